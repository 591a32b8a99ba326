import type { PlainPhrase } from '#language/phrase.ts'
import { CallFailed } from '#web/api.ts'

/** Why a letter is not in the account yet, as far as we have words of our own for it; else the server’s stand. */
const WHY: Readonly<Record<string, PlainPhrase>> = {
  unreachable: 'The connection broke, or there is none. Try again when you are connected: nothing is sent twice.',
  'sign-in-needed': 'You are logged out. Log in again, then go on.',
  'session-ended': 'You are logged out. Log in again, then go on.',
  'not-found': 'This letter is in another account already, so it was not sent to this one.',
  'too-large': 'It is larger than our server takes: 10 MB. It stays in your vault; private mode can still answer it.',
  'too-often': 'That was many letters in a short time. Wait a minute, then go on.',
}

/** @example notMovedWords(new TypeError('x')) // 'Something went wrong on the way. Try again.' */
export function notMovedWords(error: unknown): { readonly ours: PlainPhrase } | { readonly theirs: string } {
  if (!(error instanceof CallFailed)) return { ours: 'Something went wrong on the way. Try again.' }
  const ours = WHY[error.failure === 'unreachable' ? 'unreachable' : error.code]
  return ours ? { ours } : { theirs: `${error.message} ${error.suggestion}`.trim() }
}

export function asksForLogin(error: unknown): boolean {
  return error instanceof CallFailed && (error.code === 'sign-in-needed' || error.code === 'session-ended')
}
