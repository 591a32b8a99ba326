/** The words of the page of the done-for-you service. */
export const DONE_FOR_YOU = {
  title: 'You approve. We prepare and mail.',
  lead: 'Some people would rather not write to a collector themselves. Tell us how many debts you want disputed, and we make the letters ready for you.',
  start: 'Start an order',
  facts: {
    title: 'What you can count on',
    list: [
      { figure: '24-48 hours', text: 'until your letters are ready for you to read.' },
      {
        figure: '3 business days',
        text: 'at most until they are in certified mail, once you have approved them.',
      },
      { figure: 'Same day', text: 'you get the tracking number on the day we mail.' },
    ],
  },
  compare: {
    title: 'Do it yourself, or have it done',
    head: ['', 'DIY', 'VIP'],
    rows: [
      ['Findings in your letter, with the law', 'Yes', 'Yes'],
      ['Who fills in the letter', 'You', 'We do'],
      ['Who has the last word', 'You', 'You approve each letter'],
      ['Who prints and mails it', 'You', 'We do, by certified mail'],
      ['Response monitoring', 'Your tracker reminds you', '30 days by us'],
      ['Document support', 'Not included', '90 days'],
    ],
    two: 'Two different services: for 30 days we follow what comes back and tell you. For 90 days you can ask us about the papers we made and get copies.',
  },
  limits: {
    title: 'What we do not do',
    list: [
      'We are not a law firm and do not speak for you in court.',
      'We promise no result. Nobody can.',
      'We mail nothing that you have not read and approved.',
      'We write only what you confirmed as true.',
    ],
  },
  prices: {
    title: 'What it costs',
    letters: '{from} to {to} letters',
    one: 'One letter for each debt. Paid once. 30-day money-back guarantee; mailed letters are taken off.',
  },
  dialog: {
    title: 'Before we start',
    text: 'We write in your name, so we need your word for it. You choose the number of letters on the next page.',
    go: 'Continue',
  },
  notSold: {
    title: 'Not offered here',
    text: 'Whoever runs this site gives everything away and mails no letters for you. You can write your own letter here for free.',
  },
} as const
