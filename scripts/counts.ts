/** Counts by name, on one line.
 *  @example counts({ read: 7, refused: 2 }) // 'read 7, refused 2' */
export function counts(numbers: Readonly<Record<string, number>>): string {
  return Object.entries(numbers)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}
