import { sayOption } from './answers.ts'
import { useState } from 'react'
import { isoDate } from '#units/iso-date.ts'
import { today } from '#web/clock.ts'
import { shortDate, t } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Answer, type EntryField, entryOf, type ListEntry } from './answers.ts'

interface ListAnswerProps {
  readonly fields: readonly EntryField[]
  readonly labelId: string
  readonly given: Answer | undefined
  readonly busy: boolean
  readonly onAnswer: (value: Answer) => void
}

/** Things that may have happened more than once: one is added at a time, the whole list is sent. */
export function ListAnswer({ fields, labelId, given, busy, onAnswer }: ListAnswerProps) {
  const [filled, setFilled] = useState<Readonly<Record<string, string>>>({})
  const entries: readonly ListEntry[] = Array.isArray(given) ? given : []
  const ready = fields.every(field => field.optional || filled[field.name])
  return (
    <form
      className="grid w-full gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (!ready) return
        onAnswer([...entries, entryOf(fields, filled)])
        setFilled({})
      }}
    >
      {entries.length > 0 && (
        <ul className="grid text-note">
          {entries.map((entry, index) => (
            <li key={index} className="flex items-center gap-3">
              {sayEntry(entry, fields)}
              <button
                type="button"
                className="linkbtn text-sm"
                disabled={busy}
                onClick={() => onAnswer(entries.filter((_, at) => at !== index))}
              >
                {t('Remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        {fields.map(field => (
          <label key={field.name} className="grid gap-1 text-sm">
            {t(field.label)}
            {field.options ? (
              <select
                className="input min-w-40"
                value={filled[field.name] ?? ''}
                onChange={event => setFilled({ ...filled, [field.name]: event.target.value })}
              >
                <option value="" disabled>
                  {t('Choose')}
                </option>
                {field.options.map(option => (
                  <option key={option.value} value={option.value}>
                    {sayOption(option)}
                  </option>
                ))}
              </select>
            ) : (
              <input
                type="date"
                className="input max-w-48"
                max={today()}
                value={filled[field.name] ?? ''}
                onChange={event => setFilled({ ...filled, [field.name]: event.target.value })}
              />
            )}
          </label>
        ))}
        <Button type="submit" disabled={busy || !ready} aria-describedby={labelId}>
          {entries.length > 0 ? t('Add another') : t('Save answer')}
        </Button>
      </div>
    </form>
  )
}

function sayEntry(entry: ListEntry, fields: readonly EntryField[]): string {
  const values = typeof entry === 'string' ? [entry] : fields.flatMap(({ name }) => entry[name] ?? [])
  return values
    .map(value => {
      const day = isoDate(value)
      const option = fields.flatMap(field => field.options ?? []).find(one => one.value === value)
      return day ? shortDate(day) : option ? sayOption(option) : value
    })
    .join(', ')
}
