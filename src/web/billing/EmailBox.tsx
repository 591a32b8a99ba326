import type { RefObject } from 'react'
import { t } from '#web/language.tsx'
import { MESSAGES } from '#web/copy/messages.ts'

interface EmailBoxProps {
  readonly box: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
  /** The person chose something that needs an address first: it is said for three seconds. */
  readonly asked: boolean
  readonly required: boolean
}

export function EmailBox({ box, value, onChange, asked, required }: EmailBoxProps) {
  return (
    <div className="relative grid gap-1.5">
      <label htmlFor="payment-email" className="text-[0.94rem] font-semibold">
        {required ? t('Email for your receipt and your login') : t('Email for your receipt and your login (optional)')}
      </label>
      <input
        ref={box}
        id="payment-email"
        type="email"
        autoComplete="email"
        className="input"
        value={value}
        required={required}
        aria-describedby="payment-email-hint"
        onChange={event => onChange(event.target.value)}
      />
      <p id="payment-email-hint" className="text-sm text-ink-soft">
        {t('With it you can open what you bought on another device.')}
      </p>
      <p
        role="alert"
        className={
          asked ? 'absolute -top-3 left-0 -translate-y-full rounded-md bg-ink px-3 py-2 text-sm text-paper' : 'sr-only'
        }
      >
        {asked ? MESSAGES.emailFirst : ''}
      </p>
    </div>
  )
}
