import { describe, expect, test } from 'vitest'
import { accessOf, NOTHING_HELD, type Holdings } from './access.ts'
import { CATALOGUE, savingOf } from './catalogue.ts'
import { planDescription, planLabel } from './plan-labels.ts'
import { upgradeAlerts } from './upgrade-alerts.ts'

const alertsOf = (held: Partial<Holdings>) => upgradeAlerts(accessOf({ ...NOTHING_HELD, ...held }))
const subjectsOf = (held: Partial<Holdings>) => alertsOf(held).map(({ about }) => about)
const leftOf = (held: Partial<Holdings>) =>
  alertsOf(held).flatMap(alert => (alert.about === 'scans-left' ? [alert.left] : []))

describe('sales alerts', () => {
  test.each(['bundle', 'lifetime', 'yearly'])('%s is sold nothing more', planType => {
    expect(alertsOf({ planType })).toEqual([])
  })

  test('a running pass is sold nothing more, and one that ran out nothing either', () => {
    expect(alertsOf({ planType: 'monthly', purchases: ['debt_monthly'], subscriptionStatus: 'active' })).toEqual([])
    expect(alertsOf({ purchases: ['debt_monthly'], subscriptionStatus: 'expired' })).toEqual([])
  })

  test('a single scan that is used is told so, one that is left is not', () => {
    const held = { planType: 'single', purchases: ['debt_scan'] }
    expect(subjectsOf({ ...held, debtScansUsed: 1 })).toEqual(['spent-scan', 'both'])
    expect(alertsOf({ ...held, debtScansUsed: 1 })[0]!.leadsTo).toEqual({ buy: 'lifetime' })
    expect(subjectsOf(held)).toEqual(['both'])
  })

  test('credit scans that remain are counted, and none are told when all are used', () => {
    const held = { planType: 'credit_single', purchases: ['credit_single'] }
    expect(leftOf(held)).toEqual([1])
    expect(leftOf({ purchases: ['credit_single', 'credit_single'] })).toEqual([2])
    expect(subjectsOf({ ...held, creditScansUsed: 1 })).toEqual(['both'])
    expect(leftOf({ planType: 'credit_all' })).toEqual(['unlimited'])
  })

  test('exactly one access is offered both, at the saving of the catalogue with its parts', () => {
    expect(subjectsOf({})).toEqual([])
    const [offer] = alertsOf({ planType: 'single', purchases: ['debt_scan'] })
    expect(offer).toEqual({
      kind: 'opportunity',
      about: 'both',
      saving: savingOf('bundle'),
      leadsTo: { buy: 'bundle' },
    })
    expect(savingOf('bundle')!.amount).toBe(1900)
  })
})

describe('plan labels', () => {
  test.each([
    ['bundle', 'Bundle Access', 'Bundle Access'],
    ['lifetime', 'Lifetime Member', 'Lifetime Access'],
    ['monthly', 'Monthly Plan', 'Monthly Access ($39.99/mo)'],
    ['yearly', 'Yearly Plan', 'Yearly Access ($99.99/yr)'],
    ['single', 'Single Scan', 'Single Scan'],
    ['free', 'Free Tier', 'Free Tier'],
    ['', 'Free Tier', 'Free Tier'],
  ])('plan %s is "%s" in the menu and "%s" under the greeting', (planType, label, description) => {
    expect([planLabel(planType), planDescription(planType)]).toEqual([label, description])
  })

  test('the monthly price is that of the catalogue', () => {
    const monthly = CATALOGUE.find(({ id }) => id === 'monthly')!
    expect(planDescription('monthly')).toContain(String(monthly.price / 100))
  })
})
