/** Money as whole cents of a US dollar, so that sums are exact. */
export type Cents = number & { readonly __cents: true }

export function cents(amount: number): Cents {
  return Math.round(amount) as Cents
}

/** @example dollars(2284.56) // 228456 */
export function dollars(amount: number): Cents {
  return Math.round(amount * 100) as Cents
}

export function toDollars(amount: Cents): number {
  return amount / 100
}

/** @example formatCents(228456) // '$2,284.56' */
export function formatCents(amount: Cents): string {
  const sign = amount < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(amount) / 100)
  const rest = String(Math.abs(amount) % 100).padStart(2, '0')
  return `${sign}$${grouped(whole)}.${rest}`
}

/** Whole dollars, rounded. @example formatWholeDollars(228456) // '$2,285' */
export function formatWholeDollars(amount: Cents): string {
  const rounded = Math.round(Math.abs(amount) / 100)
  return `${amount < 0 && rounded > 0 ? '-' : ''}$${grouped(rounded)}`
}

function grouped(whole: number): string {
  const digits = String(whole)
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(',')
}
