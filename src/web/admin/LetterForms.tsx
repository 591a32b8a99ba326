import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'

interface Letter {
  readonly title: string
  readonly text: string
}

interface PrepareFormProps {
  readonly most: number
  readonly letters: readonly Letter[]
  readonly busy: boolean
  readonly onDone: (letters: Letter[]) => void
}

/** The letters as they will be put before the customer. */
export function PrepareForm({ most, letters, busy, onDone }: PrepareFormProps) {
  const [written, setWritten] = useState<readonly Letter[]>(letters.length > 0 ? letters : [{ title: '', text: '' }])
  const change = (at: number, letter: Letter) => setWritten(written.map((one, index) => (index === at ? letter : one)))
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        onDone(written.map(({ title, text }) => ({ title, text })))
      }}
    >
      {written.map((letter, index) => (
        <fieldset key={index} className="grid gap-3 border-t border-rule pt-4">
          <legend className="font-[650]">{t('Letter {number}', { number: index + 1 })}</legend>
          <Field label={t('To whom')}>
            {control => (
              <input
                {...control}
                className="input"
                required
                maxLength={200}
                value={letter.title}
                onChange={event => change(index, { ...letter, title: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('Text of the letter')}>
            {control => (
              <textarea
                {...control}
                className="input min-h-48"
                required
                maxLength={20_000}
                value={letter.text}
                onChange={event => change(index, { ...letter, text: event.target.value })}
              />
            )}
          </Field>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {t('Put before the customer')}
        </Button>
        {written.length < most && (
          <Button onClick={() => setWritten([...written, { title: '', text: '' }])}>{t('Add a letter')}</Button>
        )}
      </div>
    </form>
  )
}

interface MailedFormProps {
  readonly letters: readonly Letter[]
  readonly busy: boolean
  readonly onDone: (trackingNumbers: string[]) => void
}

/** One tracking number for each letter the customer approved. */
export function MailedForm({ letters, busy, onDone }: MailedFormProps) {
  const [numbers, setNumbers] = useState<readonly string[]>(letters.map(() => ''))
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        onDone([...numbers])
      }}
    >
      {letters.map(({ title }, index) => (
        <Field key={index} label={t('Tracking number: {title}', { title })}>
          {control => (
            <input
              {...control}
              className="input"
              required
              minLength={8}
              maxLength={40}
              value={numbers[index] ?? ''}
              onChange={event => setNumbers(numbers.map((number, at) => (at === index ? event.target.value : number)))}
            />
          )}
        </Field>
      ))}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('Mailed')}
        </Button>
      </div>
    </form>
  )
}
