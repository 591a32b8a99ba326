/** An amount as PayPal writes it. */
export interface Money {
  readonly currency_code: string
  readonly value: string
}

export function isMoney(value: unknown): value is Money {
  const { currency_code, value: amount } = (value ?? {}) as Partial<Record<keyof Money, unknown>>
  return currency_code === 'USD' && typeof amount === 'string' && /^\d{1,7}\.\d{2}$/.test(amount) && toCents(amount) > 0
}

export function toCents(value: string): number {
  return Math.round(Number(value) * 100)
}

export function fromCents(cents: number): Money {
  return { currency_code: 'USD', value: (cents / 100).toFixed(2) }
}
