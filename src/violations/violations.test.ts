import { describe, expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { comboOf } from './combos.ts'
import { collectorsOf, sortedBy, type HistoryViolation, type Sort } from './history.ts'
import { PRESETS, presetValue } from './presets.ts'

const violation = (id: string, part: Partial<HistoryViolation>): HistoryViolation => ({
  id,
  type: 'overshadowing',
  description: '',
  value: 1000,
  collectorName: 'Acme',
  date: day('2026-11-01'),
  ...part,
})

describe('the history', () => {
  const all = [
    violation('a', { date: day('2026-01-05'), collectorName: 'zeta', type: 'threat', value: 1500 }),
    violation('b', { date: undefined, collectorName: undefined, value: 2000 }),
    violation('c', { date: day('2026-10-05'), collectorName: 'Beta', type: 'abuse' }),
  ]
  test.each([
    ['date', 'cab'],
    ['value', 'bac'],
    ['collector', 'cab'],
    ['type', 'cba'],
  ] as const)('sorted by %s is %s', (sort: Sort, ids) => {
    expect(
      sortedBy(all, sort)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids)
  })

  test('names each collector once', () => {
    expect(collectorsOf([...all, violation('d', { collectorName: 'Beta' })])).toEqual(['Beta', 'zeta'])
  })
})

describe('presets', () => {
  test('have the specified values, and words of one’s own the default', () => {
    expect(PRESETS.map(({ value }) => value)).toEqual([1500, 1500, 2000, 1000, 1500])
    expect(presetValue('Third-party disclosure')).toBe(2000)
    expect(presetValue('workplace-contact')).toBe(1500)
    expect(presetValue('They called my dentist')).toBe(1000)
  })
})

describe('combos', () => {
  const of = (...types: string[]) => types.map(type => ({ type, collectorName: 'Acme' }))

  test.each([
    [[], undefined],
    [['a'], undefined],
    [['a', 'b'], undefined],
    [['a', 'a'], 'Repeat Offender'],
    [['a', 'b', 'c'], 'Triple Threat'],
    [['a', 'b', 'c', 'c'], 'Triple Threat'],
    [['a', 'a', 'a', 'a', 'b'], 'Full Pattern'],
  ])('of %j: %s', (types, name) => {
    expect(comboOf(of(...types))?.name).toBe(name)
  })

  test('are never made of two collectors, nor of one without a name', () => {
    expect(comboOf([...of('a'), { type: 'a', collectorName: 'Other' }])).toBeUndefined()
    expect(comboOf([1, 2].map(() => ({ type: 'a', collectorName: undefined })))).toBeUndefined()
  })

  test('say that a multiplier is for priority and negotiation only', () => {
    for (const types of [
      ['a', 'a'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd', 'e'],
    ]) {
      const combo = comboOf(of(...types))!
      expect(combo.multiplier).toBeGreaterThan(1)
      expect(combo.message).toContain('negotiation estimate only')
      expect(combo.message).toContain('$1,000 per lawsuit')
    }
  })
})
