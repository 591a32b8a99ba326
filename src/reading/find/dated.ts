import type { Evidence } from '#law/fact.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { ReadSentence } from '#reading/language/find-phrases.ts'
import { evidenceIn, type Run } from '#reading/run.ts'
import type { ReadText } from './finder.ts'

/** A full date in a sentence with the words on both sides of it. */
export interface DateInSentence {
  readonly date: IsoDate
  readonly before: string
  readonly after: string
  readonly sentence: ReadSentence
  readonly run: Run
  readonly index: number
}

const UNTIL = String.raw`(?:received|made|sent|mailed|come|comes|coming|arriv\w+|dated|postmarked|raised|filed|submitted|lodged)(?: [\w']+){0,4} (?:after|later than)|(?:after|past) that|up to and including|end of (?:the |your |this )?[\w -]{2,40}?|(?:date|day|time)(?: by| until| before| on| up to) (?:which|when)[^.;]{0,100}?(?:\bis|(?=\s?:))|by|before|on or before|until|till|n[o0]t? (?:later|after)(?: than)?|n[o0]t? after|prior to|ahead of|through|thru|up to|(?:ends?|ending|expires?|expiring|clos(?:es?|ing)|shuts?|finish(?:es)?|conclud(?:es?|ing)|terminat(?:es?|ing)|ceases?|runs? out|lapses?|is (?:over|up|out)|comes? to an? (?:end|close)|elapses?)(?: on)?|runs (?:to|until|through|up to)|(?:lasts?|(?:is|stays?|remains?|kept) open) (?:to|until|till|through)|stop (?:taking|accepting|receiving|hearing)[^.;]{0,80}?(?:at|on)|stops? on|cut-?off(?: date)?(?: is| of| falls on|(?: for| to) [\w ]{2,40}?(?: is| falls on)?)?|deadline(?: is| of|(?: for| to) [\w ]{2,40}?(?: is)?)?|(?:last|final) (?:day|date)(?: [\w' ]{0,60}?)?(?: is)?|at (?:the )?latest|a m[áa]s tardar(?: el)?|antes del|hasta el|due(?: on| date| by)?`
/** "5 p.m. on", "Friday,", "the close of business on": between the word and its date. */
const HOUR = String.raw`(?:[\s,]{1,4}(?:at|latest|the|noon|midnight|close of business|(?:the )?end of (?:business|the day)|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|on|of)){0,6},?`
/** Words that make the date behind them a last day. */
const LAST_DAY = new RegExp(String.raw`\b(?:${UNTIL})${HOUR}\s{0,3}:?\s{0,3}$`, 'i')
const LAST_DAY_AFTER =
  /^\s{0,3},?\s*(?:\(?(?:at )?the (?:very )?latest|or (?:earlier|sooner|before)|is (?:the|your) (?:last day|final day|deadline|cut-?off|last date|due date)|and (?:not|no) later)\b/i

const TOO_LATE =
  /^\s{0,3},?\s{0,3}(?:it (?:is|will be) too late|you (?:can|may) no longer|(?:no )?(?:more |further |late )?disputes?\b)/i

/** A last day by the words before it ("no later than June 12") or behind it ("June 12 at the latest"). */
export function isLastDay({ before, after }: DateInSentence): boolean {
  return LAST_DAY.test(before) || LAST_DAY_AFTER.test(after) || (/\bafter$/i.test(before) && TOO_LATE.test(after))
}

/** How far from a date the words that explain it may stand. */
const REACH = 300
const READ = new WeakMap<ReadText, readonly DateInSentence[]>()

/** Every full date of the letter, sentence by sentence; read once a letter. */
export function datesIn(text: ReadText): readonly DateInSentence[] {
  const done = READ.get(text)
  if (done) return done
  const dates = readDates(text)
  READ.set(text, dates)
  return dates
}

/** Those in the sentences `first` to `last`, both included; by bisection. */
export function datesBetween(text: ReadText, first: number, last: number): readonly DateInSentence[] {
  const dates = datesIn(text)
  return dates.slice(placeOf(dates, first), placeOf(dates, last + 1))
}

function placeOf(dates: readonly DateInSentence[], sentence: number): number {
  let low = 0
  let high = dates.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (dates[middle]!.index < sentence) low = middle + 1
    else high = middle
  }
  return low
}

function readDates(text: ReadText): DateInSentence[] {
  return text.sentences.flatMap((sentence, index) => {
    const run = text.runs[index]!
    return sentence.atoms.flatMap(atom => {
      if (atom.kind !== 'date' || !atom.date) return []
      const start = run.starts[atom.firstWord - run.first] ?? 0
      const next = run.starts[atom.lastWord + 1 - run.first]
      return [
        {
          date: atom.date,
          before: run.text.slice(Math.max(0, start - REACH), start).trimEnd(),
          after: next === undefined ? '' : run.text.slice(next, next + REACH),
          sentence,
          run,
          index,
        },
      ]
    })
  })
}

export function evidenceOfDate(text: ReadText, { run }: DateInSentence): Evidence {
  return evidenceIn(text, run)
}
