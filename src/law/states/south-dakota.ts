import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const southDakota: StateLaw = {
  code: 'SD',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'SDCL 15-2-13(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://yourlegallegup.com/blog/south-dakota-stats-of-lims/' },
    },
    'open-account': {
      years: 6,
      statute: 'SDCL 15-2-13(1)',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://yourlegallegup.com/blog/south-dakota-stats-of-lims/' },
    },
    'credit-card': {
      years: 6,
      statute: 'SDCL 15-2-13(1)',
      note: 'Many card agreements choose South Dakota law: it does not shorten anything in 6-year states.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://yourlegallegup.com/blog/south-dakota-stats-of-lims/' },
    },
    'oral-contract': {
      years: 6,
      statute: 'SDCL 15-2-13(1)',
      note: '§ 15-2-13(1) covers express or implied contracts alike; a site that says 3 for oral is not supported by the text.',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    'promissory-note': { years: 6, statute: 'SDCL 57A-3-118', confidence: 'medium', source: { read: 'nothing' } },
    'sale-of-goods': { years: 4, statute: 'SDCL 57A-2-725', confidence: 'medium', source: { read: 'nothing' } },
    medical: { years: 6, statute: 'SDCL 15-2-13(1)', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 20,
      statute: 'SDCL 15-2-6',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://yourlegallegup.com/blog/south-dakota-stats-of-lims/' },
    },
  },
  sealedInstrument: { years: 20, statute: 'SDCL 15-2-6', confidence: 'medium' },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'SDCL 15-2-13',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'SDCL 15-2-29',
    note: 'Signed writing; effect of part payment preserved.',
    confidence: 'medium',
  },
  suitCountsFrom: 'service',
  absence: 'Absence: SDCL 15-2-20.',
  changes: [],
  borrowing: { exists: false, statute: null, note: 'Not confirmed.', confidence: 'low' },
  answer: {
    days: 30,
    rule: 'SDCL 15-6-12(a)',
    note: 'Counted from the day you got the complaint. Small claims: the clerk sets the date.',
    limitedCourt: { name: 'Small claims', act: 'date-on-notice', rule: 'SDCL 15-39-54', confidence: 'high' },
    confidence: 'high',
    source: { read: 'statute', url: 'https://self-law.org/code/sd/title-15/chapter-15-6/15-6-12-a' },
  },
  collection: {
    act: {
      name: 'No separate collection act (Deceptive Trade Practices)',
      statute: 'SDCL ch. 37-24',
    },
    license: {
      required: 'no',
      statute: 'none located',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'low',
  },
}
