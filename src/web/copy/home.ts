/** The words of the home page below its first screen. */
export const HOME = {
  figures: 'Why it is worth checking',
  how: {
    title: 'Three steps, from letter to reply',
    steps: [
      {
        title: 'Upload the letter',
        text: 'Take photos or choose a PDF. We tell you at once if a page is blurred or cut off.',
      },
      {
        title: 'See the proof on the page',
        text: 'Each finding points to the exact words, the law, and how sure we are.',
      },
      {
        title: 'Write back in time',
        text: 'You get a letter to edit, print and mail, and the date to mail it by.',
      },
    ],
  },
  checks: {
    title: 'What we check',
    text: 'Rules written from the statute and Regulation F, each tested on sample letters.',
    list: {
      notice: ['The notice itself', 'Who is asking, for whom, how much, and your right to dispute.'],
      amounts: ['The amounts', 'Do the parts add up? Are the interest and fees explained?'],
      dates: ['The dates', 'Is your 30-day window right? Does a demand cut across it?'],
      threats: ['Threats and pressure', 'Arrest, lawsuits, wages, property, false urgency.'],
      age: ['The age of the debt', 'Is it too old for court, and what could restart the clock?'],
      names: ['Who is writing', 'Names that look like a court, a lawyer or a bureau and are not.'],
    },
    ageLink: 'Check without a letter',
    court: 'Court papers are spotted first. If your letter is a lawsuit, we stop and tell you what to do by when.',
    privacy: 'Only you can see your letter. The pages are deleted from our server within 1 hour.',
  },
  patterns: {
    title: 'Three patterns to know',
    text: 'Words like these stand in many letters. The quotes are invented, the law is real.',
    law: 'The law',
    list: [
      {
        title: 'A threat they may not carry out',
        before: 'If you do not pay by Friday, ',
        marked: 'a warrant may be issued',
        after: ' for your arrest.',
        text: 'You cannot be arrested for not paying a normal debt. A collector may not say so to scare you.',
        law: '15 USC 1692e(4)',
        href: 'https://www.law.cornell.edu/uscode/text/15/1692e#4',
      },
      {
        title: 'A lawsuit on a debt that is too old',
        before: 'This account from 2014 is ',
        marked: 'scheduled for legal action',
        after: '.',
        text: 'Each state limits how long a collector may sue. After that, even the threat is against the rules.',
        law: '12 CFR 1006.26(b)',
        href: 'https://www.ecfr.gov/current/title-12/section-1006.26#p-1006.26(b)',
      },
      {
        title: 'A sum that does not add up',
        before: 'Owed $1,187.42, interest $412.60, fees $95.00. ',
        marked: 'Total: $1,842.02',
        after: '',
        text: 'The parts come to $1,695.02. A collector may not ask for more than the contract or the law allows.',
        law: '15 USC 1692f(1)',
        href: 'https://www.law.cornell.edu/uscode/text/15/1692f#1',
      },
    ],
  },
  examples: 'What a reply can change',
  prices: {
    title: 'What is free, and what costs money',
    text: 'What you need to stay safe is free in every plan.',
    free: {
      title: 'Free',
      list: [
        'What kind of paper it is, and your first finding',
        'Every deadline',
        'Court-paper and scam warnings',
        'How old the debt is',
        'Official sample letters',
      ],
    },
    debt: {
      title: 'Debt defense',
      text: 'For letters from debt collectors.',
      withWhat: 'With monthly or lifetime access',
    },
    credit: {
      title: 'Credit disputes',
      text: 'For errors on your credit report. You can also dispute them yourself for free.',
      withWhat: 'With all three bureaus',
    },
    bundle: { title: 'Complete bundle' },
    listPrice: 'list price',
    apart: 'bought apart',
    guarantee: '30-day money-back guarantee. Nothing renews by itself.',
    doneForYou: 'Rather have it done? See the done-for-you service',
    allFree: {
      title: 'Everything here is free',
      text: 'Whoever runs this site gives it away. There is nothing to buy.',
    },
  },
  sources: {
    title: 'Where our rules come from',
    text: 'We read the law and public records. Your letter is not part of it.',
    list: [
      {
        title: 'The law itself',
        text: 'The Fair Debt Collection Practices Act and Regulation F, paragraph by paragraph.',
        link: 'Read Regulation F',
        href: 'https://www.ecfr.gov/current/title-12/part-1006',
      },
      {
        title: 'State time limits',
        text: 'The statute of every state and D.C., by kind of debt, with the day we last read it.',
        link: 'Check your state',
        href: '/tools/sol-checker',
      },
      {
        title: 'Public complaints',
        text: 'The CFPB’s open database shows what people report about each collector.',
        link: 'See the database',
        href: 'https://www.consumerfinance.gov/data-research/consumer-complaints/',
      },
      {
        title: 'Official orders',
        text: 'What regulators have posted about collectors. An order is often not an admission.',
        link: 'See the actions',
        href: 'https://www.consumerfinance.gov/enforcement/actions/',
      },
    ],
  },
  honest: {
    title: 'What we do not claim',
    text: 'You will decide better with plain facts than with big promises. So this is what you will not hear from us.',
    list: [
      [
        'Success rates',
        'Nobody has measured what a dispute letter changes. We show how strong the evidence is instead.',
      ],
      [
        'Money per violation',
        'The law pays up to $1,000 for a whole lawsuit, plus real losses and lawyer’s fees. It does not add up per violation.',
      ],
      ['Being a lawyer', 'This is legal information, not legal advice. Your result links to free legal aid.'],
      ['Being always right', 'A photo can be misread. Each finding says how sure we are and what would change it.'],
    ],
  },
  final: {
    title: 'The letter gives you a date. Start there.',
    text: 'Find out what the letter is, if it is lawful, and what to do by when.',
  },
} as const
