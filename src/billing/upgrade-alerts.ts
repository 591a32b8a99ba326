import { savingOf, type ProductId } from './catalogue.ts'
import type { Access } from './access.ts'
import { formatWholeDollars } from '#units/cents.ts'

/** What the alerts are decided on. */
export type AlertAccess = Pick<
  Access,
  | 'hasBundle'
  | 'hasDebtScan'
  | 'remainingDebtScans'
  | 'canAccessDebt'
  | 'canAccessCredit'
  | 'creditScansUsed'
  | 'creditScansLimit'
>

export interface UpgradeAlert {
  readonly kind: 'warning' | 'info' | 'opportunity'
  readonly message: string
  /** What a saving is counted from; nothing where none is told. */
  readonly parts?: string
  readonly leadsTo: { readonly buy: ProductId } | 'credit-disputes'
}

const UNLIMITED = 999

/** What the dashboard says about a person's plan, in the specified words; the saving is worked out. Nobody who owns
 *  everything is sold anything. Deadlines are no part of this: they are told to everyone.
 *  @law decisions 1 and 24
 *  @example upgradeAlerts(accessOf({ ...NOTHING_HELD, planType: 'bundle' })) // [] */
export function upgradeAlerts(access: AlertAccess): readonly UpgradeAlert[] {
  if (access.hasBundle || ownsEverything(access)) return []
  return [spentScan(access), scansLeft(access), oneOfTwo(access)].filter(alert => alert !== undefined)
}

function ownsEverything({ remainingDebtScans, creditScansLimit }: AlertAccess): boolean {
  return remainingDebtScans === UNLIMITED && creditScansLimit === UNLIMITED
}

function spentScan({ hasDebtScan, remainingDebtScans }: AlertAccess): UpgradeAlert | undefined {
  if (!hasDebtScan || remainingDebtScans > 0) return undefined
  return {
    kind: 'warning',
    message: "You've used your single scan. Upgrade for unlimited access!",
    leadsTo: { buy: 'lifetime' },
  }
}

function scansLeft({ canAccessCredit, creditScansUsed, creditScansLimit }: AlertAccess): UpgradeAlert | undefined {
  if (!canAccessCredit || creditScansUsed >= creditScansLimit) return undefined
  const left = creditScansLimit - creditScansUsed
  const said = creditScansLimit === UNLIMITED ? 'unlimited' : String(left)
  return {
    kind: 'info',
    message: `You have ${said} credit bureau ${left === 1 ? 'scan' : 'scans'} remaining`,
    leadsTo: 'credit-disputes',
  }
}

function oneOfTwo({ canAccessDebt, canAccessCredit }: AlertAccess): UpgradeAlert | undefined {
  if (canAccessDebt === canAccessCredit) return undefined
  const saving = savingOf('bundle')
  return {
    kind: 'opportunity',
    message: `Get both Debt Defense + Credit Repair${saving ? ` and save ${formatWholeDollars(saving.amount)}` : ''}!`,
    ...(saving && {
      parts: `Against ${saving.parts.map(({ name, price }) => `${name} ${formatWholeDollars(price)}`).join(' and ')}, bought apart.`,
    }),
    leadsTo: { buy: 'bundle' },
  }
}
