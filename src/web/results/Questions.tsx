import type { PlainPhrase } from '#language/phrase.ts'
import { sayOption } from './answers.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { today } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { t } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Answer, type AnswerControl, controlFor, noneOf, wireName } from './answers.ts'
import { ListAnswer } from './ListAnswer.tsx'
import { answersGiven, useAnswer } from './use-analysis.ts'

interface Question {
  readonly fact: string
  readonly ask: string
  /** Why we ask. */
  readonly why?: string
}

interface QuestionsProps {
  readonly analysis: AnalysisReply
  readonly questions: readonly Question[]
  readonly title?: string
}

/** Questions whose answers would change the result; each is judged at once. Not answering is always fine. */
export function Questions({ analysis, questions, title = t('Help us be surer') }: QuestionsProps) {
  const answer = useAnswer(analysis)
  const given = answersGiven(analysis.analysis_id)
  if (questions.length === 0) return <Told answer={answer} />
  return (
    <div className="mt-4 grid grid-cols-1 gap-5 border-t border-rule pt-4">
      <strong className="font-[650]">{title}</strong>
      {questions.map(question => (
        <OneQuestion
          key={question.fact}
          question={question}
          given={given[wireName(question.fact)]}
          busy={answer.isPending}
          onAnswer={value => answer.mutate({ fact: question.fact, value })}
        />
      ))}
      <p className="text-sm text-ink-soft">{t('Not sure about one? Leave it open.')}</p>
      <Told answer={answer} />
    </div>
  )
}

function Told({ answer }: { readonly answer: ReturnType<typeof useAnswer> }) {
  if (answer.isError) {
    return (
      <Alert tone="red" title={t('Your answer was not taken')} announce="alert">
        {answer.error.message}
      </Alert>
    )
  }
  return (
    <p role="status" className="text-sm text-green">
      {answer.isSuccess && (
        <>
          <Check className="icon" /> {t('Counted. Dates and findings on this page are up to date.')}
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

/** One question with the control its fact needs. */
export function OneQuestion({ question, given, busy, onAnswer }: OneQuestionProps) {
  const control = controlFor(question.fact)
  const labelId = `ask-${question.fact}`
  const none = noneOf(question.fact)
  const press = (label: string, answer: Answer) => (
    <Button
      key={label}
      disabled={busy}
      aria-pressed={isSame(given, answer)}
      aria-describedby={labelId}
      className="aria-pressed:border-pen aria-pressed:bg-pen-wash"
      onClick={() => onAnswer(answer)}
    >
      {label}
    </Button>
  )
  return (
    <div>
      <p id={labelId} className="mb-2 font-semibold">
        {question.ask}
      </p>
      {question.why && <p className="mb-2 text-sm text-ink-soft">{t('Why we ask: {why}', { why: question.why })}</p>}
      <div className="flex flex-wrap items-end gap-2">
        {control.kind === 'yes-no' && [press(t('Yes'), true), press(t('No'), false)]}
        {control.kind === 'choice' && (
          <Choice control={control} labelId={labelId} given={given} busy={busy} onAnswer={onAnswer} />
        )}
        {isTyped(control) && (
          <OneValue
            kind={control.kind}
            unit={control.kind === 'number' ? control.unit : undefined}
            labelId={labelId}
            given={given}
            busy={busy}
            onAnswer={onAnswer}
          />
        )}
        {control.kind === 'list' && (
          <ListAnswer fields={control.fields} labelId={labelId} given={given} busy={busy} onAnswer={onAnswer} />
        )}
        {none !== undefined && press(control.kind === 'date' ? t('Never') : t('No'), none)}
      </div>
    </div>
  )
}

interface ControlProps {
  readonly labelId: string
  readonly given: Answer | undefined
  readonly busy: boolean
  readonly onAnswer: (value: Answer) => void
}

function Choice({
  control,
  labelId,
  given,
  busy,
  onAnswer,
}: ControlProps & { readonly control: Extract<AnswerControl, { kind: 'choice' }> }) {
  return (
    <select
      aria-labelledby={labelId}
      className="input max-w-72"
      value={typeof given === 'string' ? given : ''}
      disabled={busy}
      onChange={event => onAnswer(event.target.value)}
    >
      <option value="" disabled>
        {t('Choose')}
      </option>
      {control.options.map(option => (
        <option key={option.value} value={option.value}>
          {sayOption(option)}
        </option>
      ))}
    </select>
  )
}

type TypedControl = Extract<AnswerControl, { kind: 'date' | 'number' | 'text' | 'time' }>

function isTyped(control: AnswerControl): control is TypedControl {
  return ['date', 'number', 'text', 'time'].includes(control.kind)
}

interface OneValueProps extends ControlProps {
  readonly kind: TypedControl['kind']
  readonly unit: PlainPhrase | undefined
}

function OneValue({ kind, unit, labelId, given, busy, onAnswer }: OneValueProps) {
  const [value, setValue] = useState(typeof given === 'string' || typeof given === 'number' ? String(given) : '')
  return (
    <form
      className="contents"
      onSubmit={event => {
        event.preventDefault()
        if (value) onAnswer(kind === 'number' ? Math.round(Number(value)) : value)
      }}
    >
      <input
        type={kind}
        aria-labelledby={labelId}
        className="input max-w-48"
        value={value}
        max={kind === 'date' ? today() : undefined}
        min={kind === 'number' ? 0 : undefined}
        onChange={event => setValue(event.target.value)}
      />
      {unit && <span className="self-center text-note text-ink-soft">{t(unit)}</span>}
      <Button type="submit" disabled={busy || value === ''} aria-describedby={labelId}>
        {t('Save answer')}
      </Button>
    </form>
  )
}

function isSame(given: Answer | undefined, answer: Answer): boolean {
  if (Array.isArray(answer)) return Array.isArray(given) && given.length === 0
  return given === answer
}
