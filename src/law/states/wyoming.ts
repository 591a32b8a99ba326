import { day } from '#units/iso-date.ts'
import type { StateLaw } from './state-law.ts'

export const wyoming: StateLaw = {
  code: 'WY',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  periods: {
    'written-contract': {
      years: 10,
      statute: 'Wyo. Stat. § 1-3-105(a)(i)',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://advance.lexis.com/open/document/lpadocument/?pdmfid=1000522&crid=6708beee-4baf-4571-b172-3ec4e373a2a8&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A56VF-GWX1-73WF-6442-00000-00&pdcontentcomponentid=11012&pdteaserkey=sr0&pditab=allpods&ecomp=ytrg&earg=sr0&prid=cb687f67-c45e-4411-98ac-09ac990b0c71',
      },
    },
    'open-account': {
      years: 8,
      statute: 'Wyo. Stat. § 1-3-105(a)(ii)',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://advance.lexis.com/open/document/lpadocument/?pdmfid=1000522&crid=6708beee-4baf-4571-b172-3ec4e373a2a8&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A56VF-GWX1-73WF-6442-00000-00&pdcontentcomponentid=11012&pdteaserkey=sr0&pditab=allpods&ecomp=ytrg&earg=sr0&prid=cb687f67-c45e-4411-98ac-09ac990b0c71',
      },
    },
    'credit-card': {
      years: 10,
      contested: {
        shorterYears: 8,
        usual: 'unsettled',
        statute: 'Wyo. Stat. § 1-3-105(a)(ii)',
        why: 'Written or not.',
      },
      statute: 'Wyo. Stat. § 1-3-105(a)(i)',
      note: '10 is the safe figure; 8 applies to an unwritten contract.',
      confidence: 'medium',
      source: {
        read: 'statute',
        url: 'https://advance.lexis.com/open/document/lpadocument/?pdmfid=1000522&crid=6708beee-4baf-4571-b172-3ec4e373a2a8&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A56VF-GWX1-73WF-6442-00000-00&pdcontentcomponentid=11012&pdteaserkey=sr0&pditab=allpods&ecomp=ytrg&earg=sr0&prid=cb687f67-c45e-4411-98ac-09ac990b0c71',
      },
    },
    'oral-contract': {
      years: 8,
      statute: 'Wyo. Stat. § 1-3-105(a)(ii)',
      confidence: 'high',
      source: {
        read: 'statute',
        url: 'https://advance.lexis.com/open/document/lpadocument/?pdmfid=1000522&crid=6708beee-4baf-4571-b172-3ec4e373a2a8&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A56VF-GWX1-73WF-6442-00000-00&pdcontentcomponentid=11012&pdteaserkey=sr0&pditab=allpods&ecomp=ytrg&earg=sr0&prid=cb687f67-c45e-4411-98ac-09ac990b0c71',
      },
    },
    'promissory-note': {
      years: 10,
      contested: { shorterYears: 6, usual: 'unsettled', statute: 'Wyo. Stat. § 34.1-3-118', why: 'Negotiable or not.' },
      statute: 'Wyo. Stat. § 1-3-105(a)(i)',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-wyoming/' },
    },
    'sale-of-goods': {
      years: 4,
      statute: 'Wyo. Stat. § 34.1-2-725',
      confidence: 'medium',
      source: { read: 'nothing' },
    },
    medical: {
      years: 10,
      contested: { shorterYears: 8, usual: 'shorter', why: 'Written or not.' },
      statute: 'Wyo. Stat. § 1-3-105',
      note: '8 unless written.',
      confidence: 'medium',
      source: { read: 'secondary', url: 'https://observed.org/statute-of-limitations-on-debt-in-wyoming/' },
    },
    judgment: {
      years: 21,
      statute: 'Wyo. Stat. §§ 1-16-503, 1-17-307',
      note: 'Dormant if no execution for 5 years (1-17-307); no revival after 21 years (1-16-503).',
      confidence: 'medium',
      source: {
        read: 'secondary',
        url: 'https://protectingconsumerrights.com/debt-collection-problems/statute-of-limitations-by-state/states/wyoming/',
      },
    },
  },
  clockStart: {
    from: 'first-missed-payment',
    rule: 'First missed payment that was never cured (breach).',
    statute: 'Wyo. Stat. § 1-3-102',
    confidence: 'medium',
  },
  restart: {
    payment: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    writing: { beforeExpiry: 'yes', afterExpiry: 'yes' },
    spoken: { beforeExpiry: 'no', afterExpiry: 'no' },
    statute: 'Wyo. Stat. § 1-3-119',
    note: 'Part payment or signed written acknowledgment/promise restarts.',
    confidence: 'medium',
  },
  suitCountsFrom: 'filing',
  absence: 'Absence: Wyo. Stat. § 1-3-116.',
  changes: [],
  borrowing: {
    exists: true,
    statute: 'Wyo. Stat. § 1-3-117',
    note: 'Claim barred where it arose is barred in Wyoming. Also § 1-3-105(a)(iii): a debt that accrued BEFORE the debtor moved to Wyoming must be sued on within 5 years after residence is established.',
    confidence: 'medium',
  },
  answer: {
    days: 20,
    rule: 'Wyo. R. Civ. P. 12(a)(1)(A)',
    note: '30 days if you were served outside Wyoming. Circuit court (up to $50,000): the same 20 days from service, unless the notice counts from filing. Use the earlier day.',
    limitedCourt: {
      name: 'Circuit court',
      act: 'answer',
      days: 20,
      rule: 'Wyo. R. Civ. P. Cir. Ct. 3.1',
      confidence: 'medium',
    },
    confidence: 'medium',
    source: { read: 'secondary', url: 'https://isthisscam.app/how-long-to-answer-a-lawsuit-wyoming' },
  },
  collection: {
    act: {
      name: 'Collection agencies (licensing)',
      statute: 'Wyo. Stat. §§ 33-11-101 to -116',
    },
    license: {
      required: 'yes',
      statute: 'Wyo. Stat. § 33-11-102',
      register: 'Collection Agency Board',
      confidence: 'high',
    },
    requiredTexts: [],
    confidence: 'high',
  },
}
