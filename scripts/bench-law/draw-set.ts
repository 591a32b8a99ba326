import { drawCompliant, drawCourtPaper, drawLetter, type DrawnLetter } from './compose.ts'
import { LAWFUL_BASES, type Wording } from './wordings.ts'

/** Letters a rule is measured on, at least, for its positives and again for its near misses. */
const LEAST_A_RULE = 30
const LAWFUL_A_BASE = 20
const COURT_PAPERS = 120

/** Every wording drawn as often as gives its rule thirty letters, or `each` times. */
export function drawWordings(
  wordings: readonly Wording[],
  { seed, each }: { seed: number; each?: number },
): DrawnLetter[] {
  return wordings.flatMap(wording => {
    const alike = wordings.filter(({ rule, breaks }) => rule === wording.rule && breaks === wording.breaks).length
    const times = each ?? Math.ceil(LEAST_A_RULE / alike)
    return Array.from({ length: times }, (_, number) => drawLetter(wording, { seed, number }))
  })
}

/** Lawful letters of every base, English and Spanish. */
export function drawLawful(seed: number, aBase = LAWFUL_A_BASE): DrawnLetter[] {
  return LAWFUL_BASES.flatMap(base =>
    Array.from({ length: aBase }, (_, number) => drawCompliant(base, { seed, number })),
  )
}

export function drawCourtPapers(seed: number, count = COURT_PAPERS): DrawnLetter[] {
  return Array.from({ length: count }, (_, number) => drawCourtPaper({ seed, number }))
}
