import { expect, test } from 'vitest'
import { EVERYTHING_OPEN } from '#billing/access.ts'
import { analysisSchema, type AnalysisReply } from '#contract/analyses.ts'
import { known } from '#law/fact.ts'
import { FORM_ENGLISH, paperFromBlocks } from '#reading/model-form.fixtures.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'
import { assess } from './assess.ts'
import { presentAnalysis, type PresentedAnalysis } from '#analyses/present.ts'

const THREATS = [
  'A warrant for your arrest will be issued if you do not pay today.',
  'We will garnish your wages next week.',
  'You are a deadbeat and a thief.',
]

const clock = { now: () => new Date('2026-11-21T12:00:00Z') }

function reply(access = EVERYTHING_OPEN, part: Partial<PresentedAnalysis> = {}): AnalysisReply {
  const read = readFacts(paperFromText(THREATS.join('\n')))
  const kind = 'follow-up-demand' as const
  const facts = { ...read, kindOfPaper: known(kind), ruleKinds: known([kind]) }
  const analysis: PresentedAnalysis = {
    id: '00000000-0000-4000-8000-000000000001',
    createdAt: clock.now(),
    fileName: 'debt_letter.pdf',
    flowType: 'generate',
    disputeId: null,
    state: 'TX',
    reading: {
      source: 'text_layer',
      confidence: 1,
      unread: [],
      pages: [{ number: 1, width: 850, height: 1100, source: 'text-layer', confidence: 1 }],
    },
    facts,
    ownLetter: null,
    savedAt: null,
    pages: [],
    pieces: [],
    ...part,
  }
  const assessment = assess({ facts: analysis.facts, consumerFacts: {}, state: 'TX', timeZone: null }, clock)
  return presentAnalysis(analysis, assessment, access)
}

test('what is locked is absent from the reply, not hidden in it', () => {
  const all = reply().violations
  expect(all.violations.length).toBeGreaterThan(1)
  const free = reply({ ...EVERYTHING_OPEN, seesAllFindings: false })
  expect(free.violations.violations).toEqual(all.violations.slice(0, 1))
  expect(free.violations.violation_count).toBe(all.violation_count)
  expect(free.locked.hidden_violations).toBe(all.violation_count - 1)
  for (const hidden of all.violations.slice(1)) expect(JSON.stringify(free.violations)).not.toContain(hidden.title)
})

test('the reply holds to the contract, under the specified names', () => {
  const wire = reply()
  expect(analysisSchema.parse(JSON.parse(JSON.stringify(wire)))).toEqual(wire)
  expect(wire).toMatchObject({ success: true, file_name: 'debt_letter.pdf', flow_type: 'generate' })
})

test('each violation counts the specified 1000, summed, beside what the law really pays', () => {
  const { violations, violation_count, total_value, legal_recovery_note } = reply().violations
  expect(new Set(violations.flatMap(one => [one.value, one.statutory_damages]))).toEqual(new Set([1000]))
  expect(total_value).toBe(1000 * violation_count)
  expect(reply()).toMatchObject({ total_violations: violation_count, total_value })
  expect(legal_recovery_note).toContain('not for each violation')
})

test('each violation has its type under both names, a description and its legal basis', () => {
  for (const one of reply().violations.violations) {
    expect(one.violation_type).toBe(one.type)
    expect(one.description).not.toBe('')
    expect(one.legal_basis).toBe(one.citations.map(({ cite }) => cite).join('; '))
  }
})

test('a picture is offered only while it is kept', () => {
  expect(reply().pages[0]!.image_url).toBeNull()
  expect(reply(EVERYTHING_OPEN, { pages: [{ position: 1, deleteAfter: clock.now() }] }).pages[0]!.image_url).toMatch(
    /\/pages\/1$/,
  )
})

const LOCKED = { ...EVERYTHING_OPEN, seesAllFindings: false }

test('how a notice differs from the official form is locked like findings', () => {
  const facts = readFacts(paperFromBlocks(FORM_ENGLISH.filter(block => !block.startsWith('Total amount'))))
  const open = reply(EVERYTHING_OPEN, { facts }).model_notice
  expect(open.elements.find(({ id }) => id === 'current-amount')).toMatchObject({ state: 'missing', optional: false })
  expect(reply(LOCKED, { facts }).model_notice).toEqual({ ...open, elements: [] })
})

test('what changed since an earlier letter is locked like findings, that one was chosen is not', () => {
  const earlier = {
    id: '00000000-0000-4000-8000-000000000002',
    fileName: 'first.pdf',
    facts: readFacts(paperFromText('Account ending 7781. Your balance is $740.00. We will sue you.')),
  }
  const facts = readFacts(paperFromText('Account ending 7781. Your balance is $999.00. We will sue you.'))
  const open = reply(EVERYTHING_OPEN, { facts, earlier }).comparison
  expect(open?.changes?.amount).toMatchObject({ before: 740, now: 999, difference: 259, unexplained: 259 })
  expect(open?.changes?.repeated_threats.map(({ action }) => action)).toEqual(['suit'])
  expect(reply(LOCKED, { facts, earlier }).comparison).toEqual({ ...open, changes: null })
  expect(reply(EVERYTHING_OPEN, { facts }).comparison).toBeNull()
})
