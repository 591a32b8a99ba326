import { useState, type SubmitEvent } from 'react'
import { saveLead } from '#contract/accounts.ts'
import type { AnalysisReply } from '#contract/analyses.ts'
import { send } from '#web/api.ts'
import { write } from '#web/saved.ts'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t, Words } from '#web/language.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { Crumb } from './Crumb.tsx'
import { DeadlineStrip } from './DeadlineStrip.tsx'
import { TimeLimitCard } from './TimeLimitCard.tsx'
import { verdictOf } from './verdict.ts'
import { Warnings } from './Warnings.tsx'

/** Asks a visitor for an email before the findings. What keeps a person safe stands above it and waits for nothing: what
 *  this is, warnings, dates, the time limit (decision 6). */
export function EmailGate({ analysis, onPass }: { readonly analysis: AnalysisReply; readonly onPass: () => void }) {
  const { title, text } = verdictOf(analysis)
  return (
    <>
      <Crumb analysis={analysis} />
      <header className="py-3 pb-6">
        <h1 className="verdict-title">{title}</h1>
        <p className="mt-3 max-w-[58ch] text-ink-soft">{text}</p>
      </header>
      <Warnings analysis={analysis} />
      <DeadlineStrip
        analysis={analysis}
        action={
          <a href="#gate" className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('See every finding')}
          </a>
        }
      />
      <div className="mt-5 grid items-start gap-5 md:grid-cols-2">
        <TimeLimitCard analysis={analysis} />
        <Gate analysis={analysis} onPass={onPass} />
      </div>
    </>
  )
}

function Gate({ analysis, onPass }: { readonly analysis: AnalysisReply; readonly onPass: () => void }) {
  const [email, setEmail] = useState('')
  const [consent, setConsent] = useState(false)
  const say = useToast()
  const pass = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!email.includes('@')) return
    write('session', 'userEmail', email.trim())
    onPass()
    if (!consent) return // without consent it stays in this tab
    const { recommended_strategy: strategy, success_probability: confidence } = analysis.strategic_analysis
    try {
      await send(saveLead, { body: { email, strategy, confidence, consent } })
    } catch {
      say(t('Your result is here. Your email could not be kept just now.'))
    }
  }
  return (
    <Card id="gate" look="inked" labelledBy="gate-head">
      <h2 id="gate-head" className="h-sans">
        {t('See every finding and your answer')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('Enter your email to go on. No account, no password.')}</p>
      <form className="mt-5 grid gap-4" onSubmit={event => void pass(event)}>
        <Field label={t('Email')}>
          {control => (
            <input
              {...control}
              className="input"
              type="text"
              inputMode="email"
              autoComplete="email"
              placeholder="you@example.com"
              value={email}
              onChange={event => setEmail(event.target.value)}
            />
          )}
        </Field>
        <label className="flex min-h-11 items-start gap-3 text-[0.94rem]">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0"
            checked={consent}
            onChange={event => setConsent(event.target.checked)}
          />
          <span>
            <Words
              of="Keep my email and write to me about Writeback. Without this, it stays in this tab only. <0>Privacy</0>"
              parts={[<a href="/privacy" />]}
            />
          </span>
        </label>
        <Button type="submit" variant="primary" size="large" block disabled={!email.includes('@')}>
          {t('View Results')}
        </Button>
      </form>
    </Card>
  )
}
