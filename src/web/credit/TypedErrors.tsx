import { useState } from 'react'
import type { SelectedError } from '#contract/credit.ts'
import { CATEGORY_NAMES, ERROR_CATEGORIES, errorsOf } from '#credit/categories.ts'
import { kindOfError, type CreditErrorKind } from '#credit/error-kinds.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
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
  const [said, setSaid] = useState(EMPTY)
  const say = (name: keyof typeof EMPTY) => (value: string) => setSaid({ ...said, [name]: value })
  const add = () => {
    const { first, ...words } = said
    const filled = Object.fromEntries(Object.entries(words).filter(([, value]) => value.trim() !== ''))
    onChange([...typed, { type: kind, ...filled, ...(first && { first_delinquency: first }) }])
    setSaid(EMPTY)
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
            <b>{error.creditor ?? 'No company given'}</b>: {error.type && kindOfError(error.type).label}
          </p>
          <Button onClick={() => onChange(typed.filter(one => one !== error))}>Remove</Button>
        </div>
      ))}
      {!isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>Type in an error</Button>
        </div>
      )}
      {isOpen && (
        <form
          className="grid gap-4 rounded-md border border-rule bg-sheet p-4"
          aria-label="Type in an error"
          onSubmit={event => {
            event.preventDefault()
            add()
          }}
        >
          <Field label="What is wrong?">
            {control => (
              <select
                {...control}
                className="input"
                value={kind}
                onChange={event => setKind(event.target.value as CreditErrorKind)}
              >
                {ERROR_CATEGORIES.map(category => (
                  <optgroup key={category} label={CATEGORY_NAMES[category]}>
                    {errorsOf(category).map(one => (
                      <option key={one.kind} value={one.kind}>
                        {one.label}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          <Line label="Company, as the report prints it" value={said.creditor} onChange={say('creditor')} />
          <Line label="Account number, as the report masks it" value={said.account} onChange={say('account')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Line
              label="Which line of the report?"
              hint="Balance, Status, Date Opened"
              value={said.field}
              onChange={say('field')}
            />
            <Line label="What does it show?" value={said.shown} onChange={say('shown')} />
          </div>
          {kind === 'old_obsolete_chargeoff_collection' && (
            <PastDayField label="The day payments first stopped for good" day={said.first} onChange={say('first')} />
          )}
          <Field label="How do you know?" hint="One or two sentences in your own words.">
            {control => (
              <textarea
                {...control}
                className="input"
                required
                maxLength={600}
                value={said.story}
                onChange={event => say('story')(event.target.value)}
              />
            )}
          </Field>
          <Line label="What should it say? (optional)" value={said.correct} onChange={say('correct')} />
          <Line label="Paper you enclose (optional)" value={said.proof} onChange={say('proof')} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary">
              Add it
            </Button>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </div>
        </form>
      )}
    </div>
  )
}
