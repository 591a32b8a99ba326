import { describe, expect, test } from 'vitest'
import { STATE_NAMES, type StateCode } from '#units/state-code.ts'
import { STATES } from './index.ts'

const ALL = Object.entries(STATES) as [StateCode, (typeof STATES)[StateCode]][]

test('every state stands under its own code', () => {
  expect(ALL.map(([code, law]) => [code, law.code])).toEqual(Object.keys(STATE_NAMES).map(code => [code, code]))
})

describe.each(ALL)('%s', (_, law) => {
  test('every figure is sane, with its statute', () => {
    expect(law.checkedOn < law.expiresOn).toBe(true)
    for (const period of Object.values(law.periods)) {
      expect(period.years).toBeGreaterThanOrEqual(2)
      expect(period.years).toBeLessThanOrEqual(25)
      expect(period.statute).toMatch(/\d|common-law/)
      if (period.contested) expect(period.contested.shorterYears).toBeLessThan(period.years)
      if (period.source.read !== 'nothing') expect(period.source.url).toMatch(/^https?:/)
    }
    expect(law.answer.days).toBeGreaterThanOrEqual(20)
    expect(law.answer.days).toBeLessThanOrEqual(35)
    expect(law.answer.limitedCourt.days ?? 14).toBeGreaterThanOrEqual(10)
    for (const change of law.changes) expect(change.on < law.checkedOn).toBe(true)
  })

  test('a figure that no page was read for is never called sure', () => {
    for (const period of Object.values(law.periods)) {
      if (period.source.read === 'nothing') expect(period.confidence).not.toBe('high')
    }
  })
})

// limitations.md section 2: the only years on which a card debt may be called likely time-barred, and the usual reading
test.each([
  ['AL', 6, undefined],
  ['AK', 3, 3],
  ['AR', 5, undefined],
  ['DC', 3, 3],
  ['FL', 5, undefined],
  ['ID', 5, undefined],
  ['IL', 10, 5],
  ['IA', 10, 5],
  ['KS', 5, undefined],
  ['KY', 15, 5],
  ['MO', 10, 5],
  ['MT', 8, 5],
  ['NE', 5, undefined],
  ['NV', 6, undefined],
  ['NJ', 6, 6],
  ['NM', 6, 4],
  ['NY', 3, 3],
  ['OK', 5, undefined],
  ['RI', 10, 10],
  ['UT', 6, 6],
  ['VA', 5, 3],
  ['WA', 6, 6],
  ['WV', 10, undefined],
  ['WY', 10, undefined],
  ['AZ', 6, 6],
  ['CA', 4, 4],
  ['CO', 6, 6],
  ['CT', 6, 6],
  ['DE', 3, 3],
  ['GA', 6, 6],
  ['HI', 6, 6],
  ['IN', 6, 6],
  ['LA', 3, 3],
  ['ME', 6, 6],
  ['MD', 3, 3],
  ['MA', 6, 6],
  ['MI', 6, 6],
  ['MN', 6, 6],
  ['MS', 3, 3],
  ['NH', 3, 3],
  ['NC', 3, 3],
  ['ND', 6, 6],
  ['OH', 6, 6],
  ['OR', 6, 6],
  ['PA', 4, 4],
  ['SC', 3, 3],
  ['SD', 6, 6],
  ['TN', 6, 6],
  ['TX', 4, 4],
  ['VT', 6, 6],
  ['WI', 6, 6],
] as const)('%s: a card debt has %i years at most, usually %s', (code, safe, usual) => {
  // prettier-ignore
  const { years, contested } = STATES[code].periods['credit-card']
  const readings = { shorter: contested?.shorterYears, longer: years, unsettled: undefined }
  expect([years, contested ? readings[contested.usual] : years]).toEqual([safe, usual])
})

test('seals lengthen the time in these states only', () => {
  const years = Object.fromEntries(
    ALL.flatMap(([code, { sealedInstrument }]) => (sealedInstrument ? [[code, sealedInstrument.years]] : [])),
  )
  expect(years).toEqual({
    AL: 10, AK: 10, DE: 20, GA: 20, ME: 20, MD: 12, MA: 20, NH: 20, NJ: 16, NC: 10, PA: 20, RI: 20, SC: 20, SD: 20, VT: 14,
    VA: 5, WV: 10,
  }) // prettier-ignore
})

test('the debt itself ends in two states only', () => {
  expect(ALL.filter(([, law]) => law.extinguishedBy).map(([code]) => code)).toEqual(['MS', 'WI'])
})

test('after the end no payment brings the time back in these states', () => {
  const none = ALL.filter(([, law]) => law.restart.payment.afterExpiry === 'no').map(([code]) => code)
  expect(none).toEqual([
    'AL',
    'AZ',
    'CA',
    'DC',
    'FL',
    'IA',
    'ME',
    'MD',
    'MN',
    'MS',
    'NY',
    'TN',
    'TX',
    'VA',
    'WA',
    'WV',
    'WI',
  ])
})

test('a suit begins with service in these states', () => {
  const service = ALL.filter(([, law]) => law.suitCountsFrom !== 'filing').map(([code]) => code)
  expect(service).toEqual(['CT', 'KS', 'MN', 'ND', 'SD', 'UT', 'VT', 'WA'])
})

// The one number a state that flat lists give (decision 16): kept here to hold it against the statutes, printed nowhere.
const FLAT_YEARS: Readonly<Record<number, readonly string[]>> = {
  3: ['AL', 'DE', 'LA', 'MD', 'MS', 'NH', 'NC', 'SC'],
  4: ['CA', 'PA', 'TX'],
  5: ['AR', 'FL', 'ID', 'IL', 'IA', 'KS', 'KY', 'MO', 'MT', 'NE', 'OK', 'VA'],
  10: ['WV', 'WY'],
  6: [
    'AK', 'AZ', 'CO', 'CT', 'GA', 'HI', 'IN', 'ME', 'MA', 'MI', 'MN', 'NV', 'NJ', 'NM', 'NY', 'ND', 'OH', 'OR', 'RI', 'SD',
    'TN', 'UT', 'VT', 'WA', 'WI',
  ],
} // prettier-ignore

test('a flat number of years would call a card debt too old too early in these states, and too late in two', () => {
  const flat = Object.entries(FLAT_YEARS).flatMap(([years, codes]) => codes.map(code => [code, Number(years)] as const))
  expect(flat).toHaveLength(50)
  const safe = (code: string) => STATES[code as StateCode].periods['credit-card'].years
  const sorted = (wrong: (code: string, years: number) => boolean) =>
    flat
      .filter(([code, years]) => wrong(code, years))
      .map(([code]) => code)
      .toSorted((a, b) => a.localeCompare(b))
  expect(sorted((code, years) => years < safe(code))).toEqual(['AL', 'IA', 'IL', 'KY', 'MO', 'MT', 'RI'])
  expect(sorted((code, years) => years > safe(code))).toEqual(['AK', 'NY'])
})
