import type { PlainPhrase } from '#language/phrase.ts'
import { t } from '#web/language.tsx'

/** The texts the specification fixes, word for word. Shown as accessible alerts, never as blocking boxes. */
export const MESSAGES = saidWhenRead({
  wrongType: 'Please upload an image (JPG, PNG) or PDF file',
  tooLarge: 'File size must be less than 10MB',
  stateMissing: 'Please select your state first',
  responseMissing: 'Please provide your response letter to enhance',
  analysisFailed: 'Failed to analyze letter',
  uploadFailed: 'Failed to upload file. Please try again.',
  analysisError: 'Analysis Error',
  tryAgain: 'Try Again',
  letterFailed: 'Failed to generate letter. Please try again.',
  letterRefused: 'Letter generation failed',
  settlementFailed: 'Failed to generate settlement letter. Please try again.',
  enhanceFailed: 'Enhancement feature requires monthly or lifetime access',
  loginFailed: 'Login failed. Please try again.',
  orderFailed: 'Failed to create order. Please try again.',
  orderRefused: 'Failed to create order',
  paymentFailed: 'Payment processing failed. Please contact support.',
  providerFailed: 'PayPal error occurred. Please try again.',
  emailFirst: 'Please enter your email first - we need it to coordinate your Done-For-You service',
  authorize: 'Please authorize us to send letters on your behalf',
  authorizeFirst: 'Please check the authorization box to continue',
  feedbackMissing: 'Please fill in all fields',
  feedbackFailed: 'Failed to submit feedback. Please try again.',
  letterGoesOn: 'The letter continues with legal citations and demands.',
  replyNotUploaded: 'Failed to upload response',
  replyUploadBroke: 'Error uploading response',
  replyUploaded: 'Response uploaded successfully!',
  replyAnalyzed: 'Response analyzed successfully! Check your next steps.',
  trackingSaved: 'Tracking information saved!',
  trackingFailed: 'Failed to track response',
  fieldsMissing: 'Please fill in all required fields',
  noEvidence: 'Without evidence, this violation may be harder to prove. Continue anyway?',
  compliant: 'Letter Appears Legally Compliant',
  creditErrorMissing: 'Please select at least one error to dispute',
  creditBureauMissing: 'Please select which credit bureau this report is from',
  creditInfoMissing: 'Please fill in all required information (Name, Address, City/State/ZIP)',
  creditLettersFailed: 'Failed to generate dispute letters. Please try again.',
  creditAnalysisFailed: 'Failed to analyze credit report',
  creditTryAnother: 'Please try again with a different file',
  creditExamples:
    'Note: OCR failed, showing example errors. For best results, upload a clear PDF from your credit bureau.',
  simulatorErrorMissing: 'Please select errors to simulate score improvement',
  tooOldToReport: 'too old to legally report! +15% success rate',
  bothTools: 'You Need Both Tools!',
})

/** What we say when the server gave no words of its own. */
export const PLAIN = saidWhenRead({
  offline: 'You are offline. What you added is kept on this device. Try again when you are connected.',
  somethingFailed: 'Something failed on our side. Nothing you added was lost. Please try again.',
  enhanceUnreachable: 'Your letter could not be checked just now. Your words are kept. Please try again.',
})

/** Each text in the language spoken when it is read: what stands here is made before the language is known. */
function saidWhenRead<const Texts extends Readonly<Record<string, PlainPhrase>>>(
  texts: Texts,
): Readonly<Record<keyof Texts, string>> {
  const properties = Object.entries(texts).map(([name, text]) => [name, { get: () => t(text), enumerable: true }])
  return Object.defineProperties({} as Record<keyof Texts, string>, Object.fromEntries(properties))
}
