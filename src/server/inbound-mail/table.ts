import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { inboundMails, mailAddresses } from '#server/database/inbound-mail-tables.ts'
import { analyses, people } from '#server/database/tables.ts'

export type MailAddressRow = typeof mailAddresses.$inferSelect
export type InboundMailRow = typeof inboundMails.$inferSelect

export async function mailAddressOf(db: Db, personId: string): Promise<MailAddressRow | undefined> {
  const [row] = await db.select().from(mailAddresses).where(eq(mailAddresses.personId, personId)).limit(1)
  return row
}

/** The person behind an address, and the email they log in with. */
export async function personAt(db: Db, localPart: string): Promise<{ id: string; email: string } | undefined> {
  const [row] = await db
    .select({ id: people.id, email: people.email })
    .from(mailAddresses)
    .innerJoin(people, eq(people.id, mailAddresses.personId))
    .where(eq(mailAddresses.localPart, localPart))
    .limit(1)
  return row
}

/** Gives a person an address in place of the one they had. */
export async function keepMailAddress(
  db: Db,
  row: Pick<MailAddressRow, 'personId' | 'localPart' | 'createdAt'>,
): Promise<void> {
  const set = { ...row, gmailCode: null, gmailCodeAt: null }
  await db.insert(mailAddresses).values(set).onConflictDoUpdate({ target: mailAddresses.personId, set })
}

export async function removeMailAddress(db: Db, personId: string): Promise<void> {
  await db.delete(mailAddresses).where(eq(mailAddresses.personId, personId))
}

export async function keepGmailCode(db: Db, personId: string, code: string, at: Date): Promise<void> {
  await db.update(mailAddresses).set({ gmailCode: code, gmailCodeAt: at }).where(eq(mailAddresses.personId, personId))
}

/** False when this mail, or another with the same letters attached, is kept already. */
export async function insertInboundMail(db: Db, row: typeof inboundMails.$inferInsert): Promise<boolean> {
  const kept = await db
    .insert(inboundMails)
    .values(row)
    .onConflictDoNothing()
    .returning({ analysisId: inboundMails.analysisId })
  return kept.length > 0
}

interface Keys {
  readonly messageKey: string | null
  readonly filesKey: string | null
}

const sameMail = (personId: string, { messageKey, filesKey }: Keys) =>
  and(
    eq(inboundMails.personId, personId),
    or(
      messageKey === null ? undefined : eq(inboundMails.messageKey, messageKey),
      filesKey === null ? undefined : eq(inboundMails.filesKey, filesKey),
    ),
  )

/** Notes that a mail came once more.  False when it never came, or could not be read then: it is to be read. */
export async function countAgain(db: Db, personId: string, keys: Keys, at: Date): Promise<boolean> {
  const failed = db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.ownerId, personId), eq(analyses.status, 'failed')))
  await db
    .update(inboundMails)
    .set({ messageKey: null, filesKey: null })
    .where(and(sameMail(personId, keys), inArray(inboundMails.analysisId, failed)))
  const again = await db
    .update(inboundMails)
    .set({ times: sql`${inboundMails.times} + 1`, lastCameAt: at })
    .where(sameMail(personId, keys))
    .returning({ analysisId: inboundMails.analysisId })
  return again.length > 0
}

export async function inboundMailOf(db: Db, analysisId: string): Promise<InboundMailRow | undefined> {
  const [row] = await db.select().from(inboundMails).where(eq(inboundMails.analysisId, analysisId)).limit(1)
  return row
}

export async function inboundMailsFor(db: Db, personId: string): Promise<InboundMailRow[]> {
  return db
    .select()
    .from(inboundMails)
    .where(eq(inboundMails.personId, personId))
    .orderBy(desc(inboundMails.lastCameAt))
}

/** The state a person chose for their newest letter; null when they never chose one. */
export async function stateLastChosen(db: Db, personId: string): Promise<string | null> {
  const [row] = await db
    .select({ state: analyses.state })
    .from(analyses)
    .where(and(eq(analyses.ownerId, personId), isNotNull(analyses.state)))
    .orderBy(desc(analyses.createdAt))
    .limit(1)
  return row?.state ?? null
}
