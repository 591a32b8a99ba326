import type { Language } from '#law/facts.ts'
import { known } from '#law/fact.ts'
import { evidenceOf } from '#reading/evidence.ts'
import type { ReadSentence } from '#reading/language/find-phrases.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { COLLECTS, USES } from './notices/collector-disclosure.ts'
import { saysAny } from './search.ts'

const FUNCTION_WORDS: Readonly<Record<'en' | 'es', ReadonlySet<string>>> = {
  en: new Set(
    'the of and to in is you your that it for on are with as this be at have from or we our will not an by if us any may was been which has do can would about when'.split(
      ' ',
    ),
  ),
  es: new Set(
    'de la que el en y los se del las un por con no una su para es al lo como más pero sus le ya o este si porque esta entre cuando muy sin sobre usted nosotros nos cuenta deuda pagar pago estimado estimada cliente vencida saldo'.split(
      ' ',
    ),
  ),
}
const DISCLOSURE = { en: [...COLLECTS.en, ...USES.en], es: [...COLLECTS.es, ...USES.es] }
const LEAST_WORDS = 4

/** Language of the body and, apart from it, of the debt-collector disclosure. The permitted Spanish lines in an English
 *  letter do not make it bilingual: the body is what most of its words are in.  @law 12 CFR 1006.18(e)(4) */
export function findLanguage(text: ReadText): FoundFacts {
  const disclosures = text.sentences.map(sentence => disclosureLanguage(sentence))
  const body = text.sentences.filter((_, i) => disclosures[i] === undefined)
  const spoken = languageOf(body) ?? languageOf(text.sentences)
  const spokenIn = spoken && { language: known(spoken.language, { confidence: spoken.confidence }) }
  const inBodyLanguage = disclosures.findIndex(one => one !== undefined && one === spoken?.language)
  const at = inBodyLanguage >= 0 ? inBodyLanguage : disclosures.findIndex(one => one !== undefined)
  const disclosed = disclosures[at]
  if (disclosed === undefined) return { ...spokenIn }
  return {
    ...spokenIn,
    disclosureLanguage: known(disclosed, { evidence: [evidenceOf(text, text.sentences[at]!)] }),
  }
}

function disclosureLanguage(sentence: ReadSentence): 'en' | 'es' | undefined {
  if (saysAny(sentence, DISCLOSURE.en)) return 'en'
  return saysAny(sentence, DISCLOSURE.es) ? 'es' : undefined
}

function languageOf(sentences: readonly ReadSentence[]): { language: Language; confidence: number } | undefined {
  let words = 0
  let en = 0
  let es = 0
  for (const { atoms } of sentences) {
    for (const { kind, norm } of atoms) {
      if (kind !== 'word') continue
      words += 1
      if (FUNCTION_WORDS.en.has(norm)) en += 1
      if (FUNCTION_WORDS.es.has(norm)) es += 1
    }
  }
  if (words < LEAST_WORDS) return undefined
  const most = Math.max(en, es)
  // Names, addresses and tables hold no function words, so a small share already tells.
  if (most / words < 0.06) return words >= 15 ? { language: 'other', confidence: 0.9 } : undefined
  return { language: en >= es ? 'en' : 'es', confidence: most / (en + es) }
}
