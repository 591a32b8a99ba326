import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FindingType } from './define-rule.ts'
import { findingOf } from './facts-for-tests.ts'
import { RECOVERY_NOTE, severityBand, severityScore } from './severity.ts'

const VALIDATION = { type: 'validation-notice' } as const

// strategy.md section 3, with each rule's weights as in the catalogue
test.each([
  ['the model form', 0, []],
  ['threat-false-attorney-fees', 7, [{ severity: 6, strength: 'possible', confidence: 'medium' }]],
  [
    'mini-miranda-subsequent-missing',
    9,
    [{ type: 'identity-disclosure', severity: 4, strength: 'likely', confidence: 'medium' }],
  ],
  [
    'vn-itemization-missing, vn-end-date-missing',
    19,
    [
      { ...VALIDATION, severity: 5 },
      { ...VALIDATION, severity: 5 },
    ],
  ],
  [
    'vn-missing-entirely, mini-miranda-initial-missing',
    37,
    [
      { ...VALIDATION, severity: 8 },
      { type: 'identity-disclosure', severity: 6, strength: 'strong' },
    ],
  ],
  [
    'overshadow-suit-threat-in-window, overshadow-pay-before-window-ends',
    40,
    [
      { type: 'overshadowing', severity: 8, strength: 'strong' },
      { type: 'overshadowing', severity: 7 },
    ],
  ],
  ['dispute-ignored', 45, [{ type: 'dispute-handling', severity: 9, strength: 'strong' }]],
  [
    'tbd-suit-or-threat, tbd-revival-trap, tbd-no-disclosure',
    45,
    [
      { type: 'time-barred-debt', severity: 9, strength: 'strong' },
      { type: 'time-barred-debt', severity: 8 },
      { type: 'time-barred-debt', severity: 7 },
    ],
  ],
  [
    'threat-arrest-or-jail, threat-garnish-without-judgment, government-impersonation',
    61,
    [
      { severity: 10, strength: 'strong' },
      { severity: 9, strength: 'strong' },
      { type: 'identity-disclosure', severity: 9, strength: 'strong' },
    ],
  ],
] as const)('%s scores %i', (_, score, findings) => {
  expect(severityScore(findings.map(findingOf))).toBe(score)
})

test('what was read badly counts less or not at all, and sets no floor', () => {
  const arrest = (readingConfidence: number) =>
    severityScore([findingOf({ severity: 10, strength: 'strong', readingConfidence })])
  expect(arrest(1)).toBe(50)
  expect(arrest(0.95)).toBe(50)
  expect(arrest(0.94)).toBe(30)
  expect(arrest(0.84)).toBe(0)
})

test('a notice to the consumer is no violation', () => {
  const finding = findingOf({ severity: 10, strength: 'strong' })
  expect(severityScore([{ ...finding, rule: { ...finding.rule, isViolation: false } }])).toBe(0)
})

test.each([
  [0, 'none'],
  [1, 'minor'],
  [24, 'minor'],
  [25, 'notable'],
  [49, 'notable'],
  [50, 'serious'],
  [74, 'serious'],
  [75, 'severe'],
  [100, 'severe'],
] as const)('%i is %s', (score, band) => {
  // prettier-ignore
  expect(severityBand(score)).toBe(band)
})

const anyFinding = fc.record({
  type: fc.constantFrom<FindingType>('false-threat', 'harassment', 'validation-notice'),
  severity: fc.integer({ min: 1, max: 10 }),
  strength: fc.constantFrom('strong', 'likely', 'possible'),
  confidence: fc.constantFrom('high', 'medium', 'low'),
  readingConfidence: fc.double({ min: 0, max: 1, noNaN: true }),
} as const)

test('it lies within 0 and 100, does not depend on order, and never falls when a finding is added', () => {
  fc.assert(
    fc.property(fc.array(anyFinding, { maxLength: 40 }), anyFinding, (some, more) => {
      const findings = some.map(findingOf)
      const score = severityScore(findings)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      expect(severityScore(findings.toReversed())).toBe(score)
      expect(severityScore([...findings, findingOf(more)])).toBeGreaterThanOrEqual(score)
    }),
  )
})

test('the note says what the law says about money', () => {
  expect(RECOVERY_NOTE).toContain('up to $1,000 statutory damages per lawsuit')
  expect(RECOVERY_NOTE).toContain('one year to sue')
  expect(RECOVERY_NOTE).toContain('negotiation estimate, not what a court pays')
  expect(RECOVERY_NOTE).not.toMatch(/per violation/)
})
