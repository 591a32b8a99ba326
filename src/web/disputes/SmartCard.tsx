import { useMutation } from '@tanstack/react-query'
import { PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { counterLetter, type DisputeDetail } from '#contract/disputes.ts'
import { CallFailed, send } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { counterLetterPath } from '#web/results/CounterLetter.tsx'
import { keepReply } from '#web/letters/write-letter.ts'
import { storedLetter } from '#web/letters/stored-letter.ts'
import { isoDate } from '#units/iso-date.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { shortDate, t } from '#web/language.tsx'
import { Card } from '#web/ui/Card.tsx'
import { money, sayDays } from './DisputeList.tsx'
import type { Asked } from './DisputePage.tsx'
import { PlanStep } from './PlanStep.tsx'

type Letter = NonNullable<DisputeDetail['next_step']['letter']>

/** States in which a complaint to the agency is worth offering beside the next step. */
const COMPLAINABLE = new Set(['collecting-on', 'ignored-the-question', 'reported', 'silent', 'amount-changed'])

/** Lets the server write a letter of this dispute and opens it. */
export function useCounterLetter(dispute: DisputeDetail) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: {
      readonly response_type: 'continued_dispute' | 'settlement_offer' | 'cease_desist'
      readonly letter?: Letter
      readonly amount?: number
    }) => send(counterLetter, { params: { id: dispute.dispute_id }, body }),
    onSuccess: (reply, { response_type }) =>
      navigate(counterLetterPath(keepReply(reply, dispute.analysis_id).id, response_type)),
  })
}

/** Words for a letter that could not be written: the server's own when it refused, with what fits instead. */
export function LetterFailed({ error }: { readonly error: Error | null }) {
  if (!error) return null
  const refused = error instanceof CallFailed && error.failure === 'refused' && error.status < 500 ? error : undefined
  return (
    <div className="mt-4">
      <Alert tone="red" title={refused?.message ?? MESSAGES.letterFailed} announce="alert">
        {refused?.suggestion ?? t('Nothing was sent to anyone.')}
      </Alert>
    </div>
  )
}

/** The one next step, with a button that does it. */
export function SmartCard({ dispute, ask }: { readonly dispute: DisputeDetail; readonly ask: (what: Asked) => void }) {
  const { next_step: step, smart_action: action, outcome } = dispute
  const letter = useCounterLetter(dispute)
  if (action.status === 'victory' && outcome) {
    const date = shortDate(isoDate(outcome.on)!)
    return (
      <Card look="inked" labelledBy="next-step">
        <p className="text-sm font-semibold text-green">
          <PartyPopper className="icon" /> {t('It ended well')}
        </p>
        <h2 id="next-step" className="mt-1 text-xl">
          {outcome.words}
        </h2>
        <p className="mt-2">
          {outcome.saved > 0
            ? t('{amount} saved, as you confirmed on {date}.', { amount: money(outcome.saved), date })
            : t('Confirmed by you on {date}.', { date })}
        </p>
        <details className="mt-4">
          <summary className={buttonClass({ variant: 'primary' })}>{action.label}</summary>
          <dl className="mt-4 grid gap-2 text-[0.94rem]">
            <Row label={t('Letters and replies')} value={String(dispute.total_interactions)} />
            <Row label={t('Likely violations found')} value={String(dispute.total_violations)} />
            <Row label={t('Next look')} value={`${step.title}, ${shortDate(isoDate(step.on)!)}`} />
          </dl>
        </details>
      </Card>
    )
  }
  const when = { date: shortDate(isoDate(step.on)!), days: sayDays(dispute).toLowerCase() }
  const writing = (asked: Letter) => letter.isPending && letter.variables.letter === asked
  const write = (asked: Letter, label: ReactNode, isMain = true) => (
    <Button
      key={asked}
      variant={isMain ? 'primary' : 'secondary'}
      busy={writing(asked)}
      onClick={() => letter.mutate({ response_type: 'continued_dispute', letter: asked })}
    >
      {label}
    </Button>
  )
  return (
    <Card look="inked" labelledBy="next-step">
      <p className={`text-sm font-semibold ${action.urgency === 'critical' ? 'text-red' : 'text-ink-soft'}`}>
        {action.urgency === 'critical' ? t('Urgent: {date}, {days}', when) : t('Your next step: {date}, {days}', when)}
      </p>
      <h2 id="next-step" className="mt-1 text-xl">
        {step.title}
      </h2>
      <p className="mt-2">{step.why}</p>
      <p className="mt-2 text-[0.94rem] text-ink-soft">
        <b className="font-[650]">{t('If you do not:')}</b> {step.if_not_done}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <StepButton dispute={dispute} ask={ask} />
        {step.letter && write(step.letter, step.action === 'check-reports' ? t('Prepare Letter') : action.label)}
        {COMPLAINABLE.has(dispute.state) && write('cfpb-complaint', t('File CFPB Complaint'), false)}
      </div>
      {COMPLAINABLE.has(dispute.state) && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('The complaint is a text for you to file. Nothing is sent by itself.')}
        </p>
      )}
      <LetterFailed error={letter.error} />
      <PlanStep dispute={dispute} />
      {step.checklist && (
        <details className="mt-5 border-t border-rule pt-2" open={step.action === 'answer-court'}>
          <summary className="linkbtn">{step.checklist.title}</summary>
          <ul className="grid list-disc gap-1.5 pl-5 text-[0.94rem]">
            {step.checklist.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function StepButton({ dispute, ask }: { readonly dispute: DisputeDetail; readonly ask: (what: Asked) => void }) {
  const main = (words: string, what: Asked) => (
    <Button variant="primary" onClick={() => ask(what)}>
      {words}
    </Button>
  )
  switch (dispute.next_step.action) {
    case 'mail-letter':
      return (
        <>
          {main(t('I mailed it'), 'sent')}
          {dispute.letter_id && storedLetter(dispute.letter_id) && (
            <a href={`/letter/${dispute.letter_id}`} className={buttonClass()}>
              {t('Open the letter')}
            </a>
          )}
        </>
      )
    case 'mark-delivered':
      return main(t('It was delivered'), 'delivered')
    case 'check-in':
      return dispute.next_step.actor === 'you' ? main(t('Answer the questions'), 'checked-in') : null
    case 'answer-court':
      return main(t('I answered the court'), 'court-answered')
    case 'confirm-outcome':
      return main(t('Tell us how it ended'), 'outcome')
    case 'upload-reply':
      return (
        <a href="#reply" className={buttonClass({ variant: 'primary' })}>
          {t('Analyze Response')}
        </a>
      )
    case 'check-reports':
      return (
        <a href="https://www.annualcreditreport.com" rel="noreferrer" className={buttonClass()}>
          {t('Get my reports')}
        </a>
      )
    case 'keep-papers':
      return (
        <a href="/your-data" className={buttonClass()}>
          {t('Download my papers')}
        </a>
      )
    case 'write-letter':
    case 'wait':
      return null
  }
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
