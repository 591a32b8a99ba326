import { startTransition, useEffect, useState } from 'react'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router'
import { later } from './later.ts'

const LONGEST_MS = 5000

/** Begins to ask for one thing a page needs. */
export type Ask = () => Promise<unknown>

let isFirst = true

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

/** How many of the later parts of a page are shown: none together with its first screen, then one after another, each
 *  once the one before is painted, so that no step of the way is long. On any later page all of them, at once. */
export function usePartsInTurn(parts: number): number {
  const [shown, setShown] = useState(isFirst && typeof document !== 'undefined' ? 0 : parts)
  useEffect(() => {
    if (shown === parts) return
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(shown + 1)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [shown, parts])
  return shown
}

/** How fresh an answer is: the one a page began with is not asked for a second time as it is shown; later ones are. */
export function onceAtFirst(): number {
  return isFirst ? Number.POSITIVE_INFINITY : 0
}

/** From here on pages stand at once. */
export function firstIsShown(): void {
  isFirst = false
}
