import { BUREAU_NAMES, DISPUTE_ADDRESSES } from '#credit/bureau-names.ts'
import { typedItem, type LetterItem, type TypedError } from '#credit/letter-item.ts'
import type { Bureau } from '#credit/report.ts'
import { NO_REPORT } from '#letters/credit/credit-context.ts'
import { MOST_ITEMS } from '#letters/credit/define-credit-letter.ts'
import { writeCreditLetter } from '#letters/credit/write-credit-letter.ts'
import { toText } from '#letters/render/to-text.ts'
import type { IsoDate } from '#units/iso-date.ts'

/** The letters of ticked errors made on the device, when the server cannot be reached: the page says so.
 *  @law decision 22 */
export function localLetters(
  errors: readonly TypedError[],
  bureaus: readonly Bureau[],
  { today, harm }: { readonly today: IsoDate; readonly harm: string | undefined },
): Partial<Record<Bureau, string>> {
  const items = errors.flatMap((error, at): LetterItem[] => {
    const chosen = typedItem(error, at, today)
    return chosen.kind === 'item' ? [chosen.item] : []
  })
  const texts: Partial<Record<Bureau, string>> = {}
  for (const bureau of bureaus) {
    const [name, ...addressLines] = DISPUTE_ADDRESSES[bureau]
    const written = writeCreditLetter('bureau-dispute', {
      today,
      consumer: { name: undefined, addressLines: [], givesSsn: false },
      recipient: { name, addressLines },
      report: { ...NO_REPORT, bureau: BUREAU_NAMES[bureau] },
      items: items.slice(0, MOST_ITEMS),
      harm,
      hardship: undefined,
      papers: [],
      theft: undefined,
      earlier: undefined,
      reinsertion: undefined,
      goodwill: undefined,
    })
    if (written.kind === 'letter') texts[bureau] = toText(written.letter)
  }
  return texts
}
