import { expect, test } from 'vitest'
import { savingOf } from '#billing/catalogue.ts'
import type { UpgradeAlert } from '#billing/upgrade-alerts.ts'
import { salesWords } from './sales-words.ts'

const left = (scans: number | 'unlimited'): UpgradeAlert => ({
  kind: 'info',
  about: 'scans-left',
  left: scans,
  leadsTo: 'credit-disputes',
})

test.each<[UpgradeAlert, string]>([
  [
    { kind: 'warning', about: 'spent-scan', leadsTo: { buy: 'lifetime' } },
    "You've used your single scan. Upgrade for unlimited access!",
  ],
  [left(1), 'You have 1 credit bureau scan remaining'],
  [left(2), 'You have 2 credit bureau scans remaining'],
  [left('unlimited'), 'You have unlimited credit bureau scans remaining'],
  [
    { kind: 'opportunity', about: 'both', saving: savingOf('bundle'), leadsTo: { buy: 'bundle' } },
    'Get both Debt Defense + Credit Repair and save $19!',
  ],
])('%j is said as "%s"', (alert, words) => {
  expect(salesWords(alert).message).toBe(words)
})

test('a saving names the parts it is counted from', () => {
  const saving = savingOf('bundle')!
  const { parts } = salesWords({ kind: 'opportunity', about: 'both', saving, leadsTo: { buy: 'bundle' } })
  for (const { name } of saving.parts) expect(parts).toContain(name)
})
