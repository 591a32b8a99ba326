import type { LoaderFunction, LoaderFunctionArgs } from 'react-router'
import { later } from './later.ts'

const LONGEST_MS = 5000

/** Begins to ask for one thing a page needs. */
export type Ask = () => Promise<unknown>

let isFirst = true
/** How many pages are still being filled, part by part. */
let filling = 0

/** For the page a visit begins with: it is shown together with its answers, in the place of its frame. Those that take
 *  long, or never come, the page waits for itself, and says so. Later pages stand at once and fill. */
export function withFirstAnswers(asked: (args: LoaderFunctionArgs) => readonly Ask[]): LoaderFunction {
  return async args => {
    if (isFirst) await Promise.race([allOf(asked(args)), later(LONGEST_MS)])
    return null
  }
}

// One by one, so that none of it is a long piece of work.
async function allOf(asked: readonly Ask[]): Promise<void> {
  const answers: Promise<unknown>[] = []
  for (const ask of asked) {
    answers.push(ask())
    await later()
  }
  await Promise.allSettled(answers)
}

/** Whether parts of this page still wait for their turn, being one a visit begins with. */
export function isFirstPage(): boolean {
  return isFirst && typeof document !== 'undefined'
}

/** A page is being filled, part by part; until told that it is. */
export function fill(): () => void {
  filling += 1
  return () => setTimeout(() => (filling -= 1)) // the part just shown has asked by then
}

/** How fresh an answer is: the one a page began with is not asked for a second time as its parts are shown; later ones
 *  are. */
export function onceAtFirst(): number {
  return isFirst || filling > 0 ? Number.POSITIVE_INFINITY : 0
}

/** From here on pages stand at once. */
export function firstIsShown(): void {
  isFirst = false
}
