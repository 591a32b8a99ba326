import { addDays, type IsoDate } from '#units/iso-date.ts'
import { valueOf, type Fact } from './fact.ts'
import type { AllFacts, LetterFacts } from './facts.ts'
import { isCourtPaper, type KindOfPaper } from './kind-of-paper.ts'
import { sentOn } from './letter-words.ts'
import { allOf, holdsOfBoth, type Truth } from './three-valued.ts'

/** Whether both letters come from the same sender: by name, else by the number to call. */
export function isSameSender(a: LetterFacts, b: LetterFacts): Truth {
  return (
    holdsOfBoth(a.collectorName, b.collectorName, (one, other) => plain(one) === plain(other)) ??
    holdsOfBoth(a.collectorPhone, b.collectorPhone, (one, other) => one === other)
  )
}

/** Whether both letters are about the same single account: by its number, the last four digits if one is masked. */
export function isSameAccount(a: LetterFacts, b: LetterFacts): Truth {
  const isOfSeveral = [a, b].some(({ accountNumbers }) => accountNumbers.known && accountNumbers.value.length > 1)
  if (isOfSeveral) return undefined
  return (
    holdsOfBoth(a.accountNumber, b.accountNumber, (one, other) => lastFour(one) === lastFour(other)) ??
    holdsOfBoth(a.referenceNumber, b.referenceNumber, (one, other) => plain(one) === plain(other))
  )
}

/** Whether something that reached the collector on this day came within the time to dispute: the last day told or
 *  printed, else thirty days from the first notice's date, which is always in time.
 *  @law 15 USC 1692g(b); 12 CFR 1006.34(b)(5) */
function inTime({ earlierLetter, earlierValidationEndDate }: AllFacts, received: Fact<IsoDate | null>): Truth {
  const earlier = valueOf(earlierLetter)
  const last = earlierValidationEndDate.known ? earlierValidationEndDate : earlier?.validationEndDate
  if (last?.known) return holdsOfBoth(received, last, (on, end) => on <= end)
  const first = earlier?.letterDate
  if (!first?.known) return undefined
  return holdsOfBoth(received, first, (on, sent) => on <= addDays(sent, 30)) === true ? true : undefined
}

/** Whether this letter was sent after something reached the collector in time, and before they answered it.
 *  @param answered the day their answer came; null when none did */
export function collectsUnanswered(
  facts: AllFacts,
  { received, answered }: { readonly received: Fact<IsoDate | null>; readonly answered: Fact<IsoDate | null> },
): Truth {
  const sent = sentOn(facts)
  return allOf(
    inTime(facts, received),
    holdsOfBoth(sent, received, (on, came) => on > came),
    notAnsweredBy(sent, answered),
  )
}

function notAnsweredBy(sent: Fact<IsoDate>, answered: Fact<IsoDate | null>): Truth {
  if (!answered.known || answered.value === null) return answered.known || undefined
  return sent.known ? answered.value > sent.value : undefined
}

const COLLECTING: readonly KindOfPaper[] = ['settlement-offer', 'lawsuit-threat', 'payment-reminder']

/** Whether the paper goes on collecting: it asks for money, offers, threatens or sues. */
export function stillCollects(facts: AllFacts): boolean {
  const { kindOfPaper, isAttemptToCollect, paymentDemands, settlementOffers, threats, amounts } = facts
  if (kindOfPaper.known && isCourtPaper(kindOfPaper.value)) return true
  if (kindOfPaper.known && kindOfPaper.value === 'account-closed') return false
  if (kindOfPaper.known && COLLECTING.includes(kindOfPaper.value)) return true
  const found = [paymentDemands, settlementOffers, threats, amounts].some(list => list.known && list.value.length > 0)
  return found || (isAttemptToCollect.known && isAttemptToCollect.value)
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\da-z]/g, '')
}

function lastFour(account: string): string {
  return plain(account).slice(-4)
}
