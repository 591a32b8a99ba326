import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FEEDBACK_CALLS, FEEDBACK_TYPES } from '#contract/feedback.ts'
import { send } from '#web/api.ts'
import { FEEDBACK, FEEDBACK_TYPE_WORDS } from '#web/copy/feedback.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'

const words = FEEDBACK.form
const THANKS_MS = 5000
const EMPTY = {
  feedback: '',
  email: '',
  name: '',
  feedback_type: 'idea',
  may_quote: false,
  may_show_name: false,
} as const

type Draft = { readonly [Key in keyof typeof EMPTY]: (typeof EMPTY)[Key] extends boolean ? boolean : string }
type Shown = 'missing' | 'failed' | 'sent'

/** Words and an email are needed; what others may see is asked, and off until it is allowed. */
export function FeedbackForm() {
  const [draft, setDraft] = useState<Draft>(EMPTY)
  const [shown, setShown] = useState<Shown>()
  const change = (part: Partial<Draft>) => setDraft(before => ({ ...before, ...part }))

  // from *Contact support*: it is about a problem
  useEffect(() => {
    const type = new URLSearchParams(window.location.search).get('type')
    if (FEEDBACK_TYPES.some(one => one === type)) setDraft(before => ({ ...before, feedback_type: type! }))
  }, [])

  const sending = useMutation({
    mutationFn: () => send(FEEDBACK_CALLS.sendFeedback, { body: draft }),
    onMutate: () => setShown(undefined),
    onError: () => setShown('failed'),
    onSuccess: () => {
      setDraft(EMPTY)
      setShown('sent')
    },
  })

  useEffect(() => {
    if (shown !== 'sent') return
    const timer = setTimeout(() => setShown(undefined), THANKS_MS)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <form
      noValidate
      aria-labelledby="feedback-head"
      className="grid gap-5 rounded-md border border-rule bg-sheet p-5 sm:p-7"
      onSubmit={event => {
        event.preventDefault()
        if (!draft.feedback.trim() || !draft.email.trim()) return setShown('missing')
        sending.mutate()
      }}
    >
      <h2 id="feedback-head" className="h-sans">
        {t(words.title)}
      </h2>
      <Field label={t(words.type)}>
        {control => (
          <select
            {...control}
            className="input"
            value={draft.feedback_type}
            onChange={event => change({ feedback_type: event.target.value })}
          >
            {FEEDBACK_TYPES.map(type => (
              <option key={type} value={type}>
                {t(FEEDBACK_TYPE_WORDS[type])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t(words.text)} hint={t(words.textHint)}>
        {control => (
          <textarea
            {...control}
            className="input min-h-36"
            maxLength={4000}
            value={draft.feedback}
            onChange={event => change({ feedback: event.target.value })}
          />
        )}
      </Field>
      <Field label={t(words.email)} hint={t(words.emailHint)}>
        {control => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            className="input"
            maxLength={254}
            value={draft.email}
            onChange={event => change({ email: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-1">
        <Consent checked={draft.may_quote} onChange={may_quote => change({ may_quote })}>
          {t(words.mayQuote)}
        </Consent>
        <Consent checked={draft.may_show_name} onChange={may_show_name => change({ may_show_name })}>
          {t(words.mayShowName)}
        </Consent>
      </div>
      {draft.may_show_name && (
        <Field label={t(words.name)}>
          {control => (
            <input
              {...control}
              autoComplete="name"
              className="input"
              maxLength={80}
              value={draft.name}
              onChange={event => change({ name: event.target.value })}
            />
          )}
        </Field>
      )}
      {shown === 'missing' && <Alert tone="red" title={MESSAGES.feedbackMissing} announce="alert" />}
      {shown === 'failed' && (
        <Alert tone="red" title={MESSAGES.feedbackFailed} announce="alert">
          {t(words.kept)}
        </Alert>
      )}
      {shown === 'sent' && <Alert tone="green" title={t(words.sent)} announce="status" />}
      <div>
        <Button type="submit" variant="primary" size="large" busy={sending.isPending}>
          {t(words.send)}
        </Button>
      </div>
    </form>
  )
}

function Consent({
  checked,
  onChange,
  children,
}: {
  readonly checked: boolean
  readonly onChange: (on: boolean) => void
  readonly children: string
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="tick" checked={checked} onChange={event => onChange(event.target.checked)} />
      {children}
    </label>
  )
}
