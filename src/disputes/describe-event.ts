import { formatWholeDollars } from '#units/cents.ts'
import { assertNever } from '#units/assert-never.ts'
import { shortDate } from '#units/iso-date.ts'
import { CONCLUSION_WORDS } from './conclusion.ts'
import type { CheckInAnswer, ContactKind, DisputeEvent, SendingMethod } from './event.ts'
import { OUTCOMES } from './outcomes.ts'

const METHODS: Readonly<Record<SendingMethod, string>> = {
  certified_mail: 'by certified mail',
  regular_mail: 'by regular mail',
  email: 'by email',
  fax: 'by fax',
}

const ANSWERS: Readonly<Record<CheckInAnswer, string>> = {
  nothing: 'nothing came',
  'asked-for-money': 'they asked for money',
  reported: 'they reported it',
  sued: 'court papers came',
  sold: 'another company wrote',
}

const CONTACT_WORDS: Readonly<Record<ContactKind, string>> = {
  call: 'They called',
  text: 'They sent a text',
  email: 'They sent an email',
  letter: 'They sent a letter',
  visit: 'They came by',
}

/** What happened, in one short line for the timeline. The person's own words are not in it.
 *  @example describeEvent(aLetterSentByFax) // 'Letter sent by fax' */
export function describeEvent(event: DisputeEvent): string {
  switch (event.kind) {
    case 'opened':
      return 'Added to your tracker'
    case 'letter-written':
      return `Letter written: ${event.about.title}`
    case 'letter-sent':
      return `Letter sent ${METHODS[event.about.method]}`
    case 'delivered':
      return event.about.signedFor ? 'Letter delivered, signed for' : 'Letter delivered'
    case 'reply-received':
      return `They replied. ${CONCLUSION_WORDS[event.about.conclusion]}`
    case 'contact-logged':
      return `${CONTACT_WORDS[event.about.contact]}${event.about.askedForMoney ? ' and asked for money' : ''}`
    case 'checked-in':
      return `Check-in: ${ANSWERS[event.about.answer]}`
    case 'sold':
      return event.about.to ? `Passed to ${event.about.to}` : 'Passed to another company'
    case 'sued':
      return event.about.answerBy
        ? `Court papers came. Answer by ${shortDate(event.about.answerBy)}`
        : 'Court papers came'
    case 'court-answered':
      return 'You answered the court'
    case 'reported':
      return 'Seen on a credit report'
    case 'complaint-filed':
      return 'You filed a complaint'
    case 'outcome-confirmed':
      return `Ended: ${OUTCOMES[event.about.outcome].words}${event.about.saved > 0 ? `, ${formatWholeDollars(event.about.saved)} saved` : ''}`
    case 'evidence-added':
      return 'Evidence added'
    case 'noted':
      return 'Note'
    case 'withdrawn':
      return 'An entry was taken back'
    default:
      return assertNever(event)
  }
}
