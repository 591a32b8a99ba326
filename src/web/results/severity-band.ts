/** Bands of the severity score.  @law strategy.md 3 */
export const BANDS = [
  { name: 'None', from: 0 },
  { name: 'Minor', from: 1 },
  { name: 'Notable', from: 25 },
  { name: 'Serious', from: 50 },
  { name: 'Severe', from: 75 },
] as const

/** @example severityBand(41) // 'Notable' */
export function severityBand(score: number): (typeof BANDS)[number]['name'] {
  return BANDS.findLast(band => score >= band.from)?.name ?? 'None'
}
