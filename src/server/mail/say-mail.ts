import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { Language } from '#language/language.ts'
import { APP } from '#language/spanish/app/index.ts'
import { FRONT } from '#language/spanish/front/index.ts'
import { SPOKEN } from '#language/spanish/law/index.ts'
import { MAIL } from '#language/spanish/mail/index.ts'
import { translator, type Translate } from '#language/translate.ts'

const inSpanish = translator('es', { ...SPOKEN, ...MAIL }, { ...FRONT, ...APP })

/** Says what a mail, a calendar or a phone shows in the person's language. What has no Spanish stays English. */
export function sayTo(language: Language): Translate {
  return language === 'en' ? text => text : inSpanish
}

type Props = { readonly children?: ReactNode; readonly translate?: 'no'; readonly lang?: string }

/** A mail as a person of this language reads it. A code and a letter's own text, marked `translate="no"`, stay. */
export function sayMail(mail: ReactElement, language: Language): ReactElement {
  const say = sayTo(language)
  const said = (node: ReactNode): ReactNode => {
    if (typeof node === 'string') return node.replace(/\S.*\S|\S/s, say)
    if (Array.isArray(node)) return node.map(said)
    if (!isValidElement<Props>(node) || node.props.translate === 'no') return node
    const { children, lang } = node.props
    const inLanguage = lang === undefined ? {} : { lang: language }
    return Array.isArray(children)
      ? cloneElement(node, inLanguage, ...children.map(said))
      : cloneElement(node, inLanguage, ...(children === undefined ? [] : [said(children)]))
  }
  return language === 'en' ? mail : (said(mail) as ReactElement)
}
