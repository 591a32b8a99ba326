import { isTrue } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'
import type { Flow } from './flow.ts'

/** Somebody else made the debt in the person's name. Only the person can say so. */
export const identityTheft: Flow = {
  id: 'identity-theft',
  title: 'Someone used your name. You can clear it.',
  lead: 'One free report to the FTC is the key to the rest. It makes bureaus block the debt and makes collectors listen.',
  question: 'Did someone use your name to make this debt?',
  answers: [{ label: 'Yes, someone used my name', fact: 'identityTheft', value: true }],
  steps: [
    {
      text: 'Make your report at IdentityTheft.gov. It is free.',
      why: 'You get an Identity Theft Report and a plan. Tell only what you know: the report is made under penalty of law.',
      link: { label: 'IdentityTheft.gov', url: 'https://www.identitytheft.gov' },
      cites: ['18 USC 1001'],
    },
    {
      text: 'Place a fraud alert with one credit bureau, and a freeze with all three.',
      why: 'A fraud alert lasts a year and goes to the others. A freeze is free and stops new accounts.',
      cites: ['15 USC 1681c-1(a)', '15 USC 1681c-1(i)(2)(A)'],
    },
    {
      text: 'Get your three credit reports and mark what is not yours.',
      why: 'One stolen account often has company.',
      link: { label: 'Free reports', url: 'https://www.annualcreditreport.com' },
    },
    {
      text: 'Ask each bureau to block the debt (Fair Credit Reporting Act, section 605B).',
      why: 'With your report, proof of who you are and a list of the items, it must block them within four business days.',
      cites: ['15 USC 1681c-2(a)'],
    },
    {
      text: 'Dispute the debt with the collector in writing. Add a copy of your report.',
      why: 'It must tell the creditor, and on request give you the papers about the debt. A blocked debt may not be sold on.',
      cites: ['15 USC 1681m(g)', '15 USC 1681m(f)'],
    },
    {
      text: 'Ask the first company for its records of the account.',
      why: 'It must give a victim copies within thirty days, free of charge.',
      cites: ['15 USC 1681g(e)(1)'],
    },
  ],
  never: [
    'Do not pay part of it to make it stop. That can look as if it were yours.',
    'Do not say it is theft if you are not sure. “I do not know this debt” is enough to dispute it.',
    'Do not send your Social Security number to the collector.',
  ],
  goOn: 'Go on to the dispute letter',
  sources: [
    {
      title: 'FTC: What to know about identity theft',
      url: 'https://consumer.ftc.gov/articles/what-know-about-identity-theft',
    },
  ],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  fits: facts => isTrue(facts.identityTheft),
}
