import { courtInvolved } from '#law/situation.ts'
import { day } from '#units/iso-date.ts'
import type { Flow } from './flow.ts'

/** A paper from a court or a sheriff, or a case the person told us of. */
export const courtPapers: Flow = {
  id: 'court-papers',
  title: 'A court is involved. Its deadline comes first.',
  lead: 'A letter to the collector does not answer a court. If you do nothing, the court can decide, or carry out what it decided, without you.',
  goOn: 'Go on to what the letter says',
  steps: [
    {
      text: 'Read who sues whom, which court it is, and every word about time.',
      why: 'The paper itself says how long you have, and whether to write or to come.',
    },
    {
      text: 'Call the clerk of the court. Take the number from the court’s own website.',
      why: 'The clerk can tell you if the case is real and when your answer is due.',
    },
    {
      text: 'Get help today. Legal aid is free if your income is low.',
      why: 'Some defenses are lost if you do not raise them in your first answer.',
      link: { label: 'Find legal aid', url: 'https://www.lawhelp.org' },
    },
    {
      text: 'Answer or appear on time, even if you sent a dispute or were offered a plan.',
      why: 'Neither one stops the court.',
      cites: ['15 USC 1692g(d)'],
    },
  ],
  never: [
    'Do not ignore it because someone says it is only a formality.',
    'Do not sign a “consent” or a “stipulation” before someone who knows the law has read it.',
  ],
  sources: [
    {
      title: 'CFPB: What should I do if a creditor or debt collector sues me?',
      url: 'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-a-creditor-or-debt-collector-sues-me-en-334/',
    },
    { title: 'LSC: Find a legal aid office', url: 'https://www.lsc.gov' },
  ],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  fits: courtInvolved,
}
