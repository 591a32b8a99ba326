import type { Scores, Share } from './score.ts'

const LEAST_PRECISION = 0.95
const LEAST_RECALL = 0.85

/** What the scores fall short of, in words; empty when every target holds. Time is reported, not judged: it is the
 *  machine's as much as the program's. */
export function shortfalls(scores: Scores): string[] {
  const { precision, recall, falseOnCompliant, courtPapers } = scores
  return [
    ...(ratio(precision) < LEAST_PRECISION ? [`precision under ${LEAST_PRECISION}`] : []),
    ...(ratio(recall) < LEAST_RECALL ? [`recall under ${LEAST_RECALL}`] : []),
    ...(falseOnCompliant.length > 0 ? [`${falseOnCompliant.length} false findings on compliant letters`] : []),
    ...(courtPapers.right < courtPapers.of ? [`${courtPapers.of - courtPapers.right} court papers not stopped`] : []),
  ]
}

function ratio({ of, right }: Share): number {
  return of === 0 ? 1 : right / of
}
