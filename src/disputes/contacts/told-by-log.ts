import type { IsoDate } from '#units/iso-date.ts'
import { areTooMany, busiestWeek, callAfterTalk } from './calls.ts'
import type { ContactLog, RequestKind } from './contact.ts'

/** Answers to the questions of the rules that the log gives, for a letter of the same collector. */
export interface ToldByLog {
  readonly calls7Days?: number
  readonly callAfterConversationDays?: number
  readonly workContact?: true
  readonly workplaceObjected?: true
  readonly timeOrPlaceObjected?: true
  readonly thirdPartyTold?: true
  readonly ceaseReceivedDate?: IsoDate
  readonly mediumOptouts?: readonly { readonly medium: 'call' | 'text' | 'email'; readonly on: IsoDate }[]
}

const MEDIA = { 'no-calls': 'call', 'no-texts': 'text', 'no-emails': 'email' } as const

/** What the log says for sure, as consumer facts. A log that shows no breach of a kind says nothing: it may not be
 *  complete, so it never answers *no*.
 *  @example toldByLog({ contacts: nineCallsInAWeek, requests: [] }) // { calls7Days: 9 } */
export function toldByLog({ contacts, requests }: ContactLog): ToldByLog {
  const week = busiestWeek(contacts)
  const after = callAfterTalk(contacts)
  const first = (kind: RequestKind) =>
    requests
      .filter(one => one.kind === kind)
      .map(({ on }) => on)
      .toSorted()[0]
  const stop = requests
    .filter(({ kind, inWriting }) => kind === 'stop-all' && inWriting)
    .map(({ on }) => on)
    .toSorted()[0]
  const bad = first('bad-time-or-place')
  const work = first('not-at-work')
  const workAfter = contacts.some(
    one => one.place === 'work' && one.askedFor !== true && work !== undefined && work < one.on,
  )
  const badAfter = contacts.some(
    one => one.atBadTimeOrPlace === true && one.askedFor !== true && bad !== undefined && bad < one.on,
  )
  const others = contacts.some(({ thirdParty }) => thirdParty?.who === 'somebody-else' && thirdParty.told === 'debt')
  const media = requests.flatMap(({ kind, on }) =>
    kind in MEDIA ? [{ medium: MEDIA[kind as keyof typeof MEDIA], on }] : [],
  )
  return {
    ...(areTooMany(week) && { calls7Days: week.length }),
    ...(after && { callAfterConversationDays: after.days }),
    ...(workAfter && { workContact: true, workplaceObjected: true }),
    ...(badAfter && { timeOrPlaceObjected: true }),
    ...(others && { thirdPartyTold: true }),
    ...(stop && { ceaseReceivedDate: stop }),
    ...(media.length > 0 && { mediumOptouts: media }),
  }
}
