/** One letter read wrongly in a longer word.
 *  @example isMisreading('c0rrect', 'correct') // true */
export function isMisreading(word: string, other: string): boolean {
  if (word.length < 5 || other.length < 5 || Math.abs(word.length - other.length) > 1) return false
  const [long, short] = word.length >= other.length ? [word, other] : [other, word]
  let i = 0
  while (i < short.length && long[i] === short[i]) i += 1
  const restLong = long.slice(i + 1)
  return long.length === short.length ? restLong === short.slice(i + 1) : restLong === short.slice(i)
}
