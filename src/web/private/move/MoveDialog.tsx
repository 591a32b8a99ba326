import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PlainPhrase } from '#language/phrase.ts'
import { t } from '#web/language.tsx'
import { stateCode, stateName } from '#units/state-code.ts'
import { faultWords } from '#web/private/vault/fault-words.ts'
import { savedUser } from '#web/saved.ts'
import { useSettings } from '#web/settings.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Progress } from '#web/ui/Progress.tsx'
import { megabytes, totalBytes } from '#web/upload/letter-form.ts'
import { LoginLink } from './LoginLink.tsx'
import type { Matter } from './matters.ts'
import { asksForLogin, notMovedWords } from './not-moved.ts'
import { sendMatter } from './send-matter.ts'

interface MoveDialogProps {
  readonly matter: Matter
  readonly onClose: () => void
  /** Deletes it from the vault.  @throws (rejects) VaultError */
  readonly onTakeOut: () => Promise<void>
}

type State =
  | { readonly at: 'asking' | 'moved' }
  | { readonly at: 'sending'; readonly sent: number }
  | { readonly at: 'failed'; readonly error: unknown }

/** Says what would be sent, sends it when the person agrees, and offers to delete it here once the server has confirmed. */
export function MoveDialog({ matter, onClose, onTakeOut }: MoveDialogProps) {
  const [state, setState] = useState<State>({ at: 'asking' })
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const start = async () => {
    const { signal } = (stop.current = new AbortController())
    setState({ at: 'sending', sent: 0 })
    try {
      await sendMatter(matter, { signal, onSent: sent => setState({ at: 'sending', sent }) })
      setState({ at: 'moved' })
    } catch (error) {
      setState(signal.aborted ? { at: 'asking' } : { at: 'failed', error })
    }
  }
  const isMoved = state.at === 'moved'
  return (
    <Dialog open title={isMoved ? t('It is in your account') : t('Move this letter to your account')} onClose={onClose}>
      {isMoved ? (
        <Moved matter={matter} onKeep={onClose} onTakeOut={onTakeOut} />
      ) : state.at === 'sending' ? (
        <Sending sent={state.sent} onStop={() => stop.current?.abort()} />
      ) : (
        <Asking matter={matter} error={state.at === 'failed' ? state.error : undefined} onAgreed={() => void start()} />
      )}
    </Dialog>
  )
}

interface AskingProps {
  readonly matter: Matter
  /** Why the last try failed. */
  readonly error: unknown
  readonly onAgreed: () => void
}

function Asking({ matter, error, onAgreed }: AskingProps) {
  const [agreed, setAgreed] = useState(error !== undefined)
  const [refused, setRefused] = useState(false)
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (agreed) onAgreed()
        else setRefused(true)
      }}
    >
      {error !== undefined && <NotMoved error={error} />}
      <WhatIsSent matter={matter} />
      {error === undefined && <WhatHappens />}
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="tick mt-px"
          checked={agreed}
          onChange={event => {
            setAgreed(event.target.checked)
            setRefused(false)
          }}
        />
        <span>{t('Yes, send all of this to Writeback, into my account.')}</span>
      </label>
      {refused && <Alert tone="red" title={t('Tick the box first if you want to send it.')} announce="alert" />}
      {/* It can be pressed all the same, and then says what is missing. */}
      <Button type="submit" variant={agreed ? 'primary' : 'secondary'} size="large" aria-disabled={!agreed}>
        {error === undefined ? t('Send it now') : t('Try again')}
      </Button>
    </form>
  )
}

function WhatIsSent({ matter: { letter, files, answers } }: Pick<MoveDialogProps, 'matter'>) {
  const state = stateCode(letter.state ?? '')
  const said = Object.keys(letter.consumerFacts).length
  return (
    <>
      <p>{t('This goes to our server, into the account {email}:', { email: savedUser()?.email ?? '' })}</p>
      <ul className="grid gap-1.5 border-y border-rule py-3">
        <Sent what={t('The letter')}>
          {files.map(({ name }) => name).join(', ')}, {megabytes(totalBytes(files))}
        </Sent>
        {state && <Sent what={t('Your state')}>{stateName(state)}</Sent>}
        {said > 0 && (
          <Sent what={t('What you answered')}>
            {said === 1 ? t('1 answer') : t('{count} answers', { count: said })}
          </Sent>
        )}
        {letter.ownLetter && <Sent what={t('Your own letter')}>{t('its text')}</Sent>}
        {answers.map(({ id, title }) => (
          <Sent key={id} what={t('Your answer')}>
            {title}
          </Sent>
        ))}
      </ul>
    </>
  )
}

function WhatHappens() {
  const billing = useSettings().data?.billing
  return (
    <p className="text-sm text-ink-soft">
      {t(
        'Our server reads the letter again with the same reader; a few words of a photo may be read another way. It deletes the file within the hour, and keeps what it found until you delete it.',
      )}{' '}
      {billing !== undefined &&
        billing !== 'off' &&
        t('If you bought a single scan, it opens the next letter with findings, which may be this one.')}{' '}
      {t('Your vault keeps everything until the server has confirmed it. Then you choose.')}
    </p>
  )
}

function Sent({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] gap-3">
      <span className="text-ink-soft">{what}</span>
      <span className="break-words">{children}</span>
    </li>
  )
}

function NotMoved({ error }: { readonly error: unknown }) {
  const words = notMovedWords(error)
  return (
    <Alert tone="red" title={t('It is not in your account yet')} announce="alert" takesFocus>
      <p>{'ours' in words ? t(words.ours) : words.theirs}</p>
      <p>{t('Your vault has everything, as before.')}</p>
      {asksForLogin(error) && <LoginLink />}
    </Alert>
  )
}

function Sending({ sent, onStop }: { readonly sent: number; readonly onStop: () => void }) {
  const words = sent < 1 ? t('Sending the letter') : t('Our server is reading it')
  return (
    <div className="grid gap-4">
      <p role="status">{words}</p>
      <Progress part={sent} whole={1} label={words} />
      <p className="text-sm text-ink-soft">
        {t('If this is cut off, nothing is lost: it goes on where it was, and nothing is sent twice.')}
      </p>
      <Button className="justify-self-start" onClick={onStop}>
        {t('Stop for now')}
      </Button>
    </div>
  )
}

interface MovedProps {
  readonly matter: Matter
  readonly onKeep: () => void
  readonly onTakeOut: () => Promise<void>
}

function Moved({ matter: { letter, answers }, onKeep, onTakeOut }: MovedProps) {
  const [fault, setFault] = useState<PlainPhrase>()
  return (
    <div className="grid gap-4">
      <p role="status">
        {answers.length === 0
          ? t('The server has confirmed the letter and what was found in it.')
          : t('The server has confirmed the letter, what was found in it and the answer you wrote.')}{' '}
        <a href={`/results?analysis=${letter.id}`}>{t('See it in your account')}</a>
      </p>
      <p>{t('It is still in the vault on this phone as well. Delete it there?')}</p>
      {fault && <Alert tone="red" title={t(fault)} announce="alert" />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          onClick={() => void onTakeOut().catch((error: unknown) => setFault(faultWords(error)))}
        >
          {t('Delete it from the vault')}
        </Button>
        <button type="button" className={buttonClass({ variant: 'quiet' })} onClick={onKeep}>
          {t('Keep it here too')}
        </button>
      </div>
    </div>
  )
}
