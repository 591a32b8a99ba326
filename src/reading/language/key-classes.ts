/** Keys are what a sentence can be looked up by: a lemma, an exact form (`=form`), a kind (`<kind>`) or a concept
 *  (`@name`). A class is a set of keys of which a pattern needs one. Classes are numbered as patterns are compiled. */
const CLASSES = new Map<string, number>()
const CLASSES_OF_KEY = new Map<string, number[]>()

export function classOf(keys: readonly string[]): number {
  const distinct = [...new Set(keys)].sort()
  const name = distinct.join(' ')
  const known = CLASSES.get(name)
  if (known !== undefined) return known
  const number = CLASSES.size
  CLASSES.set(name, number)
  for (const key of distinct) {
    const list = CLASSES_OF_KEY.get(key)
    if (list) list.push(number)
    else CLASSES_OF_KEY.set(key, [number])
  }
  return number
}

/** The classes a key belongs to; undefined for a key that no pattern asks for. */
export function classesOfKey(key: string): readonly number[] | undefined {
  return CLASSES_OF_KEY.get(key)
}

/** How many numbers of 32 bits hold one bit for each class. */
export function wordsOfBits(): number {
  return (CLASSES.size >>> 5) + 1
}
