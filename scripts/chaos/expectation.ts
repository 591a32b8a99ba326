/** What was to come of a fault, and whether it did. */
export interface Expectation {
  readonly what: string
  readonly held: boolean
}
