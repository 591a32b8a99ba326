import { formatCents } from '#units/cents.ts'
import { product } from './catalogue.ts'

/** What a plan is called in the foot of the dashboard's menu.
 *  @example planLabel('lifetime') // 'Lifetime Member' */
export function planLabel(planType: string) {
  switch (planType) {
    case 'bundle':
      return 'Bundle Access'
    case 'lifetime':
      return 'Lifetime Member'
    case 'yearly':
      return 'Yearly Plan'
    case 'monthly':
      return 'Monthly Plan'
    default:
      return boughtOnce(planType) ?? 'Free Tier'
  }
}

/** The line under the greeting, with the price of the catalogue.  @law decision 1
 *  @example planDescription('monthly') // 'Monthly Access ($39.99/mo)' */
export function planDescription(planType: string) {
  switch (planType) {
    case 'bundle':
      return 'Bundle Access'
    case 'lifetime':
      return 'Lifetime Access'
    case 'yearly':
      return 'Yearly Access ($99.99/yr)' // held by some, sold to nobody: in no catalogue
    case 'monthly':
      return `Monthly Access (${formatCents(product('monthly').price)}/mo)`
    default:
      return boughtOnce(planType) ?? 'Free Tier'
  }
}

function boughtOnce(planType: string) {
  switch (planType) {
    case 'single':
      return product('scan').name
    case 'credit_single':
    case 'credit_all':
      return product(planType).name
    default:
      return undefined
  }
}
