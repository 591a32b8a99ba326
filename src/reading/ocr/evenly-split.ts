/** A list in so many parts of like length; fewer when there are fewer items. */
export function evenlySplit<T>(items: readonly T[], parts: number): T[][] {
  const size = Math.max(1, Math.ceil(items.length / parts))
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size))
}
