import type { ReactNode } from 'react'
import { Part, PartsInTurn } from '#web/parts-in-turn.tsx'

/** What follows the first screen, in the order it comes. */
const LATER = [
  'first-finding',
  'findings',
  'letter',
  'strategy',
  'questions',
  'time-limit',
  'state-law',
  'money',
  'to-keep',
] as const

interface LaterProps {
  readonly part: (typeof LATER)[number]
  readonly children: ReactNode
}

export function Later({ part, children }: LaterProps) {
  return <Part at={LATER.indexOf(part)}>{children}</Part>
}

export function ResultsInTurn({ children }: { readonly children: ReactNode }) {
  return <PartsInTurn parts={LATER.length}>{children}</PartsInTurn>
}
