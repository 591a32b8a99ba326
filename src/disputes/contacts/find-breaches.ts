import { longDate } from '#units/iso-date.ts'
import { areTooMany, busiestWeek, callAfterTalk, inOrder } from './calls.ts'
import type { Breach, Contact, ContactLog, ContactWay, EvidenceGrade, RequestKind, StopRequest } from './contact.ts'

/** Allowed from the minute of eight in the morning through the minute of nine in the evening, where the person is.
 *  @law 15 USC 1692c(a)(1); 12 CFR 1006.6(b)(1)(i) */
const EARLIEST = '08:00'
const LATEST = '21:00'

const STOPS: Readonly<Record<Exclude<ContactWay, 'visit'>, RequestKind>> = {
  call: 'no-calls',
  text: 'no-texts',
  email: 'no-emails',
}

/** What the log of one debt shows, by rule of the catalogue. Only what the person wrote down counts; what was left open
 *  shows nothing. The two limits on calls are presumptions that a collector may answer.
 *  @law 12 CFR 1006.14(b)(2); 15 USC 1692c(a), (b), (c); 12 CFR 1006.14(h)(1)
 *  @example findBreaches({ contacts: eightCallsInAWeek, requests: [] })[0].ruleId // 'call-frequency' */
export function findBreaches(log: ContactLog): readonly Breach[] {
  return [tooManyCalls, calledAfterTalk, badTime, atWork, othersTold, stopIgnored, mediumIgnored].flatMap(
    find => find(log) ?? [],
  )
}

function tooManyCalls({ contacts }: ContactLog): Breach | undefined {
  const week = busiestWeek(contacts)
  if (!areTooMany(week)) return undefined
  const shows = `${week.length} calls in seven days, from ${longDate(week[0]!.on)} to ${longDate(week.at(-1)!.on)}. More than seven are presumed too many.`
  return breach('call-frequency', shows, week)
}

function calledAfterTalk({ contacts }: ContactLog): Breach | undefined {
  const found = callAfterTalk(contacts)
  if (!found) return undefined
  const { talk, call, days } = found
  const later = days === 0 ? 'the same day' : days === 1 ? 'the next day' : `${days} days later`
  const shows = `You talked on ${longDate(talk.on)}, and they called again ${later}. A call within seven days of a talk is presumed too soon.`
  return breach('call-frequency', shows, [talk, call])
}

function badTime({ contacts, requests }: ContactLog): Breach | undefined {
  const told = requestFor(requests, 'bad-time-or-place')
  const early = contacts.filter(one => isUnasked(one) && one.at !== undefined && (one.at < EARLIEST || one.at > LATEST))
  const objected = contacts.filter(
    one => isUnasked(one) && one.atBadTimeOrPlace === true && told !== undefined && told.on < one.on,
  )
  if (early.length > 0)
    return {
      title: 'They contacted you too early or too late',
      ...breach(
        'inconvenient-time-or-place',
        `${times(early.length)} before 8 a.m. or after 9 p.m. where you were.`,
        early,
      ),
    }
  if (objected.length > 0)
    return breach(
      'inconvenient-time-or-place',
      `${times(objected.length)} at a time or place you had told them is bad.`,
      objected,
    )
  return undefined
}

function atWork({ contacts, requests }: ContactLog): Breach | undefined {
  const told = requestFor(requests, 'not-at-work')
  const found = contacts.filter(one => isUnasked(one) && one.place === 'work' && told !== undefined && told.on < one.on)
  return found.length === 0
    ? undefined
    : breach('workplace-contact', `${times(found.length)} at work after you told them not to.`, found)
}

function othersTold({ contacts }: ContactLog): Breach | undefined {
  const found = contacts.filter(({ thirdParty }) => thirdParty?.who === 'somebody-else' && thirdParty.told === 'debt')
  return found.length === 0
    ? undefined
    : breach('third-party-told', `${times(found.length)} they told somebody else about the debt.`, found)
}

function stopIgnored({ contacts, requests }: ContactLog): Breach | undefined {
  const told = requestFor(
    requests.filter(({ inWriting }) => inWriting),
    'stop-all',
  )
  const found = contacts.filter(
    one => isUnasked(one) && one.onlyLastNotice !== true && told !== undefined && told.on < one.on,
  )
  return found.length === 0
    ? undefined
    : breach(
        'cease-letter-ignored',
        `${times(found.length)} after they had your written request to stop, of ${longDate(told!.on)}.`,
        found,
      )
}

function mediumIgnored({ contacts, requests }: ContactLog): Breach | undefined {
  const found = contacts.filter(one => {
    if (one.way === 'visit' || !isUnasked(one)) return false
    const told = requestFor(requests, STOPS[one.way])
    return told !== undefined && told.on < one.on
  })
  return found.length === 0
    ? undefined
    : breach('medium-opt-out-ignored', `${times(found.length)} by a way you had told them to stop using.`, found)
}

function isUnasked({ askedFor }: Contact): boolean {
  return askedFor !== true
}

/** The first one: later ones only repeat it. The day itself is left out, as nobody knows which came first. */
function requestFor(requests: readonly StopRequest[], kind: RequestKind): StopRequest | undefined {
  return requests.filter(one => one.kind === kind).toSorted((a, b) => a.on.localeCompare(b.on))[0]
}

function breach(ruleId: Breach['ruleId'], shows: string, contacts: readonly Contact[]): Breach {
  const inTime = contacts.toSorted(inOrder)
  return { ruleId, shows, contacts: inTime.map(({ id }) => id), grade: gradeOf(ruleId, inTime) }
}

/** A count is as good as the weakest of what it counts; of single contacts the best one carries the finding. */
function gradeOf(ruleId: Breach['ruleId'], contacts: readonly Contact[]): EvidenceGrade {
  const grades = contacts.map(({ hasProof, writtenAtOnce }) => (hasProof ? 2 : writtenAtOnce ? 1 : 0))
  const grade = ruleId === 'call-frequency' ? Math.min(...grades) : Math.max(...grades)
  return (['remembered', 'noted', 'documented'] as const)[grade as 0 | 1 | 2]
}

function times(count: number): string {
  return count === 1 ? 'Once' : count === 2 ? 'Twice' : `${count} times`
}
