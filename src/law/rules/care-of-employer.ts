import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule, satisfied, violated } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** They mailed it to your work, in care of your employer.
 *  @law 15 USC 1692c(b); 12 CFR 1006.6(d)(1) */
export const careOfEmployer = defineRule({
  id: 'care-of-employer',
  title: 'They mailed it to your work, in care of your employer',
  type: 'contact-restrictions',
  cites: ['15 USC 1692c(b)', '12 CFR 1006.6(d)(1)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  requirement: 'A collector may not send its letters to you in care of your employer, where others can open them.',
  whyItMatters:
    'The letter was sent to your workplace. Someone there may open it and learn about your debt. Courts have called this a violation.',
  wouldChange: [
    'You gave them your work address for mail, or you live where you work.',
    'The "c/o" names someone you live with.',
  ],
  remedySentence: 'You addressed a collection letter to me in care of my employer, contrary to 15 U.S.C. 1692c(b).',
  cases: [
    {
      name: 'Evon v. Law Offices of Sidney Mickell',
      cite: '688 F.3d 1015',
      court: '9th Cir.',
      year: 2012,
      holding: "'Care of' letters to employers without consent are per se violations.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: facts => {
    const { careOfEmployer, consumerAddress } = facts
    if (careOfEmployer.known) return violated({ evidence: careOfEmployer.evidence })
    return consumerAddress.known ? satisfied() : cannotTell('careOfEmployer')
  },
  firesOn: [
    'JANE DOE c/o ACME MANUFACTURING, 10 Plant Rd, Toledo OH 43601',
    'MARIA LOPEZ, ℅ Human Resources, Big Store #144',
    'Attn: Payroll - for John Smith, City School District',
    'ROBERT KING, c/o Riverside Hospital, Nursing Dept., 200 Main St, Peoria IL',
    'Acme Recovery Inc.\n90 Lake Road\nTroy, NY 12180\n\nBattalion Chief, Fire Station No. 7\nPersonal for: Firefighter Ann Lee\nTroy, NY 12180',
    'Ann Lee, Cashier\nValu-Mart #218\n4500 Highway 9\nGreer, SC 29201',
    'As your home address is no good, this letter was left with your supervisor at Harnish Foods, who will hand it to you.',
  ],
  silentOn: [
    'JANE DOE 12 ELM ST TROY NY 12180',
    'JANE DOE c/o LAW OFFICES OF A. KIM (your attorney)',
    { text: 'JANE DOE c/o MARY DOE 12 Elm St', note: 'the consumer lives there' },
    'JANE DOE Acme Apartments #12',
    'JANE DOE\nc/o UPS Store, Box 331\n600 Main Street\nBoise, ID 83702',
    'You asked us to send our letters to your office, and so this one goes to you in care of the mail room at Harnish Foods.',
  ],
})
