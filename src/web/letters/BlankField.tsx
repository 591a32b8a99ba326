import type { PlainPhrase } from '#language/phrase.ts'
import { said, t } from '#web/language.tsx'
import type { Blank } from '#letters/letter.ts'

const NAMES: Readonly<Record<string, PlainPhrase>> = {
  'consumer-name': 'Your name',
  'consumer-address': 'Your address',
  date: 'Date',
  account: 'Account number',
  reference: 'Reference number',
  'certified-mail-number': 'Certified mail number',
  'collector-name': 'Collector’s name',
  'collector-address': 'Collector’s address',
  'reply-email': 'Your e-mail',
  amount: 'Amount',
  attorney: 'Your lawyer',
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  'consumer-name': 'name',
  'consumer-address': 'street-address',
  'reply-email': 'email',
}

interface BlankFieldProps {
  readonly blank: Blank
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A blank inside the letter, filled in where it stands. */
export function BlankField({ blank, value, onChange }: BlankFieldProps) {
  const name = NAMES[blank.blank]
  const hint = said(blank.hint)
  const label = name === undefined ? hint : t(name)
  const lines = value.split('\n')
  const common = {
    className: 'blank',
    'aria-label': label === hint || !hint ? label : `${label}: ${hint}`,
    placeholder: hint || label,
    value,
    autoComplete: AUTOCOMPLETE[blank.blank] ?? 'off',
  }
  if (lines.length > 1) {
    return <textarea {...common} rows={lines.length} cols={28} onChange={event => onChange(event.target.value)} />
  }
  // Browsers without field-sizing take the width from `size`.
  const size = Math.min(40, Math.max(6, (value || common.placeholder).length + 1))
  return <input {...common} type="text" size={size} onChange={event => onChange(event.target.value)} />
}
