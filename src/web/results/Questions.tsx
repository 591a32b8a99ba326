import { Check } from 'lucide-react'
import { useState } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { today } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { canBeNone, controlFor, wireName } from './answers.ts'
import { type Answer, answersGiven, useAnswer } from './use-analysis.ts'

interface Question {
  readonly fact: string
  readonly ask: string
}

interface QuestionsProps {
  readonly analysis: AnalysisReply
  readonly questions: readonly Question[]
  readonly title?: string
}

/** Questions whose answers would change the result; each is judged at once. Not answering is always fine. */
export function Questions({ analysis, questions, title = 'Help us be surer' }: QuestionsProps) {
  const answer = useAnswer(analysis)
  const given = answersGiven(analysis.analysis_id)
  if (questions.length === 0) return <Told answer={answer} />
  return (
    <div className="mt-4 grid gap-4 border-t border-rule pt-4">
      <strong className="font-[650]">{title}</strong>
      {questions.map(question => (
        <OneQuestion
          key={question.fact}
          question={question}
          given={given[wireName(question.fact)]}
          busy={answer.isPending}
          onAnswer={value => answer.mutate({ [question.fact]: value })}
        />
      ))}
      <Told answer={answer} />
    </div>
  )
}

function Told({ answer }: { readonly answer: ReturnType<typeof useAnswer> }) {
  if (answer.isError) {
    return (
      <Alert tone="red" title="Your answer was not taken" announce="alert">
        {answer.error.message}
      </Alert>
    )
  }
  return (
    <p role="status" className="text-sm text-green">
      {answer.isSuccess && (
        <>
          <Check className="icon" /> Counted. Dates and findings on this page are up to date.
        </>
      )}
    </p>
  )
}

interface OneQuestionProps {
  readonly question: Question
  readonly given: Answer | undefined
  readonly busy: boolean
  readonly onAnswer: (value: Answer) => void
}

function OneQuestion({ question, given, busy, onAnswer }: OneQuestionProps) {
  const control = controlFor(question.fact)
  const [value, setValue] = useState(typeof given === 'string' ? given : '')
  const legendId = `ask-${question.fact}`
  const press = (label: string, answer: Answer) => (
    <Button
      key={label}
      disabled={busy}
      aria-pressed={given === answer}
      aria-describedby={legendId}
      className={given === answer ? 'border-pen bg-pen-wash' : ''}
      onClick={() => onAnswer(answer)}
    >
      {label}
    </Button>
  )
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (value) onAnswer(value)
      }}
    >
      <p id={legendId} className="mb-2 font-semibold">
        {question.ask}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {control.kind === 'yes-no' && [press('Yes', true), press('No', false)]}
        {control.kind === 'choice' && (
          <select
            aria-labelledby={legendId}
            className="input max-w-72"
            value={value}
            disabled={busy}
            onChange={event => {
              setValue(event.target.value)
              onAnswer(event.target.value)
            }}
          >
            <option value="" disabled>
              Choose
            </option>
            {control.options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
        {(control.kind === 'date' || control.kind === 'text') && (
          <>
            <input
              type={control.kind}
              aria-labelledby={legendId}
              className="input max-w-56"
              value={value}
              max={control.kind === 'date' ? today() : undefined}
              onChange={event => setValue(event.target.value)}
            />
            <Button type="submit" disabled={busy || value === ''}>
              Save answer
            </Button>
          </>
        )}
        {canBeNone(question.fact) && press('Never', null)}
      </div>
      <p className="mt-1 text-sm text-ink-soft">Not sure? Leave it open.</p>
    </form>
  )
}
