import { grantNamed, LETTER_CHOICES, type Grant, type LetterChoice } from './aliases.ts'
import type { ProductId } from './catalogue.ts'

/** What a person holds, as it is stored. `subscriptionStatus` says whether a 30-day pass still runs. */
export interface Holdings {
  readonly planType: string
  readonly purchases: readonly string[]
  readonly subscriptionStatus: 'none' | 'active' | 'expired'
  readonly debtScansUsed: number
  readonly creditScansUsed: number
}

export const NOTHING_HELD: Holdings = {
  planType: 'free',
  purchases: [],
  subscriptionStatus: 'none',
  debtScansUsed: 0,
  creditScansUsed: 0,
}

/** How the specification writes *unlimited* as a number of scans. */
const UNLIMITED_SCANS = 999

/** What a person may use. Decided by the server alone; the page gets it for display. */
export interface Access {
  /** Everything for debts: every letter's findings, letters, downloads; credit letters come with it. */
  readonly hasFullAccess: boolean
  readonly hasBundle: boolean
  readonly hasDebtScan: boolean
  readonly hasDebtMonthly: boolean
  readonly hasDebtLifetime: boolean
  readonly hasCreditSingle: boolean
  readonly hasCreditAll: boolean
  readonly isDoneForYou: boolean
  readonly canAccessDebt: boolean
  readonly canAccessCredit: boolean
  readonly canAccessTemplates: boolean
  readonly canAccessIntel: boolean
  readonly canEnhance: boolean
  /** Pre-written letters bought one by one. */
  readonly letters: readonly LetterChoice[]
  readonly debtScansUsed: number
  readonly debtScansLimit: number
  readonly remainingDebtScans: number
  readonly creditScansUsed: number
  readonly creditScansLimit: number
  readonly remainingCreditScans: number
  readonly isFreeTier: boolean
}

/** The one rule of access: plan, purchases and counters in, what is open out. A pass that ran out opens nothing.
 *  @law decision 2
 *  @example accessOf({ ...NOTHING_HELD, planType: 'single' }).remainingDebtScans // 1 */
export function accessOf(held: Holdings): Access {
  const planGrant = grantNamed(held.planType)
  const bought = held.purchases.map(grantNamed).filter(grant => grant !== undefined)
  const runs = (grant: Grant): boolean => grant !== 'debt_monthly' || held.subscriptionStatus === 'active'
  const grants = new Set([...bought, ...(planGrant ? [planGrant] : [])].filter(runs))
  const has = (...any: readonly Grant[]): boolean => any.some(grant => grants.has(grant))

  const hasFullAccess = has('bundle', 'debt_lifetime', 'yearly', 'debt_monthly')
  const debtScansLimit = hasFullAccess ? UNLIMITED_SCANS : countOf('debt_scan', bought, planGrant)
  const hasAllCredit = hasFullAccess || has('credit_all')
  const creditScansLimit = hasAllCredit ? UNLIMITED_SCANS : countOf('credit_single', bought, planGrant)
  return {
    hasFullAccess,
    hasBundle: has('bundle'),
    hasDebtScan: has('debt_scan'),
    hasDebtMonthly: has('debt_monthly'),
    hasDebtLifetime: has('debt_lifetime'),
    hasCreditSingle: has('credit_single'),
    hasCreditAll: has('credit_all'),
    isDoneForYou: has('dfy_service'),
    canAccessDebt: hasFullAccess || has('debt_scan'),
    canAccessCredit: hasAllCredit || has('credit_single'),
    canAccessTemplates: hasFullAccess,
    canAccessIntel: hasFullAccess,
    canEnhance: hasFullAccess || has('diy'),
    letters: LETTER_CHOICES.filter(letter => has(`letter_${letter}`)),
    debtScansUsed: held.debtScansUsed,
    debtScansLimit,
    remainingDebtScans: remaining(debtScansLimit, held.debtScansUsed),
    creditScansUsed: held.creditScansUsed,
    creditScansLimit,
    remainingCreditScans: remaining(creditScansLimit, held.creditScansUsed),
    isFreeTier: grants.size === 0,
  }
}

/** Whether everything a product opens is open already, so that nobody pays twice. A done-for-you order is new each time,
 *  and a pass that runs out can always be followed by another. */
export function isCovered(access: Access, id: ProductId, letter?: LetterChoice | null): boolean {
  const forGood = access.hasBundle || access.hasDebtLifetime
  switch (id) {
    case 'scan':
      return access.hasFullAccess
    case 'letter':
      return access.hasFullAccess || (letter ? access.letters.includes(letter) : false)
    case 'monthly':
    case 'lifetime':
    case 'diy':
      return forGood
    case 'credit_single':
    case 'credit_all':
      return forGood || access.hasCreditAll
    case 'bundle':
      return access.hasBundle
    case 'dfy_service':
      return false
  }
}

/** Everything is open: `BILLING=off`. */
export const ALL_ACCESS: Access = accessOf({ ...NOTHING_HELD, planType: 'bundle' })

/** What of one letter's result is open to its owner. */
export interface ResultAccess {
  readonly seesAllFindings: boolean
  readonly seesFullLetter: boolean
  readonly canDownload: boolean
  readonly canEnhance: boolean
  readonly canSettle: boolean
}

/** What of one result is open. A single scan opens the one letter it was spent on (`opened`); the free plan sees the
 *  first finding and the letter's first paragraph. Safety, deadlines and the kind of paper are no part of this: they
 *  are open to everyone.  @law decisions 2 and 6 */
export function resultAccess(
  access: Access,
  { opened, signedIn }: { readonly opened: boolean; readonly signedIn: boolean },
): ResultAccess {
  const isOpen = access.hasFullAccess || opened
  return {
    seesAllFindings: isOpen,
    seesFullLetter: isOpen,
    canDownload: isOpen,
    canEnhance: access.canEnhance,
    canSettle: isOpen || signedIn,
  }
}

/** Whether a letter the person has before them may be made into a file: anyone who bought anything may. What is locked
 *  never reached them, so it cannot be in it. */
export function canMakeFiles(access: Access): boolean {
  return !access.isFreeTier
}

export const EVERYTHING_OPEN: ResultAccess = resultAccess(ALL_ACCESS, { opened: true, signedIn: true })

// a plan and its purchase are the same sale told twice; the same purchase twice is two
function countOf(grant: Grant, bought: readonly Grant[], plan: Grant | undefined): number {
  return Math.max(bought.filter(one => one === grant).length, plan === grant ? 1 : 0)
}

function remaining(limit: number, used: number): number {
  return limit === UNLIMITED_SCANS ? UNLIMITED_SCANS : Math.max(0, limit - used)
}
