import { useMutation } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { login } from '#contract/accounts.ts'
import { send } from '#web/api.ts'
import { read, write } from '#web/saved.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { t } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'
import { CodeStep, EmailField, Failure, PasskeyButton } from './CodeStep.tsx'
import { canUsePasskeys } from './passkey.ts'

/** Where to go on: told by the page that asked for a login. */
const next = z.object({ next: z.string() })

/** An email, then the code sent to it. A link from the mail brings the code along, after the #. */
export function LoginPage() {
  const { hash, state } = useLocation()
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
  const navigate = useNavigate()
  const goOn = () => navigate(next.safeParse(state).data?.next ?? '/dashboard', { replace: true })
  const reply = asked.data && 'code_sent' in asked.data ? asked.data : undefined
  return (
    <div className="wrap grid justify-items-center py-8 md:py-14">
      <title>{t('Log in | Writeback')}</title>
      <div className="w-full max-w-[30rem]">
        <Card>
          <h1 className="text-2xl">{sent ? t('Enter your code') : t('Log in or start')}</h1>
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
              onSignedIn={goOn}
              onOtherEmail={() => setSent(false)}
            />
          ) : (
            <>
              <p className="mt-2 text-ink-soft">{t('No password. We send a code to your email.')}</p>
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
                  {t('Send me a code')}
                </Button>
              </form>
              {canUsePasskeys() && <PasskeyButton onSignedIn={goOn} />}
              <div className="mt-6">
                <Note icon={<Lock className="icon" />}>
                  {t(
                    'You do not need an account to check a letter. It only keeps your letters and dates. What you did in this browser moves into your account when you log in.',
                  )}
                </Note>
              </div>
            </>
          )}
        </Card>
      </div>
    </div>
  )
}
