import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { login } from '#contract/accounts.ts'
import { CallFailed, send } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { saveSession } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t, Words } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'
import { logInByPasskey, passkeyFailure } from './passkey.ts'

interface CodeStepProps {
  readonly email: string
  readonly linkCode: string | undefined
  readonly minutes: number
  readonly developmentCode: string | undefined
  readonly asking: boolean
  readonly askFailure: Error | null
  readonly onEmail: (email: string) => void
  readonly onNewCode: () => void
  /** Absent where the address is settled. */
  readonly onOtherEmail?: () => void
  readonly onSignedIn: () => unknown
}

/** The code from the mail: with it one is logged in. */
export function CodeStep(step: CodeStepProps) {
  const { email, linkCode, developmentCode, onOtherEmail, onSignedIn } = step
  const [code, setCode] = useState(linkCode ?? '')
  const [askEmail] = useState(email === '') // the link was opened in another browser than the one that asked
  const entered = useMutation({
    mutationFn: () => send(login, { body: { email, code } }),
    onSuccess: async answer => {
      if (!('token' in answer)) return
      saveSession(answer.token, answer.user)
      await onSignedIn()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    entered.mutate()
  }
  return (
    <>
      {!askEmail && (
        <p className="mt-2 text-ink-soft">
          <Words of="Sent to <0>{email}</0>." parts={[<b className="text-ink" />]} values={{ email }} />{' '}
          {onOtherEmail && (
            <Button variant="quiet" onClick={onOtherEmail}>
              {t('Change')}
            </Button>
          )}
        </p>
      )}
      {developmentCode && (
        <div className="mt-4">
          <Alert
            tone="amber"
            title={t('Development machine: your code is {code}', { code: developmentCode })}
            announce="status"
          >
            {t('No mail server is set. Only whoever sits at this machine sees this.')}
          </Alert>
        </div>
      )}
      <form className="mt-5 grid gap-4" onSubmit={submit}>
        {askEmail && <EmailField email={email} onEmail={step.onEmail} />}
        <Field label={t('6-digit code')} hint={t('It works once, for {minutes} minutes.', { minutes: step.minutes })}>
          {control => (
            <input
              {...control}
              className="input figure text-center text-2xl tracking-[0.3em]"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              pattern="\s*(\d\s*){6}"
              maxLength={12}
              value={code}
              onChange={event => setCode(event.target.value)}
            />
          )}
        </Field>
        {entered.error && <Failure key={entered.failureCount} error={entered.error} />}
        {step.askFailure && <Failure error={step.askFailure} />}
        <Button type="submit" variant="primary" size="large" block busy={entered.isPending}>
          {t('Log in')}
        </Button>
      </form>
      <div className="mt-3">
        <Button variant="quiet" busy={step.asking} disabled={!email.includes('@')} onClick={step.onNewCode}>
          {t('Send a new code')}
        </Button>
      </div>
    </>
  )
}

/** The second way in, where this browser has one. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => unknown }) {
  const used = useMutation({
    mutationFn: logInByPasskey,
    onSuccess: async ({ token, user }) => {
      saveSession(token, user)
      await onSignedIn()
    },
  })
  return (
    <div className="mt-3 grid gap-3">
      <Button block icon={<KeyRound className="icon" />} busy={used.isPending} onClick={() => used.mutate()}>
        {t('Use a passkey')}
      </Button>
      {used.error && (
        <Alert key={used.failureCount} tone="red" title={passkeyFailure(used.error)} announce="alert" takesFocus>
          {t('A code by email always works.')}
        </Alert>
      )}
    </div>
  )
}

export function EmailField({ email, onEmail }: { readonly email: string; readonly onEmail: (email: string) => void }) {
  return (
    <Field label={t('Email')}>
      {control => (
        <input
          {...control}
          className="input"
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          value={email}
          onChange={event => onEmail(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Why a code was not sent or did not work. */
export function Failure({ error }: { readonly error: Error }) {
  const told = error instanceof CallFailed ? error : undefined
  const title = told?.failure === 'refused' ? told.message : MESSAGES.loginFailed
  return (
    <Alert tone="red" title={title} announce="alert" takesFocus>
      {told?.suggestion}
    </Alert>
  )
}
