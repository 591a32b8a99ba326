import { useState } from 'react'
import type { SelectedError } from '#contract/credit.ts'
import { CATEGORY_NAMES, ERROR_CATEGORIES, errorsOf } from '#credit/categories.ts'
import { kindOfError, type CreditErrorKind } from '#credit/error-kinds.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { said, t } from '#web/language.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { Line } from './ErrorList.tsx'

const EMPTY = { creditor: '', account: '', field: '', shown: '', story: '', correct: '', proof: '', first: '' }

/** Errors typed in by hand: what could not be read, or a report that is only on paper. */
export function TypedErrors({
  typed,
  onChange,
}: {
  readonly typed: readonly SelectedError[]
  readonly onChange: (typed: readonly SelectedError[]) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<CreditErrorKind>('acct_balance_wrong')
  const [entry, setEntry] = useState(EMPTY)
  const say = (name: keyof typeof EMPTY) => (value: string) => setEntry({ ...entry, [name]: value })
  const add = () => {
    const { first, ...words } = entry
    const filled = Object.fromEntries(Object.entries(words).filter(([, value]) => value.trim() !== ''))
    onChange([...typed, { type: kind, ...filled, ...(first && { first_delinquency: first }) }])
    setEntry(EMPTY)
    setOpen(false)
  }
  return (
    <div className="grid gap-3">
      {typed.map((error, at) => (
        <div
          key={`${error.type}-${at}`}
          className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-rule bg-sheet p-3.5"
        >
          <p>
            <b>{error.creditor ?? t('No company given')}</b>: {error.type && said(kindOfError(error.type).label)}
          </p>
          <Button onClick={() => onChange(typed.filter(one => one !== error))}>{t('Remove')}</Button>
        </div>
      ))}
      {!isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>{t('Type in an error')}</Button>
        </div>
      )}
      {isOpen && (
        <form
          className="grid gap-4 rounded-md border border-rule bg-sheet p-4"
          aria-label={t('Type in an error')}
          onSubmit={event => {
            event.preventDefault()
            add()
          }}
        >
          <Field label={t('What is wrong?')}>
            {control => (
              <select
                {...control}
                className="input"
                value={kind}
                onChange={event => setKind(event.target.value as CreditErrorKind)}
              >
                {ERROR_CATEGORIES.map(category => (
                  <optgroup key={category} label={said(CATEGORY_NAMES[category])}>
                    {errorsOf(category).map(one => (
                      <option key={one.kind} value={one.kind}>
                        {said(one.label)}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          <Line label={t('Company, as the report prints it')} value={entry.creditor} onChange={say('creditor')} />
          <Line label={t('Account number, as the report masks it')} value={entry.account} onChange={say('account')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Line
              label={t('Which line of the report?')}
              hint={t('Balance, Status, Date Opened')}
              value={entry.field}
              onChange={say('field')}
            />
            <Line label={t('What does it show?')} value={entry.shown} onChange={say('shown')} />
          </div>
          {kind === 'old_obsolete_chargeoff_collection' && (
            <PastDayField
              label={t('The day payments first stopped for good')}
              day={entry.first}
              onChange={say('first')}
            />
          )}
          <Field label={t('How do you know?')} hint={t('One or two sentences in your own words.')}>
            {control => (
              <textarea
                {...control}
                className="input"
                required
                maxLength={600}
                value={entry.story}
                onChange={event => say('story')(event.target.value)}
              />
            )}
          </Field>
          <Line label={t('What should it say? (optional)')} value={entry.correct} onChange={say('correct')} />
          <Line label={t('Paper you enclose (optional)')} value={entry.proof} onChange={say('proof')} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary">
              {t('Add it')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('Cancel')}</Button>
          </div>
        </form>
      )}
    </div>
  )
}
