import { attributed, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const SOMETIME = String.raw`(?:(?:when|once|as soon as|after|whenever|if) (?:i|my|the|we|our|things|it|business|work)\b[^.;!?]{0,60}|around (?:christmas|easter|thanksgiving|tax time|the holidays|the end|\w+)\b[^.;!?]{0,40}|hopefully\b[^.;!?]{0,40}|maybe\b[^.;!?]{0,30}|sometime\b[^.;!?]{0,30}|someday\b|eventually\b|next (?:month|year|week|summer|spring|fall|winter)\b|in a (?:few|couple(?: of)?) (?:days|weeks|months)\b|as i(?:'m| am) able\b|in (?:pieces|chunks|parts|bits)\b[^.;!?]{0,20}|piece by piece\b|little by little\b|bit by bit\b|over time\b|when i can\b|(?:when|as) i (?:get|have) (?:it|the money|paid)\b|at some point\b|by the end of (?:the )?(?:year|summer|month)\b|depending on\b[^.;!?]{0,40}|as (?:much|often) as i can\b|whatever i can\b)`
const PAYS =
  /\b(?:pay\w*|send|settle|accept|offer|money|\$ ?\d|check|installments?|have it|have the money|get it to you|come up with)\b/i

/** A safe condition of a settlement: the paper first. */
const PAPER_FIRST = /\b(?:sign\w*|written|in writing|agreement|confirmation|letterhead|your (?:letter|answer|reply))\b/i

const sometime = phrases({ patterns: [all(String.raw`\b${SOMETIME}`)], unless: [denied, attributed], quotes: 'words' })

export const promiseOutsideOfferTerms = defineFlag({
  flag: 'promise-outside-offer-terms',
  severity: 'high',
  why: 'An offer has a last day. A vague date is a broken promise, and no settlement.',
  improve: 'Ask for a written extension to a fixed date, or wait.',
  repair: { does: 'remove' },
  find: letter =>
    letter.goal !== 'settlement'
      ? []
      : sometime(letter).filter(({ text, start }) => {
          const sentence = letter.sentences.find(span => span.start <= start && start < span.end)
          return sentence !== undefined && PAYS.test(sentence.text) && !PAPER_FIRST.test(text)
        }),
})
