import { useState } from 'react'
import type { ContactDetails, ContactEntry } from '#contract/contacts.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'

interface ContactMoreProps {
  readonly entry: ContactEntry
  readonly busy: boolean
  readonly onSave: (details: ContactDetails) => void
}

type Flag = 'talked' | 'asked_for' | 'at_bad_time_or_place' | 'only_last_notice' | 'has_proof'

const FLAGS: readonly (readonly [Flag, PlainPhrase])[] = [
  ['talked', 'We talked with each other.'],
  ['asked_for', 'I had asked for it, or it answered me.'],
  ['at_bad_time_or_place', 'It was a time or place I had told them is bad.'],
  ['only_last_notice', 'They only said that they stop, or that they may or will use a step such as a lawsuit.'],
  ['has_proof', 'I keep proof: a call list, a voicemail, the message, a witness.'],
]

/** What else is known about a contact. What is left open shows nothing. */
export function ContactMore({ entry, busy, onSave }: ContactMoreProps) {
  const [details, setDetails] = useState<ContactDetails>(entry.details)
  const { third_party: other } = details
  return (
    <div className="grid gap-4">
      <div>
        {FLAGS.filter(([name]) => name !== 'talked' || entry.way === 'call').map(([name, words]) => (
          <label key={name} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="checkbox"
              className="tick"
              checked={details[name] === true}
              onChange={event => setDetails({ ...details, [name]: event.target.checked })}
            />
            <span>{t(words)}</span>
          </label>
        ))}
      </div>
      <Field label={t('Where did it reach you?')}>
        {control => (
          <select
            {...control}
            className="input max-w-60"
            value={details.place ?? ''}
            onChange={event => {
              const { place: _, ...rest } = details
              const place = (['home', 'work', 'elsewhere'] as const).find(one => one === event.target.value)
              setDetails({ ...rest, ...(place && { place }) })
            }}
          >
            <option value="">{t('Not said')}</option>
            <option value="home">{t('At home')}</option>
            <option value="work">{t('At work')}</option>
            <option value="elsewhere">{t('Elsewhere')}</option>
          </select>
        )}
      </Field>
      <Field label={t('Did it reach somebody else?')} hint={t('Your spouse and your lawyer count as you.')}>
        {control => (
          <select
            {...control}
            className="input max-w-full sm:max-w-96"
            value={other ? `${other.who} ${other.told}` : ''}
            onChange={event => {
              const { third_party: _, ...rest } = details
              const chosen = OTHERS.find(([one]) => `${one.who} ${one.told}` === event.target.value)?.[0]
              setDetails({ ...rest, ...(chosen && { third_party: chosen }) })
            }}
          >
            <option value="">{t('No, or not said')}</option>
            {OTHERS.map(([one, words]) => (
              <option key={words} value={`${one.who} ${one.told}`}>
                {t(words)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('Their number or address')}>
        {control => (
          <input
            {...control}
            className="input max-w-60"
            autoComplete="off"
            maxLength={60}
            value={details.number ?? ''}
            onChange={event => setDetails({ ...details, number: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('What they said')}
        hint={t('Their words, as you heard or read them. Never your Social Security number.')}
      >
        {control => (
          <textarea
            {...control}
            className="input"
            rows={3}
            maxLength={2000}
            value={details.words ?? ''}
            onChange={event => setDetails({ ...details, words: event.target.value })}
          />
        )}
      </Field>
      <div>
        <Button variant="primary" busy={busy} onClick={() => onSave(details)}>
          {t('Save')}
        </Button>
      </div>
    </div>
  )
}

const OTHERS: readonly (readonly [NonNullable<ContactDetails['third_party']>, PlainPhrase])[] = [
  [{ who: 'somebody-else', told: 'debt' }, 'Yes, and they told that person about the debt'],
  [{ who: 'somebody-else', told: 'only-asked-where' }, 'Yes, but they only asked where to find me'],
  [{ who: 'somebody-else', told: 'not-sure' }, 'Yes, and I am not sure what was said'],
  [{ who: 'spouse-or-lawyer', told: 'debt' }, 'My spouse or my lawyer'],
]
