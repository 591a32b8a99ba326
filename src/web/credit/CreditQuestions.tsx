import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CreditAnalysis, CREDIT_REPORT_CALLS } from '#contract/credit-reports.ts'
import { isoDate } from '#units/iso-date.ts'
import { send } from '#web/api.ts'
import { today } from '#web/clock.ts'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { More } from '#web/ui/More.tsx'
import { shown } from './BureauCard.tsx'

type Question = CreditAnalysis['questions'][number]
type Answer = NonNullable<Question['given']>

/** What only the person knows and would change the errors; each answer is judged at once. Leaving them open is fine. */
export function CreditQuestions({ analysis }: { readonly analysis: CreditAnalysis }) {
  const answer = useCreditAnswer(analysis.report_id)
  const { questions } = analysis
  if (questions.length === 0) return null
  const ofPerson = questions.filter(({ entry, id }) => entry === null || isAsked(id))
  const entries = [...new Set(questions.filter(one => !ofPerson.includes(one)).map(({ entry }) => entry ?? ''))]
  const ask = (question: Question) => (
    <OneQuestion
      key={question.id}
      question={question}
      busy={answer.isPending}
      onAnswer={given => answer.mutate({ question: question.id, answer: given })}
    />
  )
  return (
    <Card labelledBy="credit-questions">
      <CardHead id="credit-questions" title={t('What only you know')} />
      <p className="mb-4 max-w-[62ch] text-ink-soft">
        {t('Each answer can add an error or take one away. Not sure about one? Leave it open.')}
      </p>
      <div className="grid gap-5">
        {ofPerson.map(ask)}
        {entries.map(entry => {
          const about = questions.filter(one => one.entry === entry && !ofPerson.includes(one))
          const open = about.filter(({ given }) => given === null).length
          return (
            <More key={entry} summary={t('{entry}: {open} open', { entry, open })}>
              <div className="grid gap-5">{about.map(ask)}</div>
            </More>
          )
        })}
      </div>
      <div className="mt-4">
        {answer.isError ? (
          <Alert tone="red" title={t('Your answer was not taken')} announce="alert">
            {answer.error.message}
          </Alert>
        ) : (
          <p role="status" className="text-sm text-green">
            {answer.isSuccess && t('Counted. The errors on this page are up to date.')}
          </p>
        )}
      </div>
    </Card>
  )
}

/** Names, addresses and the like ask for themselves: their question holds what it is about. */
function isAsked(id: string): boolean {
  return /^(?:name|address|employer|birth):/.test(id)
}

function useCreditAnswer(reportId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly question: string; readonly answer: Answer | null }) =>
      send(CREDIT_REPORT_CALLS.answerCreditQuestion, { params: { id: reportId }, body }),
    onSuccess: reply => {
      queries.setQueryData(['credit', 'report', reportId], reply)
      return queries.invalidateQueries({ queryKey: ['credit', 'reports'] })
    },
  })
}

interface OneQuestionProps {
  readonly question: Question
  readonly busy: boolean
  readonly onAnswer: (answer: Answer | null) => void
}

function OneQuestion({ question, busy, onAnswer }: OneQuestionProps) {
  const { id, ask, why, control, given } = question
  const labelId = `ask-${id.replaceAll(/[^\w-]/g, '-')}`
  const press = (label: string, value: Answer) => (
    <Button
      disabled={busy}
      aria-pressed={given === value}
      aria-describedby={labelId}
      className="aria-pressed:border-pen aria-pressed:bg-pen-wash"
      onClick={() => onAnswer(given === value ? null : value)}
    >
      {label}
    </Button>
  )
  return (
    <div>
      <p id={labelId} className="font-semibold">
        {question.entry !== null && id.startsWith('asked-for') ? `${question.entry}. ` : ''}
        {ask}
      </p>
      <p className="mt-0.5 mb-2 text-sm text-ink-soft">{t('Why we ask: {why}', { why })}</p>
      <div className="flex flex-wrap items-end gap-2">
        {control === 'yes-no' && press(t('Yes'), true)}
        {control === 'month' && <Month question={question} labelId={labelId} busy={busy} onAnswer={onAnswer} />}
        {control.startsWith('day') && (
          <Day key={String(given)} given={given} labelId={labelId} busy={busy} onAnswer={onAnswer} />
        )}
        {control === 'day-or-never' ? press(t('Never'), 'never') : press(t('No'), false)}
      </div>
    </div>
  )
}

interface ControlProps {
  readonly labelId: string
  readonly busy: boolean
  readonly onAnswer: (answer: Answer | null) => void
}

function Month({ question, labelId, busy, onAnswer }: ControlProps & { readonly question: Question }) {
  return (
    <select
      aria-labelledby={labelId}
      className="input max-w-56"
      value={typeof question.given === 'string' ? question.given : ''}
      disabled={busy}
      onChange={event => onAnswer(event.target.value)}
    >
      <option value="" disabled>
        {t('Choose a month')}
      </option>
      {question.months.map(month => (
        <option key={month} value={month}>
          {shown(month)}
        </option>
      ))}
    </select>
  )
}

function Day({ given, labelId, busy, onAnswer }: ControlProps & { readonly given: Question['given'] }) {
  const [value, setValue] = useState(typeof given === 'string' && isoDate(given) ? given : '')
  return (
    <form
      className="contents"
      onSubmit={event => {
        event.preventDefault()
        if (value) onAnswer(value)
      }}
    >
      <input
        type="date"
        aria-labelledby={labelId}
        className="input max-w-48"
        value={value}
        max={today()}
        onChange={event => setValue(event.target.value)}
      />
      <Button type="submit" disabled={busy || value === ''} aria-describedby={labelId}>
        {t('Save answer')}
      </Button>
    </form>
  )
}
