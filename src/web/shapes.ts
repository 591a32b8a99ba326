import { later } from './later.ts'

// The shapes of the contract take longest of all to set up. One after the other, each with what it rests on, they leave
// room for a tap in between.
const SHAPES = [
  () => import('#contract/refusal.ts'),
  () => import('#contract/analysis-parts.ts'),
  () => import('#contract/analyses.ts'),
  () => import('#contract/billing.ts'),
  () => import('#contract/letters.ts'),
] as const

/** Sets up the shapes of the contract before everything that needs them does so at once. */
export async function setUpShapes(): Promise<void> {
  for (const shape of SHAPES) {
    await shape()
    await later()
  }
}
