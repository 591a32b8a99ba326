/** What a browser keeps, in memory. */
export function memoryStorage(kept: Readonly<Record<string, string>> = {}): Storage {
  const items = new Map(Object.entries(kept))
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
    clear: () => items.clear(),
    key: index => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}
