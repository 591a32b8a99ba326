const Z = 1.959964 // 95 %

/** The 95 % interval of a share, by Wilson: sound for small samples and shares near 0 or 1.
 *  @example wilson(0, 10) // [0, 0.278] */
export function wilson(yes: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1]
  const share = yes / of
  const squared = Z * Z
  const middle = (share + squared / (2 * of)) / (1 + squared / of)
  const half = (Z / (1 + squared / of)) * Math.sqrt((share * (1 - share)) / of + squared / (4 * of * of))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
