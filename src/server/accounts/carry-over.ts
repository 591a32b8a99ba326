import { and, eq, exists, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { recordAudit } from '#server/audit.ts'
import type { Db } from '#server/database/database.ts'
import { entitlements, orders } from '#server/database/billing-tables.ts'
import { creditDisputes, creditOpenings, creditReadings, creditReports } from '#server/database/credit-tables.ts'
import { contactEntries } from '#server/database/contact-tables.ts'
import { feedback } from '#server/database/feedback-tables.ts'
import { disputes } from '#server/database/dispute-tables.ts'
import { userViolations } from '#server/database/dashboard-tables.ts'
import { analyses, leads, letters, mails, owners } from '#server/database/tables.ts'

type CarryOver = (tx: Db, from: string, to: string) => Promise<void>

/** How each table's rows pass from a visitor to the account. Every table that names an owner is here; a test compares. */
export const CARRIED: Readonly<Record<string, CarryOver>> = {
  analyses: async (tx, from, to) => {
    await tx.update(analyses).set({ ownerId: to }).where(eq(analyses.ownerId, from))
  },
  letters: async (tx, from, to) => {
    const own = alias(letters, 'own') // the same letter, written before and after: one is enough
    const isThere = exists(
      tx
        .select({ one: sql`1` })
        .from(own)
        .where(and(eq(own.ownerId, to), eq(own.requestHash, letters.requestHash))),
    )
    await tx.delete(letters).where(and(eq(letters.ownerId, from), isThere))
    await tx.update(letters).set({ ownerId: to }).where(eq(letters.ownerId, from))
  },
  disputes: async (tx, from, to) => {
    await tx
      .update(disputes)
      .set({ ownerId: to, changedAt: sql`clock_timestamp()` })
      .where(eq(disputes.ownerId, from))
  },
  contact_entries: async (tx, from, to) => {
    await tx.update(contactEntries).set({ ownerId: to }).where(eq(contactEntries.ownerId, from))
  },
  user_violations: async (tx, from, to) => {
    await tx.update(userViolations).set({ ownerId: to }).where(eq(userViolations.ownerId, from))
  },
  credit_reports: async (tx, from, to) => {
    const own = alias(creditReports, 'own') // the same file, brought before and after: one is enough
    const twice = await tx
      .select({ old: creditReports.id, kept: own.id })
      .from(creditReports)
      .innerJoin(own, and(eq(own.ownerId, to), eq(own.contentHash, creditReports.contentHash)))
      .where(eq(creditReports.ownerId, from))
    for (const { old, kept } of twice) {
      for (const table of [creditDisputes, creditOpenings])
        await tx.update(table).set({ reportId: kept }).where(eq(table.reportId, old))
      await tx.delete(creditReports).where(eq(creditReports.id, old))
    }
    await tx.update(creditReports).set({ ownerId: to }).where(eq(creditReports.ownerId, from))
  },
  credit_readings: async (tx, from, to) => {
    const own = alias(creditReadings, 'own') // the same file, being read for both: one is enough
    const isThere = exists(
      tx
        .select({ one: sql`1` })
        .from(own)
        .where(
          and(
            eq(own.ownerId, to),
            eq(own.contentHash, creditReadings.contentHash),
            ne(own.status, 'failed'),
            ne(creditReadings.status, 'failed'),
          ),
        ),
    )
    await tx.delete(creditReadings).where(and(eq(creditReadings.ownerId, from), isThere))
    await tx.update(creditReadings).set({ ownerId: to }).where(eq(creditReadings.ownerId, from))
  },
  credit_openings: async (tx, from, to) => {
    await tx.update(creditOpenings).set({ ownerId: to }).where(eq(creditOpenings.ownerId, from))
  },
  credit_disputes: async (tx, from, to) => {
    await tx.update(creditDisputes).set({ ownerId: to }).where(eq(creditDisputes.ownerId, from))
  },
  feedback: async (tx, from, to) => {
    await tx.update(feedback).set({ ownerId: to }).where(eq(feedback.ownerId, from))
  },
  owner_changes: async () => undefined, // counted by the database itself
  mails: async (tx, from, to) => {
    await tx.update(mails).set({ ownerId: to }).where(eq(mails.ownerId, from))
  },
  orders: async (tx, from, to) => {
    await tx.update(orders).set({ ownerId: to }).where(eq(orders.ownerId, from))
  },
  entitlements: async (tx, from, to) => {
    await tx.update(entitlements).set({ ownerId: to }).where(eq(entitlements.ownerId, from))
  },
  leads: async (tx, from, to) => {
    const [given] = await tx.delete(leads).where(eq(leads.ownerId, from)).returning()
    if (given)
      await tx
        .insert(leads)
        .values({ ...given, ownerId: to })
        .onConflictDoNothing()
  },
}

/** Hands everything of a visitor to the person who just signed in; the visitor is no more. */
export async function carryOver(tx: Db, from: string, to: string): Promise<void> {
  for (const carry of Object.values(CARRIED)) await carry(tx, from, to)
  await tx.delete(owners).where(and(eq(owners.id, from), eq(owners.kind, 'visitor')))
  await recordAudit(tx, { action: 'visitor-carried-over', subject: to })
}
