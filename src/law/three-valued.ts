import type { Fact } from './fact.ts'

/** True, false, or not known. */
export type Truth = boolean | undefined

/** Whether a known fact passes; not known when the fact is not. */
export function holds<T>(fact: Fact<T>, passes: (value: T) => boolean): Truth {
  return fact.known ? passes(fact.value) : undefined
}

export function isTrue(fact: Fact<boolean>): Truth {
  return holds(fact, value => value)
}

/** Whether two facts together pass; not known while either is not. An answer "none" never passes. */
export function holdsOfBoth<A, B>(
  a: Fact<A>,
  b: Fact<B>,
  pass: (a: NonNullable<A>, b: NonNullable<B>) => boolean,
): Truth {
  if (!a.known || !b.known) return undefined
  return a.value !== null && a.value !== undefined && b.value !== null && b.value !== undefined
    ? pass(a.value, b.value)
    : false
}

export function isFalse(fact: Fact<boolean>): Truth {
  return holds(fact, value => !value)
}

/** One true is enough; false only when all are. */
export function anyOf(...truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true
  return truths.includes(undefined) ? undefined : false
}

/** One false is enough; true only when all are. */
export function allOf(...truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false
  return truths.includes(undefined) ? undefined : true
}

export function not(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth
}
