import { isPrivate } from './private/flag.ts'

type Area = 'session' | 'local'

/** Where what a page keeps goes: the browser's own store, and in private mode memory alone.
 *  @throws where the browser keeps nothing */
export function storage(area: Area): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return isPrivate() ? inMemory[area] : ownStore(area)
}

/** The browser's own.  @throws where the browser keeps nothing */
export function ownStore(area: Area): Storage {
  return area === 'session' ? sessionStorage : localStorage
}

/** What stands under a name; undefined when nothing does, or when the browser keeps nothing. */
export function stored(area: Area, name: string): string | undefined {
  try {
    return storage(area).getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

const inMemory = { session: memory(), local: memory() }

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  }
}
