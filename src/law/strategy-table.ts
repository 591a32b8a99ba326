import { longDate } from '#units/iso-date.ts'
import type { StrategyName } from './assessment.ts'
import { valueOf } from './fact.ts'
import type { AllFacts } from './facts.ts'
import { outsideTheAct } from './scope.ts'
import { hasFired, type Situation } from './situation.ts'
import { allOf, anyOf, holds, isTrue, not, type Truth } from './three-valued.ts'

/** One row of the table: the first whose condition is true wins; unknown never satisfies one. */
export interface StrategyRow {
  readonly row: number
  readonly holds: (situation: Situation) => Truth
  readonly name: (situation: Situation) => StrategyName
  readonly because: (situation: Situation) => string
  /** Plain words for what would make this row win, while it is not known. */
  readonly wouldWin?: string
}

/** @law strategy.md 1, row by row */
export const STRATEGY_TABLE: readonly StrategyRow[] = [
  {
    row: 1,
    holds: ({ facts }) =>
      anyOf(
        holds(facts.kindOfPaper, kind => kind === 'summons-or-complaint'),
        isTrue(facts.summonsReceived),
      ),
    name: () => 'ATTORNEY NOW',
    because: ({ court }) =>
      `${court ? 'These look like court papers' : 'You told us that you got court papers'}. No letter to a collector stops a court deadline, so call a lawyer or legal aid today.`,
    wouldWin: 'If you got papers from a court, they come first.',
  },
  {
    row: 2,
    holds: ({ facts }) =>
      anyOf(
        holds(facts.kindOfPaper, kind => kind === 'judgment' || kind === 'garnishment'),
        isTrue(facts.judgmentExists),
      ),
    name: () => 'ATTORNEY NOW',
    because: () =>
      'A court has decided about this debt. The time to undo that, or to keep what may not be taken, is short. Call a lawyer or legal aid today.',
    wouldWin: 'If a court has already given a judgment, talk to a lawyer first.',
  },
  {
    row: 3,
    holds: ({ facts }) => anyOf(isTrue(facts.stayInForce), isTrue(facts.debtDischarged)),
    name: () => 'DISPUTE',
    because: ({ facts }) =>
      valueOf(facts.debtDischarged)
        ? 'You told us that this debt was discharged in bankruptcy, so no one may collect it (11 USC 524). Send a copy to your bankruptcy lawyer.'
        : 'You told us that your bankruptcy is open, so no one may collect now (11 USC 362). Send a copy to your bankruptcy lawyer.',
    wouldWin: 'If this debt is part of a bankruptcy, no one may collect it.',
  },
  {
    row: 4,
    holds: ({ facts }) =>
      allOf(outsideTheAct(facts), not(holds(facts.kindOfPaper, kind => kind === 'not-a-collection-letter') ?? false)),
    name: situation => (wantsToSettle(situation) ? 'SETTLEMENT NEGOTIATION' : 'DISPUTE'),
    because: () =>
      'Federal debt collection law does not bind this sender, or does not cover this kind of debt. The letter argues without it, and state law may help.',
    wouldWin: 'If this comes from the first lender itself, or is a business debt, other law holds.',
  },
  {
    row: 5,
    holds: ({ facts }) => isTrue(facts.attorneyRepresents),
    name: ({ facts }) => (valueOf(facts.collectorKnowsAttorney) ? 'ATTORNEY NOW' : 'ATTORNEY REPRESENTATION NOTICE'),
    because: ({ facts }) =>
      valueOf(facts.collectorKnowsAttorney)
        ? 'You have a lawyer for this debt and they know it. Give this letter to your lawyer.'
        : 'You have a lawyer for this debt. Once they know, they must write to the lawyer and not to you (15 USC 1692c(a)(2)).',
    wouldWin: 'If a lawyer acts for you on this debt, they must write to the lawyer.',
  },
  {
    row: 6,
    holds: situation => hasSignsOfAScam(situation),
    name: () => 'DEBT VALIDATION REQUEST',
    because: ({ facts }) =>
      facts.collectorAddress.known
        ? 'The letter threatens what no collector may do, or looks like a scam. Ask for proof in writing. Pay nothing and give no bank or Social Security number.'
        : 'The letter looks like a scam and gives no address to write to. Do not answer it. Pay nothing, and report it at consumerfinance.gov/complaint.',
  },
  {
    row: 7,
    holds: ({ facts }) => anyOf(...GROUNDS.map(([name]) => isTrue(facts[name]))),
    name: () => 'DISPUTE',
    because: ({ facts }) => {
      const told = GROUNDS.filter(([name]) => valueOf(facts[name])).map(([, words]) => words)
      return `You told us that ${told.join(' and that ')}. Say so in writing, with a copy of your proof.`
    },
    wouldWin: 'If the debt is not yours, is paid, or the amount is wrong, dispute it.',
  },
  {
    row: 8,
    holds: ({ timeLimit }) => VERDICTS[timeLimit.verdict],
    name: () => 'STATUTE OF LIMITATIONS DEFENSE',
    because: ({ timeLimit }) =>
      `The time to sue on this debt has likely run out${timeLimit.latestOn ? `: by our count on ${longDate(timeLimit.latestOn)}` : ''}.`,
    wouldWin: 'If the dates show that the debt is too old to sue on, say that.',
  },
  {
    row: 9,
    holds: situation =>
      anyOf(ceaseIgnored(situation), allOf(isTrue(situation.facts.wantsContactToEnd), hasContactFinding(situation))),
    name: situation => (ceaseIgnored(situation) ? 'FDCPA VIOLATION DEMAND' : 'CEASE AND DESIST'),
    because: situation =>
      ceaseIgnored(situation)
        ? 'You told them in writing to stop, and they wrote again (15 USC 1692c(c)).'
        : 'They contacted you in a way the law limits, and you want it to end. Know that a stop letter can lead to a lawsuit.',
    wouldWin: 'If you told them in writing to stop contacting you, and they went on, say that.',
  },
  {
    row: 10,
    holds: ({ window, facts }) =>
      allOf(window.state === 'open' ? true : window.state === 'closed' ? false : undefined, notYetDisputed(facts)),
    name: () => 'DEBT VALIDATION REQUEST',
    because: ({ window }) =>
      `You can still dispute with full rights${window.adviceOn ? ` until ${longDate(window.adviceOn)}` : ''}. Then they must stop until they verify the debt.`,
    wouldWin: 'If you have not yet disputed the debt in writing, do that first.',
  },
  {
    row: 11,
    holds: situation => DISPUTE_FINDINGS.some(id => hasFired(situation, id)),
    name: situation =>
      hasFired(situation, 'dispute-ignored') || hasFired(situation, 'original-creditor-request-ignored')
        ? 'FDCPA VIOLATION DEMAND'
        : 'DISPUTE',
    because: situation =>
      hasFired(situation, 'dispute-ignored') || hasFired(situation, 'original-creditor-request-ignored')
        ? 'You asked in writing, and they went on collecting without an answer (15 USC 1692g(b)).'
        : 'What they sent does not answer your dispute. Ask for what is missing, and do not accuse.',
  },
  {
    row: 12,
    holds: ({ window, rules }) =>
      allOf(
        window.state === 'unknown' ? undefined : window.state === 'closed',
        rules.findings.some(({ strength, rule }) => strength === 'strong' && rule.confidence === 'high'),
      ),
    name: () => 'FDCPA VIOLATION DEMAND',
    because: () => 'The time to dispute with full rights is over, and the letter clearly breaks a rule.',
  },
  {
    row: 13,
    holds: situation => wantsToSettle(situation),
    name: () => 'SETTLEMENT NEGOTIATION',
    because: () =>
      'You told us that the debt is yours, that it is right and that you can pay something. The time to sue has likely not run out.',
    wouldWin: 'If the debt is yours and right, and you can pay something, you can make an offer.',
  },
  {
    row: 14,
    holds: () => true,
    name: () => 'DEBT VALIDATION REQUEST',
    because: ({ facts, window }) =>
      valueOf(facts.kindOfPaper) === 'not-a-collection-letter'
        ? 'This does not look like a letter about a debt, so there may be nothing to answer. If someone asks you to pay, ask for proof first.'
        : `Asking for proof is the safe first step: it costs nothing and admits nothing.${windowWords(window)}`,
  },
]

function windowWords({ state, adviceOn }: Situation['window']): string {
  if (state === 'closed') return ' The time for it with full rights may be over, but it still helps.'
  return state === 'open' && adviceOn ? ` You have full rights to it until ${longDate(adviceOn)}.` : ''
}

const GROUNDS = [
  ['notMyDebt', 'the debt is not yours'],
  ['identityTheft', 'someone used your name'],
  ['alreadyPaid', 'you already paid it'],
  ['settledBefore', 'it was settled before'],
  ['wrongAmount', 'the amount is wrong'],
] as const satisfies readonly (readonly [keyof AllFacts, string])[]

const DISPUTE_FINDINGS = ['dispute-ignored', 'original-creditor-request-ignored', 'verification-inadequate']

const VERDICTS: Readonly<Record<Situation['timeLimit']['verdict'], Truth>> = {
  likely_time_barred: true,
  likely_not_time_barred: false,
  not_applicable: false,
  depends: undefined,
  unknown: undefined,
}

function hasSignsOfAScam(situation: Situation): Truth {
  const { facts } = situation
  const fired = ['threat-arrest-or-jail', 'threat-of-violence', 'government-impersonation']
  return anyOf(
    fired.some(id => hasFired(situation, id)),
    holds(facts.kindOfPaper, kind => kind === 'scam'),
    holds(facts.scamSigns, signs => signs.length >= 2),
  )
}

function ceaseIgnored({ facts }: Situation): Truth {
  const received = facts.ceaseReceivedDate
  if (!received.known || !facts.letterDate.known) return undefined
  return received.value !== null && received.value < facts.letterDate.value
}

function hasContactFinding({ rules }: Situation): boolean {
  return rules.findings.some(({ rule }) => rule.type === 'contact-restrictions')
}

function notYetDisputed({ writtenDisputeReceivedDate }: AllFacts): Truth {
  return holds(writtenDisputeReceivedDate, date => date === null)
}

/** Only when nothing says that the debt may be too old: an offer can be read as a promise. */
function wantsToSettle({ timeLimit, facts }: Situation): Truth {
  return allOf(
    timeLimit.verdict === 'likely_not_time_barred',
    not(isTrue(facts.notMyDebt)),
    not(isTrue(facts.wrongAmount)),
    anyOf(isTrue(facts.canPaySomething), isTrue(facts.canPayLumpSum)),
  )
}
