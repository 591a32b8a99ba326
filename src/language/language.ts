import { setupI18n, type I18n } from '@lingui/core'
import type { Phrase } from './phrase.ts'

/** What Writeback speaks. English is what the source is written in, so it needs no catalogue. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** The cookie that keeps the choice. */
export const LANGUAGE_COOKIE = 'language'

/** A language's own name, for the switch. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

/** English phrases and what they are in another language; values stand in braces, elements as numbered tags. */
export type Catalog = Readonly<Record<string, string>>

type NameIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never

/** The values a phrase waits for, by name. */
export type ValuesOf<P extends string> = [NameIn<P>] extends [never]
  ? []
  : [values: Readonly<Record<NameIn<P>, string | number>>]

export type Say = <P extends Phrase>(phrase: P, ...values: ValuesOf<P>) => string

/** Speaks one language. What no catalogue holds stays English.
 *  @example sayIn(speaker('es', { Save: 'Guardar' }))('Save') // 'Guardar' */
export function speaker(language: Language, ...catalogs: readonly Catalog[]): I18n {
  const i18n = setupI18n({ locale: language, messages: { [language]: Object.assign({}, ...catalogs) } })
  return i18n.setMessagesCompiler(withValues)
}

export function sayIn(i18n: I18n): Say {
  return (phrase, ...[values]) => i18n.t(phrase, values)
}

// Our phrases know no plurals and formats, only values: a parser of its own in every page would be a waste.
function withValues(phrase: string): (string | [string])[] {
  return phrase.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : [part]))
}
