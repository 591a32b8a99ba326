import { STATES } from '#law/states/index.ts'
import type { StateCode } from '#units/state-code.ts'

/** A statute an answer rests on, and a page where it can be read, as far as one was seen. */
export interface StatuteSource {
  readonly statute: string
  readonly url: string | undefined
  /** The page is the statute or a court's opinion itself; else it only says the same. */
  readonly isTheLaw: boolean
}

/** Where the statutes named in an answer can be read. Empty when none of them is a time limit of this state.
 *  @example statuteSources('Ohio Rev. Code § 2305.07(C)', 'OH')[0]?.isTheLaw // true */
export function statuteSources(named: string, state: StateCode): readonly StatuteSource[] {
  const found = new Map<string, StatuteSource>()
  for (const { statute, contested, source } of Object.values(STATES[state].periods)) {
    const page = source.read === 'nothing' ? undefined : source.url
    const isTheLaw = source.read === 'statute' || source.read === 'opinion'
    for (const one of [statute, contested?.statute ?? statute]) {
      const next = { statute: one, url: page, isTheLaw }
      if (named.includes(one) && worth(next) > worth(found.get(one))) found.set(one, next)
    }
  }
  return [...found.values()]
}

function worth(source: StatuteSource | undefined): number {
  if (!source) return 0
  return source.isTheLaw ? 3 : source.url ? 2 : 1
}
