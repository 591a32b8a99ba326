import { expect, test } from 'vitest'
import { MESSAGES } from './messages.ts'

// People and tests of others know these words: a change here is a change of the specification.
test.each([
  ['a file that is no letter', 'wrongType', 'Please upload an image (JPG, PNG) or PDF file'],
  ['a file over ten megabytes', 'tooLarge', 'File size must be less than 10MB'],
  ['no state', 'stateMissing', 'Please select your state first'],
  ['no own letter to enhance', 'responseMissing', 'Please provide your response letter to enhance'],
  ['an analysis that failed', 'analysisFailed', 'Failed to analyze letter'],
  ['an upload that failed', 'uploadFailed', 'Failed to upload file. Please try again.'],
  ['the head of the error view', 'analysisError', 'Analysis Error'],
  ['the way out of the error view', 'tryAgain', 'Try Again'],
  ['a letter that failed', 'letterFailed', 'Failed to generate letter. Please try again.'],
  ['a letter without words of the server', 'letterRefused', 'Letter generation failed'],
  ['a settlement that failed', 'settlementFailed', 'Failed to generate settlement letter. Please try again.'],
  ['an enhancement not included', 'enhanceFailed', 'Enhancement feature requires monthly or lifetime access'],
  ['a login that failed', 'loginFailed', 'Login failed. Please try again.'],
  ['an order that was not made', 'orderFailed', 'Failed to create order. Please try again.'],
  ['an order refused without words', 'orderRefused', 'Failed to create order'],
  ['a payment that failed', 'paymentFailed', 'Payment processing failed. Please contact support.'],
  ['a fault of the provider', 'providerFailed', 'PayPal error occurred. Please try again.'],
  ['an order without an authorization', 'authorize', 'Please authorize us to send letters on your behalf'],
  ['a start without an authorization', 'authorizeFirst', 'Please check the authorization box to continue'],
  ['feedback without all its fields', 'feedbackMissing', 'Please fill in all fields'],
  ['feedback that failed', 'feedbackFailed', 'Failed to submit feedback. Please try again.'],
  [
    'an order without an e-mail',
    'emailFirst',
    'Please enter your email first - we need it to coordinate your Done-For-You service',
  ],
  ['a letter without a finding', 'compliant', 'Letter Appears Legally Compliant'],
] as const)('the words for %s are the specified ones', (_, name, words) => {
  expect(MESSAGES[name]).toBe(words)
})
