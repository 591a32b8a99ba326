/** What every page before the login shares, and how each is found and shared. */
export const FRONT = {
  check: 'Check my letter',
  start: 'Start free',
  startLong: 'Check my letter free',
  starting: 'Opening …',
  links: {
    how: 'How it works',
    quiz: 'What happened?',
    prices: 'Prices',
    questions: 'Questions',
    logIn: 'Log in',
    dashboard: 'Dashboard',
  },
  foot: {
    what: 'Open-source help for people who got a collection letter. Legal information, not legal advice.',
    use: 'Use it',
    trust: 'Trust it',
    help: 'Get help',
    checkLetter: 'Check a letter',
    tracker: 'Follow your letters',
    timeLimit: 'Check how old a debt is',
    forwarding: 'Send in an email',
    guides: 'Guides to print',
    doneForYou: 'Done for you',
    notClaimed: 'What we do not claim',
    privacy: 'Privacy',
    terms: 'Terms',
    yourData: 'Your data',
    questions: 'Questions and answers',
    feedback: 'Tell us what to fix',
    legalAid: 'Free legal aid near you (lawhelp.org)',
    cfpb: 'Debt collection, explained by the CFPB',
  },
} as const

interface PageWords {
  readonly title: string
  /** For search results and shared links: one or two sentences. */
  readonly description: string
}

export const PAGE_WORDS = {
  home: {
    title: 'Check a debt-collection letter',
    description:
      'Upload a collection letter. Writeback marks the words that break federal law, checks how old the debt is, and drafts your reply.',
  },
  faq: {
    title: 'Questions and answers',
    description:
      'What Writeback checks in a collection letter, what it costs, who sees your letter, and what to do if you were sued.',
  },
  doneForYou: {
    title: 'Done for you',
    description:
      'We prepare your letters to debt collectors, you approve them, and we mail them certified. What you get and what it costs.',
  },
  feedback: {
    title: 'Tell us what to fix',
    description: 'Send an idea or a problem. See what people asked for that is now part of Writeback.',
  },
  guides: {
    title: 'Guides to print',
    description: 'One page each: what the law says, what to do now, and where it stands. Read them here or print them.',
  },
  forwarding: {
    title: 'Send in an email from a collector',
    description:
      'Got an email from a debt collector? Save it from Gmail or Outlook and have it checked like a paper letter.',
  },
} as const satisfies Record<string, PageWords>
