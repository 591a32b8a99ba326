/** The texts the specification fixes, word for word. Shown as accessible alerts, never as blocking boxes. */
export const MESSAGES = {
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
} as const

/** What we say when the server gave no words of its own. */
export const PLAIN = {
  offline: 'You are offline. What you added is kept on this device. Try again when you are connected.',
  somethingFailed: 'Something failed on our side. Nothing you added was lost. Please try again.',
  enhanceUnreachable: 'Your letter could not be checked just now. Your words are kept. Please try again.',
} as const
