import type { z } from 'zod'
import type { AnalysisReply, ViolationReply } from '#contract/analyses.ts'
import type { factsSchema } from '#contract/analysis-parts.ts'
import type { ResultAccess } from '#billing/access.ts'
import type { Assessment } from '#law/assessment.ts'
import { lawLink, says } from '#law/citations.ts'
import type { Box, Evidence, Fact } from '#law/fact.ts'
import type { LetterFacts, PostalAddress } from '#law/facts.ts'
import type { Finding } from '#law/judge-rules.ts'
import { RECOVERY_NOTE } from '#law/severity.ts'
import { stateDamagesNote, type StateFinding } from '#law/state-findings.ts'
import { toDollars, type Cents } from '#units/cents.ts'
import { daysBetween } from '#units/iso-date.ts'
import { NEGOTIATION_ESTIMATE } from '#violations/estimate.ts'
import { place, placeKey, round, roundBox, type Place } from './place.ts'
import type { Reading } from './reading.ts'
import { type EarlierAnalysis, presentComparison } from './present-comparison.ts'

/** A stored analysis as `present` needs it. */
export interface PresentedAnalysis {
  readonly id: string
  readonly createdAt: Date
  readonly fileName: string
  readonly flowType: 'generate' | 'enhance'
  readonly disputeId: string | null
  readonly state: string | null
  readonly reading: Reading
  readonly facts: LetterFacts
  /** The letter this one is compared with. */
  readonly earlier?: EarlierAnalysis | undefined
  /** The person's own letter, when they brought one to be made better. */
  readonly ownLetter: string | null
  readonly savedAt: Date | null
  /** Where it says it is from, when it came by mail. */
  readonly mail?: AnalysisReply['mail']
  /** The pictures of pages that are still there. */
  readonly pages: readonly { readonly position: number; readonly deleteAfter: Date | null }[]
  /** What was cut out of them under findings. */
  readonly pieces: readonly {
    readonly id: string
    readonly position: number
    readonly place: (Pick<Place, 'boxes'> & { readonly shows: Box }) | null
  }[]
}

/** The reply on the wire. What a person may not see is left out here, not hidden later (decision 6):
 *  safety, deadlines and the kind of paper are always in it. */
export function presentAnalysis(
  analysis: PresentedAnalysis,
  assessment: Assessment,
  access: ResultAccess & { readonly scansLeft?: boolean },
): AnalysisReply {
  const { rules, courtPaper } = assessment
  const estimate = rules.findings.length * NEGOTIATION_ESTIMATE
  const shown = access.seesAllFindings ? rules.findings : rules.findings.slice(0, 1)
  const pieceOf = piecesByPlace(analysis)
  return {
    success: true,
    analysis_id: analysis.id,
    timestamp: analysis.createdAt.toISOString(),
    file_name: analysis.fileName,
    flow_type: analysis.flowType,
    dispute_id: analysis.disputeId,
    state: analysis.state,
    law_as_of: assessment.lawAsOf,
    law_expires_on: assessment.lawExpiresOn,
    reading: {
      source: analysis.reading.source,
      pages: analysis.reading.pages.length,
      confidence: round(analysis.reading.confidence, 3),
      unread: [...analysis.reading.unread],
    },
    pages: analysis.reading.pages.map(page => ({
      ...page,
      confidence: round(page.confidence, 3),
      image_url: analysis.pages.some(({ position }) => position === page.number)
        ? `/api/analyses/${analysis.id}/pages/${page.number}`
        : null,
    })),
    ...presentPages(analysis.pages),
    saved: analysis.savedAt !== null,
    letter_kind: assessment.kindOfPaper ?? null,
    is_court_paper: courtPaper !== undefined,
    court_paper: courtPaper
      ? {
          words: courtPaper.words ?? null,
          answer_by: courtPaper.answerBy ?? null,
          rule: courtPaper.rule ?? null,
          note: courtPaper.note ?? null,
        }
      : null,
    original_creditor_only: assessment.originalCreditorOnly,
    scam_signs: [...assessment.scamSigns],
    flows: [...assessment.flows],
    facts: presentFacts(analysis.facts),
    strategic_analysis: presentStrategy(assessment, analysis.facts),
    total_violations: rules.findings.length,
    total_value: estimate,
    violations: {
      violation_count: rules.findings.length,
      severity_score: assessment.severityScore,
      total_value: estimate,
      legal_recovery_note: RECOVERY_NOTE,
      violations: shown.map(finding => presentFinding(finding, pieceOf)),
      worth_asking: access.seesAllFindings ? rules.worthAsking.map(finding => presentFinding(finding, pieceOf)) : [],
      rules_checked: rules.checked,
      could_not_check: rules.couldNotCheck.map(({ rule, missing }) => ({
        rule_id: rule.id,
        title: rule.title,
        missing: [...missing],
      })),
    },
    state_law: presentStateLaw(assessment, access),
    questions: assessment.questions.map(question => ({ ...question })),
    locked: {
      hidden_violations: rules.findings.length - shown.length,
      unlock: access.seesFullLetter ? null : access.scansLeft ? 'scan' : 'plan',
    },
    time_limit: presentTimeLimit(assessment),
    deadlines: assessment.deadlines.map(deadline => ({
      id: deadline.id,
      on: deadline.on,
      days_left: daysBetween(assessment.on, deadline.on),
      basis: deadline.basis,
      assumed: deadline.assumed,
      what: deadline.what,
      what_is_lost: deadline.whatIsLost,
    })),
    urgency: assessment.urgency.messages.map(message => ({ message })),
    model_notice: {
      compared: assessment.modelNotice.compared,
      language: assessment.modelNotice.language,
      // what is missing in the form is a finding by another name
      elements: access.seesAllFindings
        ? assessment.modelNotice.elements.map(({ id, state, isOptional, evidence }) => ({
            id,
            state,
            optional: isOptional,
            page: evidence[0]?.page ?? null,
            evidence: evidence.map(place),
          }))
        : [],
    },
    comparison: analysis.earlier ? presentComparison(analysis.earlier, analysis.facts, access) : null,
    letter: { content: analysis.ownLetter },
    ...(analysis.mail ? { mail: analysis.mail } : {}),
  }
}

type Piece = NonNullable<ViolationReply['evidence'][number]['piece']>

function piecesByPlace({ id, pieces }: PresentedAnalysis): (evidence: Evidence) => Piece | undefined {
  const byPlace = new Map(
    pieces.flatMap(({ id: piece, position, place }) =>
      place
        ? [
            [
              placeKey({ page: position, boxes: place.boxes }),
              { url: `/api/analyses/${id}/pieces/${piece}`, shows: roundBox(place.shows) },
            ] as const,
          ]
        : [],
    ),
  )
  return evidence => byPlace.get(placeKey(evidence))
}

/** What has become of the pictures of the pages. */
export function presentPages(
  pages: PresentedAnalysis['pages'],
): Pick<AnalysisReply, 'pages_state' | 'pages_deleted_after'> {
  const [page] = pages
  return {
    pages_state: !page ? 'deleted' : page.deleteAfter ? 'held' : 'kept',
    pages_deleted_after: page?.deleteAfter?.toISOString() ?? null,
  }
}

function presentFinding(
  { rule, strength, evidence, absent }: Finding,
  pieceOf: (evidence: Evidence) => Piece | undefined,
): ViolationReply {
  return {
    rule_id: rule.id,
    type: rule.type,
    violation_type: rule.type,
    title: rule.title,
    description: rule.requirement,
    why_it_matters: rule.whyItMatters,
    legal_basis: rule.cites.join('; '),
    citations: rule.cites.map(cite => ({ cite, title: says(cite), url: lawLink(cite) })),
    strength,
    confidence: rule.confidence,
    severity: rule.severity,
    statutory_damages: NEGOTIATION_ESTIMATE,
    value: NEGOTIATION_ESTIMATE,
    evidence: evidence.map(one => {
      const piece = pieceOf(one)
      return { ...place(one), ...(piece && { piece }) }
    }),
    absent: absent ? { expected: absent.expected, model_form_line: absent.modelFormLine ?? null } : null,
    would_change_this: [...rule.wouldChange],
  }
}

function presentStateLaw({ stateLaw, questions }: Assessment, access: ResultAccess): AnalysisReply['state_law'] {
  if (!stateLaw) return null
  const { license } = stateLaw.law
  const sure = license.confidence !== 'low'
  const asked = new Set(questions.map(({ fact }) => fact))
  return {
    state: stateLaw.state,
    findings: access.seesAllFindings ? stateLaw.findings.map(presentStateFinding) : [],
    worth_asking: access.seesAllFindings ? stateLaw.worthAsking.map(presentStateFinding) : [],
    hidden: access.seesAllFindings ? 0 : stateLaw.findings.length + stateLaw.worthAsking.length,
    damages_note: stateLaw.findings.length > 0 ? stateDamagesNote(stateLaw) : '',
    license: {
      needed: stateLaw.licenseNeeded ?? null,
      cite: sure ? license.statute : '',
      register: license.register ?? null,
      note: sure ? (license.note ?? null) : null,
      numbers: [...stateLaw.licenseNumbers],
    },
    questions: stateLaw.questions.filter(({ fact }) => !asked.has(fact)),
  }
}

function presentStateFinding({ text }: StateFinding) {
  const { id, title, expected, whyItMatters, statute } = text
  return { id, title, expected, why_it_matters: whyItMatters, cite: statute }
}

function presentStrategy(
  { strategy, strengthEstimate, urgency, settlementOptions }: Assessment,
  facts: LetterFacts,
): AnalysisReply['strategic_analysis'] {
  return {
    recommended_strategy: strategy.recommended,
    alternatives: [...strategy.alternatives],
    success_probability: strengthEstimate.percent,
    success_factors: strengthEstimate.factors.map(factor => ({ ...factor })),
    strategy_explanation: strategy.why,
    urgency_level: urgency.level,
    settlement_options: settlementOptions.map(option => ({
      amount: toDollars(option.amount),
      savings: toDollars(option.savings),
      percentage: option.percent,
    })),
    current_collector: facts.collectorName.known ? facts.collectorName.value : null,
    debt_amount: facts.currentAmount.known ? toDollars(facts.currentAmount.value) : null,
  }
}

function presentTimeLimit({ timeLimit }: Assessment): AnalysisReply['time_limit'] {
  return {
    verdict: timeLimit.verdict,
    earliest_on: timeLimit.earliestOn ?? null,
    latest_on: timeLimit.latestOn ?? null,
    statute: timeLimit.statute ?? null,
    why: timeLimit.why,
    questions: timeLimit.questions.map(({ fact, ask }) => ({ fact, ask })),
    warning: timeLimit.warning,
  }
}

function presentFacts(facts: LetterFacts): z.infer<typeof factsSchema> {
  const money = (fact: Fact<Cents>) => present(fact, toDollars)
  const address = (fact: Fact<PostalAddress>) => present(fact, ({ lines }) => lines.join('\n'))
  const text = (fact: Fact<string>) => present(fact, value => value)
  return {
    collector_name: text(facts.collectorName),
    collector_address: address(facts.collectorAddress),
    original_creditor: text(facts.originalCreditor),
    current_creditor: text(facts.currentCreditor),
    account_number: text(facts.accountNumber),
    reference_number: text(facts.referenceNumber),
    amount_total: money(facts.currentAmount),
    itemization: presentItemization(facts),
    letter_date: text(facts.letterDate),
    dispute_deadline: text(facts.validationEndDate),
    phone: text(facts.collectorPhone),
    email: text(facts.collectorEmail),
    website: text(facts.collectorWebsite),
    consumer_name: text(facts.consumerName),
    consumer_address: address(facts.consumerAddress),
    settlement_offers: (facts.settlementOffers.known ? facts.settlementOffers.value : []).map(offer => ({
      amount: offer.amount === undefined ? null : toDollars(offer.amount),
      percent: offer.percentOfBalance ?? null,
      deadline: offer.by ?? null,
      ...place(offer.evidence[0] ?? NOWHERE),
    })),
    threatened_actions: (facts.threats.known ? facts.threats.value : []).map(threat => ({
      action: threat.action,
      modality: threat.modality,
      ...place(threat.evidence[0] ?? NOWHERE),
    })),
  }
}

function presentItemization(facts: LetterFacts): z.infer<typeof factsSchema>['itemization'] {
  const money = (fact: Fact<Cents>): number | null => (fact.known ? toDollars(fact.value) : null)
  const { itemizationDate, itemizationDateAmount, itemizedInterest, itemizedFees, itemizedPaymentsAndCredits } = facts
  const parts = [itemizationDate, itemizationDateAmount, itemizedInterest, itemizedFees, itemizedPaymentsAndCredits]
  if (!parts.some(part => part.known)) return null
  return {
    date: itemizationDate.known ? itemizationDate.value : null,
    amount_then: money(itemizationDateAmount),
    interest: money(itemizedInterest),
    fees: money(itemizedFees),
    credits: money(itemizedPaymentsAndCredits),
  }
}

const NOWHERE: Evidence = { page: 1, quote: '', boxes: [], confidence: 0 }

function present<T, Wire>(fact: Fact<T>, toWire: (value: T) => Wire) {
  if (!fact.known) return null
  return { value: toWire(fact.value), confidence: round(fact.confidence, 3), ...place(fact.evidence[0] ?? NOWHERE) }
}
