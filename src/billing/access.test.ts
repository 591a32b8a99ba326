import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accessOf,
  isCovered,
  ALL_ACCESS,
  EVERYTHING_OPEN,
  NOTHING_HELD,
  resultAccess,
  type Access,
  type Holdings,
} from './access.ts'
import { PRODUCT_IDS } from './catalogue.ts'

function open(held: Partial<Holdings>): Access {
  return accessOf({ ...NOTHING_HELD, subscriptionStatus: 'active', ...held })
}

/** The rows of decision 2, one letter for each thing that is open: Debt, Credit, Templates, Intel, Enhance, Full. */
function letters(access: Access): string {
  return [
    access.canAccessDebt && 'D',
    access.canAccessCredit && 'C',
    access.canAccessTemplates && 'T',
    access.canAccessIntel && 'I',
    access.canEnhance && 'E',
    access.hasFullAccess && 'F',
  ]
    .filter(Boolean)
    .join('')
}

const FULL = 'DCTIEF'

/** name, what it opens, debt scans, credit scans */
const PLANS = [
  ['free', '', 0, 0],
  ['single', 'D', 1, 0],
  ['monthly', FULL, 999, 999],
  ['yearly', FULL, 999, 999],
  ['lifetime', FULL, 999, 999],
  ['bundle', FULL, 999, 999],
  ['credit_single', 'C', 0, 1],
  ['credit_all', 'C', 0, 999],
] as const

const PURCHASES = [
  ['debt_scan', 'D', 1, 0],
  ['scan', 'D', 1, 0],
  ['single', 'D', 1, 0],
  ['debt_monthly', FULL, 999, 999],
  ['monthly', FULL, 999, 999],
  ['debt_lifetime', FULL, 999, 999],
  ['lifetime', FULL, 999, 999],
  ['debt', FULL, 999, 999],
  ['yearly', FULL, 999, 999],
  ['credit_single', 'C', 0, 1],
  ['credit_all', 'C', 0, 999],
  ['credit', 'C', 0, 999],
  ['bundle', FULL, 999, 999],
  ['diy', 'E', 0, 0],
  ['dfy_service', '', 0, 0],
  ['dfy', '', 0, 0],
  ['letter_validation', '', 0, 0],
  ['letter_cease', '', 0, 0],
  ['letter_dispute', '', 0, 0],
  ['letter_statute', '', 0, 0],
  ['debt_promo_2024', 'D', 1, 0],
  ['old_credit_offer', 'C', 0, 1],
  ['a_name_nobody_knows', '', 0, 0],
  ['constructor', '', 0, 0],
] as const

describe('every plan', () => {
  test.each(PLANS)('%s opens "%s", %i debt and %i credit scans', (planType, opens, debt, credit) => {
    const access = open({ planType })
    expect([letters(access), access.remainingDebtScans, access.remainingCreditScans]).toEqual([opens, debt, credit])
  })
})

describe('every purchase', () => {
  test.each(PURCHASES)('%s opens "%s", %i debt and %i credit scans', (purchase, opens, debt, credit) => {
    const access = open({ purchases: [purchase] })
    expect([letters(access), access.remainingDebtScans, access.remainingCreditScans]).toEqual([opens, debt, credit])
  })
})

// The whole table: a plan with any two purchases opens what one of the three opens, never less and never more.
const COMBINATIONS = PLANS.flatMap(plan =>
  PURCHASES.flatMap(one => PURCHASES.map(other => [plan, one, other] as const)),
)

test(`all ${COMBINATIONS.length} combinations of a plan and two purchases open the union`, () => {
  for (const rows of COMBINATIONS) {
    const [plan, one, other] = rows
    const access = open({ planType: plan[0], purchases: [one[0], other[0]] })
    const union = FULL.split('')
      .filter(letter => rows.some(row => row[1].includes(letter)))
      .join('')
    expect(letters(access), rows.map(row => row[0]).join(' + ')).toBe(union)
    expect(access.isFreeTier).toBe(union === '' && access.letters.length === 0 && !access.isDoneForYou)
  }
})

describe('scans', () => {
  test('a plan and its own purchase are one scan, two purchases are two', () => {
    expect(open({ planType: 'single', purchases: ['debt_scan'] }).debtScansLimit).toBe(1)
    expect(open({ planType: 'single', purchases: ['debt_scan', 'debt_scan'] }).debtScansLimit).toBe(2)
    expect(open({ planType: 'credit_single', purchases: ['credit_single'] }).creditScansLimit).toBe(1)
  })

  test('used scans are gone, more than bought is none left, unlimited stays 999', () => {
    expect(open({ planType: 'single', debtScansUsed: 1 }).remainingDebtScans).toBe(0)
    expect(open({ planType: 'single', debtScansUsed: 5 }).remainingDebtScans).toBe(0)
    expect(open({ planType: 'lifetime', debtScansUsed: 5000 }).remainingDebtScans).toBe(999)
    expect(open({ planType: 'credit_single', creditScansUsed: 1 }).remainingCreditScans).toBe(0)
  })
})

test.each(['none', 'expired'] as const)(
  'a monthly pass that is %s opens nothing; what else was bought stays',
  status => {
    const gone = accessOf({
      ...NOTHING_HELD,
      planType: 'monthly',
      purchases: ['debt_monthly'],
      subscriptionStatus: status,
    })
    expect([letters(gone), gone.isFreeTier]).toEqual(['', true])
    const kept = accessOf({
      ...NOTHING_HELD,
      planType: 'monthly',
      purchases: ['credit_all'],
      subscriptionStatus: status,
    })
    expect(letters(kept)).toBe('C')
  },
)

test('a bought letter opens that letter alone', () => {
  expect(open({ purchases: ['letter_cease'] }).letters).toEqual(['cease'])
})

describe('one result', () => {
  const anyone = { opened: false, signedIn: false }

  test('the free plan sees the first finding and paragraph only, signed in or not', () => {
    const closed = { seesAllFindings: false, seesFullLetter: false, canDownload: false, canEnhance: false }
    expect(resultAccess(open({}), anyone)).toEqual({ ...closed, canSettle: false })
    expect(resultAccess(open({}), { opened: false, signedIn: true })).toEqual({ ...closed, canSettle: true })
  })

  test('a single scan opens the letter it was spent on and no other; enhancing is no part of it', () => {
    const single = open({ planType: 'single', debtScansUsed: 1 })
    expect(resultAccess(single, { opened: true, signedIn: false })).toEqual({
      seesAllFindings: true,
      seesFullLetter: true,
      canDownload: true,
      canEnhance: false,
      canSettle: true,
    })
    expect(resultAccess(single, anyone).seesAllFindings).toBe(false)
  })

  test.each(['monthly', 'yearly', 'lifetime', 'bundle'])('%s opens every result', planType => {
    expect(resultAccess(open({ planType }), anyone)).toEqual(EVERYTHING_OPEN)
  })

  test('credit products, the DIY purchase and done-for-you open no debt result', () => {
    for (const purchase of ['credit_single', 'credit_all', 'diy', 'dfy_service', 'letter_validation']) {
      expect(resultAccess(open({ purchases: [purchase] }), anyone).seesAllFindings, purchase).toBe(false)
    }
    expect(resultAccess(open({ purchases: ['diy'] }), anyone).canEnhance).toBe(true)
  })
})

test('with BILLING=off nothing is closed', () => {
  const { debtScansUsed, creditScansUsed, letters: bought, ...flags } = ALL_ACCESS
  expect([debtScansUsed, creditScansUsed, bought]).toEqual([0, 0, []])
  expect(letters(ALL_ACCESS)).toBe(FULL)
  expect(flags.isFreeTier).toBe(false)
  expect(Object.values(EVERYTHING_OPEN)).toEqual([true, true, true, true, true])
})

test('buying one thing more never takes anything away', () => {
  const name = fc.constantFrom(...PURCHASES.map(([purchase]) => purchase))
  const plan = fc.constantFrom(...PLANS.map(([planType]) => planType))
  fc.assert(
    fc.property(plan, fc.array(name, { maxLength: 6 }), name, fc.nat(3), (planType, purchases, more, used) => {
      const before = open({ planType, purchases, debtScansUsed: used, creditScansUsed: used })
      const after = open({ planType, purchases: [...purchases, more], debtScansUsed: used, creditScansUsed: used })
      for (const [key, value] of Object.entries(before)) {
        if (key === 'isFreeTier') continue
        const now = after[key as keyof Access]
        if (typeof value === 'boolean') expect(now || !value, key).toBe(true)
        if (typeof value === 'number') expect(now as number, key).toBeGreaterThanOrEqual(value)
      }
    }),
  )
})

describe('nobody pays for what is open already', () => {
  const NEW_EACH_TIME = ['dfy_service']
  test.each([
    ['free', PRODUCT_IDS],
    ['single', PRODUCT_IDS],
    ['monthly', ['monthly', 'lifetime', 'credit_single', 'credit_all', 'bundle', 'diy', ...NEW_EACH_TIME]],
    ['lifetime', ['bundle', ...NEW_EACH_TIME]],
    ['bundle', NEW_EACH_TIME],
    ['credit_all', ['scan', 'monthly', 'lifetime', 'bundle', 'diy', 'letter', ...NEW_EACH_TIME]],
  ] as const)('%s may still buy', (planType, sold) => {
    const access = open({ planType })
    expect(PRODUCT_IDS.filter(id => !isCovered(access, id)).toSorted()).toEqual([...sold].toSorted())
  })
})
