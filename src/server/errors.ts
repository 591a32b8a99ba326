/** A request refused on purpose: public words, a stable code and what to do now. Mapped once, in http.ts. */
export class RefusalError extends Error {
  readonly status: number
  readonly code: string
  readonly suggestion: string
  readonly retryAfterSeconds: number | undefined

  constructor(
    refusal: Readonly<{ status: number; code: string; words: string; suggestion: string; retryAfterSeconds?: number }>,
  ) {
    super(refusal.words)
    this.name = 'RefusalError'
    this.status = refusal.status
    this.code = refusal.code
    this.suggestion = refusal.suggestion
    this.retryAfterSeconds = refusal.retryAfterSeconds
  }
}

/** One function a refusal. Another person's id is *not found*, never *forbidden*. */
export const refuse = {
  invalidRequest: (details: string) =>
    new RefusalError({
      status: 400,
      code: 'invalid-request',
      words: `Something in the request is not right: ${details}`,
      suggestion: 'Check what you entered and try again.',
    }),
  signInNeeded: () =>
    new RefusalError({
      status: 401,
      code: 'sign-in-needed',
      words: 'Please log in first.',
      suggestion: 'Log in with your email. No password is needed.',
    }),
  sessionEnded: () =>
    new RefusalError({
      status: 401,
      code: 'session-ended',
      words: 'You are logged out.',
      suggestion: 'Log in again. Nothing was lost.',
    }),
  wrongCode: () =>
    new RefusalError({
      status: 400,
      code: 'wrong-code',
      words: 'That code is not right, or it is too old.',
      suggestion: 'Check the newest email from us, or ask for a new code.',
    }),
  wrongPasskey: () =>
    new RefusalError({
      status: 400,
      code: 'wrong-passkey',
      words: 'That passkey did not work here.',
      suggestion: 'Try again, or log in with a code by email.',
    }),
  noMail: () =>
    new RefusalError({
      status: 503,
      code: 'no-mail',
      words: 'Logging in is not possible here: this installation cannot send email.',
      suggestion: 'Whoever runs it has to set SMTP_URL. You can check letters without an account.',
    }),
  otherSite: () =>
    new RefusalError({
      status: 403,
      code: 'other-site',
      words: 'This request came from another site.',
      suggestion: 'Open our own pages and try again.',
    }),
  notFound: () =>
    new RefusalError({
      status: 404,
      code: 'not-found',
      words: 'We could not find that.',
      suggestion: 'It may have been deleted. Go back and open it again.',
    }),
  tooLarge: () =>
    new RefusalError({
      status: 413,
      code: 'too-large',
      words: 'File size must be less than 10MB',
      suggestion: 'Take the photos again at a lower size, or send fewer pages at once.',
    }),
  unreadable: (code: string, words: string, suggestion: string) =>
    new RefusalError({
      status: code === 'wrong-type' ? 415 : code === 'too-large' ? 413 : 422,
      code,
      words,
      suggestion,
    }),
  stateUnknown: () =>
    new RefusalError({
      status: 400,
      code: 'state-unknown',
      words: 'Please select your state first',
      suggestion: 'Choose one of the fifty states or DC.',
    }),
  courtPaper: () =>
    new RefusalError({
      status: 409,
      code: 'court-paper',
      words: 'This paper comes from a court. A letter to the collector does not stop the court’s deadline.',
      suggestion: 'Answer the court first, or call legal aid. To write a letter anyway, confirm that you know this.',
    }),
  notWritten: (code: string, words: string, suggestion: string) =>
    new RefusalError({ status: 422, code, words, suggestion }),
  busy: (retryAfterSeconds: number) =>
    new RefusalError({
      status: 503,
      code: 'busy',
      words: 'Many letters are being read right now. Nothing was lost.',
      suggestion: `Please try again in ${retryAfterSeconds} seconds.`,
      retryAfterSeconds,
    }),
  tooOften: (retryAfterSeconds: number) =>
    new RefusalError({
      status: 429,
      code: 'too-often',
      words: 'That was too many tries in a short time.',
      suggestion: `Please wait ${retryAfterSeconds} seconds and try again.`,
      retryAfterSeconds,
    }),
} as const
