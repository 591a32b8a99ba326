/** Steps that need no letter. Each item is one thing to do; no item tells anyone to do nothing. */
export const CHECKLISTS = {
  mailing: {
    title: 'Mail it so that you can prove it',
    items: [
      'Sign the letter and keep a copy.',
      'Send it by certified mail with return receipt.',
      'Write the day and the certified number down here.',
      'Keep the postal receipt. Take a photo of it.',
    ],
  },
  delivery: {
    title: 'Find out when it arrived',
    items: [
      'Enter the certified number at the post office’s own site, or ask at the counter.',
      'When the green card comes back, take a photo of both sides.',
      'Write the day of delivery down here.',
    ],
  },
  pause: {
    title: 'While you wait',
    items: [
      'Do not pay and do not promise to pay by phone.',
      'Write down each call, text and letter: day, hour, what was said.',
      'Keep every envelope. The postmark is evidence.',
    ],
  },
  'check-in': {
    title: 'Four questions after 30 days',
    items: [
      'Did they ask you for money?',
      'Did they report it to a credit bureau without saying that it is disputed?',
      'Did papers from a court come?',
      'Did another company write about the same debt?',
    ],
  },
  'compare-records': {
    title: 'Check what they sent',
    items: [
      'Compare the name, the account and the amount with your own papers.',
      'Look for the last payment and the dates. Do not confirm them to anyone.',
      'Ask about every charge you cannot explain.',
      'Decide: dispute a point with proof, talk about a settlement, or get advice.',
    ],
  },
  court: {
    title: 'Papers from a court',
    items: [
      'Find the last day to answer on the papers. Call the court’s clerk to confirm it.',
      'Call legal aid today: lawhelp.org. Say that you were sued and by when you must answer.',
      'File an answer or appear, even if you sent a dispute.',
      'Keep the envelope and write down the day you got the papers and how.',
    ],
  },
  'new-collector': {
    title: 'Another company writes',
    items: [
      'Keep the new letter and its envelope.',
      'Add it here as a new letter: a new collector owes you its own notice.',
      'Pay neither until it is clear who owns the debt.',
      'Send a new request to the new company. The old one does not bind it.',
    ],
  },
  'credit-reports': {
    title: 'Check your credit reports',
    items: [
      'Get all three reports at annualcreditreport.com. It is free.',
      'Look for this collector and for the lender it names.',
      'See whether the account is marked as disputed.',
      'Keep a copy of the page as evidence.',
    ],
  },
  complaint: {
    title: 'Complain to the CFPB',
    items: [
      'Read the complaint we wrote. Take out what is not true.',
      'Cover your Social Security number and account digits on every paper.',
      'File it at consumerfinance.gov/complaint. Nothing is sent by us.',
      'Attach their letters, your letters and the postal receipts.',
      'Write the day you filed it down here.',
    ],
  },
  confirm: {
    title: 'Confirm how it ended',
    items: [
      'Keep the letter that says so. Take a photo of it.',
      'Check your credit reports in 60 days.',
      'Tell us how it ended, so that your record is right.',
    ],
  },
  keep: {
    title: 'Keep your proof',
    items: [
      'Keep letters, envelopes, receipts and green cards together.',
      'Download your data once a year.',
      'If another company writes about this debt, open a new matter at once.',
    ],
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly items: readonly string[] }>>

export type ChecklistId = keyof typeof CHECKLISTS
