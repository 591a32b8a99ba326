import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'

// The colours of the pages' light theme; mail programs know no variables.
const INK = '#17202b'
const INK_SOFT = '#52606d'
const PEN = '#0b4f6c'
const RULE = '#e2ded2'
const SANS = "'Public Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif"

/** The frame of every mail: name, heading, content, and what this is not. No picture, nothing fetched.
 *  @param preview what mail programs show beside the subject; nothing personal */
export function layout(mail: {
  readonly preview: string
  readonly heading: string
  readonly siteUrl: string
  readonly content: readonly ReactNode[]
}): ReactElement {
  const { preview, heading, siteUrl, content } = mail
  return h(
    Html,
    { lang: 'en' },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light' }), h('title', null, heading)),
    h(
      Body,
      { style: { margin: 0, backgroundColor: '#fbfaf5', color: INK, fontFamily: SANS } },
      h(Preview, null, preview),
      h(
        Container,
        { style: { maxWidth: '560px', padding: '28px 16px' } },
        h(Text, { style: { margin: '0 0 14px', color: PEN, fontSize: '18px', fontWeight: 700 } }, 'Writeback'),
        h(
          Section,
          {
            style: { backgroundColor: '#ffffff', border: `1px solid ${RULE}`, borderRadius: '10px', padding: '28px' },
          },
          h(
            Heading,
            { as: 'h1', style: { margin: '0 0 12px', fontFamily: SERIF, fontSize: '25px', lineHeight: '1.25' } },
            heading,
          ),
          ...content.map((part, index) => h('div', { key: index }, part)),
        ),
        h(Hr, { style: { borderColor: RULE, margin: '22px 0 12px' } }),
        h(Text, { style: small }, `Legal information, not legal advice. Sent by Writeback at ${siteUrl}.`),
      ),
    ),
  )
}

const small: CSSProperties = { margin: '0 0 6px', color: INK_SOFT, fontSize: '14px', lineHeight: '1.5' }

export function paragraph(text: string): ReactElement {
  return h(Text, { style: { margin: '0 0 14px', fontSize: '17px', lineHeight: '1.55' } }, text)
}

export function smallPrint(text: string): ReactElement {
  return h(Text, { style: small }, text)
}

export function button(href: string, label: string): ReactElement {
  return h(
    Button,
    {
      href,
      style: {
        backgroundColor: PEN,
        borderRadius: '10px',
        color: '#ffffff',
        fontSize: '17px',
        fontWeight: 650,
        margin: '4px 0 16px',
        padding: '13px 22px',
      },
    },
    label,
  )
}

/** A code to type, large and easy to copy. */
export function code(digits: string): ReactElement {
  return h(
    Text,
    {
      translate: 'no',
      style: {
        backgroundColor: '#f5f3eb',
        borderRadius: '10px',
        fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Courier New', monospace",
        fontSize: '34px',
        fontWeight: 700,
        letterSpacing: '0.22em',
        lineHeight: '1.2',
        margin: '0 0 16px',
        padding: '14px 0',
        textAlign: 'center',
      },
    },
    digits,
  )
}

/** The text of a letter, its paragraphs and lines as they are. */
export function paper(text: string): ReactElement {
  return h(
    'div',
    {
      translate: 'no',
      lang: 'en',
      style: { border: `1px solid ${RULE}`, borderRadius: '10px', margin: '0 0 16px', padding: '18px 18px 4px' },
    },
    ...text
      .trim()
      .split(/\n{2,}/)
      .map((part, index) =>
        h(
          Text,
          { key: index, style: { margin: '0 0 14px', fontFamily: SERIF, fontSize: '16px', lineHeight: '1.5' } },
          ...part.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line])),
        ),
      ),
  )
}

/** Names and values, one a line. */
export function lines(entries: readonly { readonly name: string; readonly value: string }[]): ReactElement {
  return h(
    'div',
    { style: { borderTop: `1px solid ${RULE}`, margin: '0 0 16px' } },
    ...entries.map(({ name, value }) =>
      h(
        Text,
        {
          key: name,
          style: {
            borderBottom: `1px solid ${RULE}`,
            fontSize: '16px',
            lineHeight: '1.5',
            margin: 0,
            padding: '9px 0',
          },
        },
        h('span', { style: { color: INK_SOFT } }, `${name}: `),
        h('strong', null, value),
      ),
    ),
  )
}
