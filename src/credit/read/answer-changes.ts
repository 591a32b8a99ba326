import type { DisputedItem } from '#credit/bureau-answer.ts'
import { plain } from './labels.ts'
import type { Passage } from './passages.ts'
import { moneyIn, printedDate, printedMoney } from './values.ts'

/** What an answer says a field was and is. No creditor: a table about the one item of the letter. */
export interface FieldChange {
  readonly creditor?: string
  readonly field: string
  readonly before?: string
  readonly after: string
}

/** A record under "Account, Field, Before, After", or under "Field, Value". */
export function changesOf(passage: Passage): FieldChange[] {
  if (passage.kind !== 'record') return []
  const under = (head: RegExp): string | undefined => passage.cells.find(one => head.test(one.head))?.cell.text
  const field = under(/^field/i)
  const after = under(/^(?:after|now|new value|value)/i)
  if (field === undefined || after === undefined) return []
  const creditor = under(/^(?:account|item|creditor)/i)
  const before = under(/^(?:before|was|original value)/i)
  return [
    { field, after, ...(creditor === undefined ? {} : { creditor }), ...(before === undefined ? {} : { before }) },
  ]
}

/** Fields an answer names as modified: "The following fields have been modified: DATE REPORTED." */
export function modifiedFields(text: string): readonly string[] | undefined {
  const list = /fields? (?:have|has) been (?:modified|updated|changed):?\s{0,3}([^.]+)\./i.exec(text)?.[1]
  return list
    ?.split(/,|;|\band\b/)
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** Whether the disputed field itself changed; undefined when the answer does not tell, or no field was named. */
export function fieldChanged(
  item: DisputedItem | undefined,
  changes: readonly FieldChange[],
  modified: readonly string[] | undefined,
): boolean | undefined {
  if (item?.field === undefined) return undefined
  const { field, wanted } = item
  const own = changes.filter(change => isField(field, change.field))
  for (const { before, after } of own) {
    if (before !== undefined) return !sameValue(before, after)
    if (wanted !== undefined) return sameValue(after, wanted)
  }
  if (modified) return modified.some(name => isField(field, name))
  return changes.length > 0 && own.length === 0 && changes.some(({ before }) => before !== undefined)
    ? false
    : undefined
}

/** "Status past due" is about "Status"; "Balance Updated" is not "Balance". */
function isField(disputed: string, printed: string): boolean {
  const [a, b] = [plain(disputed), plain(printed)]
  return a === b || a.startsWith(`${b} `)
}

/** The same amount or day however written; sentences by their amounts: "$640 past due as of Oct" and "… as of Nov". */
function sameValue(a: string, b: string): boolean {
  const [left, right] = [printedMoney(a) ?? printedDate(a), printedMoney(b) ?? printedDate(b)]
  if (left !== undefined && right !== undefined) return left === right
  const [amounts, others] = [moneyIn(a), moneyIn(b)].map(list => list.map(({ amount }) => amount).join()) as [
    string,
    string,
  ]
  return amounts !== '' && others !== '' ? amounts === others : plain(a) === plain(b)
}
