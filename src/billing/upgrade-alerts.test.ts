import { describe, expect, test } from 'vitest'
import { accessOf, NOTHING_HELD, type Holdings } from './access.ts'
import { CATALOGUE, savingOf } from './catalogue.ts'
import { planDescription, planLabel } from './plan-labels.ts'
import { upgradeAlerts } from './upgrade-alerts.ts'

const alertsOf = (held: Partial<Holdings>) => upgradeAlerts(accessOf({ ...NOTHING_HELD, ...held }))
const messagesOf = (held: Partial<Holdings>) => alertsOf(held).map(({ message }) => message)

const BOTH = 'Get both Debt Defense + Credit Repair and save $19!'

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
    expect(messagesOf({ ...held, debtScansUsed: 1 })).toEqual([
      "You've used your single scan. Upgrade for unlimited access!",
      BOTH,
    ])
    expect(alertsOf({ ...held, debtScansUsed: 1 })[0]!.leadsTo).toEqual({ buy: 'lifetime' })
    expect(messagesOf(held)).toEqual([BOTH])
  })

  test('credit scans that remain are counted, and none are told when all are used', () => {
    const held = { planType: 'credit_single', purchases: ['credit_single'] }
    expect(messagesOf(held)).toContain('You have 1 credit bureau scan remaining')
    expect(messagesOf({ purchases: ['credit_single', 'credit_single'] })).toContain(
      'You have 2 credit bureau scans remaining',
    )
    expect(messagesOf({ ...held, creditScansUsed: 1 })).toEqual([BOTH])
    expect(messagesOf({ planType: 'credit_all' })).toContain('You have unlimited credit bureau scans remaining')
  })

  test('exactly one access is offered both, at the saving of the catalogue with its parts', () => {
    expect(messagesOf({})).toEqual([])
    const [offer] = alertsOf({ planType: 'single', purchases: ['debt_scan'] })
    expect(offer).toMatchObject({ kind: 'opportunity', leadsTo: { buy: 'bundle' } })
    for (const part of savingOf('bundle')!.parts) expect(offer!.parts).toContain(part.name)
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
