type Area = 'session' | 'local'

/** The browser's own store.  @throws where the browser keeps nothing */
export function storage(area: Area): Storage {
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
