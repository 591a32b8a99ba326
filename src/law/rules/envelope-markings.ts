import { ANY_DEMAND } from '#law/applies-to.ts'
import { type Strength, defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { marksOf, type EnvelopeMark } from '#law/envelope.ts'
import { valueOf } from '#law/fact.ts'
import { day } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'

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
    'An envelope from a collector may show its address, and its name if the name does not give away that it collects debts. No other words or signs may be on it or show through the window.',
  whyItMatters:
    'An envelope from a collector may not show words or codes that hint it is about a debt. This envelope does. Save it with the letter.',
  wouldChange: [
    'Marks the post office needs: postage, bar code, "return service requested".',
    'It depends on where you live. In IL, IN and WI nothing extra is allowed. In AR, IA, LA, MN, MO, MS, ND, NE, SD and TX harmless words such as "Priority Letter" are. In DE, NJ and PA it matters whether it reveals something private.',
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
  check: needs(['envelopeText'], ({ envelopeText }, seen, { stateOfResidence, consumerName }) => {
    const marks = new Set(marksOf(envelopeText, consumerName.known ? [consumerName.value] : []))
    const state = valueOf(stateOfResidence)
    const harmless = state !== undefined && BENIGN_WORDS_ALLOWED.includes(state)
    const counted = [...marks].filter(mark => mark !== 'postal' && !(harmless && mark === 'other-words'))
    if (counted.length === 0) return satisfied()
    return violated({ strength: strengthIn(state, counted), evidence: seen.envelopeText.evidence })
  }),
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

/** Fifth and Eighth Circuits: Goswami, 377 F.3d 488; Strand v. Diversified Collection Serv., 380 F.3d 316. */
const BENIGN_WORDS_ALLOWED: readonly StateCode[] = ['LA', 'MS', 'TX', 'AR', 'IA', 'MN', 'MO', 'ND', 'NE', 'SD']
/** Seventh Circuit: Preston, 948 F.3d 772. */
const NOTHING_ALLOWED: readonly StateCode[] = ['IL', 'IN', 'WI']
/** Third Circuit: Douglass, 765 F.3d 299; DiNaples, 934 F.3d 275. */
const PRIVACY_COUNTS: readonly StateCode[] = ['DE', 'NJ', 'PA']

function strengthIn(state: StateCode | undefined, marks: readonly EnvelopeMark[]): Strength {
  if (state !== undefined && NOTHING_ALLOWED.includes(state)) return 'strong'
  if (state !== undefined && PRIVACY_COUNTS.includes(state) && marks.includes('code')) return 'likely'
  return 'possible'
}
