import type { PlainPhrase } from '#language/phrase.ts'
import { product } from '#billing/catalogue.ts'
import { DONE_FOR_YOU_TIERS } from '#billing/done-for-you.ts'
import { t } from '#web/language.tsx'
import { formatCents, formatWholeDollars, type Cents } from '#units/cents.ts'

interface Question {
  readonly id: string
  readonly question: PlainPhrase
  /** A paragraph each; one with values says itself. */
  readonly answer: readonly (PlainPhrase | (() => string))[]
  readonly link?: { readonly href: string; readonly label: PlainPhrase }
  /** About buying: not asked where nothing is sold. */
  readonly isAboutBuying?: true
}

interface Group {
  readonly title: PlainPhrase
  readonly questions: readonly Question[]
}

const costs = (amount: Cents) => (amount % 100 === 0 ? formatWholeDollars(amount) : formatCents(amount))
const { scan, monthly, lifetime, letter } = {
  scan: product('scan'),
  monthly: product('monthly'),
  lifetime: product('lifetime'),
  letter: product('letter'),
}
const tiers = () =>
  DONE_FOR_YOU_TIERS.map(({ from, to, price }) =>
    t('{price} for {from} to {to} letters', { price: costs(price), from, to }),
  ).join(', ')

export const FAQ = {
  title: 'Questions and answers',
  lead: 'Short answers, without legal words where we can. If you have a paper from a court, start with the first one.',
  action: { title: 'Have the letter at hand?', text: 'You can check it without an account.' },
  still: { before: 'Still not clear?', link: 'Ask us or tell us what is missing' },
} as const

/** In the order they are asked. */
export const QUESTIONS: readonly Group[] = [
  {
    title: 'First things',
    questions: [
      {
        id: 'sued',
        question: 'I was sued, or got papers from a court. What now?',
        answer: [
          'Answer the court by the date on the papers. A letter to the collector does not do that. If nobody answers, the court can decide against you without hearing you.',
          'Upload the papers. We stop, tell you the last day to answer in your state where we know it, and link to free legal aid.',
        ],
        link: { href: 'https://www.lawhelp.org', label: 'Find free legal aid' },
      },
      {
        id: 'advice',
        question: 'Is this legal advice?',
        answer: [
          'No. It is legal information. We compare your letter with the rules and show the words each finding rests on. Nobody here is your lawyer.',
        ],
      },
      {
        id: 'scam',
        question: 'How do I know the letter is not a scam?',
        answer: [
          'A real collector must tell you who it is, whom it collects for and how much. It may not threaten arrest. If you are asked for gift cards, wire money or your bank password, do not pay. We check for these signs first, for free.',
        ],
      },
      {
        id: 'thirty-days',
        question: 'Why do thirty days matter?',
        answer: [
          'If you dispute the debt in writing within 30 days of getting the first notice, the collector must stop until it mails you proof. After that you can still dispute, but it may go on collecting.',
        ],
      },
    ],
  },
  {
    title: 'How it works',
    questions: [
      {
        id: 'what-is-checked',
        question: 'What do you check?',
        answer: [
          'The notice itself, the amounts, the dates, threats and pressure, the age of the debt, and who is writing. The rules come from the Fair Debt Collection Practices Act and Regulation F. Some rules of your state come on top.',
        ],
      },
      {
        id: 'how-sure',
        question: 'Can it be wrong?',
        answer: [
          'Yes. A photo can be misread. So each finding shows the exact words, says how sure we are, and what would change it. Where we could not read something, we say so and do not guess.',
        ],
      },
      {
        id: 'success',
        question: 'Will the letter work?',
        answer: [
          'Nobody has measured that, so we promise nothing. The percentage you see is how strong the evidence looks to us. It is not a success rate.',
        ],
      },
      {
        id: 'money',
        question: 'Will I get $1,000 for each violation?',
        answer: [
          'No. In a lawsuit of one person, a court can add up to $1,000 in all, plus real losses and lawyer’s fees. You have one year to sue.',
        ],
      },
      {
        id: 'old-debt',
        question: 'The debt is old. Do I still owe it?',
        answer: [
          'Maybe, but a collector may not sue you, or threaten to, once the time limit of your state is over. In some states a payment or a promise starts the clock again. So check before you pay.',
        ],
        link: { href: '/tools/sol-checker', label: 'Check the time limit' },
      },
      {
        id: 'print',
        question: 'Can I have this on paper?',
        answer: [
          'Yes. There are six guides of one page each: the 30 days, court papers, old debts, certified mail, calls, and credit reports.',
        ],
        link: { href: '/guides', label: 'Guides to print' },
      },
      {
        id: 'email',
        question: 'The collector wrote me an email or a text.',
        answer: ['Save the email as a file and upload it. For a text, take a screenshot and upload the picture.'],
        link: { href: '/email-forwarding', label: 'How to save an email' },
      },
    ],
  },
  {
    title: 'Your letter and your data',
    questions: [
      {
        id: 'deleted',
        question: 'What happens to my letter?',
        answer: [
          'The pages you upload are deleted from our server within 1 hour. What we found and the letters written for you stay until you delete them. You can take everything along, or delete it, with one button.',
        ],
        link: { href: '/your-data', label: 'Your data' },
      },
      {
        id: 'who-sees',
        question: 'Who can see it?',
        answer: [
          'Only you. It is not sold or shared, and people who run this site do not see your letters. The collector learns nothing unless you mail something yourself.',
        ],
        link: { href: '/privacy', label: 'Read the privacy page' },
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer: [
          'Not to check a letter. With your email you can come back to your results from another phone or computer. There is no password: we mail you a code.',
        ],
      },
    ],
  },
  {
    title: 'What it costs',
    questions: [
      {
        id: 'free',
        question: 'What is free?',
        answer: [
          'The kind of paper, court warnings, scam signs, every deadline, the age of the debt, your first finding and the official sample letters. They are free in every plan.',
        ],
      },
      {
        id: 'prices',
        question: 'What do the plans cost?',
        answer: [
          () =>
            t(
              'The full result of one letter costs {scan}. All letters for {days} days cost {monthly}, and that does not renew by itself. Lifetime access is {lifetime}, paid once. A pre-written letter is {letter}.',
              {
                scan: costs(scan.price),
                days: monthly.days ?? 0,
                monthly: costs(monthly.price),
                lifetime: costs(lifetime.price),
                letter: costs(letter.price),
              },
            ),
        ],
        link: { href: '/#prices', label: 'All prices' },
        isAboutBuying: true,
      },
      {
        id: 'done-for-you',
        question: 'Can you do it for me?',
        answer: [
          () =>
            t('Yes. We prepare the letters, you approve each one, and we mail them certified. It costs {prices}.', {
              prices: tiers(),
            }),
        ],
        link: { href: '/dfy', label: 'How that works' },
        isAboutBuying: true,
      },
      {
        id: 'refund',
        question: 'Can I get my money back?',
        answer: [
          'Yes, within 30 days. Ask with one button on Your data. Done-for-you letters that were mailed already are taken off.',
        ],
        isAboutBuying: true,
      },
      {
        id: 'credit',
        question: 'Can I dispute my credit report for free?',
        answer: [
          'Yes. You can write to each credit bureau yourself and pay nothing. If you use our letters, you are charged only after they were made and delivered to you. The law asks for that.',
        ],
        isAboutBuying: true,
      },
    ],
  },
]

/** The paragraphs of an answer, in the language of the page. */
export function answerOf({ answer }: Pick<Question, 'answer'>): readonly string[] {
  return answer.map(paragraph => (typeof paragraph === 'function' ? paragraph() : t(paragraph)))
}
