/** What may be logged or kept of an unexpected error: its kind, its code and where it happened. Never its message: those of
 *  a database, a parser or a mail server quote what a person wrote. */
export interface Fault {
  readonly name: string
  readonly code: string | undefined
  readonly where: readonly string[]
}

const MOST_FRAMES = 12

/** @example faultOf(new TypeError('Dana owes $5')) // { name: 'TypeError', code: undefined, where: ['at …'] } */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, where: [] }
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return {
    name: error.name,
    code: codeOf(error) ?? codeOf(error.cause), // a failed query keeps the database's own error as its cause
    where: frames.slice(0, MOST_FRAMES).map(line => line.trim()),
  }
}

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : undefined
}
