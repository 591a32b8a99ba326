import { daysBetween } from '#units/iso-date.ts'
import type { DisputeEvent } from './event.ts'
import type { Category } from './next-step.ts'

/** Days from a letter, delivered or else sent, to each reply that came after it.
 *  @example daysToReplies(logWithAReplyAfter18Days) // [18] */
export function daysToReplies(log: readonly DisputeEvent[]): readonly number[] {
  return log.flatMap((event, at) => {
    if (event.kind !== 'reply-received') return []
    const before = log.slice(0, at)
    const letter =
      before.findLast(({ kind }) => kind === 'delivered') ?? before.findLast(({ kind }) => kind === 'letter-sent')
    return letter && letter.on <= event.on ? [daysBetween(letter.on, event.on)] : []
  })
}

/** The time a collector took, from the person's own letters; undefined when none was answered. */
export function typicalResponseTime(days: readonly number[]): string | undefined {
  if (days.length === 0) return undefined
  const average = Math.round(days.reduce((sum, one) => sum + one, 0) / days.length)
  const said = average === 1 ? '1 day' : `${average} days`
  return days.length === 1 ? `${said}, from one reply to you` : `${said} on average, from ${days.length} replies to you`
}

/** What the lists add up to, each counted from the person's own log. */
export interface Insight {
  readonly type: 'due' | 'waiting' | 'won' | 'replies'
  readonly icon: string
  readonly message: string
}

/** @example insightsOf({ categories: ['waiting'], dueSoon: 0, daysToReplies: [] }) // one, about the wait */
export function insightsOf({
  categories,
  dueSoon,
  daysToReplies: days,
}: {
  readonly categories: readonly Category[]
  /** Steps due within seven days. */
  readonly dueSoon: number
  readonly daysToReplies: readonly number[]
}): readonly Insight[] {
  const count = (category: Category): number => categories.filter(one => one === category).length
  const [waiting, won] = [count('waiting'), count('victories')]
  const replies = typicalResponseTime(days)
  return [
    ...(dueSoon > 0
      ? [
          {
            type: 'due',
            icon: 'calendar',
            message: `${plural(dueSoon, 'step is', 'steps are')} due within 7 days.`,
          } as const,
        ]
      : []),
    ...(waiting > 0
      ? [
          {
            type: 'waiting',
            icon: 'mail',
            message: `${plural(waiting, 'letter is', 'letters are')} with a collector.`,
          } as const,
        ]
      : []),
    ...(replies ? [{ type: 'replies', icon: 'clock', message: `Collectors took ${replies}.` } as const] : []),
    ...(won > 0
      ? [{ type: 'won', icon: 'check', message: `${plural(won, 'matter', 'matters')} ended well.` } as const]
      : []),
  ]
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
