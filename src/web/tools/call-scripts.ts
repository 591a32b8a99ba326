import type { PlainPhrase } from '#language/phrase.ts'
import type { Citation } from '#law/citations.ts'

/** What to say in one kind of call, and what never to say. */
interface CallScript {
  readonly id: string
  readonly situation: PlainPhrase
  /** In English, as it is said to the collector; a page in another language tells beside it what it means. */
  readonly say: readonly PlainPhrase[]
  readonly never: readonly PlainPhrase[]
  readonly after: PlainPhrase
  readonly cites: readonly Citation[]
}

const NEVER_PAY = 'Do not say that you owe it, that you will pay, or when you paid last.'
const NEVER_GIVE = 'Do not give your bank, card or Social Security number, your employer, or another phone number.'

export const CALL_SCRIPTS = [
  {
    id: 'first-call',
    situation: 'A collector calls for the first time',
    say: [
      'Who is calling, for which company, and what is its mailing address?',
      'Which debt is this about? Please mail me the written notice with the amount and the creditor.',
      'I do not talk about this by phone. I will answer in writing. Goodbye.',
    ],
    never: [NEVER_PAY, NEVER_GIVE],
    after: 'A dispute on the phone does not stop them. Only one in writing does, in the 30 days.',
    cites: ['15 USC 1692g(a)', '15 USC 1692g(b)'],
  },
  {
    id: 'pay-today',
    situation: 'They want money today',
    say: [
      'Please send me that offer in writing. I decide nothing on the phone.',
      'If the offer is real, it will still be there when your letter comes.',
    ],
    never: ['Do not agree to “just a small payment”. It can start the time to sue again.', NEVER_GIVE],
    after: 'Write down what they offered and until when. Check the age of the debt before you answer.',
    cites: ['12 CFR 1006.26(b)'],
  },
  {
    id: 'stop-calls',
    situation: 'You want the calls to stop, but not the letters',
    say: [
      'Do not call me about this debt again. You may write to me by mail.',
      'Please confirm that you noted it, and your name.',
    ],
    never: ['Do not say “I refuse to pay”. It ends the letters too, and a lawsuit becomes more likely.'],
    after: 'Send the same in writing, so you can prove it. Log every call after it.',
    cites: ['12 CFR 1006.14(h)(1)'],
  },
  {
    id: 'at-work',
    situation: 'They call you at work',
    say: ['My employer does not allow these calls. Do not call me here again.', 'I end this call now. Goodbye.'],
    never: ['Do not talk about the debt where others hear it.', NEVER_GIVE],
    after: 'Note the date, the time and the name. A second call there may break the law.',
    cites: ['15 USC 1692c(a)(3)'],
  },
  {
    id: 'bad-time',
    situation: 'They call early, late, or at a bad time',
    say: [
      'It is [time] where I live. Calls before 8 a.m. or after 9 p.m. are not allowed.',
      'Also, [day and hours] is a bad time for me. Do not call then.',
    ],
    never: ['Do not stay on the line to argue.'],
    after: 'Keep a picture of the call list on your phone. It shows the time.',
    cites: ['15 USC 1692c(a)(1)', '12 CFR 1006.6(b)(1)'],
  },
  {
    id: 'not-mine',
    situation: 'The debt is not yours, or they want somebody else',
    say: [
      'You have the wrong person. I am not [name], and this is not my debt.',
      'Do not call this number again. Please note that, and tell me your name and company.',
    ],
    never: ['Do not “confirm” your birth date or Social Security number so they can check.', NEVER_PAY],
    after: 'Dispute it in writing. If it may be identity theft, start at identitytheft.gov.',
    cites: ['15 USC 1692g(b)'],
  },
  {
    id: 'told-others',
    situation: 'They talked to your family, a neighbor or your boss',
    say: ['You talked to somebody else about a debt. You may not do that.', 'Do not contact anyone else about me.'],
    never: ['Do not give the other person’s number or address.'],
    after: 'Ask that person to write down what was said, and when. It is the best proof.',
    cites: ['15 USC 1692c(b)', '12 CFR 1006.6(d)(1)'],
  },
  {
    id: 'threats',
    situation: 'They threaten arrest, or it sounds like a scam',
    say: [
      'What is your name, your company, and its mailing address?',
      'Nobody is arrested for a debt like this. Put it in writing. Goodbye.',
    ],
    never: ['Never pay by gift card, wire or crypto, and never while they hold you on the line.', NEVER_GIVE],
    after: 'Look up the company yourself and call the number you find. Report it to the FTC and your attorney general.',
    cites: ['15 USC 1692e(4)', '15 USC 1692e(5)'],
  },
  {
    id: 'old-debt',
    situation: 'The debt is very old',
    say: [
      'I do not talk about this by phone. What date of default do you rely on? Please mail it.',
      'I do not acknowledge any debt.',
    ],
    never: ['Never say when you paid last, and never pay “to show good faith”.', NEVER_PAY],
    after: 'Check the age of the debt first. A collector may not sue, or threaten to, once the time has run out.',
    cites: ['12 CFR 1006.26(b)'],
  },
] as const satisfies readonly CallScript[]
