import { Check } from 'lucide-react'
import { useState } from 'react'
import { doneForYouPrice } from '#billing/done-for-you.ts'
import { formatCents } from '#units/cents.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { AuthorizeTick } from '#web/done-for-you/AuthorizeTick.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { t } from '#web/language.tsx'
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
    <Dialog open={open} title={t('Your done-for-you order')} onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault()
          if (!authorized) return setRefused(true)
          onDone({ letterCount: count, authorized })
        }}
      >
        <Field label={t('How many letters?')} hint={t('One letter for each debt you want disputed.')}>
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
        {details.authorized ? (
          <p className="flex gap-2.5">
            <Check className="icon mt-0.5 text-green" /> {t('You gave your permission. Nothing more to tick.')}
          </p>
        ) : (
          <AuthorizeTick
            authorized={authorized}
            onChange={now => {
              setAuthorized(now)
              setRefused(false)
            }}
          />
        )}
        {refused && <Alert tone="red" title={MESSAGES.authorize} announce="alert" />}
        <p className="flex items-baseline justify-between border-t border-rule pt-4">
          <span>{t('Total')}</span>
          <b className="figure text-2xl" aria-live="polite">
            {cost === undefined ? '' : formatCents(cost)}
          </b>
        </p>
        <p className="text-note text-ink-soft">{t('Nothing is mailed before you have read and approved it.')}</p>
        <Button type="submit" variant="primary" size="large" disabled={!authorized}>
          {t('Continue')}
        </Button>
      </form>
    </Dialog>
  )
}
