import type { Refusal } from './refusal.ts'

/** A request refused on purpose: public words, a stable code and what to do now. On the wire: `refusalReply`. */
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

/** A refusal as it goes over the wire. */
export function refusalReply({ message, code, suggestion }: RefusalError): Refusal {
  return { success: false, error: message, code, suggestion }
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
  addressTooLong: (status: 414 | 431) =>
    new RefusalError({
      status,
      code: 'address-too-long',
      words: 'The address or the header of this request is too long.',
      suggestion: 'Open the page again from the menu.',
    }),
  tooSlow: () =>
    new RefusalError({
      status: 408,
      code: 'too-slow',
      words: 'The request took too long to arrive.',
      suggestion: 'Check your connection and try again.',
    }),
  signInNeeded: () =>
    new RefusalError({
      status: 401,
      code: 'sign-in-needed',
      words: 'Please log in first.',
      suggestion: 'Log in with your email. No password is needed.',
    }),
  freshSignInNeeded: () =>
    new RefusalError({
      status: 403,
      code: 'fresh-sign-in-needed',
      words: 'Please show once more that it is you.',
      suggestion: 'Enter a new code from your email, or use a passkey.',
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
      words: 'This installation cannot send email.',
      suggestion: 'Whoever runs it has to set SMTP_URL. You can check and download letters without it.',
    }),
  noInboundMail: () =>
    new RefusalError({
      status: 503,
      code: 'no-inbound-mail',
      words: 'This installation takes no letters by email.',
      suggestion: 'Save the email as a file and upload it. It is checked in the same way.',
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
  formPageGone: () =>
    new RefusalError({
      status: 409,
      code: 'pages-gone',
      words: 'The picture of this page is deleted already, so we cannot fill in the form.',
      suggestion: 'Tick the boxes on the paper itself, or send the letter alone. It counts the same.',
    }),
  pagesGone: () =>
    new RefusalError({
      status: 409,
      code: 'pages-gone',
      words: 'The pages of this letter are deleted already, so they cannot be kept.',
      suggestion: 'Keep the paper itself. What we found and the lines it rests on stay here.',
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
  planNeeded: () =>
    new RefusalError({
      status: 402,
      code: 'plan-needed',
      words: 'Your plan does not include this yet.',
      suggestion: 'Choose a plan to open it. Your deadlines, warnings and time limit stay open to you.',
    }),
  creditPlanNeeded: () =>
    new RefusalError({
      status: 402,
      code: 'credit-plan-needed',
      words: 'Your plan does not include credit letters.',
      suggestion: 'Choose a credit plan, or dispute with the bureau yourself: that is free by law.',
    }),
  oneBureauOnly: () =>
    new RefusalError({
      status: 402,
      code: 'one-bureau-only',
      words: 'Your plan is for one bureau, and it is used for another one already.',
      suggestion: 'Choose all three bureaus, or another single one.',
    }),
  noScanLeft: () =>
    new RefusalError({
      status: 402,
      code: 'no-scan-left',
      words: 'Your credit scan is used.',
      suggestion: 'The report you checked stays open to you. Choose another plan to check more.',
    }),
  noErrorSelected: () =>
    new RefusalError({
      status: 400,
      code: 'no-error-selected',
      words: 'Please select at least one error to dispute',
      suggestion: 'Choose what is wrong in your report.',
    }),
  noErrorToSimulate: () =>
    new RefusalError({
      status: 400,
      code: 'no-error-to-simulate',
      words: 'Please select errors to simulate score improvement',
      suggestion: 'Choose at least one error first.',
    }),
  noBureauSelected: () =>
    new RefusalError({
      status: 400,
      code: 'no-bureau-selected',
      words: 'Please select which credit bureau this report is from',
      suggestion: 'Choose Equifax, Experian or TransUnion.',
    }),
  creditInfoMissing: () =>
    new RefusalError({
      status: 400,
      code: 'credit-info-missing',
      words: 'Please fill in all required information (Name, Address, City/State/ZIP)',
      suggestion: 'A bureau finds your file by these.',
    }),
  creditNoticeNotAccepted: () =>
    new RefusalError({
      status: 400,
      code: 'credit-notice-not-accepted',
      words: 'Please read and confirm the legal notice first.',
      suggestion: 'Everything in a dispute must be true, and only you can say that it is.',
    }),
  examplesAreNotYours: () =>
    new RefusalError({
      status: 422,
      code: 'examples-are-not-yours',
      words: 'These are example errors. No letter is made from them.',
      suggestion: 'Upload your own report, or type in what is wrong in it.',
    }),
  enhancePlanNeeded: () =>
    new RefusalError({
      status: 402,
      code: 'plan-needed',
      words: 'Enhancement feature requires monthly or lifetime access',
      suggestion: 'Choose a plan that includes it. Your words are kept.',
    }),
  emailNeeded: () =>
    new RefusalError({
      status: 400,
      code: 'email-needed',
      words: 'Please enter your email first.',
      suggestion: 'We send the receipt there, and you log in with it.',
    }),
  authorizationNeeded: () =>
    new RefusalError({
      status: 400,
      code: 'authorization-needed',
      words: 'Please authorize us to send letters on your behalf',
      suggestion: 'Check the box to go on.',
    }),
  noticeNotRead: () =>
    new RefusalError({
      status: 400,
      code: 'notice-not-read',
      words: 'Please read your rights under the credit repair law first.',
      suggestion: 'Open the notice on the payment page and confirm that you read it.',
    }),
  contractNotSigned: () =>
    new RefusalError({
      status: 400,
      code: 'contract-not-signed',
      words: 'Please sign the contract with your name first.',
      suggestion: 'Read the contract on the payment page and type your name under it.',
    }),
  workNotBegun: () =>
    new RefusalError({
      status: 409,
      code: 'work-not-begun',
      words: 'The days in which this order can be cancelled are not over.',
      suggestion: 'Work begins, and money is taken, only after them.',
    }),
  alreadyYours: () =>
    new RefusalError({
      status: 409,
      code: 'already-yours',
      words: 'You have this already. You were not charged.',
      suggestion: 'Reload the page to see it open.',
    }),
  planDiffers: () =>
    new RefusalError({
      status: 409,
      code: 'plan-differs',
      words: 'This payment belongs to another plan. You were not charged.',
      suggestion: 'Go back and choose the plan again.',
    }),
  notApproved: () =>
    new RefusalError({
      status: 402,
      code: 'not-approved',
      words: 'The payment was not approved. You were not charged.',
      suggestion: 'Choose how to pay again.',
    }),
  declined: () =>
    new RefusalError({
      status: 402,
      code: 'declined',
      words: 'The payment was declined. You were not charged.',
      suggestion: 'Try another card or account.',
    }),
  paymentDiffers: () =>
    new RefusalError({
      status: 409,
      code: 'payment-differs',
      words: 'This payment does not match its order, so we did not accept it.',
      suggestion: 'Please contact support. Nothing was opened and your order is kept.',
    }),
  orderOver: () =>
    new RefusalError({
      status: 409,
      code: 'order-over',
      words: 'This order is already closed.',
      suggestion: 'Look at your orders to see where it stands.',
    }),
  paymentsDown: () =>
    new RefusalError({
      status: 503,
      code: 'payments-down',
      words: 'The payment service did not answer.',
      suggestion: 'Wait a minute and try again. If you already approved a payment, we settle it by ourselves.',
      retryAfterSeconds: 60,
    }),
  notSigned: () =>
    new RefusalError({
      status: 400,
      code: 'not-signed',
      words: 'This delivery is not signed as it must be.',
      suggestion: 'Deliveries are read only from the payment provider.',
    }),
  nothingSold: () =>
    new RefusalError({
      status: 409,
      code: 'nothing-sold',
      words: 'Nothing is sold here: everything is open to you.',
      suggestion: 'Go back and use it.',
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
  databaseAway: () =>
    new RefusalError({
      status: 503,
      code: 'database-away',
      words: 'We cannot reach our records right now. Nothing we confirmed to you is lost.',
      suggestion: 'Please try again in a minute.',
      retryAfterSeconds: 10,
    }),
  lineFull: (retryAfterSeconds: number) =>
    new RefusalError({
      status: 503,
      code: 'line-full',
      words: 'More letters are waiting than we can read in time, so yours was not taken yet.',
      suggestion: 'It is still with you. Please send it again in a few minutes.',
      retryAfterSeconds,
    }),
  storageFull: () =>
    new RefusalError({
      status: 503,
      code: 'storage-full',
      words: 'We have no room for files right now, so yours was not taken.',
      suggestion: 'It is still with you. Please send it again in a few minutes.',
      retryAfterSeconds: 300,
    }),
  reportLineFull: (retryAfterSeconds: number) =>
    new RefusalError({
      status: 503,
      code: 'line-full',
      words: 'More credit reports are waiting than we can read in time, so yours was not taken yet.',
      suggestion: 'It is still with you. Please send it again in a few minutes.',
      retryAfterSeconds,
    }),
  mailLineFull: (retryAfterSeconds: number) =>
    new RefusalError({
      status: 503,
      code: 'mail-line-full',
      words: 'So many emails are waiting to be sent that yours would come too late.',
      suggestion: 'Please try again in a few minutes.',
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
