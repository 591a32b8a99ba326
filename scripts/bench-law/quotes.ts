/** How much of two quotes of one text is the same, as F1 over characters; 0 when either is not in the text. */
export function quoteOverlap(text: string, expected: string, found: readonly string[]): number {
  const whole = squeezed(text)
  const wanted = spanOf(whole, expected)
  if (!wanted) return 0
  return Math.max(0, ...found.map(quote => f1(wanted, spanOf(whole, quote))))
}

interface Span {
  readonly start: number
  readonly end: number
}

function spanOf(text: string, quote: string): Span | undefined {
  const words = squeezed(quote)
  const start = text.indexOf(words)
  return start < 0 ? undefined : { start, end: start + words.length }
}

function f1(a: Span, b: Span | undefined): number {
  if (!b) return 0
  const shared = Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
  return (2 * shared) / (a.end - a.start + b.end - b.start)
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
