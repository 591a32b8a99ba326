const NONE: readonly RegExpExecArray[] = []

/** Every match of a global expression, in order. `matchAll` copies the expression at each call, which on short lines costs
 *  ten times the search itself. */
export function matchesOf(expression: RegExp, text: string): readonly RegExpExecArray[] {
  expression.lastIndex = 0
  let match = expression.exec(text)
  if (!match) return NONE
  const found: RegExpExecArray[] = []
  for (; match; match = expression.exec(text)) {
    found.push(match)
    if (match[0] === '') expression.lastIndex += expression.unicode && isPair(text, match.index) ? 2 : 1
  }
  return found
}

function isPair(text: string, at: number): boolean {
  return text.codePointAt(at)! > 0xffff
}
