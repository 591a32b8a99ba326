import { daysBetween } from '#units/iso-date.ts'
import type { Contact } from './contact.ts'

/** More than this many calls about one debt in seven days are presumed too many.  @law 12 CFR 1006.14(b)(2)(i)(A) */
const MOST_CALLS = 7
const PERIOD_DAYS = 7

/** Calls that count: not those the person had asked for.  @law 12 CFR 1006.14(b)(3)(i) */
function countedCalls(contacts: readonly Contact[]): readonly Contact[] {
  return contacts.filter(({ way, askedFor }) => way === 'call' && askedFor !== true).toSorted(inOrder)
}

/** The fullest seven days in a row, with their calls, earliest first.
 *  @example busiestWeek(callsOn('2026-03-02', '2026-03-08', '2026-03-09')) // two: the 2nd to the 8th, or the 8th and 9th */
export function busiestWeek(contacts: readonly Contact[]): readonly Contact[] {
  const calls = countedCalls(contacts)
  return calls
    .map(({ on: first }) => calls.filter(({ on }) => on >= first && daysBetween(first, on) < PERIOD_DAYS))
    .reduce((most, week) => (week.length > most.length ? week : most), [])
}

export function areTooMany(calls: readonly Contact[]): boolean {
  return calls.length > MOST_CALLS
}

/** A conversation and the first call after it within the seven days, of which the day of the talk is the first. The same
 *  day counts only where both hours are known, as the order decides.  @law 12 CFR 1006.14(b)(2)(i)(B), (ii) */
export function callAfterTalk(
  contacts: readonly Contact[],
): { readonly talk: Contact; readonly call: Contact; readonly days: number } | undefined {
  const calls = countedCalls(contacts)
  const talks = contacts.filter(({ way, talked }) => way === 'call' && talked === true).toSorted(inOrder)
  const found = talks.flatMap(talk =>
    calls
      .filter(call => call.id !== talk.id && isAfter(call, talk) && daysBetween(talk.on, call.on) < PERIOD_DAYS)
      .map(call => ({ talk, call, days: daysBetween(talk.on, call.on) })),
  )
  return found.toSorted((a, b) => a.days - b.days)[0]
}

function isAfter(call: Contact, talk: Contact): boolean {
  if (call.on !== talk.on) return call.on > talk.on
  return call.at !== undefined && talk.at !== undefined && call.at > talk.at
}

export function inOrder(a: Contact, b: Contact): number {
  return `${a.on} ${a.at ?? ''}`.localeCompare(`${b.on} ${b.at ?? ''}`)
}
