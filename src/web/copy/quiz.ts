import type { PlainPhrase } from '#language/phrase.ts'
import type { Recommendation } from '#quiz/analyze-quiz.ts'
import type { SituationId } from '#quiz/situations.ts'

interface SituationWords {
  readonly text: PlainPhrase
  readonly subtext: PlainPhrase
  /** What to do first, whatever else comes. */
  readonly first: PlainPhrase
}

/** The words of each situation. */
export const SITUATION_WORDS: Readonly<Record<SituationId, SituationWords>> = {
  threats: {
    text: 'They threaten to sue or arrest me',
    subtext: 'By letter, call or text',
    first: 'Keep the letter or write down the words. If real court papers come, answer the court by their date.',
  },
  'old-debt': {
    text: 'The debt is many years old',
    subtext: 'More than 3 years since I paid',
    first: 'Do not pay or promise anything yet. In some states that starts the clock again.',
  },
  'no-proof': {
    text: 'They never sent proof',
    subtext: 'I asked and got nothing',
    first: 'Ask for proof in writing within 30 days of their first notice. Mail it certified.',
  },
  paid: {
    text: 'I already paid or settled it',
    subtext: 'They still ask for money',
    first: 'Find your receipt or bank record. Send a copy, and keep the original.',
  },
  'told-others': {
    text: 'They told my family or my job',
    subtext: 'Someone else knows of the debt',
    first: 'Write down who was told what, and when. Ask that person to write it down too.',
  },
  'two-collectors': {
    text: 'Two collectors want the same debt',
    subtext: 'Or it shows twice on my report',
    first: 'Pay neither yet. Ask each of them to prove that they own the debt.',
  },
  'credit-threat': {
    text: 'They threaten my credit',
    subtext: 'Pay now or we report it',
    first: 'Get your free reports at annualcreditreport.com and see what stands there.',
  },
  'student-loan': {
    text: 'It is a student loan',
    subtext: 'Federal or private',
    first: 'Find out which kind it is at studentaid.gov. Federal loans have no time limit.',
  },
  'not-mine': {
    text: 'It is not my debt',
    subtext: 'Wrong person or stolen identity',
    first: 'Dispute it in writing. If someone used your name, report it at identitytheft.gov.',
  },
  growing: {
    text: 'The amount keeps growing',
    subtext: 'Fees or interest I cannot explain',
    first: 'Ask for each part of the sum in writing, and for the contract that allows it.',
  },
  calls: {
    text: 'They call again and again',
    subtext: 'Every day, early or late, at work',
    first: 'Log each call with day and time. You can tell them in writing to stop.',
  },
  medical: {
    text: 'It is a medical bill',
    subtext: 'Insurance should have paid',
    first: 'Ask the hospital for an itemized bill and your insurer for its decision.',
  },
}

export const QUIZ = {
  title: 'No letter at hand? Tell us what happened',
  text: 'Pick all that fit. You will see which rules cover it and what to do first.',
  legend: 'What happened',
  analyze: 'Analyze',
  analyzing: 'Analyzing...',
  none: 'Nothing selected yet',
  reset: 'Check Different Situations',
  result: 'What fits your situation',
  failed: 'The result could not be loaded. Please try again.',
  strength: 'Strength estimate, not a measured success rate',
  howCounted: 'How this is counted',
  counted:
    'The highest of your situations is rated {best}. Each one you picked adds 2, at most 10: here {bonus}. Never more than 98. That makes {strength}. The ratings are set by us. Nobody has measured them.',
  estimate: 'Negotiation estimate',
  estimateText:
    'Not what a court pays. In one person’s lawsuit, the law adds up to $1,000, plus real losses and lawyer’s fees. You have one year to sue.',
  first: 'Do this first',
  laws: 'Rules that may have been broken',
  lawsText: 'Whether they were depends on the facts. A letter shows more.',
  next: 'A good next step',
} as const

export const RECOMMENDED: Readonly<
  Record<Recommendation, { readonly title: PlainPhrase; readonly text: PlainPhrase; readonly action: PlainPhrase }>
> = {
  debt: {
    title: 'Debt defense fits best',
    text: 'Check the letter, then answer it in writing.',
    action: 'Check my letter free',
  },
  credit: {
    title: 'Credit disputes fit best',
    text: 'Look at your credit report and dispute what is wrong. You can do that for free.',
    action: 'Look at credit disputes',
  },
  bundle: {
    title: 'You may need both',
    text: 'This touches the debt and your credit report. Start with the letter.',
    action: 'Check my letter free',
  },
  analyze: {
    title: 'Check the letter first',
    text: 'What you picked can mean many things. The letter tells more.',
    action: 'Check my letter free',
  },
}
