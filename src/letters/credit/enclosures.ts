import { asIs, wordsOf, type Run } from '#letters/letter.ts'
import type { CreditContext, DisputedItem } from './credit-context.ts'

/** The papers of a letter in the order they are numbered: the pages of the report, the proof of each item, what else the
 *  person says they enclose. */
export function enclosuresOf({
  items,
  papers,
  theft,
}: Pick<CreditContext, 'items' | 'papers' | 'theft'>): readonly Run[] {
  const pages = [...new Set(items.flatMap(({ page }) => page ?? []))].sort((a, b) => a - b)
  return [
    ...(pages.length === 0
      ? []
      : [`Page${pages.length > 1 ? 's' : ''} ${listOf(pages)} of the report, entries marked`]),
    ...[...new Set(items.flatMap(({ proof }) => proof ?? []))].map(asIs),
    ...(theft?.theftReport ? ['Identity theft report'] : []),
    ...papers.map(asIs),
  ]
}

/** The number a paper has among them. */
export function enclosureNumber(
  context: Pick<CreditContext, 'items' | 'papers' | 'theft'>,
  proof: DisputedItem['proof'],
): number | undefined {
  const at = proof === undefined ? -1 : enclosuresOf(context).findIndex(paper => wordsOf(paper) === proof)
  return at < 0 ? undefined : at + 1
}

function listOf(pages: readonly number[]): string {
  return pages.length < 2 ? pages.join('') : `${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}`
}
