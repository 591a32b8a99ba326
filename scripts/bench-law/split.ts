import { fileURLToPath } from 'node:url'
import { drawLawful, drawWordings } from './draw-set.ts'
import type { DrawnLetter } from './compose.ts'
import { figures, isRight, shown, type Figures, type Outcome, type Proportion } from './figures.ts'
import { judgeLetter } from './judge.ts'
import { readWordings, type Wording } from './wordings.ts'

export const SPLITS = ['development', 'held-out'] as const
export type Split = (typeof SPLITS)[number]

/** Where the wordings of a half lie. */
export function folderOf(split: Split): string {
  return fileURLToPath(new URL(`../../examples/benchmark/${split}`, import.meta.url))
}

export function judgeAll(letters: readonly DrawnLetter[]): Outcome[] {
  return letters.map(letter => ({ letter, judged: judgeLetter(letter) }))
}

/** A half's figures as lines to read. Which letters miss is told of the development half alone: nobody may tune on the other.
 *  @throws for another name than the two halves', and when details of the held-out half are asked */
export function reportSplit(
  name: string,
  { seed, rule, details }: { seed: number; rule: string | undefined; details: boolean },
): string {
  const split = SPLITS.find(one => one === name)
  if (!split) throw new Error(`--split is ${SPLITS.join(' or ')}`)
  if (details && split === 'held-out') throw new Error('No details of the held-out half: it is not to be tuned on.')
  const wordings = readWordings(folderOf(split)).filter(one => rule === undefined || one.rule === rule)
  const outcomes = judgeAll(drawWordings(wordings, { seed }))
  const measured = figures(outcomes, judgeAll(drawLawful(seed)))
  return `${[...linesOf(measured), ...(details ? whatMisses(outcomes, wordings) : [])].join('\n')}\n`
}

function linesOf({ rules, macroF1, letters, ...rest }: Figures): string[] {
  return [
    'rule                                        precision            recall               F1',
    ...rules.map(
      ({ rule, precision, recall, f1 }) =>
        `${rule.padEnd(42)}  ${share(precision)}  ${share(recall)}  ${f1.toFixed(2)}`,
    ),
    '',
    `letters                                     ${letters}`,
    `macro F1                                    ${macroF1.toFixed(3)}`,
    `rules under 0.85                            ${rules.filter(({ f1 }) => f1 < 0.85).length} of ${rules.length}`,
    `precision of likely and strong              ${share(rest.assertedPrecision)}`,
    `the same, unlabelled findings wrong         ${share(rest.assertedPrecisionAtLeast)}`,
    `findings on the labelled words              ${share(rest.restsOnWords)}`,
    `absences that name what is expected         ${share(rest.namesTheExpected)}`,
  ]
}

/** @example share(proportion(30, 30)) // '1.00 (0.89-1.00)' */
function share({ right, of, low, high }: Proportion): string {
  return `${(of === 0 ? 0 : right / of).toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)})`.padEnd(19)
}

function whatMisses(outcomes: readonly Outcome[], wordings: readonly Wording[]): string[] {
  return wordings.flatMap(wording => {
    const ofIt = outcomes.filter(({ letter }) => letter.rule === wording.rule && letter.wording === wording.id && letter.breaks === wording.breaks) // prettier-ignore
    const wrong = ofIt.filter(one => !isRight(one))
    if (wrong.length === 0) return []
    const { letter, judged } = wrong[0]!
    return [
      '',
      `${wording.rule} ${wording.breaks ? 'missed' : 'fired'}: ${wording.id} (${wrong.length} of ${ofIt.length}; ${[...new Set(wrong.map(one => one.letter.base))].join(', ')})`,
      ...[...wording.say, ...wording.without.map(part => `without ${part}`), ...Object.entries(wording.instead).map(([part, text]) => `${part}: ${text}`)].map(text => `    ${text}`), // prettier-ignore
      ...(Object.keys(wording.given).length > 0 ? [`    given ${JSON.stringify(wording.given)}`] : []),
      `    kind ${String(judged.assessment.kindOfPaper)}; found ${shown(judged).map(({ rule }) => rule.id).join(', ') || 'nothing'}; letter ${letter.id}`, // prettier-ignore
    ]
  })
}
