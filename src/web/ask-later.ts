import { CallFailed } from './api.ts'
import { later } from './later.ts'

const PAUSE_MS = 3000

/** Asks for what is still being read until it is there. Throws `CallFailed`: why it cannot be read, or `why` when its being
 *  read is not to be learned.
 *  @param tries how often, three seconds apart */
export async function askLater<T>(
  ask: () => Promise<T>,
  { why, tries, signal }: { readonly why: CallFailed; readonly tries: number; readonly signal: AbortSignal },
): Promise<T> {
  for (let count = 0; count < tries && !signal.aborted; count++) {
    try {
      return await ask()
    } catch (error) {
      if (!passes(error)) throw error instanceof CallFailed && error.status === 422 ? error : why
    }
    await later(PAUSE_MS)
  }
  throw why
}

/** The answer is late or the line dropped: what was sent may be read all the same. */
export function mayStillBeRead(error: unknown): error is CallFailed {
  return passes(error) || (error instanceof CallFailed && error.failure === 'unreachable')
}

// the server asks for patience: the letter is being read, or its records cannot be reached
function passes(error: unknown): error is CallFailed {
  return error instanceof CallFailed && (error.code === 'busy' || error.code === 'database-away')
}
