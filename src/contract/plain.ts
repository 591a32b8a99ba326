import { z } from 'zod'

// Made once: hundreds of fields are of these kinds, and a phone sets them all up before its first page works.

export const text = z.string()
export const number = z.number()
export const whole = z.int()
export const yesOrNo = z.boolean()

/** An amount that a person tells. */
export const dollarsTold = number.nonnegative().max(10_000_000)
