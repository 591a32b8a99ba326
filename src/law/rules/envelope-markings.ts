import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** The envelope shows words, symbols or numbers it should not.
 *  @law 15 USC 1692f(8); 12 CFR 1006.22(f)(2) */
export const envelopeMarkings = defineRule({
  id: 'envelope-markings',
  title: 'The envelope shows words, symbols or numbers it should not',
  type: 'communication-media',
  cites: ['15 USC 1692f(8)', '12 CFR 1006.22(f)(2)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 5,
  confidence: 'high',
  privateAction: true,
  requirement:
    "Apart from the collector's address, and its name if that does not reveal debt collection, no language or symbol may be on the envelope or visible through the window.",
  whyItMatters:
    'An envelope from a collector may not show words or codes that hint it is about a debt. This envelope does. Save it with the letter.',
  wouldChange: [
    'Postal markings needed to send mail.',
    "Fifth and Eighth Circuits allow 'benign' words such as 'Priority Letter'; the Third looks to privacy; the Seventh allows nothing extra. Use the consumer's circuit.",
    'Official comment 22(f)(2)-1: language and symbols that help the mail (the address block, postage, forwarding requests, the USPS Intelligent Mail barcode) are not "language or symbol" (confirmed by accountsrecovery.net, 9 Mar 2021).',
  ],
  remedySentence: 'Your envelope displayed language or symbols barred by 15 U.S.C. 1692f(8).',
  cases: [
    {
      name: 'Preston v. Midland Credit Management, Inc.',
      cite: '948 F.3d 772',
      court: '7th Cir.',
      year: 2020,
      holding:
        "'TIME SENSITIVE DOCUMENT' on the envelope violated 1692f(8); no benign-language exception (Seventh Circuit).",
    },
    {
      name: 'Douglass v. Convergent Outsourcing',
      cite: '765 F.3d 299',
      court: '3d Cir.',
      year: 2014,
      holding: 'An account number visible through the window violated it.',
    },
    {
      name: 'DiNaples v. MRS BPO, LLC',
      cite: '934 F.3d 275',
      court: '3d Cir.',
      year: 2019,
      holding: 'A QR code that reveals the account number violated it.',
    },
    {
      name: 'Goswami v. American Collections Enterprise, Inc.',
      cite: '377 F.3d 488',
      court: '5th Cir.',
      year: 2004,
      holding: "'Priority Letter' was harmless and allowed (Fifth Circuit).",
    },
    {
      name: 'Peter v. GC Services L.P.',
      cite: '310 F.3d 344',
      court: '5th Cir.',
      year: 2002,
      holding: 'A false return address violated it.',
    },
    {
      name: 'Rutyna v. Collection Accounts Terminal, Inc.',
      cite: '478 F. Supp. 980',
      court: 'N.D. Ill.',
      year: 1979,
      holding: 'A full name showing the debt-collection business on the envelope violated it.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
  firesOn: [
    { text: 'COLLECTION NOTICE', given: { envelopeText: ['COLLECTION NOTICE'] }, note: 'envelope' },
    { text: 'TIME SENSITIVE DOCUMENT', given: { envelopeText: ['TIME SENSITIVE DOCUMENT'] }, note: 'envelope' },
    { text: 'Ref: LU4.1234813.3683994', given: { envelopeText: ['Ref: LU4.1234813.3683994'] }, note: 'window' },
    {
      text: 'FINAL NOTICE BEFORE LEGAL ACTION',
      given: { envelopeText: ['FINAL NOTICE BEFORE LEGAL ACTION'] },
      note: 'envelope',
    },
    { text: 'Apex DEBT RECOVERY Inc.', given: { envelopeText: ['Apex DEBT RECOVERY Inc.'] }, note: 'return address' },
    {
      text: 'QR code that decodes to the account number',
      given: { envelopeText: ['QR code that decodes to the account number'] },
      note: 'window',
    },
  ],
  silentOn: [
    {
      text: 'PO Box 123456 Pasadena CA 91111',
      given: { envelopeText: ['PO Box 123456 Pasadena CA 91111'] },
      note: 'envelope',
    },
    { text: 'NSG, P.O. Box 12, Reno NV', given: { envelopeText: ['NSG, P.O. Box 12, Reno NV'] }, note: 'envelope' },
    {
      text: 'FIRST-CLASS MAIL PRESORTED US POSTAGE PAID',
      given: { envelopeText: ['FIRST-CLASS MAIL PRESORTED US POSTAGE PAID'] },
      note: 'envelope',
    },
    {
      text: 'Forwarding Service Requested / Return Service Requested',
      given: { envelopeText: ['Forwarding Service Requested / Return Service Requested'] },
      note: 'envelope',
    },
    {
      text: "consumer's name and address and a USPS barcode",
      given: { envelopeText: ["consumer's name and address and a USPS barcode"] },
      note: 'window',
    },
    { text: 'FINAL NOTICE', note: 'letter inside' },
  ],
})
