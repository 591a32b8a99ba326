import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

const LEAST_SURE = 0.9

/** The debt-collector statement is not in the language of the letter.
 *  @law 12 CFR 1006.18(e)(4); 15 USC 1692e(11) */
export const mirandaWrongLanguage = defineRule({
  id: 'miranda-wrong-language',
  title: 'The debt-collector statement is not in the language of the letter',
  type: 'identity-disclosure',
  cites: ['12 CFR 1006.18(e)(4)', '15 USC 1692e(11)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 4,
  confidence: 'medium',
  privateAction: true,
  privateActionNote: 'Regulation F detail of 1692e(11).',
  requirement:
    'The disclosure must be made in the same language or languages as the rest of the communication, and any translation must be complete and accurate.',
  whyItMatters:
    'The letter is in one language but the key debt-collector statement is in another. It must be in the same language as the letter.',
  wouldChange: ['The few Spanish lines that an English notice may carry do not make it a Spanish letter.'],
  remedySentence:
    'Your letter does not give the required debt-collector disclosure in the language of the letter, contrary to 12 C.F.R. 1006.18(e)(4).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: needs(['language', 'disclosureLanguage'], ({ language, disclosureLanguage }, seen) => {
    if (language === disclosureLanguage) return satisfied()
    if (seen.language.confidence < LEAST_SURE) return cannotTell('language')
    return violated({
      evidence: seen.disclosureLanguage.evidence,
      absent: { expected: 'The debt-collector statement in the language of the letter.', modelFormLine: 5 },
    })
  }),
  firesOn: [
    {
      text: 'Estimado cliente: su cuenta vencida de $512.00 ... This is an attempt to collect a debt by a debt collector.',
      note: 'carta en español',
    },
    {
      text: '',
      given: { language: 'es', disclosureLanguage: 'en' },
      note: 'letter wholly in Spanish; the only disclosure line is in English',
    },
    {
      text: '',
      given: { language: 'other', disclosureLanguage: 'en' },
      note: 'Chinese body text; English footer: This communication is from a debt collector.',
    },
    {
      text: '',
      given: { language: 'other', disclosureLanguage: 'en' },
      note: 'letter in Vietnamese with an English-only line: This is an attempt to collect a debt.',
    },
  ],
  silentOn: [
    { text: 'This is an attempt to collect a debt.', note: 'letter in English' },
    'North South Group es un cobrador de deudas. Estamos tratando de collectar una deuda que usted tiene con el Bank of Rockville.',
    {
      text: '',
      given: { language: 'es', disclosureLanguage: 'es' },
      note: 'bilingual letter with the disclosure in both languages',
    },
    {
      text: 'Póngase en contacto con nosotros para solicitar una copia de este formulario en español.',
      note: 'English letter',
    },
  ],
})
