export type ExampleMark = '+' | '-' | '?' | '!'

/** One text of an examples file. `+` says it, `-` does not, `?` says it only if a court first decides, `!` says it in a
 *  way that is not found yet. */
export interface Example {
  readonly mark: ExampleMark
  readonly text: string
  /** Written after the finder and without a look at its patterns: measures how far it generalises. */
  readonly isSecond: boolean
}

/** The lines of an examples file. `¶` begins a new line of the letter; `## second` the second set; `#` a remark. */
export function examplesIn(file: string): Example[] {
  let isSecond = false
  return file.split('\n').flatMap(line => {
    if (line.startsWith('## second')) isSecond = true
    const [, mark, text] = /^([+?!-]) (.+)$/.exec(line) ?? []
    return text === undefined ? [] : [{ mark: mark as ExampleMark, text: text.replaceAll(' ¶ ', '\n'), isSecond }]
  })
}
