import { isBlank, isOwnSentence, placesOf, withRuns, type Letter, type Run } from './letter.ts'

/** Words of the twin, or the place among the English runs of what is in no language: a blank, a name, a quotation. */
export type TwinRun = string | { readonly at: number; readonly hint?: string }

/** A letter in another language, to read beside it: the runs of each sentence and line by its key. What is not known whole
 *  is not in it and stands as it is sent. */
export type Twin = Readonly<Record<string, readonly TwinRun[]>>

/** The twin of a letter, or of as much of it as one has.
 *  @param say undefined for a text it cannot say whole; keeps characters of the private use area
 *  @example twinOf(letter, say)['dispute-in-full'] // ['Disputo esta deuda por completo.'] */
export function twinOf(letter: Letter, say: (text: string) => string | undefined): Twin {
  return Object.fromEntries(
    placesOf(letter).flatMap(({ key, runs }) => {
      if (isOwnSentence(key)) return []
      const said = say(runs.map((run, at) => (typeof run === 'string' ? run : markOf(at))).join(''))
      return said === undefined
        ? []
        : [
            [
              key,
              said
                .split(MARK)
                .filter(Boolean)
                .map(part => unmarked(part, runs, say)),
            ],
          ]
    }),
  )
}

const FIRST_MARK = 0xe000
const MARK = /([\uE000-\uF8FF])/

function markOf(at: number): string {
  return String.fromCharCode(FIRST_MARK + at)
}

function unmarked(part: string, runs: readonly Run[], say: (text: string) => string | undefined): TwinRun {
  if (!MARK.test(part)) return part
  const at = part.charCodeAt(0) - FIRST_MARK
  const run = runs[at]
  const hint = run !== undefined && isBlank(run) && run.hint !== '' ? say(run.hint) : undefined
  return hint === undefined ? { at } : { at, hint }
}

/** The letter with the words of its twin, where it has them.
 *  @param letter its blanks filled in, of the shape the twin was made of
 *  @param inDay what stands in a blank, as the language writes a day; undefined when it is none */
export function inTwin(letter: Letter, twin: Twin, inDay: (words: string) => string | undefined): Letter {
  return withRuns(letter, ({ key, runs }) => {
    const kept = ({ at, hint }: Exclude<TwinRun, string>): readonly Run[] => {
      const run = runs[at]
      if (run === undefined || !isBlank(run)) return run === undefined ? [] : [run]
      return [{ ...run, value: inDay(run.value) ?? run.value, hint: hint ?? run.hint }]
    }
    return twin[key]?.flatMap(one => (typeof one === 'string' ? [one] : kept(one))) ?? runs
  })
}
