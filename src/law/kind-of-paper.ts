import { known, type Fact, type Known } from './fact.ts'
import type { AddresseeRelationship } from './facts.ts'

/** Kinds a rule can name in `appliesTo`: the catalogue's own list. */
export type CatalogueKind =
  | 'initial-validation-notice'
  | 'debt-sale-notice'
  | 'attorney-letter'
  | 'lawsuit-threat'
  | 'settlement-offer'
  | 'credit-reporting-notice'
  | 'payment-reminder'
  | 'follow-up-demand'
  | 'summons-or-complaint'

/** Every kind of paper told apart. The others are nearest to one catalogue kind, or to none. */
export type KindOfPaper =
  | CatalogueKind
  | 'judgment'
  | 'garnishment'
  | 'account-closed'
  | 'dispute-response'
  | 'third-party-letter'
  | 'deceased-letter'
  | 'scam'
  | 'original-creditor-notice'
  | 'utility-bill'
  | 'business-debt'
  | 'not-a-collection-letter'

const COURT_PAPERS: readonly KindOfPaper[] = ['summons-or-complaint', 'judgment', 'garnishment']

/** A paper from a court or sheriff. It stops the letter flow: a deadline of the court runs.  @law decisions 6 and 17 */
export function isCourtPaper(kind: KindOfPaper): boolean {
  return COURT_PAPERS.includes(kind)
}

/** Papers outside the FDCPA: no rule about collectors can fire on them.  @law 15 USC 1692a(5), (6) */
export function isOutsideTheAct(kind: KindOfPaper): boolean {
  return (
    kind === 'original-creditor-notice' ||
    kind === 'utility-bill' ||
    kind === 'business-debt' ||
    kind === 'not-a-collection-letter'
  )
}

/** From this confidence on a first notice presents itself as one: it carries the text of the consumer's rights. */
export const PRESENTS_ITSELF = 0.9

const DEMANDS: readonly KindOfPaper[] = [
  'initial-validation-notice',
  'debt-sale-notice',
  'attorney-letter',
  'lawsuit-threat',
  'settlement-offer',
  'credit-reporting-notice',
  'payment-reminder',
  'follow-up-demand',
]

interface Kinds {
  readonly kindOfPaper: Fact<KindOfPaper>
  readonly ruleKinds: Fact<readonly CatalogueKind[]>
}

/** The kind once the consumer has said whether this collector sent its notice of rights before. A demand with no rights
 *  text is the first communication only when nothing came before it; words like "has been placed with us" alone prove
 *  neither. With the question unanswered the kind stays as read.
 *  @law 15 USC 1692g(a)
 *  @example kindGivenAnswers(kindsOfADemand, { priorNoticeReceived: known(false) }).kindOfPaper // initial-validation-notice */
export function kindGivenAnswers(
  letter: Kinds,
  answers: {
    readonly priorNoticeReceived?: Fact<boolean>
    readonly readerRelationship?: Fact<AddresseeRelationship>
  },
): Kinds {
  return judgedByReader(givenNotice(letter, answers.priorNoticeReceived), answers.readerRelationship)
}

// whoever else reads it, and whoever wrote it, it is judged as a demand too
function judgedByReader(letter: Kinds, reader: Fact<AddresseeRelationship> | undefined): Kinds {
  const { kindOfPaper, ruleKinds } = letter
  if (!reader?.known || reader.value !== 'third-party' || !kindOfPaper.known || !ruleKinds.known) return letter
  const isDemand = DEMANDS.includes(kindOfPaper.value) && !ruleKinds.value.includes('follow-up-demand')
  return isDemand
    ? { kindOfPaper, ruleKinds: { ...ruleKinds, value: [...ruleKinds.value, 'follow-up-demand'] } }
    : letter
}

function givenNotice(letter: Kinds, prior: Fact<boolean> | undefined): Kinds {
  const { kindOfPaper, ruleKinds } = letter
  if (!kindOfPaper.known || !ruleKinds.known || !prior?.known || !DEMANDS.includes(kindOfPaper.value)) return letter
  const later = ruleKinds.value.filter(kind => kind !== 'initial-validation-notice')
  const isFirst = kindOfPaper.value === 'initial-validation-notice'
  if (!prior.value) return isFirst && kindOfPaper.confidence === 1 ? letter : first(kindOfPaper, later)
  if (!isFirst || kindOfPaper.confidence >= PRESENTS_ITSELF) return letter
  const kind = later[0] ?? 'follow-up-demand'
  return { kindOfPaper: { ...kindOfPaper, value: kind }, ruleKinds: known(later.length > 0 ? later : [kind]) }
}

function first(kind: Known<KindOfPaper>, later: readonly CatalogueKind[]): Kinds {
  const others = later.filter(one => one !== 'follow-up-demand')
  return {
    kindOfPaper: known('initial-validation-notice', { evidence: kind.evidence }),
    ruleKinds: known(['initial-validation-notice', ...others]),
  }
}
