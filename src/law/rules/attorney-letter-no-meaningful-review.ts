import { cannotTell, defineRule, satisfied, violated } from '#law/define-rule.ts'
import { carries, wordsOf } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** A law firm's form letter hints a lawyer reviewed your case.
 *  @law 15 USC 1692e(3); 15 USC 1692e(10); 12 CFR 1006.18(b)(1)(iii) */
export const attorneyLetterNoMeaningfulReview = defineRule({
  id: 'attorney-letter-no-meaningful-review',
  title: "A law firm's form letter hints a lawyer reviewed your case",
  type: 'identity-disclosure',
  cites: ['15 USC 1692e(3)', '15 USC 1692e(10)', '12 CFR 1006.18(b)(1)(iii)'],
  basis: 'face',
  appliesTo: ['attorney-letter', 'lawsuit-threat', 'initial-validation-notice'],
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  privateAction: true,
  suppressedBy: ['attorney-impersonation'],
  requirement:
    'A letter on law-firm letterhead or signed by a lawyer implies that a lawyer was meaningfully involved and formed an opinion about the case. If none did, the letter is false unless a clear, prominent statement says so.',
  whyItMatters:
    'A letter from a law office makes people think a lawyer studied their case. Many such letters are sent by computer. If no lawyer really reviewed your file and the letter does not clearly say so, it may be misleading.',
  wouldChange: [
    'The front of the letter says clearly that no lawyer has looked at your account.',
    'A lawyer really did study your file. The letter cannot show that, so this is never certain.',
  ],
  remedySentence:
    'Please state whether a licensed attorney personally reviewed my file before your letter was sent; if not, your letter violated 15 U.S.C. 1692e(3).',
  cases: [
    {
      name: 'Clomon v. Jackson',
      cite: '988 F.2d 1314',
      court: '2d Cir.',
      year: 1993,
      holding: "Mass-produced letters with a lawyer's facsimile signature almost never comply.",
    },
    {
      name: 'Lesher v. Law Offices of Mitchell N. Kay, PC',
      cite: '650 F.3d 993',
      court: '3d Cir.',
      year: 2011,
      holding: 'Letterhead implied lawyer involvement; disclaimers on the back did not cure it.',
    },
    {
      name: 'Greco v. Trauner, Cohen & Thomas, L.L.P.',
      cite: '412 F.3d 360',
      court: '2d Cir.',
      year: 2005,
      holding: 'A clear front-page disclaimer that no attorney had reviewed the account defeated the claim.',
    },
    {
      name: 'Nielsen v. Dickerson',
      cite: '307 F.3d 623',
      court: '7th Cir.',
      year: 2002,
      holding: 'A lawyer who knew only what the client typed into his form letter violated the Act.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: facts => {
    const { isLawFirmLetterhead, signatoryIsAttorney, notices } = facts
    const lawyers = [isLawFirmLetterhead, signatoryIsAttorney].filter(fact => fact.known && fact.value)
    if (lawyers.length === 0 || !notices.known) return cannotTell('isLawFirmLetterhead', 'signatoryIsAttorney')
    if (carries(facts, 'attorney-disclaimer') || wordsOf(facts, 'attorney-review-claimed').length > 0)
      return satisfied()
    return violated({
      evidence: lawyers.flatMap(fact => (fact.known ? fact.evidence : [])),
      absent: { expected: 'A clear line that no lawyer has looked at your file, if none has.' },
    })
  },
  firesOn: [
    {
      text: 'LAW OFFICES OF M. KAY, P.C. Please be advised that this office has been retained to collect your account. If you want to resolve this matter without further process, pay now.',
      note: 'form letter, no disclaimer',
    },
    {
      text: 'After careful review of your file I have recommended action.',
      given: { isLawFirmLetterhead: true },
      note: 'law firm letterhead, facsimile signature, bar code, account merge fields',
    },
    {
      text: 'Smith & Wade, Attorneys at Law. Unless payment is received our client may consider additional remedies.',
      note: 'no disclaimer; or disclaimer only on the back',
    },
    {
      text: 'ROSS LAW GROUP PLLC. This firm represents Metro Funding. Demand is hereby made for $512.40.',
      note: 'merge-field letter, signature image, no disclaimer',
    },
  ],
  silentOn: [
    {
      text: 'At this time, no attorney with this firm has personally reviewed the particular circumstances of your account.',
      note: 'front of the letter',
    },
    'I, the undersigned attorney, reviewed the documents for your account on May 2, 2025.',
    {
      text: '',
      given: { kindOfPaper: 'summons-or-complaint', ruleKinds: ['summons-or-complaint'], isLawFirmLetterhead: true },
      note: 'summons and complaint signed by counsel',
    },
    {
      text: 'This firm is acting as a debt collector and not as legal counsel; no lawyer has evaluated your account.',
      note: 'above the signature',
    },
  ],
})
