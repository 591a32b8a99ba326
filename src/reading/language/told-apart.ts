/** Words by a key that only one of them has; words that share theirs are left out, as the key cannot tell them apart. */
export function toldApartBy(words: Iterable<string>, keyOf: (word: string) => string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const shared = new Set<string>()
  for (const word of words) {
    const key = keyOf(word)
    if (found.has(key)) shared.add(key)
    found.set(key, word)
  }
  for (const key of shared) found.delete(key)
  return found
}
