import { TransNoContext } from '@lingui/react/server'
import { createElement, type ReactElement } from 'react'
import { longDateIn, shortDateIn } from '#language/dates.ts'
import {
  LANGUAGE_COOKIE,
  LANGUAGES,
  sayIn,
  speaker,
  type Catalog,
  type Language,
  type Say,
  type ValuesOf,
} from '#language/language.ts'
import type { Phrase, PlainPhrase } from '#language/phrase.ts'
import type { Translate } from '#language/translate.ts'
import type { IsoDate } from '#units/iso-date.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

let i18n = speaker('en')
let translate: Translate | undefined

/** Says a phrase in the person's language.
 *  @example t('Sent on {date}.', { date: shortDate(sent) }) */
export const t: Say = (phrase, ...values) => sayIn(i18n)(phrase, ...values)

/** A finished text of another room, such as the law or the plans. What no phrase fits stays English.
 *  @example said(flow.title) */
export function said(text: string): string {
  return translate ? translate(text) : i18n.t(text as PlainPhrase)
}

/** A phrase with elements in it, which stand as numbered tags.
 *  @example <Words of="Read the <0>terms</0>." parts={[<a href="/terms" />]} /> */
export function Words<P extends Phrase>({
  of: id,
  parts,
  values,
}: {
  readonly of: P
  readonly parts: readonly ReactElement[]
} & (ValuesOf<P> extends [infer V] ? { readonly values: V } : { readonly values?: undefined })) {
  const components = Object.fromEntries(parts.map((part, index) => [index, part]))
  return createElement(TransNoContext, {
    id,
    components,
    lingui: { i18n },
    ...(values ? { values: { ...values } } : {}),
  })
}

/** What the page speaks: as chosen here, else as the server judged from the browser's own preferences. */
export function pageLanguage(): Language {
  const chosen =
    new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1] ?? document.documentElement.lang
  return LANGUAGES.find(one => one === chosen) ?? 'en'
}

/** From here on the page speaks this language.
 *  @param composed says what other rooms composed; without it only their whole phrases are said */
export function speak(language: Language, catalogs: readonly Catalog[] = [], composed?: Translate): void {
  i18n = speaker(language, ...catalogs)
  translate = composed
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

/** Further phrases of the language spoken, for a part that comes later than its page. */
export function alsoSpeak(catalog: Catalog): void {
  i18n.load(i18n.locale, catalog)
}

/** What is spoken now. */
export function spoken(): Language {
  return i18n.locale as Language
}

/** Remembers the choice and shows the page anew: the server renders some pages ahead, and composes what it answers. */
export function chooseLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  window.location.reload()
}

/** @example shortDate(isoDate('2026-11-21')) // 'Nov 21, 2026', '21 nov 2026' */
export function shortDate(date: IsoDate): string {
  return shortDateIn(spoken(), date)
}

/** @example longDate(isoDate('2026-11-21')) // 'November 21, 2026', '21 de noviembre de 2026' */
export function longDate(date: IsoDate): string {
  return longDateIn(spoken(), date)
}
