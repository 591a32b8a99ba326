import type { ContactDebt, ContactEntry, ContactFinding } from '#contract/contacts.ts'
import type { Breach, Contact, ContactLog, StopRequest } from '#disputes/contacts/contact.ts'
import { findBreaches } from '#disputes/contacts/find-breaches.ts'
import { toldByLog } from '#disputes/contacts/told-by-log.ts'
import { RULES } from '#law/rules/index.ts'
import { day, daysBetween } from '#units/iso-date.ts'
import { localTime } from './local-time.ts'
import type { ContactRow } from './table.ts'

/** A log debt by debt, each with what it shows. One debt is one letter, or one name where there is no letter. */
export function presentLog(rows: readonly ContactRow[]): ContactDebt[] {
  const debts = new Map<string, ContactRow[]>()
  for (const row of rows) {
    const key = row.analysisId ?? row.collectorName.trim().toLowerCase()
    debts.set(key, [...(debts.get(key) ?? []), row])
  }
  return [...debts.values()].map(entries => {
    const log = logOf(entries)
    return {
      collector: entries[0]!.collectorName,
      analysis_id: entries[0]!.analysisId,
      entries: entries.map(presentEntry),
      findings: findBreaches(log).flatMap(presentFinding),
      consumer_facts: wireFacts(log),
    }
  })
}

function logOf(rows: readonly ContactRow[]): ContactLog {
  return {
    contacts: rows.flatMap(row => contactOf(row) ?? []),
    requests: rows.flatMap((row): StopRequest[] =>
      row.request === null ? [] : [{ kind: row.request, on: day(row.happenedOn), inWriting: row.inWriting }],
    ),
  }
}

function contactOf(row: ContactRow): Contact | undefined {
  if (row.way === null) return undefined
  const { details } = row
  return {
    id: row.id,
    way: row.way,
    on: day(row.happenedOn),
    at: row.happenedAt ?? undefined,
    talked: details.talked,
    askedFor: details.asked_for,
    place: details.place,
    atBadTimeOrPlace: details.at_bad_time_or_place,
    thirdParty: details.third_party,
    onlyLastNotice: details.only_last_notice,
    hasProof: details.has_proof === true,
    writtenAtOnce: wasWrittenAtOnce(row),
  }
}

function wasWrittenAtOnce({ happenedOn, recordedAt, timeZone }: ContactRow): boolean {
  const written = localTime(recordedAt, timeZone)
  return written !== undefined && daysBetween(day(happenedOn), written.on) <= 1
}

function presentEntry(row: ContactRow): ContactEntry {
  return {
    id: row.id,
    kind: row.way === null ? 'request' : 'contact',
    way: row.way,
    request: row.request,
    in_writing: row.inWriting,
    on: row.happenedOn,
    at: row.happenedAt,
    written_at_once: wasWrittenAtOnce(row),
    details: row.details,
  }
}

function presentFinding({ ruleId, title, shows, contacts, grade }: Breach): ContactFinding[] {
  const rule = RULES.find(({ id }) => id === ruleId)
  if (!rule) return []
  return [
    {
      rule_id: ruleId,
      title: title ?? rule.title,
      shows,
      entries: [...contacts],
      evidence: grade,
      // notes alone carry nothing further than a likely violation
      strength: grade === 'remembered' ? 'possible' : grade === 'documented' ? rule.strength : 'likely',
      requirement: rule.requirement,
      would_change: [...rule.wouldChange],
      cites: [...rule.cites],
    },
  ]
}

function wireFacts(log: ContactLog): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(toldByLog(log)).map(([name, value]) => [
      name.replace(/[A-Z]|(?<=\D)\d/g, letter => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
