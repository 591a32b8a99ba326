/** Pieces of patterns that several flags share. Each is the source of a regular expression without groups that capture. */

export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'

export const COUNT = '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|several|a few|\\d{1,2})'

/** A day, month, season or year, or so many years ago. */
export const WHEN = `(?:(?:early|late|mid)[- ]?)?(?:${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?,?(?: of)? '?\\d{2,4}|\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}|\\d{1,2}/\\d{4}|\\d{4}-\\d{2}-\\d{2}|(?:spring|summer|fall|autumn|winter|end|beginning|start|middle)(?: of)? (?:(?:19|20)\\d{2}|last year)|(?:19|20)\\d{2}|${COUNT} (?:years?|months?) (?:ago|back)|last (?:year|month|week|spring|summer|fall|winter|${MONTH})|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|${MONTH}(?= |$|[.,]))`

const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|a couple(?: of)? hundred|a few hundred)'

export const MONEY = `(?:\\$ ?\\d[\\d,]*(?:\\.\\d\\d)?|\\d[\\d,]*(?:\\.\\d\\d)? (?:dollars|bucks)|(?:${NUMBER_WORD}[ -]?){1,3}(?:dollars|bucks|a (?:week|month)))`

export const RELATIVE =
  '(?:cousin|brother|sister|uncle|aunt|father|dad|mother|mom|son|daughter|wife|husband|friend|buddy|neighbou?r|nephew|niece|boyfriend|girlfriend|roommate|ex(?:[- ](?:husband|wife|boyfriend|girlfriend))?|(?:brother|sister|father|mother|son|daughter)-in-law)'

/** Part of a sum, or so much a month, as people write it without a dollar sign. */
export const SOME_MONEY = `(?:${MONEY}|\\d[\\d,]*(?:\\.\\d\\d)? (?:a|an|per|every|each|on the|by the) (?:\\w+ )?(?:week|month|paycheck|payday|fortnight|\\d+(?:st|nd|rd|th)|first|fifteenth)|something|what i can|whatever i can|a little|a bit|the rest|half(?: of it)?|part of it|all of it|the whole thing|in full)`

/** A pattern for all matches in either case. Hurried writers leave out apostrophes and write "u" for "you", so neither
 *  is insisted on. */
export function all(source: string): RegExp {
  const hurried = source
    .replace(/'(?!\?)/g, "'?")
    .replace(/\byou\b/g, '(?:you|u|ya)')
    .replace(/\byour\b/g, '(?:your|ur)')
  return new RegExp(hurried, 'gi')
}
