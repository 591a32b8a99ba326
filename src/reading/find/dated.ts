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

/** Words that make the date behind them a last day. */
export const LAST_DAY =
  /\b(?:by|before|on or before|until|till|n[o0] later than|not later than|through|thru|up to|ends?(?: on)?|ending(?: on)?|expires?(?: on)?|deadline(?: is| of)?|a m[áa]s tardar(?: el)?|antes del|hasta el|due(?: on)?)\s*:?\s*$/i

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
