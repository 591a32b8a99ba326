import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { valueOf } from '#law/fact.ts'
import { wordsSaying } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** A non-lawyer signs or writes as if a lawyer.
 *  @law 15 USC 1692e(3); 15 USC 1692e(10); 12 CFR 1006.18(b)(1)(iii) */
export const attorneyImpersonation = defineRule({
  id: 'attorney-impersonation',
  title: 'A non-lawyer signs or writes as if a lawyer',
  type: 'identity-disclosure',
  cites: ['15 USC 1692e(3)', '15 USC 1692e(10)', '12 CFR 1006.18(b)(1)(iii)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 7,
  confidence: 'medium',
  privateAction: true,
  requirement: 'A collector may not pretend that the writer is a lawyer or that a lawyer sent the letter.',
  whyItMatters:
    'The letter sounds like it comes from a lawyer, but the sender does not appear to be one. Collectors may not pretend to be lawyers.',
  wouldChange: [
    "A real lawyer who works for the collector looked at your file. Ask for the lawyer's name and bar number.",
  ],
  remedySentence: 'Your letter falsely implies that it comes from an attorney, contrary to 15 U.S.C. 1692e(3).',
  cases: [
    {
      name: 'Clomon v. Jackson',
      cite: '988 F.2d 1314',
      court: '2d Cir.',
      year: 1993,
      holding: 'Attorney letterhead and facsimile signature on unreviewed mass letters were false under 1692e(3).',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: needs(['statements'], ({ statements }, _, { senderRole, isLawFirmLetterhead }) => {
    const agency = wordsSaying(statements, 'agency-poses-as-law-firm')
    if (agency.length > 0) return violated({ evidence: agency })
    const evidence = wordsSaying(statements, 'poses-as-attorney')
    if (evidence.length === 0) return satisfied()
    if (valueOf(isLawFirmLetterhead) === true) return satisfied()
    if (senderRole.known) return senderRole.value === 'law-firm' ? satisfied() : violated({ evidence })
    return isLawFirmLetterhead.known ? violated({ evidence }) : cannotTell('senderRole', 'isLawFirmLetterhead')
  }),
  firesOn: [
    {
      text: 'Signed: Dan Cole, Legal Administrator, Pre-Litigation Attorney Unit',
      given: { senderRole: 'agency', isLawFirmLetterhead: false },
      note: 'collection agency letterhead',
    },
    {
      text: 'OFFICE OF GENERAL COUNSEL - Apex Recovery. Our attorneys have reviewed your file.',
      given: { senderRole: 'agency', isLawFirmLetterhead: false },
      note: 'no attorney named',
    },
    {
      text: 'Litigation Department: Case Manager Esq. Group',
      given: { senderRole: 'agency', isLawFirmLetterhead: false },
    },
    {
      text: 'This is your final letter from the Legal Department before judgment.',
      given: { senderRole: 'agency', isLawFirmLetterhead: false },
      note: 'agency letter',
    },
  ],
  silentOn: [
    'Signed: Jane Doe, Account Manager. Apex Recovery is a debt collector.',
    'Law Offices of R. Stone, P.C. By: Robert Stone, Attorney at Law, Bar No. 12345',
    'Our client may refer your account to an attorney in your state.',
    'This is a law firm acting as a debt collector. At this time no attorney has personally reviewed your account.',
  ],
})
