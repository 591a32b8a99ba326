/** A word without these signs before and after it. Signs are looked at one by one: an expression would try each place.
 *  @example withoutSigns('("Total":', '("', '":') // 'Total' */
export function withoutSigns(word: string, before: string, after: string): string {
  let [from, to] = [0, word.length]
  while (from < to && before.includes(word[from]!)) from += 1
  while (from < to && after.includes(word[to - 1]!)) to -= 1
  return word.slice(from, to)
}
