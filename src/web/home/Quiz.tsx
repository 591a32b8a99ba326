import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { analyzeQuiz, type QuizResult } from '#quiz/analyze-quiz.ts'
import { SITUATIONS, type SituationId } from '#quiz/situations.ts'
import { QUIZ, SITUATION_WORDS } from '#web/copy/quiz.ts'
import { Section } from '#web/front/Section.tsx'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'

const ANALYZING_MS = 1500

type ResultView = (typeof import('./QuizResult.tsx'))['QuizResultView']
type Step =
  | { readonly at: 'choosing' | 'analyzing' | 'failed' }
  | { readonly at: 'result'; readonly result: QuizResult; readonly View: ResultView }

/** Twelve situations: pick what fits, and see which rules cover it and what to do first. Nothing is sent anywhere. */
export function Quiz() {
  const [chosen, setChosen] = useState<readonly SituationId[]>([])
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const section = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // What was ticked before the script came counts.
    const ticked = new Set(form.current ? new FormData(form.current).getAll('situation') : [])
    if (ticked.size > 0) setChosen(SITUATIONS.map(({ id }) => id).filter(id => ticked.has(id)))
  }, [])

  const toggle = (id: SituationId, on: boolean) =>
    setChosen(before => (on ? [...before, id] : before.filter(one => one !== id)))

  const analyze = () => {
    const result = analyzeQuiz(chosen)
    if (!result) return
    setStep({ at: 'analyzing' })
    const loaded = import('./QuizResult.tsx') // the law's own words come with the result, while it is waited for
    timer.current = setTimeout(() => {
      loaded.then(
        ({ QuizResultView }) => setStep({ at: 'result', result, View: QuizResultView }),
        () => setStep({ at: 'failed' }),
      )
    }, ANALYZING_MS)
  }

  const reset = () => {
    setChosen([])
    setStep({ at: 'choosing' })
    section.current?.focus()
  }

  return (
    <Section id="quiz" title={t(QUIZ.title)} text={t(QUIZ.text)}>
      <div ref={section} tabIndex={-1} className="outline-none">
        {step.at === 'result' ? (
          <step.View chosen={chosen} result={step.result} onReset={reset} />
        ) : (
          <form
            ref={form}
            onSubmit={event => {
              event.preventDefault()
              analyze()
            }}
          >
            <fieldset disabled={step.at === 'analyzing'}>
              <legend className="sr-only">{t(QUIZ.legend)}</legend>
              <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
                {SITUATIONS.map(({ id }) => (
                  <label
                    key={id}
                    className="grid grid-cols-[24px_1fr] items-start gap-x-3 rounded-md border-[1.5px] border-rule-strong bg-sheet px-4 py-3.5 has-checked:border-pen has-checked:bg-pen-wash has-checked:shadow-[inset_0_0_0_1px_var(--pen)]"
                  >
                    <input
                      type="checkbox"
                      name="situation"
                      value={id}
                      className="tick mt-px"
                      checked={chosen.includes(id)}
                      onChange={event => toggle(id, event.target.checked)}
                    />
                    <span>
                      <b className="block font-[650]">{t(SITUATION_WORDS[id].text)}</b>
                      <span className="text-sm text-ink-soft">{t(SITUATION_WORDS[id].subtext)}</span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            {step.at === 'failed' && (
              <div className="mt-4">
                <Alert tone="red" title={t(QUIZ.failed)} announce="alert" />
              </div>
            )}
            <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button
                type="submit"
                variant="primary"
                size="large"
                icon={<Search className="icon" />}
                busy={step.at === 'analyzing'}
                disabled={chosen.length === 0}
              >
                {step.at === 'analyzing' ? t(QUIZ.analyzing) : t(QUIZ.analyze)}
              </Button>
              <span role="status" className="text-ink-soft">
                {selected(chosen.length)}
              </span>
            </div>
          </form>
        )}
      </div>
    </Section>
  )
}

function selected(count: number): string {
  if (count === 0) return t(QUIZ.none)
  return count === 1 ? t('1 situation selected') : t('{count} situations selected', { count })
}
