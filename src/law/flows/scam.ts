import type { ScamSign } from '#law/facts.ts'
import { anyOf, holds } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'
import type { Flow } from './flow.ts'

/** Each sign in one plain sentence. */
export const SCAM_SIGN_WORDS: Readonly<Record<ScamSign, string>> = {
  'odd-payment-method':
    'It wants gift cards, a wire, crypto or a payment app. Money sent that way hardly ever comes back.',
  'no-address': 'It gives no postal address.',
  'arrest-today': 'It threatens arrest at once. Nobody is arrested for owing a private debt.',
  'government-name': 'It uses the name or look of a government office.',
  secrecy: 'It tells you to keep this secret, or not to ask anyone.',
  'asks-for-ssn-or-bank': 'It asks for your Social Security number, bank login or account numbers.',
}

/** The paper shows signs of a scam. Signs are no proof: real collectors can use bad letters, and scams use real names. */
export const scam: Flow = {
  id: 'scam',
  title: 'This may be a scam. Do not pay yet.',
  lead: 'Real collectors can prove a debt in writing. A scam lives on hurry and fear. You lose nothing by checking first.',
  steps: [
    {
      text: 'Stop. Pay nothing, and confirm nothing about yourself.',
      why: 'Even your birth date or the last four digits of a card help a thief.',
    },
    {
      text: 'Find the company yourself. Do not use the phone number, link or QR code in this letter.',
      why: 'Scams borrow the names of real companies. Look it up on its own website and in your state’s list of licensed collectors.',
      link: { label: 'Find your state’s consumer office', url: 'https://www.usa.gov/state-consumer' },
    },
    {
      text: 'Ask the company you first owed whether it sent the debt to anyone, and to whom.',
      why: 'Its number is on your old statements. If it never heard of this sender, that tells you a lot.',
    },
    {
      text: 'Ask for the debt in writing, by mail, if there is a postal address.',
      why: 'A debt collector must tell you the amount, the creditor and your right to dispute within five days.',
      cites: ['15 USC 1692g(a)'],
    },
    {
      text: 'Report it, even if you lost nothing.',
      why: 'Reports help to stop the next letter.',
      link: { label: 'Report to the FTC', url: 'https://reportfraud.ftc.gov' },
    },
    {
      text: 'Already paid or gave out data? Call your bank or the card’s maker now.',
      why: 'They may stop a payment in the first hours. For your identity there is a free plan, step by step.',
      link: { label: 'identitytheft.gov', url: 'https://www.identitytheft.gov' },
    },
  ],
  never: [
    'Do not pay with gift cards, a wire, crypto or a payment app.',
    'Do not give out your Social Security number or bank login.',
    'Do not throw the letter away. It may still be a real debt, and it is your proof.',
  ],
  goOn: 'Go on to what the letter says',
  sources: [
    {
      title: 'CFPB: How to tell a real debt collector from a scammer',
      url: 'https://www.consumerfinance.gov/about-us/blog/how-tell-difference-between-legitimate-debt-collector-and-scammers/',
    },
    { title: 'FTC: Debt collection FAQs', url: 'https://consumer.ftc.gov/articles/debt-collection-faqs' },
  ],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  fits: ({ kindOfPaper, scamSigns }) =>
    anyOf(
      holds(kindOfPaper, kind => kind === 'scam'),
      holds(scamSigns, signs => signs.length > 0),
    ),
}
