import { useState } from 'react'
import { AUTHORIZATION, doneForYouPrice } from '#billing/done-for-you.ts'
import { formatCents } from '#units/cents.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'

export interface DoneForYouDetails {
  readonly letterCount: number
  readonly authorized: boolean
}

interface DoneForYouDialogProps {
  readonly open: boolean
  readonly details: DoneForYouDetails
  readonly onDone: (details: DoneForYouDetails) => void
  readonly onClose: () => void
}

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** How many letters, and the permission to write in the person's name. */
export function DoneForYouDialog({ open, details, onDone, onClose }: DoneForYouDialogProps) {
  const [count, setCount] = useState(details.letterCount)
  const [authorized, setAuthorized] = useState(details.authorized)
  const [refused, setRefused] = useState(false)
  const cost = doneForYouPrice(count)
  return (
    <Dialog open={open} title="Your done-for-you order" onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault()
          if (!authorized) return setRefused(true)
          onDone({ letterCount: count, authorized })
        }}
      >
        <Field label="How many letters?" hint="One letter for each debt you want disputed.">
          {control => (
            <select
              {...control}
              className="input"
              value={count}
              onChange={event => setCount(Number(event.target.value))}
            >
              {COUNTS.map(one => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0 accent-[var(--pen)]"
            checked={authorized}
            onChange={event => {
              setAuthorized(event.target.checked)
              setRefused(false)
            }}
          />
          <span>{AUTHORIZATION.text}</span>
        </label>
        {refused && <Alert tone="red" title={MESSAGES.authorize} announce="alert" />}
        <p className="flex items-baseline justify-between border-t border-rule pt-4">
          <span>Total</span>
          <b className="figure text-2xl" aria-live="polite">
            {cost === undefined ? '' : formatCents(cost)}
          </b>
        </p>
        <p className="text-note text-ink-soft">Nothing is mailed before you have read and approved it.</p>
        <Button type="submit" variant="primary" size="large" disabled={!authorized}>
          Continue
        </Button>
      </form>
    </Dialog>
  )
}
