import type { Paper } from '#reading/paper.ts'
import { isDay } from '#credit/dates.ts'
import type { AnsweredItem, AnswerKind, BureauAnswer, DisputedItem, ItemResult } from '#credit/bureau-answer.ts'
import { sameAccount, sameCompany } from '#credit/names.ts'
import type { Bureau } from '#credit/report.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { changesOf, fieldChanged, modifiedFields, type FieldChange } from './answer-changes.ts'
import { bureauIn } from './bureau.ts'
import { passagesOf, type Passage } from './passages.ts'
import { evidenceOf, rowsOf, type Row } from './rows.ts'
import { maskedAccount, printedDate } from './values.ts'

/** Reads a bureau's answer to a dispute. An item counts as updated only when the field that was disputed changed: *verified
 *  and updated* is verified. What cannot be told is unknown, for the person to say.
 *  @param disputed what was disputed, by its names on the report; none when it is not known
 *  @example readBureauAnswer(paper, [{ id: 'old_reaged:equifax-5', creditor: 'HOLLOWAY RECOVERY', field: 'Date of First Delinquency' }]).kind // 'verified' */
export function readBureauAnswer(paper: Paper, disputed: readonly DisputedItem[]): BureauAnswer {
  const rows = rowsOf(paper)
  const passages = passagesOf(rows)
  const text = passages.map(textOf).join('\n')
  const kind = wholeKind(text)
  const items = kind === undefined ? resultsOf(passages, disputed) : itemsOf(passages, disputed, kind)
  const results = new Set(items.map(({ result }) => result))
  return {
    kind: kind ?? kindOf(results),
    isMixed: results.size > 1,
    bureau: bureauOf(rows),
    letterDate: rows.map(row => dayIn(row.text)).find(day => day !== undefined),
    number: /(?:confirmation|report number|file number|reference)\s{0,3}(?:number|#|:)*\s{0,3}:?\s*([\d-]{6,})/i.exec(
      text,
    )?.[1],
    items,
    ...(kind === 'frivolous' ? determined(text) : {}),
    reasons: kind === 'frivolous' ? listAfter(text, /\breasons?(?: are| is)?\s*:/i) : [],
    needed: kind === 'frivolous' ? listAfter(text, /\b(?:we need|please (?:send|provide)|needed)\s*:/i) : [],
    confidence: Math.min(...items.map(({ evidence }) => Math.min(1, ...evidence.map(one => one.confidence))), 1),
  }
}

function textOf(passage: Passage): string {
  return passage.kind === 'paragraph' ? passage.text : passage.cells.map(({ cell }) => cell.text).join(' | ')
}

const PUT_BACK =
  /(?:placed|put) back|re-?inserted|restored to your|returned to your (?:credit )?file|reappears? in your/i
const NOT_TAKEN =
  /(?:is|are|as|be|was) (?:considered )?(?:frivolous|irrelevant)|(?:not able|unable|cannot) to process (?:it|your (?:request|dispute))|we (?:will not|cannot|are not able to) (?:process|investigate)/i

/** What a whole letter says of all its items. */
function wholeKind(text: string): 'frivolous' | 'reinsertion' | undefined {
  if (NOT_TAKEN.test(text)) return 'frivolous'
  return PUT_BACK.test(text) ? 'reinsertion' : undefined
}

/** Mixed results are an update of some: which, the items tell. */
function kindOf(results: ReadonlySet<ItemResult>): AnswerKind {
  const [only] = results
  if (results.size === 1 && (only === 'deleted' || only === 'updated' || only === 'verified')) return only
  if (results.has('deleted') || results.has('updated')) return 'updated'
  return results.has('verified') ? 'verified' : 'unknown'
}

function bureauOf(rows: readonly Row[]): Bureau | undefined {
  return rows
    .slice(0, 12)
    .map(row => bureauIn(row.text))
    .find(bureau => bureau !== undefined)
}

function dayIn(text: string): IsoDate | undefined {
  const date = printedDate(text)
  return date && isDay(date) ? date : undefined
}

interface Named {
  readonly creditor: string
  readonly account?: string
  readonly originalCreditor?: string
}

const ITEM =
  /^(.*?)[\s,]{1,4}((?=[\dxX*#-]*[xX*#]{2})[\dA-Z*xX#-]{0,30}[*xX#]{2,40}[\d*xX#-]*(?:\s\d{2,4})?|(?:account )?ending (?:in )?\d{2,4})(?:[,;]\s{0,3}(.*))?$/

/** "IRONHORN FINANCIAL 88120XXX, original creditor TRELLIS": who, which account, and for whom. */
function namedIn(text: string): Named | undefined {
  const match = ITEM.exec(text.trim())
  if (!match) return undefined
  const original = /original creditor:?\s{1,4}(.+)$/i.exec(match[3] ?? '')?.[1]
  return { creditor: match[1]!, account: maskedAccount(match[2]!), ...(original ? { originalCreditor: original } : {}) }
}

/** Letters that say one thing of all their items. */
function itemsOf(
  passages: readonly Passage[],
  disputed: readonly DisputedItem[],
  kind: 'frivolous' | 'reinsertion',
): AnsweredItem[] {
  const text = passages.map(textOf).join('\n')
  const inTables = passages.flatMap(passage => {
    const named = passage.kind === 'record' ? namedIn(passage.cells[0]!.cell.text) : undefined
    return named && passage.kind === 'record' ? [{ named, passage }] : []
  })
  const named: { readonly named: Named; readonly passage?: Passage }[] =
    inTables.length > 0 ? inTables : disputed.map(one => ({ named: one }))
  return named.map(({ named: one, passage }) => {
    const match = disputed.find(item => isSame(item, one))
    const dates =
      passage?.kind === 'record'
        ? passage.cells.flatMap(({ head, cell }) => {
            const day = dayIn(cell.text)
            return day ? [{ head, day }] : []
          })
        : []
    const removed = dates.find(({ head }) => /remov|delet/i.test(head))?.day
    const back = dates.find(({ head }) => /back|insert|restor/i.test(head))?.day
    return {
      ...(match ? { disputedId: match.id } : {}),
      creditor: one.creditor,
      ...(one.account ? { account: one.account } : {}),
      ...(one.originalCreditor ? { originalCreditor: one.originalCreditor } : {}),
      result: kind === 'frivolous' ? 'not-investigated' : 'reinserted',
      changes: [],
      ...(removed ? { removedOn: removed } : {}),
      ...(back ? { reinsertedOn: back } : {}),
      ...(kind === 'reinsertion' ? { certifiedByFurnisher: /certif/i.test(text) } : {}),
      evidence: evidenceIn(passage),
    }
  })
}

function evidenceIn(passage: Passage | undefined): AnsweredItem['evidence'] {
  return (
    passage?.rows.map(row =>
      evidenceOf(
        row.page,
        row.cells.flatMap(cell => cell.words),
      ),
    ) ?? []
  )
}

function isSame(item: Named, other: Named): boolean {
  if (item.account !== undefined && other.account !== undefined && !sameAccount(item.account, other.account))
    return false
  return sameCompany(item.creditor, other.creditor)
}

const RESULTS: readonly (readonly [RegExp, ItemResult])[] = [
  [/verified[ ,]+(?:and|but) updated/i, 'verified'],
  [/\bdeleted?\b|\bremoved\b|has been blocked|no longer (?:appears|reported)/i, 'deleted'],
  [
    /\bverified\b|\bremains?\b|meets our requirements|reported correctly|confirmed as accurate|no change|unchanged|belongs to you/i,
    'verified',
  ],
  [/\bupdated\b|\bmodified\b|\bchanged\b|\bcorrected\b|\brevised\b/i, 'updated'],
]

/** The items with their own results: in a record of a table, or a paragraph that names one. */
function resultsOf(passages: readonly Passage[], disputed: readonly DisputedItem[]): AnsweredItem[] {
  const changes = passages.flatMap(changesOf)
  return passages.flatMap(passage => {
    const about = itemIn(passage, disputed)
    if (!about) return []
    const words =
      passage.kind === 'record'
        ? passage.cells
            .slice(1)
            .map(({ cell }) => cell.text)
            .join(' | ')
        : passage.text
    const said = RESULTS.find(([pattern]) => pattern.test(words))?.[1]
    if (!said) return []
    const own = changes.filter(({ creditor }) => creditor === undefined || sameCompany(creditor, about.named.creditor))
    const changed = fieldChanged(about.item, own, modifiedFields(words))
    return [itemResult(about, said, changed, own, newInformation(words), evidenceIn(passage))]
  })
}

interface About {
  readonly named: Named
  readonly item?: DisputedItem
}

function itemIn(passage: Passage, disputed: readonly DisputedItem[]): About | undefined {
  if (passage.kind === 'record') {
    const first = passage.cells[0]!.cell.text
    if (passage.cells.some(({ head }) => /^(?:field|before|after|was|now|value)/i.test(head))) return undefined
    const named = namedIn(first) ?? disputed.find(({ creditor }) => sameCompany(creditor, first))
    const item = named && disputed.find(one => isSame(one, named))
    return named && { named, ...(item ? { item } : {}) }
  }
  const item = disputed.find(one => names(passage.text, one))
  return item && { named: { creditor: item.creditor, ...(item.account ? { account: item.account } : {}) }, item }
}

/** A paragraph about an item gives its account as the report masks it. */
function names(text: string, { account }: DisputedItem): boolean {
  const masked = /account\s{0,3}(?:#|number)?\s{0,3}(?:-|:)?\s*([\dA-Za-z*]*[xX*#]{2,}[\d*xX#-]*(?:\s\d{2,4})?)/i.exec(
    text,
  )?.[1]
  return masked !== undefined && account !== undefined && sameAccount(masked, account)
}

function itemResult(
  { named, item }: About,
  said: ItemResult,
  changed: boolean | undefined,
  changes: readonly FieldChange[],
  news: string | undefined,
  evidence: AnsweredItem['evidence'],
): AnsweredItem {
  const isChange = said === 'updated' || said === 'verified'
  const result = !isChange
    ? said
    : changed === true
      ? 'updated'
      : said === 'verified' || changed === false
        ? 'verified'
        : 'unknown'
  const told = isChange ? (changed ?? (said === 'verified' ? false : undefined)) : undefined
  return {
    ...(item ? { disputedId: item.id } : {}),
    creditor: named.creditor,
    ...(named.account ? { account: named.account } : {}),
    result,
    ...(told === undefined ? {} : { disputedFieldChanged: told }),
    changes: changes.map(({ field, before, after }) => ({ field, ...(before === undefined ? {} : { before }), after })),
    ...(news === undefined ? {} : { newInformation: news }),
    evidence,
  }
}

/** "…: The furnisher stated that the payment was received on August 12, 2025." */
function newInformation(words: string): string | undefined {
  return /((?:the )?(?:furnisher|creditor|company|source|data furnisher) (?:stated|says|said|reports|told us|advised) .*)/i.exec(
    words,
  )?.[1]
}

function determined(text: string): Pick<BureauAnswer, 'determinedOn'> {
  const said = /determined (?:on )?([A-Z][a-z]+ \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4})/.exec(text)?.[1]
  const day = said && dayIn(said)
  return day ? { determinedOn: day } : {}
}

/** "(1) …; (2) …", "a, b, and c" up to the end of the sentence. */
function listAfter(text: string, head: RegExp): string[] {
  const start = head.exec(text)
  if (!start) return []
  const rest = text.slice(start.index + start[0].length)
  const sentence = /^[\s\S]*?\.(?=\s+[A-Z]|\s*\n|\s*$)/.exec(rest)?.[0] ?? rest
  const numbered = sentence
    .split(/\(\d+\)|\b\d+[.)]\s/)
    .map(clean)
    .filter(part => part !== '')
  return numbered.length > 1
    ? numbered
    : sentence
        .split(/,\s+(?:and\s+)?|;\s*/)
        .map(clean)
        .filter(part => part !== '')
}

function clean(part: string): string {
  return part
    .trim()
    .replace(/[;.,]{1,20}$/, '')
    .replace(/^and\s+/, '')
}
