/** Sentences about a thing that plainly do not say it: likeness goes by words and does not see who does what to whom. */
export interface Disclaimer {
  readonly any: readonly string[]
  /** Only behind a sentence that says one of these: "The yellow sheet tells you your rights. It is not a bill." */
  readonly behind?: readonly string[]
  /** With one of these it may be said after all: "we publish nothing until Friday". */
  readonly but?: readonly string[]
}
