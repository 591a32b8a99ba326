import type { Evidence } from '#law/fact.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { CreditError, QuotedField } from './credit-error.ts'
import type { CreditErrorKind } from './error-kinds.ts'
import type { Field } from './field.ts'
import type { Bureau, CreditReport, Tradeline } from './report.ts'
import { allTradelines } from './report.ts'
import { sameAccount, sameCompany } from './names.ts'
import type { CreditProfile, CreditTold, DeletedItem, LetterDebt } from './told.ts'

/** All that is known when a report is judged. */
export interface CreditCase {
  readonly report: CreditReport
  readonly profile: CreditProfile
  readonly told: readonly CreditTold[]
  /** Debts of the collection letters already analysed. */
  readonly letters: readonly LetterDebt[]
  /** What bureaus deleted or blocked before. */
  readonly deleted: readonly DeletedItem[]
  readonly on: IsoDate
}

/** Finds one kind of error. Silent when what it needs is not shown. */
export interface ErrorFinder {
  readonly kind: CreditErrorKind
  readonly find: (about: CreditCase) => readonly CreditError[]
}

type Draft = Omit<CreditError, 'id' | 'kind' | 'related' | 'quotes' | 'dates' | 'confidence'> &
  Partial<Pick<CreditError, 'related' | 'quotes' | 'dates' | 'confidence'>>

export function defineFinder(kind: CreditErrorKind, find: (about: CreditCase) => readonly Draft[]): ErrorFinder {
  return {
    kind,
    find: about =>
      find(about).map(draft => {
        const quotes = draft.quotes ?? []
        const seen = quotes.flatMap(quote => quote.evidence.map(({ confidence }) => confidence))
        return {
          id: `${kind}:${draft.ref}`,
          kind,
          related: [],
          dates: [],
          ...draft,
          quotes,
          confidence: draft.confidence ?? Math.min(1, ...seen),
        }
      }),
  }
}

/** A field as printed, for the letter to quote; a blank one with its label. */
export function quoted(...fields: readonly Field<unknown>[]): QuotedField[] {
  return fields.flatMap(field => {
    if (field.known)
      return [
        { label: labelOf(field), value: field.evidence[0]?.quote ?? String(field.value), evidence: field.evidence },
      ]
    return field.why === 'blank' && field.label !== undefined
      ? [{ label: field.label, value: '', evidence: field.evidence ?? [] }]
      : []
  })
}

function labelOf(field: Field<unknown>): string {
  return 'label' in field ? (field.label ?? '') : ''
}

/** A month of the payment history as a quote. */
export function quotedMonth(line: Tradeline, month: string): QuotedField[] {
  const cell = line.history.find(one => one.month === month)
  if (!cell) return []
  const evidence: Evidence = {
    page: cell.page,
    quote: cell.printed,
    boxes: cell.box ? [cell.box] : [],
    confidence: cell.confidence,
  }
  return [{ label: `Payment history ${month}`, value: cell.printed, evidence: [evidence] }]
}

export function tradelinesOf({ report }: CreditCase, kind?: Tradeline['kind']): readonly Tradeline[] {
  return allTradelines(report).filter(line => kind === undefined || line.kind === kind)
}

/** What was told of this kind, with its subject. */
export function toldOf<Kind extends CreditTold['kind']>(
  { told }: CreditCase,
  kind: Kind,
): readonly Extract<CreditTold, { kind: Kind }>[] {
  return told.filter((one): one is Extract<CreditTold, { kind: Kind }> => one.kind === kind)
}

/** The tradelines of which something was told. */
export function toldLines<Kind extends ToldOfEntry['kind']>(
  about: CreditCase,
  kind: Kind,
): readonly { readonly line: Tradeline; readonly told: Extract<ToldOfEntry, { kind: Kind }> }[] {
  return about.told.flatMap(told => {
    if (told.kind !== kind || !('ref' in told)) return []
    const line = tradelinesOf(about).find(({ id }) => id === told.ref)
    return line ? [{ line, told: told as Extract<ToldOfEntry, { kind: Kind }> }] : []
  })
}

type ToldOfEntry = Extract<CreditTold, { ref: string }>

export function toldAbout(about: CreditCase, kind: CreditTold['kind'], ref: string): boolean {
  return about.told.some(told => told.kind === kind && 'ref' in told && told.ref === ref)
}

/** Entries of one account side by side: the columns of a tri-merge entry, or the same account in a packet. Groups of one
 *  are left out. */
export function acrossBureaus(about: CreditCase): readonly (readonly Tradeline[])[] {
  const groups: Tradeline[][] = []
  for (const line of tradelinesOf(about)) {
    const group = groups.find(
      lines => !lines.some(other => other.bureau === line.bureau) && isSameAccount(lines[0]!, line),
    )
    if (group) group.push(line)
    else groups.push([line])
  }
  return groups.filter(lines => lines.length > 1)
}

function isSameAccount(a: Tradeline, b: Tradeline): boolean {
  if (a.entry !== undefined || b.entry !== undefined) return a.entry === b.entry
  if (a.kind !== b.kind || !sameCompany(a.creditor.value, b.creditor.value)) return false
  if (a.account.known && b.account.known && !sameAccount(a.account.value, b.account.value)) {
    return a.opened.known && b.opened.known && a.opened.value === b.opened.value
  }
  return true
}

export function bureausOf(lines: readonly { readonly bureau: Bureau }[]): Bureau[] {
  return [...new Set(lines.map(({ bureau }) => bureau))]
}

/** The account this collection came from, by the first creditor's name, at the same bureau first. */
export function originalOf(about: CreditCase, collection: Tradeline): readonly Tradeline[] {
  const { originalCreditor } = collection
  if (!originalCreditor.known) return []
  return tradelinesOf(about, 'account')
    .filter(line => sameCompany(line.creditor.value, originalCreditor.value))
    .sort((a, b) => Number(b.bureau === collection.bureau) - Number(a.bureau === collection.bureau))
}

/** Charged off, in collection, repossessed or foreclosed, now or in its history. */
export function isChargedOff(line: Tradeline): boolean {
  const bad = ['charge-off', 'collection', 'repossession', 'foreclosure']
  return (
    line.kind === 'collection' ||
    (line.status.known && bad.includes(line.status.value)) ||
    line.chargeOffAmount.known ||
    line.history.some(month => bad.includes(month.code))
  )
}

/** The remark, activity code or status whose printed words match. */
export function remarkOf(line: Tradeline, pattern: RegExp): Field<string> | undefined {
  const texts: readonly Field<string>[] = [...line.remarks, line.activity, line.status]
  return texts.find(field => field.known && pattern.test(field.evidence[0]?.quote ?? ''))
}
