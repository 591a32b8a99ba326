import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const michigan: StateLaw = {
  code: 'MI',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 6,
      statute: 'MCL 600.5807',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://talkaboutdebt.ai/learn/debt-lawsuits/statute-limitations-debt-michigan',
      },
    },
    'open-account': {
      years: 6,
      statute: 'MCL 600.5807',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://talkaboutdebt.ai/learn/debt-lawsuits/statute-limitations-debt-michigan',
      },
    },
    'credit-card': {
      years: 6,
      statute: 'MCL 600.5807',
      note: 'Subsection numbers changed in 2018; cite the section.',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://talkaboutdebt.ai/learn/debt-lawsuits/statute-limitations-debt-michigan',
      },
    },
    'oral-contract': {
      years: 6,
      statute: 'MCL 600.5807',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://talkaboutdebt.ai/learn/debt-lawsuits/statute-limitations-debt-michigan',
      },
    },
    'promissory-note': {
      years: 6,
      statute: 'MCL 440.3118; 600.5807',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://talkaboutdebt.ai/learn/debt-lawsuits/statute-limitations-debt-michigan',
      },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'MCL 440.2725',
      note: 'Includes auto deficiency.',
      confidence: 'high',
      source: { read: 'secondary', url: 'https://pocketsense.com/long-can-sued-debt-michigan-7758101.html' },
    },
    medical: { years: 6, statute: 'MCL 600.5807', confidence: 'medium', source: { read: 'nothing' } },
    judgment: {
      years: 10,
      statute: 'MCL 600.5809(3)',
      note: 'Renewable.',
      confidence: 'high',
      source: {
        read: 'secondary',
        url: 'https://talkaboutdebt.ai/learn/debt-lawsuits/statute-limitations-debt-michigan',
      },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'MCL 600.5827',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'unclear' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'MCL 600.5866; common law',
    note: 'Acknowledgment must be in signed writing; part payment renews at common law.',
    confidence: 'medium',
  },
  courtClosure2020: { days: 102, basis: 'Administrative Orders 2020-3 and 2020-18, March 10 to June 19, 2020' },
  suitCountsFrom: 'filing',
  absence: 'Absence: MCL 600.5853. COVID: orders excluded days Mar. 10 - June 19, 2020 (about 102 days).',
  changes: [],
  borrowing: { exists: true, statute: 'MCL 600.5861', confidence: 'medium' },
  answer: {
    days: 21,
    rule: 'MCR 2.108(A)',
    note: '21 days if you were handed the papers in Michigan; 28 if they came by mail or outside the state.',
    counting: { kind: 'manner-of-service', otherwiseDays: 28 },
    limitedCourt: { name: 'District court', act: 'answer', days: 21, rule: 'MCR 2.108(A)', confidence: 'medium' },
    confidence: 'high',
    source: { read: 'secondary', url: 'https://mymichiganattorneys.com/lawyer-attorney-michigan-detroit' },
  },
  collection: {
    act: {
      name: 'Regulation of Collection Practices Act; Occupational Code art. 9',
      statute: 'MCL 445.251-.258; 339.901-.920',
      damages:
        'Greater of actual or $50; if willful not less than 3x actual or $150, plus fees, MCL 445.257(2) (parallel 339.916)',
    },
    license: {
      required: 'yes',
      statute: 'MCL 339.904',
      register: 'LARA (collection agencies)',
      confidence: 'medium',
    },
    requiredTexts: [],
    confidence: 'high',
  },
}
