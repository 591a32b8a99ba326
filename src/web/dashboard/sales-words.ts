import type { UpgradeAlert } from '#billing/upgrade-alerts.ts'
import { formatWholeDollars } from '#units/cents.ts'
import { spoken, t } from '#web/language.tsx'

/** What the dashboard says about a person's plan, in the specified words.
 *  @law specification part 2, 2.4
 *  @example salesWords({ kind: 'info', about: 'scans-left', left: 1, leadsTo: 'credit-disputes' }).message
 *  // 'You have 1 credit bureau scan remaining' */
export function salesWords(alert: UpgradeAlert): { readonly message: string; readonly parts?: string } {
  switch (alert.about) {
    case 'spent-scan':
      return { message: t("You've used your single scan. Upgrade for unlimited access!") }
    case 'scans-left':
      return { message: scansLeft(alert.left) }
    case 'both':
      return both(alert.saving)
  }
}

function scansLeft(left: number | 'unlimited'): string {
  if (left === 'unlimited') return t('You have unlimited credit bureau scans remaining')
  return left === 1
    ? t('You have 1 credit bureau scan remaining')
    : t('You have {left} credit bureau scans remaining', { left })
}

function both(saving: Extract<UpgradeAlert, { about: 'both' }>['saving']) {
  if (!saving) return { message: t('Get both Debt Defense + Credit Repair!') }
  const parts = saving.parts.map(({ name, price }) => `${t(name)} ${formatWholeDollars(price)}`)
  return {
    message: t('Get both Debt Defense + Credit Repair and save {amount}!', {
      amount: formatWholeDollars(saving.amount),
    }),
    // what the saving is counted from
    parts: t('Against {parts}, bought apart.', { parts: new Intl.ListFormat(spoken()).format(parts) }),
  }
}
