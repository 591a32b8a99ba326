import { RULES } from '#law/rules/index.ts'
import type { DeadlineId } from '#law/assessment.ts'
import { known, unknown, type Fact } from '#law/fact.ts'
import type { Finding } from '#law/judge-rules.ts'
import { isCourtPaper, type KindOfPaper } from '#law/kind-of-paper.ts'
import {
  contextFromAssessment,
  type AssessmentForLetter,
  type FactsForLetter,
} from '#letters/context-from-assessment.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { dollars } from '#units/cents.ts'
import { isoDate, type IsoDate } from '#units/iso-date.ts'
import { stateCode } from '#units/state-code.ts'
import type { AnalysisReply, ViolationReply } from './analyses.ts'

/** What a letter may say about an analysis as it came over the wire: for programs and pages that hold only the reply. */
export function contextFromReply(reply: AnalysisReply, { today }: { today: IsoDate }): LetterContext {
  return contextFromAssessment({ assessment: assessmentOf(reply), letter: factsOf(reply), consumer: {}, today })
}

function assessmentOf(reply: AnalysisReply): AssessmentForLetter {
  const kind = (reply.letter_kind ?? undefined) as KindOfPaper | undefined
  const limit = reply.time_limit
  return {
    state: reply.state ? stateCode(reply.state) : undefined,
    kindOfPaper: kind,
    courtPaper:
      reply.court_paper && kind && isCourtPaper(kind)
        ? {
            kind: kind as 'summons-or-complaint' | 'judgment' | 'garnishment',
            words: reply.court_paper.words ?? undefined,
            answerBy: day(reply.court_paper.answer_by),
            rule: reply.court_paper.rule ?? undefined,
            note: reply.court_paper.note ?? undefined,
          }
        : undefined,
    originalCreditorOnly: reply.original_creditor_only,
    rules: { findings: reply.violations.violations.flatMap(findingOf), outOfScope: reply.original_creditor_only },
    timeLimit: {
      verdict: limit.verdict,
      earliestOn: day(limit.earliest_on),
      latestOn: day(limit.latest_on),
      statute: limit.statute ?? undefined,
      why: limit.why,
      questions: [],
      warning: limit.warning,
      confidence: 'medium',
    },
    deadlines: reply.deadlines.map(({ id, on, basis, assumed, what, what_is_lost }) => ({
      id: id as DeadlineId,
      on: isoDate(on)!,
      basis,
      assumed,
      what,
      whatIsLost: what_is_lost,
    })),
  }
}

function findingOf(violation: ViolationReply): Finding[] {
  const rule = RULES.find(({ id }) => id === violation.rule_id)
  if (!rule) return []
  return [
    {
      rule,
      strength: violation.strength,
      evidence: violation.evidence.map(one => ({ ...one, confidence: 1 })),
      ...(violation.absent ? { absent: { expected: violation.absent.expected } } : {}),
      readingConfidence: 1,
    },
  ]
}

function factsOf({ facts }: AnalysisReply): FactsForLetter {
  const lines = (text: string): { lines: string[] } => ({ lines: text.split('\n') })
  return {
    consumerName: fact(facts.consumer_name),
    consumerAddress: fact(facts.consumer_address, lines),
    collectorName: fact(facts.collector_name),
    collectorAddress: fact(facts.collector_address, lines),
    senderRole: unknown('not in the reply'),
    notices: unknown('not in the reply'),
    letterDate: fact(facts.letter_date, text => isoDate(text)!),
    referenceNumber: fact(facts.reference_number),
    accountNumber: fact(facts.account_number),
    currentAmount: fact(facts.amount_total, dollars),
    originalCreditor: fact(facts.original_creditor),
    currentCreditor: fact(facts.current_creditor),
  }
}

interface WireFact<Value> {
  readonly value: Value
  readonly confidence: number
}

function fact<Wire, Value = Wire>(wire: WireFact<Wire> | null, read?: (value: Wire) => Value): Fact<Value> {
  if (!wire) return unknown()
  return known(read ? read(wire.value) : (wire.value as unknown as Value), { confidence: wire.confidence })
}

function day(text: string | null): IsoDate | undefined {
  return text ? isoDate(text) : undefined
}
