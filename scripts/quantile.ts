/** The number under which such a share of them lies; not a number when there are none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle one; 0 when there are none. */
export function median(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : quantile(numbers, 0.5)
}
