import { useMutation } from '@tanstack/react-query'
import { KeyRound, Lock } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { login } from '#contract/accounts.ts'
import { CallFailed, send } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { read, saveSession, write } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Note } from '#web/ui/Note.tsx'
import { canUsePasskeys, logInByPasskey } from './passkey.ts'
import { passkeyFailure } from './PasskeysCard.tsx'

/** An email, then the code sent to it. A link from the mail brings the code along, after the #. */
export function LoginPage() {
  const { hash } = useLocation()
  const [linkCode] = useState(() => /^#code=(\d{6})$/.exec(hash)?.[1])
  const [email, setEmail] = useState(() => read('session', 'userEmail') ?? '')
  const [sent, setSent] = useState(linkCode !== undefined)
  const asked = useMutation({
    mutationFn: () => send(login, { body: { email } }),
    onSuccess: () => {
      write('session', 'userEmail', email.trim())
      setSent(true)
    },
  })
  const reply = asked.data && 'code_sent' in asked.data ? asked.data : undefined
  return (
    <div className="wrap grid justify-items-center py-8 md:py-14">
      <title>Log in | Writeback</title>
      <div className="w-full max-w-[30rem]">
        <Card>
          <h1 className="text-2xl">{sent ? 'Enter your code' : 'Log in or start'}</h1>
          {sent ? (
            <CodeStep
              email={email}
              linkCode={linkCode}
              minutes={reply?.minutes ?? 10}
              developmentCode={reply?.development_code}
              asking={asked.isPending}
              askFailure={asked.error}
              onEmail={setEmail}
              onNewCode={() => asked.mutate()}
              onOtherEmail={() => setSent(false)}
            />
          ) : (
            <>
              <p className="mt-2 text-ink-soft">No password. We send a code to your email.</p>
              <form
                className="mt-6 grid gap-4"
                onSubmit={event => {
                  event.preventDefault()
                  asked.mutate()
                }}
              >
                <EmailField email={email} onEmail={setEmail} />
                {asked.error && <Failure key={asked.failureCount} error={asked.error} />}
                <Button type="submit" variant="primary" size="large" block busy={asked.isPending}>
                  Send me a code
                </Button>
              </form>
              {canUsePasskeys() && <PasskeyButton />}
              <div className="mt-6">
                <Note icon={<Lock className="icon" />}>
                  You do not need an account to check a letter. It only keeps your letters and dates. What you did in
                  this browser moves into your account when you log in.
                </Note>
              </div>
            </>
          )}
        </Card>
      </div>
    </div>
  )
}

interface CodeStepProps {
  readonly email: string
  readonly linkCode: string | undefined
  readonly minutes: number
  readonly developmentCode: string | undefined
  readonly asking: boolean
  readonly askFailure: Error | null
  readonly onEmail: (email: string) => void
  readonly onNewCode: () => void
  readonly onOtherEmail: () => void
}

function CodeStep(step: CodeStepProps) {
  const { email, linkCode, developmentCode } = step
  const navigate = useNavigate()
  const [code, setCode] = useState(linkCode ?? '')
  const [askEmail] = useState(email === '') // the link was opened in another browser than the one that asked
  const entered = useMutation({
    mutationFn: () => send(login, { body: { email, code } }),
    onSuccess: async answer => {
      if (!('token' in answer)) return
      saveSession(answer.token, answer.user)
      await navigate('/dashboard', { replace: true })
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
          Sent to <b className="text-ink">{email}</b>.{' '}
          <Button variant="quiet" onClick={step.onOtherEmail}>
            Change
          </Button>
        </p>
      )}
      {developmentCode && (
        <div className="mt-4">
          <Alert tone="amber" title={`Development machine: your code is ${developmentCode}`} announce="status">
            No mail server is set. Only whoever sits at this machine sees this.
          </Alert>
        </div>
      )}
      <form className="mt-5 grid gap-4" onSubmit={submit}>
        {askEmail && <EmailField email={email} onEmail={step.onEmail} />}
        <Field label="6-digit code" hint={`It works once, for ${step.minutes} minutes.`}>
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
          Log in
        </Button>
      </form>
      <div className="mt-3">
        <Button variant="quiet" busy={step.asking} disabled={!email.includes('@')} onClick={step.onNewCode}>
          Send a new code
        </Button>
      </div>
    </>
  )
}

function PasskeyButton() {
  const navigate = useNavigate()
  const used = useMutation({
    mutationFn: logInByPasskey,
    onSuccess: async ({ token, user }) => {
      saveSession(token, user)
      await navigate('/dashboard', { replace: true })
    },
  })
  return (
    <div className="mt-3 grid gap-3">
      <Button block icon={<KeyRound className="icon" />} busy={used.isPending} onClick={() => used.mutate()}>
        Use a passkey
      </Button>
      {used.error && (
        <Alert key={used.failureCount} tone="red" title={passkeyFailure(used.error)} announce="alert" takesFocus>
          A code by email always works.
        </Alert>
      )}
    </div>
  )
}

function EmailField({ email, onEmail }: { readonly email: string; readonly onEmail: (email: string) => void }) {
  return (
    <Field label="Email">
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

function Failure({ error }: { readonly error: Error }) {
  const told = error instanceof CallFailed ? error : undefined
  const title = told?.failure === 'refused' ? told.message : MESSAGES.loginFailed
  return (
    <Alert tone="red" title={title} announce="alert" takesFocus>
      {told?.suggestion}
    </Alert>
  )
}
