import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, isTrue, isFalse } from '#law/three-valued.ts'
import { noticeWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['spanishRequestSent', 'spanishNoticeReceived'] as const

/** They offered a Spanish notice and did not send it when you asked.
 *  @law 12 CFR 1006.34(e)(2); 12 CFR 1006.34(d)(3)(vi) */
export const vnSpanishRequestIgnored = defineRule({
  id: 'vn-spanish-request-ignored',
  title: 'They offered a Spanish notice and did not send it when you asked',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(e)(2)', '12 CFR 1006.34(d)(3)(vi)'],
  basis: 'with-fact',
  appliesTo: ['initial-validation-notice', 'follow-up-demand', 'attorney-letter'],
  strength: 'likely',
  severity: 3,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  privateActionNote: 'Regulation F rule.',
  requirement:
    'A collector need not offer Spanish, but one that prints either optional Spanish line must send a Spanish-language validation notice to a consumer who asks for it.',
  whyItMatters:
    'The letter offered a copy in Spanish. You asked for it and it did not come. Once they offer it, they must send it.',
  wouldChange: [
    'It came after all, or your request never reached them.',
    'The letter does not offer a copy in Spanish. Then they need not send one.',
  ],
  remedySentence:
    'Your notice offered a Spanish-language copy; I asked for it and you did not provide it, contrary to 12 C.F.R. 1006.34(e)(2).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => noticeWords(facts, 'spanish-line'),
    holds: facts => allOf(isTrue(facts.spanishRequestSent), isFalse(facts.spanishNoticeReceived)),
  }),
  firesOn: [
    {
      text: 'Póngase en contacto con nosotros para solicitar una copia de este formulario en español.',
      given: { spanishRequestSent: true, spanishNoticeReceived: false },
    },
    { text: 'Quiero este formulario en español.', given: { spanishRequestSent: true, spanishNoticeReceived: false } },
    {
      text: 'Si desea este aviso en español, comuníquese con nosotros.',
      given: { spanishRequestSent: true, spanishNoticeReceived: false },
    },
    {
      text: 'Solicite una copia en español llamando al 800-555-0100.',
      given: { spanishRequestSent: true, spanishNoticeReceived: false },
    },
  ],
  silentOn: [
    {
      text: 'Póngase en contacto con nosotros para solicitar una copia de este formulario en español.',
      given: { spanishRequestSent: false },
    },
    'Se habla español.',
    { text: 'Quiero este formulario en español.', given: { spanishRequestSent: true, spanishNoticeReceived: true } },
  ],
})
