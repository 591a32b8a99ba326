import { useMutation } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import { login } from '#contract/accounts.ts'
import { CallFailed, send } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CodeStep, Failure, PasskeyButton } from './CodeStep.tsx'
import { canUsePasskeys } from './passkey.ts'

type Freshly = <T>(work: () => Promise<T>) => Promise<T>

const FreshlyContext = createContext<Freshly>(work => work())

/** Does what asks for a login of just now: when the server wants one, it is asked for here, and then the work is done. */
export function useFreshly(): Freshly {
  return useContext(FreshlyContext)
}

interface Asking {
  readonly done: () => void
  readonly given: (error: unknown) => void
}

/** Everything in it may ask for a login of just now. */
export function FreshSignIn({ email, children }: { readonly email: string; readonly children: ReactNode }) {
  const [asking, setAsking] = useState<Asking>()
  const freshly: Freshly = useCallback(async work => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'fresh-sign-in-needed') throw error
      await new Promise<void>((done, giveUp) => setAsking({ done, given: () => giveUp(error) }))
      return work()
    }
  }, [])
  const end = (how: (one: Asking) => void) => {
    if (asking) how(asking)
    setAsking(undefined)
  }
  return (
    <FreshlyContext value={freshly}>
      {children}
      <Dialog open={asking !== undefined} title={t('Is it you?')} onClose={() => end(one => one.given(undefined))}>
        <Ask email={email} onSignedIn={() => end(one => one.done())} />
      </Dialog>
    </FreshlyContext>
  )
}

function Ask({ email, onSignedIn }: { readonly email: string; readonly onSignedIn: () => void }) {
  const asked = useMutation({ mutationFn: () => send(login, { body: { email } }) })
  const reply = asked.data && 'code_sent' in asked.data ? asked.data : undefined
  if (reply)
    return (
      <CodeStep
        email={email}
        linkCode={undefined}
        minutes={reply.minutes}
        developmentCode={reply.development_code}
        asking={asked.isPending}
        askFailure={asked.error}
        onEmail={() => undefined}
        onNewCode={() => asked.mutate()}
        onSignedIn={onSignedIn}
      />
    )
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {t('You logged in a while ago. Before this is done, please show once more that it is you.')}
      </p>
      {asked.error && <Failure error={asked.error} />}
      <Button variant="primary" busy={asked.isPending} onClick={() => asked.mutate()}>
        {t('Send a code to {email}', { email })}
      </Button>
      {canUsePasskeys() && <PasskeyButton onSignedIn={onSignedIn} />}
    </div>
  )
}
