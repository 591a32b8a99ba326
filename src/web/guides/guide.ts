import type { PlainPhrase } from '#language/phrase.ts'
import type { Citation } from '#law/citations.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { GuideSlug } from './slugs.ts'

interface GuidePoint {
  readonly text: PlainPhrase
  /** The law that says so; none where it is advice. */
  readonly cites?: readonly Citation[]
}

/** One page to print and keep: what the law says about one matter and what to do, in the order of doing. */
export interface Guide {
  readonly slug: GuideSlug
  readonly title: PlainPhrase
  /** In one or two sentences; search results and shared links show it too. */
  readonly lead: PlainPhrase
  readonly parts: readonly { readonly title: PlainPhrase; readonly points: readonly GuidePoint[] }[]
  /** The page of the product that does it for one. */
  readonly tool: { readonly href: string; readonly label: PlainPhrase }
  /** When the law in it was last checked. */
  readonly checkedOn: IsoDate
}

/** Everything the guide rests on, each once, in the order it comes. */
export function sourcesOf({ parts }: Guide): readonly Citation[] {
  return [...new Set(parts.flatMap(({ points }) => points.flatMap(({ cites }) => cites ?? [])))]
}

/** @example guidePath('old-debts') // '/guides/old-debts' */
export function guidePath(slug: GuideSlug): string {
  return `/guides/${slug}`
}
