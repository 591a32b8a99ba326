import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCitation } from '#law/citations.ts'
import { known, unknown } from '#law/fact.ts'
import { CONSUMER_FACT_NAMES, DERIVED_FACT_NAMES, LETTER_FACT_NAMES, type AllFacts } from '#law/facts.ts'
import { RULES } from './index.ts'

const nothingKnown = Object.fromEntries(
  [...LETTER_FACT_NAMES, ...CONSUMER_FACT_NAMES, ...DERIVED_FACT_NAMES].map(name => [name, unknown()]),
) as unknown as AllFacts

test('ids are unique', () => {
  expect(new Set(RULES.map(rule => rule.id)).size).toBe(RULES.length)
})

describe.each(RULES.map(rule => [rule.id, rule] as const))('%s', (_, rule) => {
  test('cites only registered law and says what it means in plain words', () => {
    expect(rule.cites.every(isCitation)).toBe(true)
    expect(rule.whyItMatters.length).toBeGreaterThan(40)
    expect(rule.severity).toBeGreaterThanOrEqual(1)
    expect(rule.severity).toBeLessThanOrEqual(10)
  })

  test('names only rules that exist as better ones', () => {
    const ids = RULES.map(other => other.id)
    expect((rule.suppressedBy ?? []).filter(id => !ids.includes(id))).toEqual([])
  })

  test('with nothing known there is no violation', () => {
    expect(rule.check(nothingKnown).outcome).not.toBe('violated')
    expect(rule.appliesWhen?.(nothingKnown) ?? 'applies').not.toMatchObject({ outcome: 'violated' })
  })

  test('never throws, and proves what it finds, whatever part of the facts is known', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...LETTER_FACT_NAMES), fc.constant(true)), given => {
        const facts = { ...nothingKnown } as Record<string, unknown>
        for (const name of Object.keys(given)) {
          if (EMPTY_LISTS.has(name)) facts[name] = known([])
        }
        const verdict = rule.check(facts as unknown as AllFacts)
        if (verdict.outcome === 'violated')
          expect(verdict.evidence.length > 0 || verdict.absent !== undefined || rule.restsOn !== undefined).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

const EMPTY_LISTS: ReadonlySet<string> = new Set([
  'statements', 'threats', 'notices', 'amounts', 'settlementOffers', 'collectionFees', 'convenienceFees',
  'paymentDemands', 'companiesNamed', 'itemizedConcepts', 'scamSigns', 'envelopeText', 'collectorLicenseNumbers',
]) // prettier-ignore
