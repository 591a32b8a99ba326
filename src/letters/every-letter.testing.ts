import fc from 'fast-check'
import { known } from '#law/fact.ts'
import { RULES } from '#law/rules/index.ts'
import { STATE_CODES } from '#units/state-code.ts'
import { anyContext, lettersFor } from './any-context.testing.ts'
import { IN_TIME, LATE, NOTHING_KNOWN, point } from './contexts.testing.ts'
import type { CreditContext, DisputedItem } from './credit/credit-context.ts'
import { MARISOL, ONE, THEFT, WRITTEN } from './credit/contexts.testing.ts'
import { CREDIT_LETTER_IDS } from './credit/define-credit-letter.ts'
import { writeCreditLetter } from './credit/write-credit-letter.ts'
import type { LetterContext } from './letter-context.ts'
import type { Letter } from './letter.ts'
import { additionsFor } from './own-letter/additions.ts'
import type { MissingId } from './own-letter/missing.ts'
import { claimOf } from './points.ts'
import { fill } from './templates/define-letter.ts'
import { TEMPLATES } from './templates/index.ts'

const CONTEXTS = 150
const PEOPLE = 25

/** Letters in which every sentence we write stands at least once.
 *  @param claims what is said of an entry of a credit report */
export function everyLetter(claims: readonly string[]): readonly Letter[] {
  return [...letters(), ...lettersOfPoints(), ...additions(), ...creditLetters(), ...lettersOfClaims(claims)]
}

function lettersOfClaims(claims: readonly string[]): readonly Letter[] {
  return claims.flatMap(claim => {
    const written = writeCreditLetter('bureau-dispute', { ...MARISOL, items: [{ ...ONE[0]!, claim }] })
    return written.kind === 'letter' ? [written.letter] : []
  })
}

function letters(): readonly Letter[] {
  const contexts: readonly LetterContext[] = [
    ...fc.sample(anyContext, { numRuns: CONTEXTS, seed: 7 }),
    {
      ...IN_TIME,
      withinTheAct: false,
      paper: { ...IN_TIME.paper, kind: 'original-creditor-notice' },
      consumerFacts: CARD,
    },
    { ...LATE, consumerFacts: { attorneyRepresents: known(true) }, wishes: { harm: 'I lost a day of pay.' } },
    NOTHING_KNOWN,
    ...STATE_CODES.map(state => ({ ...IN_TIME, state })),
  ]
  return contexts.flatMap(lettersFor)
}

const CARD: LetterContext['consumerFacts'] = { debtKind: known('credit-card'), wrongAmount: known(true) }

const QUOTED = ['!', '', '?', '…'] as const

function lettersOfPoints(): readonly Letter[] {
  const points = RULES.flatMap(rule =>
    (['strong', 'likely'] as const)
      .filter(
        strength => rule.isViolation !== false && rule.confidence !== 'low' && claimOf(rule, strength) !== undefined,
      )
      .map((strength, nth) => point(rule.id, `Pay now. Or else${QUOTED[nth]}`, strength)),
  )
  return points.flatMap((one, nth) => {
    const points = [one, ...(nth < 2 ? [point(one.rule.id, `Why not${QUOTED[nth + 2]}`)] : [])]
    return (['violation-demand', 'cfpb-complaint'] as const).map(id => fill(TEMPLATES[id], { ...LATE, points }))
  })
}

const MISSING: readonly MissingId[] = [
  'dispute',
  'verification',
  'original-creditor',
  'date',
  'reference',
  'address',
  'how-mailed',
  'stop-contact',
  'direct-to-lawyer',
  'dates-they-rely-on',
  'time-limit',
  'insurance-credits',
  'point',
  'preserve',
  'no-sale',
  'tax-note',
]

/** What is put into a person’s own letter. */
function additions(): readonly Letter[] {
  return [IN_TIME, LATE, { ...LATE, withinTheAct: false }].flatMap(context =>
    [MISSING, ...MISSING.map(id => [id])].map(ids => {
      const { head, first, last } = additionsFor(
        ids.map(id => ({ id, text: id })),
        context,
      )
      return { template: 'own-letter', title: '', blocks: [...head, ...first, ...last] }
    }),
  )
}

const BARE: Partial<DisputedItem> = {
  account: undefined,
  page: undefined,
  proof: undefined,
  story: undefined,
  shown: [],
}

/** Each letter in the words of many people: what is drawn from their facts is drawn in all its ways. */
function creditLetters(): readonly Letter[] {
  return CREDIT_LETTER_IDS.flatMap(id =>
    Array.from({ length: PEOPLE }, (_, nth) => `Person ${nth}`).flatMap(name =>
      variants(WRITTEN[id]).flatMap(context => {
        const written = writeCreditLetter(id, { ...context, consumer: { ...context.consumer, name } })
        return written.kind === 'letter' ? [written.letter] : []
      }),
    ),
  )
}

function variants(context: CreditContext): readonly CreditContext[] {
  const [item] = ONE
  const items = (change: Partial<DisputedItem>): CreditContext => ({
    ...context,
    items: [{ ...item!, isDirect: true, ...change }],
  })
  return [
    context,
    { ...context, report: { ...context.report, number: undefined, on: undefined, isFreeAnnual: undefined } },
    items({ wants: 'delete' }),
    items({ wants: 'separate', account: 'ending in 4417', page: 3 }),
    items({ ...BARE, correct: undefined }),
    items({ ...BARE, creditor: undefined }),
    items({ ...BARE, account: '77', page: 4 }),
    items({ ...BARE, account: '77' }),
    items({ ...BARE, account: 'ending in 77' }),
    items({ ...BARE, page: 4 }),
    items({ creditor: undefined }),
    items({ ...BARE, creditor: undefined, shown: item!.shown }),
    ...[2, 3, 4].map(count => ({
      ...context,
      items: Array.from({ length: count }, (_, at) => ({ ...item!, id: `${at}`, page: at + 1 })),
    })),
    { ...context, theft: { ...THEFT, theftReport: { kind: 'police', number: undefined } } },
    { ...context, theft: { ...THEFT, theftReport: { kind: 'police', number: '12' } } },
    { ...context, theft: { ...THEFT, theftReport: { kind: 'ftc', number: undefined } } },
    { ...context, items: MARISOL.items.slice(1) },
  ]
}
