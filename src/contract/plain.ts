import { z } from 'zod'

// Made once: hundreds of fields are of these kinds, and a phone sets them all up before its first page works.

export const text = z.string()
export const number = z.number()
export const whole = z.int()
export const yesOrNo = z.boolean()

/** An amount that a person tells: as much as can be read on a letter, since what was read there is told again. */
export const dollarsTold = number.nonnegative().max(999_999_999_999.99)
