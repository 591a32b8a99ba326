import type { Catalog, Language } from '#language/language.ts'
import { APP } from '#language/spanish/app/index.ts'
import { FRONT } from '#language/spanish/front/index.ts'
import { SPOKEN } from '#language/spanish/law/index.ts'
import { sentencesOf, translator } from '#language/translate.ts'

/** The fields of replies that hold our own sentences, `of.field` where the name alone would also be the letter's or the
 *  person's. All others are data, the person's own words, or the letter's. */
const OURS: ReadonlySet<string> = new Set([
  'about',
  'action',
  'answered',
  'ask',
  'attach',
  'attest',
  'basis',
  'because',
  'caution',
  'cautions',
  'checklist.items',
  'conclusion_words',
  'confirm',
  'damages_note',
  'description',
  'due.text',
  'error',
  'expected',
  'features',
  'flag',
  'if_not_done',
  'improve',
  'instead',
  'item_removal_likelihood',
  'label',
  'last_action',
  'lead',
  'legal_impact',
  'legal_recovery_note',
  'mailing.text',
  'message',
  'missing',
  'never',
  'next_recommended_action',
  'next_steps',
  'not_answered',
  'note',
  'outcome.words',
  'payback_period',
  'proof_helps',
  'question',
  'reason',
  'reasons',
  'recommended_approach',
  'requirement',
  'scam_signs',
  'settlement_tendency',
  'shows',
  'state_title',
  'steps.text',
  'strategy_explanation',
  'suggestion',
  'tactics',
  'title',
  'typical_response_time',
  'unread',
  'warning',
  'what',
  'what_is_lost',
  'why',
  'why_it_matters',
  'would_change',
  'would_change_this',
])

/** What others wrote under names that are ours elsewhere. The title of a letter goes out with it; a bureau's reasons are
 *  answered in its own words. Both come back to the server with what the person sends. */
const OTHERS: ReadonlySet<string> = new Set(['bureaus.reasons', 'document.title', 'timeline.note'])

const PAGES: Catalog = { ...FRONT, ...APP }
const inSpanish = translator('es', SPOKEN, PAGES)

/** A reply as a person of this language reads it. */
export function sayReply<T>(reply: T, language: Language): T {
  return language === 'en' ? reply : (said(reply, false, '') as T)
}

function isOursIn(of: string, field: string): boolean {
  const place = `${of}.${field}`
  return !OTHERS.has(place) && (OURS.has(field) || OURS.has(place))
}

function said(value: unknown, isOurs: boolean, of: string): unknown {
  if (typeof value === 'string') return isOurs ? inSpanish(value) : value
  if (Array.isArray(value)) return value.map(one => said(one, isOurs, of))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, said(one, isOursIn(of, key), key)]))
}

function isWhole(text: string): boolean {
  return Object.hasOwn(SPOKEN, text) || Object.hasOwn(PAGES, text)
}

/** Our own sentences in a reply that no Spanish phrase fits. */
export function unsaidIn(reply: unknown, isOurs = false, of = ''): readonly string[] {
  if (typeof reply === 'string')
    return isOurs && !isWhole(reply) ? sentencesOf(reply).filter(one => inSpanish(one) === one) : []
  if (Array.isArray(reply)) return reply.flatMap(one => unsaidIn(one, isOurs, of))
  if (typeof reply !== 'object' || reply === null) return []
  return Object.entries(reply).flatMap(([key, one]) => unsaidIn(one, isOursIn(of, key), key))
}
