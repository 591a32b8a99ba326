import { attributed, defineFlag, phrases } from '#letters/own-letter/define-flag.ts'
import type { OwnLetter } from '#letters/own-letter/own-letter.ts'
import { printedDate } from '#letters/own-letter/printed-date.ts'
import { dateLine } from '#letters/own-letter/says.ts'
import { all, MONTH } from '#letters/own-letter/vocabulary.ts'
import type { Span } from '#letters/split-sentences.ts'
import { daysBetween } from '#units/iso-date.ts'

/** A draft may be a few days old, or dated for the day it will be mailed. */
const DAYS_AHEAD = 7
const DAYS_BACK = 30

const DATE = String.raw`(?:${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})`

export const wrongDate = defineFlag({
  flag: 'wrong-date',
  severity: 'medium',
  why: 'A wrong date can make a letter that is in time look late, or a late one look untrue.',
  improve: 'Use the date on their letter, and the day you sign as the date of yours.',
  repair: { does: 'remove' },
  find: letter => [...ownDate(letter), ...theirDate(letter), ...(isLate(letter) ? claimsToBeInTime(letter) : [])],
})

function ownDate(letter: OwnLetter): readonly Span[] {
  const line = dateLine(letter)
  const dated = line === undefined ? undefined : printedDate(line)
  if (line === undefined || dated === undefined) return []
  const away = daysBetween(letter.context.today, dated)
  if (away <= DAYS_AHEAD && away >= -DAYS_BACK) return []
  const printed = new RegExp(DATE, 'i').exec(line)?.[0] ?? line
  const start = letter.unquoted.indexOf(printed)
  return start === -1
    ? []
    : [{ text: letter.text.slice(start, start + printed.length), start, end: start + printed.length }]
}

const theirLetterDated = phrases({
  patterns: [
    all(
      String.raw`\byour (?:\w+ )?(?:letter|notice|bill|statement|correspondence)(?:,)? (?:dated|of|from|sent(?: on)?) ${DATE}`,
    ),
  ],
  quotes: 'words',
})

function theirDate(letter: OwnLetter): readonly Span[] {
  const { date } = letter.context.paper
  if (date === undefined) return []
  return theirLetterDated(letter).filter(({ text }) => {
    const named = printedDate(text)
    return named !== undefined && named !== date
  })
}

function isLate({ context }: OwnLetter): boolean {
  return context.window.state === 'closed'
}

const claimsToBeInTime = phrases({
  patterns: [
    all(
      String.raw`\b(?:i|this (?:letter|dispute|request)|my (?:letter|dispute|request))\b[^.;]{0,60}\b(?:within|inside|in|before the end of) (?:the |my |your )?(?:required |allowed |legal |first |initial )?(?:30|thirty)[- ]?days?\b[^.;]{0,30}`,
    ),
    all(
      String.raw`\b(?:i|this (?:letter|dispute|request)|my (?:letter|dispute|request))\b[^.;]{0,60}\b(?:within|inside) (?:the |my )?(?:validation|dispute) (?:period|window)\b`,
    ),
    all(
      String.raw`\b(?:this (?:is|letter is)|is|sending|making) (?:a |my )?timely\b[^.;]{0,40}|\bi am (?:writing |disputing )?(?:on time|in time)\b`,
    ),
  ],
  unless: [attributed],
})
