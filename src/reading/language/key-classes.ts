/** Keys are what a sentence can be looked up by: a lemma, an exact form (`=form`), a kind (`<kind>`) or a concept
 *  (`@name`). A class is a set of keys of which a pattern needs one. Classes are numbered as patterns are compiled. */
const CLASSES = new Map<string, number>()

type ClassesOf = Map<string, number[]>

/** By what a key names, without its sign. */
const BY_LEMMA: ClassesOf = new Map()
const BY_FORM: ClassesOf = new Map()
const BY_KIND: ClassesOf = new Map()
const BY_CONCEPT: ClassesOf = new Map()

export function classOf(keys: readonly string[]): number {
  const distinct = [...new Set(keys)].sort()
  const name = distinct.join(' ')
  const known = CLASSES.get(name)
  if (known !== undefined) return known
  const number = CLASSES.size
  CLASSES.set(name, number)
  for (const key of distinct) addTo(key, number)
  return number
}

function addTo(key: string, number: number): void {
  const [classes, name] = placeOf(key)
  const list = classes.get(name)
  if (list) list.push(number)
  else classes.set(name, [number])
}

function placeOf(key: string): [ClassesOf, string] {
  if (key.startsWith('=')) return [BY_FORM, key.slice(1)]
  if (key.startsWith('@')) return [BY_CONCEPT, key.slice(1)]
  if (key.startsWith('<')) return [BY_KIND, key.slice(1, -1)]
  return [BY_LEMMA, key]
}

/** The classes that hold it; undefined for what no pattern asks for. */
export function classesOfLemma(lemma: string): readonly number[] | undefined {
  return BY_LEMMA.get(lemma)
}

export function classesOfForm(norm: string): readonly number[] | undefined {
  return BY_FORM.get(norm)
}

export function classesOfKind(kind: string): readonly number[] | undefined {
  return BY_KIND.get(kind)
}

export function classesOfConcept(name: string): readonly number[] | undefined {
  return BY_CONCEPT.get(name)
}

/** How many numbers of 32 bits hold one bit for each class. */
export function wordsOfBits(): number {
  return (CLASSES.size >>> 5) + 1
}
