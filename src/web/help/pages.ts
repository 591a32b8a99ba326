import type { PlainPhrase } from '#language/phrase.ts'
import type { GuideSlug } from '#web/guides/slugs.ts'
import type { TermId } from './glossary.ts'

export interface PageHelp {
  /** The beginning of its address; the longest that fits is the page’s. */
  readonly at: string
  readonly does: PlainPhrase
  /** What to do, in order. */
  readonly next: readonly PlainPhrase[]
  readonly words: readonly TermId[]
  readonly guide?: GuideSlug
}

/** Help for every page: what it does, what to do next, and its words. One entry a page. */
export const PAGE_HELP: readonly PageHelp[] = [
  {
    at: '/',
    does: 'This page tells what Writeback does and what it costs. You can start without an account.',
    next: ['Got a letter? Press “Check my letter”.', 'No letter? Answer the short quiz further down.'],
    words: ['collector', 'violation'],
  },
  {
    at: '/faq',
    does: 'Questions that many people ask, with short answers.',
    next: ['Open the question that fits.', 'Not there? Write to us on the feedback page.'],
    words: ['collector', 'time-barred'],
  },
  {
    at: '/guides',
    does: 'Each guide is one page about one matter. You can read it here or print it.',
    next: ['Choose the guide that fits.', 'Press “Print this page” to have it on paper.'],
    words: [],
  },
  {
    at: '/dfy',
    does: 'We can prepare and mail your letters for you. This page says what you get and what it costs.',
    next: ['Compare it with doing it yourself, which costs less.', 'Press “Start an order” if you want it.'],
    words: ['certified mail'],
  },
  {
    at: '/feedback',
    does: 'Here you can tell us what is wrong or missing.',
    next: ['Write what happened in your own words.', 'Leave out numbers of accounts and your Social Security number.'],
    words: [],
  },
  {
    at: '/email-forwarding',
    does: 'Here an email from a collector gets checked: forwarded to your own address, or uploaded as a file.',
    next: ['Look whether forwarding is switched on here.', 'If not, save the email as a file and upload it.'],
    words: ['collector', 'validation notice'],
  },
  {
    at: '/upload',
    does: 'Here you add the letter, as photos or as a PDF. Its pages are deleted within 1 hour.',
    next: ['Choose your state.', 'Add every page, in good light.', 'Press “Analyze for Violations”.'],
    words: ['validation notice', 'collector'],
    guide: 'validation-window',
  },
  {
    at: '/debt-analyzer',
    does: 'Here you add the letter, as photos or as a PDF. Its pages are deleted within 1 hour.',
    next: ['Choose your state.', 'Add every page, in good light.', 'Press “Analyze for Violations”.'],
    words: ['validation notice', 'collector'],
    guide: 'validation-window',
  },
  {
    at: '/upload/reading',
    does: 'Your letter is being read, page by page. This takes some seconds a page.',
    next: ['Wait. The result opens by itself.'],
    words: [],
  },
  {
    at: '/results',
    does: 'This page shows what we found in the letter, the words it rests on, and which date matters.',
    next: [
      'Look at the date first.',
      'Read each finding beside the words of the letter.',
      'Answer the questions you can answer. The result changes at once.',
      'Write the answer, and mail it.',
    ],
    words: ['violation', 'time-barred', 'validation period', 'verification', 'statutory damages'],
    guide: 'validation-window',
  },
  {
    at: '/results/model-notice',
    does: 'Your notice stands beside the official form, line by line.',
    next: ['Look at the lines that are empty or different.', 'Go back to the result to see which of them count.'],
    words: ['validation notice', 'original creditor'],
  },
  {
    at: '/results/what-now',
    does: 'This paper needs something other than a letter to a collector. The page says what, and in which order.',
    next: ['Do the first step today.', 'Call free legal aid if a court is named.'],
    words: ['summons', 'default judgment', 'garnishment', 'exemption'],
    guide: 'court-papers',
  },
  {
    at: '/letter',
    does: 'This is your letter. You can change every line. Each sentence can tell why it stands there.',
    next: [
      'Read it to the end. Take out what is not true.',
      'Download it and sign it by hand.',
      'Mail it, then tell us the day.',
    ],
    words: ['dispute', 'verification', 'certified mail', 'return receipt'],
    guide: 'certified-mail',
  },
  {
    at: '/payment',
    does: 'Here you see what you buy, what it costs, and pay.',
    next: ['Check the product and the price.', 'Enter your email for the receipt.', 'Choose how to pay.'],
    words: [],
  },
  {
    at: '/payment-success',
    does: 'Your payment went through. This page says what is open now.',
    next: ['Follow the first button.', 'A receipt comes to your email.'],
    words: [],
  },
  {
    at: '/success',
    does: 'Your payment went through. This page says what is open now.',
    next: ['Follow the first button.', 'A receipt comes to your email.'],
    words: [],
  },
  {
    at: '/login',
    does: 'You log in with a code that comes by email, or with a passkey. There is no password.',
    next: ['Enter your email and ask for a code.', 'Type in the six digits.'],
    words: [],
  },
  {
    at: '/your-data',
    does: 'Everything we hold about you. You can take it along, or delete it.',
    next: ['Look through the list.', 'Download it, or delete what you do not want us to keep.'],
    words: [],
  },
  {
    at: '/dashboard',
    does: 'Your letters, what is due, and what was found, all in one place.',
    next: ['Do what is due first.', 'Open a letter to see its result again.'],
    words: ['violation', 'dispute', 'settlement'],
  },
  {
    at: '/dashboard/violations',
    does: 'All violations of all your letters. You can add what no letter shows, such as calls.',
    next: ['Choose the ones you want to use.', 'Write one demand for them.'],
    words: ['violation', 'statutory damages'],
    guide: 'calls-and-work',
  },
  {
    at: '/dashboard/credit',
    does: 'Errors in your credit reports, and what became of your disputes.',
    next: ['Add your report.', 'Confirm what is wrong.', 'Write to the bureau.'],
    words: ['credit bureau', 'furnisher', 'first delinquency', 'charge-off'],
    guide: 'credit-report-errors',
  },
  {
    at: '/dashboard/disputes',
    does: 'Every letter you sent, and the next step for each.',
    next: ['Open the matter that is due first.', 'Tell us when you mailed a letter or got an answer.'],
    words: ['dispute', 'verification'],
  },
  {
    at: '/dashboard/templates',
    does: 'Letters for common matters, ready to be filled in.',
    next: ['Choose a letter.', 'Fill in only what is true.'],
    words: ['dispute', 'cease letter', 'settlement'],
    guide: 'certified-mail',
  },
  {
    at: '/dashboard/intel',
    does: 'What public records say about a collector: complaints and how many.',
    next: ['Search the name on your letter.', 'A complaint is not a proof. Look at how many and what about.'],
    words: ['collector', 'debt buyer'],
  },
  {
    at: '/response-tracker',
    does: 'What you sent, what came back, and the one next step with its day.',
    next: ['Write down what happened and when.', 'Do the next step by its day.'],
    words: ['dispute', 'verification', 'cease letter', 'settlement'],
    guide: 'certified-mail',
  },
  {
    at: '/credit-disputes',
    does: 'Here you write to a credit bureau about errors in your report.',
    next: ['Choose what is wrong.', 'Check your name and address.', 'Sign and mail each letter yourself.'],
    words: ['credit bureau', 'furnisher', 'first delinquency'],
    guide: 'credit-report-errors',
  },
  {
    at: '/templates',
    does: 'A letter for one matter, to read and to fill in.',
    next: ['Read what it does and what it does not do.', 'Fill in only what is true.'],
    words: ['dispute', 'verification', 'cease letter', 'settlement'],
    guide: 'certified-mail',
  },
  {
    at: '/private',
    does: 'Private mode reads and answers a letter on this phone. Nothing of it is sent.',
    next: [
      'Press “Prepare private mode” and wait until all of it has come.',
      'Press “Start private mode”, then add your letter.',
      'Download the answer before you close the page.',
    ],
    words: [],
  },
  {
    at: '/private/move',
    does: 'Here a letter from the vault on this phone goes to your account, if you choose so.',
    next: [
      'Open your vault with its passphrase.',
      'Look at what would be sent. Send it only if you want to.',
      'Then delete it from the vault, or keep it there too.',
    ],
    words: [],
  },
  {
    at: '/tools/sol-checker',
    does: 'This page works out if the debt may be too old for court in your state.',
    next: ['Enter the state, the kind of debt and the dates you know.', 'Leave open what you do not know.'],
    words: ['time limit', 'time-barred', 'revival', 'charge-off'],
    guide: 'old-debts',
  },
  {
    at: '/tools/settlement-calculator',
    does: 'This page works out an offer you could keep, from what you have.',
    next: ['Check the age of the debt first.', 'Enter what you can pay.', 'Pay nothing before it is in writing.'],
    words: ['settlement', 'revival', 'exemption'],
    guide: 'old-debts',
  },
  {
    at: '/tools/call-scripts',
    does: 'What to say on the phone, and what not to say.',
    next: ['Choose what kind of call it is.', 'Write down the call when it is over.'],
    words: ['collector', 'cease letter'],
    guide: 'calls-and-work',
  },
  {
    at: '/tools/contact-log',
    does: 'A log of calls, texts and visits. It counts what the law counts.',
    next: ['Enter each call on the day it came.', 'Keep a picture of the call list.'],
    words: ['collector', 'violation'],
    guide: 'calls-and-work',
  },
  {
    at: '/tools/documents',
    does: 'Your papers in one file, with numbers, for a lawyer or a court.',
    next: ['Choose the papers.', 'Put them in order and download the file.'],
    words: ['summons'],
    guide: 'court-papers',
  },
  {
    at: '/privacy',
    does: 'What we keep, for how long, and why.',
    next: ['Look up what matters to you.', 'See what we hold about you on “Your data”.'],
    words: [],
  },
  {
    at: '/terms',
    does: 'What holds between you and whoever runs this site.',
    next: ['Look up what matters to you.', 'Ask us if something is not clear.'],
    words: [],
  },
  {
    at: '/admin',
    does: 'For operators: orders to prepare, feedback to look at, and whether everything runs.',
    next: ['Do the oldest order first.'],
    words: [],
  },
]

/** The help for a page: the entry whose address its own begins with, the longest first.
 *  @example helpAt('/results/what-now/lawsuit').at // '/results/what-now' */
export function helpAt(pathname: string): PageHelp {
  const fits = PAGE_HELP.filter(({ at }) => pathname === at || pathname.startsWith(at === '/' ? '//' : `${at}/`))
  return fits.toSorted((a, b) => b.at.length - a.at.length)[0] ?? PAGE_HELP[0]!
}
