import type { Fact } from '#law/fact.ts'
import type { LetterFacts } from '#law/facts.ts'
import { sameCompany } from '#reading/names.ts'
import type { DrawnLetter } from './compose.ts'
import { proportion, type Outcome, type Proportion } from './figures.ts'

/** Fields read with about the same confidence, and how many of them were right. */
export interface ReliabilityRow {
  readonly from: number
  readonly to: number
  readonly meanConfidence: number
  readonly right: Proportion
}

interface ReadField {
  readonly confidence: number
  readonly isRight: boolean
}

const BOUNDS = [0, 0.5, 0.7, 0.85, 0.95, 1, 1.01] as const

/** Whether confidence means what it says: of the fields read with 0.9, nine of ten should be right.
 *  @param outcomes letters with nothing left out, so that what is printed is known */
export function reliability(outcomes: readonly Outcome[]): ReliabilityRow[] {
  const read = outcomes.filter(({ letter }) => letter.isWhole).flatMap(fieldsOf)
  return BOUNDS.slice(0, -1).flatMap((from, i) => {
    const to = BOUNDS[i + 1]!
    const inside = read.filter(({ confidence }) => confidence >= from && confidence < to)
    if (inside.length === 0) return []
    const meanConfidence = inside.reduce((sum, one) => sum + one.confidence, 0) / inside.length
    return [
      {
        from,
        to: Math.min(1, to),
        meanConfidence,
        right: proportion(inside.filter(one => one.isRight).length, inside.length),
      },
    ]
  })
}

function fieldsOf({ letter, judged: { facts } }: Outcome): ReadField[] {
  return [
    ...read(facts.letterDate, value => value === letter.scene.date),
    ...read(facts.collectorName, value => sameCompany(value, letter.scene.collector.name)),
    ...read(facts.collectorPhone, value => digits(value) === digits(letter.scene.collector.phone)),
    ...read(facts.accountNumber, value => digits(value) === digits(letter.scene.account)),
    ...ofNotices(letter, facts),
  ]
}

// what only a notice prints in so many words
function ofNotices(letter: DrawnLetter, facts: LetterFacts): ReadField[] {
  if (letter.base !== 'initial-notice' && letter.base !== 'model-notice' && letter.base !== 'spanish-notice') return []
  const { scene } = letter
  return [
    ...read(facts.currentCreditor, value => sameCompany(value, scene.creditor)),
    ...read(facts.originalCreditor, value => sameCompany(value, scene.original)),
    ...read(facts.currentAmount, value => value === scene.amount),
    ...read(facts.itemizationDateAmount, value => value === scene.atFirst),
    ...read(facts.itemizationDate, value => value === scene.itemizationDate),
    ...read(facts.itemizedInterest, value => value === scene.interest),
    ...read(facts.itemizedFees, value => value === scene.fees),
    ...read(facts.itemizedPaymentsAndCredits, value => value === scene.credits),
    ...read(facts.validationEndDate, value => value === scene.endDate),
  ]
}

function read<T>(fact: Fact<T>, isRight: (value: T) => boolean): ReadField[] {
  return fact.known ? [{ confidence: fact.confidence, isRight: isRight(fact.value) }] : []
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '')
}
