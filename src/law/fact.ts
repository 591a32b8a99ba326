/** A rectangle on a page as fractions of its width and height: left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

/** Words exactly as printed, and where. One box for each printed line, more where a line climbs across a photo; no boxes when
 *  the paper came as bare text. */
export interface Evidence {
  readonly page: number
  readonly quote: string
  readonly boxes: readonly Box[]
  /** 0 to 1: how surely these words were read. */
  readonly confidence: number
}

export interface Known<T> {
  readonly known: true
  readonly value: T
  /** 0 to 1: how sure the reading is. What a person told us counts as 1. */
  readonly confidence: number
  readonly evidence: readonly Evidence[]
}

export interface Unknown {
  readonly known: false
  /** Plain words: why it is not known. */
  readonly because: string
}

/** Unknown is a value: it never makes a rule fire and never clears the collector. */
export type Fact<T> = Known<T> | Unknown

export function known<T>(value: T, seen: { confidence?: number; evidence?: readonly Evidence[] } = {}): Known<T> {
  return { known: true, value, confidence: seen.confidence ?? 1, evidence: seen.evidence ?? [] }
}

export function unknown(because = 'not found'): Unknown {
  return { known: false, because }
}

/** The value, or undefined when it is not known. */
export function valueOf<T>(fact: Fact<T>): T | undefined {
  return fact.known ? fact.value : undefined
}
