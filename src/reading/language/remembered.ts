const MOST_WORDS = 20_000

/** The same work with what it found for each word kept, as letters say the same few words again and again. A word with a
 *  figure in it, such as an account number, is never kept. */
export function remembered<Found>(work: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, Found>()
  return word => {
    const before = known.get(word)
    if (before !== undefined) return before
    const found = work(word)
    if (known.size < MOST_WORDS && !/\d/.test(word)) known.set(word, found)
    return found
  }
}
