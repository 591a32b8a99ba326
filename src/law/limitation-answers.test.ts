import { expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { STATE_CODES } from '#units/state-code.ts'
import { toldOf, type Told } from './facts-for-tests.ts'
import type { DebtKind } from './facts.ts'
import { timeLimit } from './limitation.ts'
import { statuteSources } from './limitation/sources.ts'

const ON = day('2026-11-21')
const KINDS: readonly (DebtKind | undefined)[] = [
  'credit-card', 'store-card', 'personal-loan', 'family-loan', 'payday', 'auto', 'goods', 'services', 'medical', 'utility',
  'telecom', 'rent', 'private-student', 'other', undefined,
] // prettier-ignore
const DAYS: readonly Told[] = [
  {},
  { defaultDate: day('2005-02-28') },
  { defaultDate: day('2024-02-29') },
  { lastPaymentDate: day('2021-06-15') },
  { chargeOffDate: day('2023-01-31') },
  { judgmentExists: true, judgmentDate: day('2012-04-02') },
]

test.each(STATE_CODES)('%s: whatever is told, no day and no limit stands without its statute', state => {
  for (const debtKind of KINDS) {
    for (const days of DAYS) {
      const answer = timeLimit({ consumer: toldOf({ ...days, ...(debtKind && { debtKind }) }), state, on: ON })
      const says = JSON.stringify([state, debtKind, days])
      if (answer.earliestOn ?? answer.latestOn ?? /\d years?\b/.exec(answer.why)) {
        expect(answer.statute, says).toMatch(/\d|common-law/)
      }
      expect(answer.why.length, says).toBeGreaterThan(40)
      if (answer.verdict === 'likely_time_barred') expect(answer.latestOn, says).toBeDefined()
      if (answer.verdict === 'likely_not_time_barred') expect(answer.earliestOn, says).toBeDefined()
      expect(answer.warning, says).toMatch(/Do not (?:pay|sign)/)
    }
  }
})

test('no statute that was not named is shown, and none that is no time limit', () => {
  expect(statuteSources('', 'OH')).toEqual([])
  expect(statuteSources('11 USC 524', 'OH')).toEqual([])
})

test('a statute is shown with its page, and whether that page is the law itself', () => {
  expect(statuteSources('Ohio Rev. Code § 2305.07(C)', 'OH')).toMatchObject([
    { statute: 'Ohio Rev. Code § 2305.07(C)', isTheLaw: true, url: expect.stringMatching(/^https:/) as string },
  ])
})
