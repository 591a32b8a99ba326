import { savingOf, type ProductId, type Saving } from './catalogue.ts'
import type { Access } from './access.ts'

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

/** What there is to say; the page has the words. */
export type UpgradeAlert =
  | { readonly kind: 'warning'; readonly about: 'spent-scan'; readonly leadsTo: LeadsTo }
  | {
      readonly kind: 'info'
      readonly about: 'scans-left'
      readonly left: number | 'unlimited'
      readonly leadsTo: LeadsTo
    }
  | {
      readonly kind: 'opportunity'
      readonly about: 'both'
      /** Undefined where buying both saves nothing. */
      readonly saving: Saving | undefined
      readonly leadsTo: LeadsTo
    }

type LeadsTo = { readonly buy: ProductId } | 'credit-disputes'

const UNLIMITED = 999

/** What the dashboard says about a person's plan, with the saving worked out. Nobody who owns
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
  return { kind: 'warning', about: 'spent-scan', leadsTo: { buy: 'lifetime' } }
}

function scansLeft({ canAccessCredit, creditScansUsed, creditScansLimit }: AlertAccess): UpgradeAlert | undefined {
  if (!canAccessCredit || creditScansUsed >= creditScansLimit) return undefined
  const left = creditScansLimit === UNLIMITED ? 'unlimited' : creditScansLimit - creditScansUsed
  return { kind: 'info', about: 'scans-left', left, leadsTo: 'credit-disputes' }
}

function oneOfTwo({ canAccessDebt, canAccessCredit }: AlertAccess): UpgradeAlert | undefined {
  if (canAccessDebt === canAccessCredit) return undefined
  return { kind: 'opportunity', about: 'both', saving: savingOf('bundle'), leadsTo: { buy: 'bundle' } }
}
