import { known, unknown, type Evidence } from '#law/fact.ts'
import type { ScamSign } from '#law/facts.ts'
import { compilePhrase, findPhrase, type Phrase } from '#reading/language/find-phrases.ts'
import type { Finder, FoundFacts, ReadText } from './finder.ts'
import { proof } from './statement.ts'

const PHRASES = {
  'odd-payment-method': {
    any: [
      '(gift card|gift cards|itunes|prepaid card|prepaid cards|reload card|reload cards|vanilla card|moneypak|green dot|green dot card|google play card|steam card|vanilla gift|amazon card)',
      '(zelle|venmo|cash app|cashapp|bitcoin|crypto|cryptocurrency|ethereum|litecoin|usdt|western union|moneygram|money gram|bitcoin machine|crypto atm|wire transfer)',
      'wire ~3 (fund|funds|money|payment|amount)',
      'read ~4 (number|numbers|code|codes) ~4 (back|card|cards|us|to|officer)',
    ],
    unless: [
      '(bank|lender) ~1 (wire) ~4 (account|instructions)',
      '(store|gift registry|original) ~3 (account|creditor)',
      '(report|victim|scam|scammer|beware)',
      '(someone|anyone|anybody|caller|callers|person|people) who ~20 (thief|scam|crook|fraud|scammer|hang up)',
      'cash or gift card',
    ],
  },
  secrecy: {
    any: [
      'not ~2 (contact|call|tell|inform|notify|discuss|speak|talk|share|disclose|mention) ~8 (bank|lender|family|anyone|anybody|lawyer|attorney|police|spouse|friends|relatives|employer|bureau) ~12 (confidential|gag|secret|case|matter|call|file|order|even|until|or)?',
      'gag order',
      '(keep|stay|remain) ~2 (between us|secret|to yourself|confidential and)',
      '(speak|talk|tell|call|contact) ~4 (lawyer|attorney|police|anyone) ~6 (worse|void|cancel|trouble|forfeit)',
    ],
    unless: [
      'we ~2 not',
      'not ~2 contact ~3 (original creditor)',
      '(e-mail|email|message|information) ~3 confidential ~3 (and meant|only)',
      'no longer own',
    ],
  },
  'asks-for-ssn-or-bank': {
    any: [
      '(confirm|verify|give|provide|send|reply|call|tell|have|enter|read|share|supply|submit|text|need) ~8 (social security number|ssn|bank account and routing|routing number|online banking|password|pin|account password|full social|card pin|debit card pin|mother maiden name|bank login|login)',
    ],
    unless: [
      '(last four|last 4|ending in)',
      '(do not|never|not) ~4 (send|give|ask|provide|share|need)',
      'personal identification',
    ],
  },
} as const satisfies Partial<Record<ScamSign, Phrase>>

const COMPILED = Object.entries(PHRASES).map(
  ([sign, phrase]) => [sign as keyof typeof PHRASES, compilePhrase(phrase as Phrase)] as const,
)
const TODAY = compilePhrase({
  any: [
    '(today|tonight|now|on ~2 way|(at|by|before) ~2 (pm|p.m|noon|midnight)|close of business|end of day)',
    '(within|next) ~3 (hour|hours)',
    '<duration> ~3 (hour|hours)?',
  ],
  stance: 'any',
})

/** Signs of a scam: shown to the person, never counted. Reads the threats, statements and address found before it. */
export const findScamSigns: Finder = (text, soFar) => {
  if (text.sentences.length === 0) return { scamSigns: unknown('no words were read') }
  const seen = [
    ...COMPILED.map(([sign, phrase]) => ({
      sign,
      evidence: findPhrase(phrase, text.sentences).map(one => proof(text, one)),
    })),
    { sign: 'arrest-today' as const, evidence: arrestToday(text, soFar) },
    { sign: 'government-name' as const, evidence: governmentName(soFar) },
  ].filter(({ evidence }) => evidence.length > 0)
  const signs: ScamSign[] = seen.map(({ sign }) => sign)
  if (signs.length > 0 && hasNoAddress(soFar)) signs.push('no-address')
  return { scamSigns: known(signs, { evidence: seen.flatMap(({ evidence }) => evidence) }) }
}

function arrestToday(text: ReadText, { threats }: Readonly<FoundFacts>): readonly Evidence[] {
  if (!threats?.known || findPhrase(TODAY, text.sentences).length === 0) return []
  return threats.value.filter(({ action }) => action === 'arrest').flatMap(({ evidence }) => evidence)
}

function governmentName({ statements }: Readonly<FoundFacts>): readonly Evidence[] {
  if (!statements?.known) return []
  return statements.value.filter(({ says }) => says === 'poses-as-government').flatMap(({ evidence }) => evidence)
}

// only a letter read whole shows that it has none
function hasNoAddress({ wholeLetterRead, collectorAddress, remitTo }: Readonly<FoundFacts>): boolean {
  return wholeLetterRead?.known === true && collectorAddress?.known !== true && remitTo?.known !== true
}
