import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { CREDIT_CALLS } from '#contract/credit.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import type { Bureau } from '#credit/report.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { CallFailed, send } from '#web/api.ts'
import { today } from '#web/clock.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Progress } from '#web/ui/Progress.tsx'
import { t } from '#web/language.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { ErrorsStep } from './ErrorsStep.tsx'
import { Failed } from './Failed.tsx'
import { bodyOf, typedErrors, useGeneratorDraft, type GeneratorDraft } from './generator-draft.ts'
import { Downloads, LetterInSpanish, LetterText } from './LetterCard.tsx'
import { localLetters } from './local-letters.ts'
import { PlanChecked } from './PlanChecked.tsx'
import { PlanStep } from './PlanStep.tsx'

type Written = z.output<(typeof CREDIT_CALLS)['generateCreditDisputes']['reply']>

/** Letters as they came from the server, or as they were made here. */
type Letters =
  | { readonly from: 'server'; readonly reply: Written }
  | { readonly from: 'device'; readonly texts: Partial<Record<Bureau, string>> }

const STEPS = [
  'Step 1 of 3: What is wrong',
  'Step 2 of 3: Your plan',
  'Step 3 of 3: Your letters',
] as const satisfies readonly PlainPhrase[]

/** Dispute letters from ticked errors, in three steps. */
export function GeneratorPage() {
  return (
    <div className="wrap py-8 md:py-12">
      <title>{t('Credit disputes | Writeback')}</title>
      <PlanChecked>
        <Generator />
      </PlanChecked>
    </div>
  )
}

function Generator() {
  const [draft, change] = useGeneratorDraft()
  const [missing, setMissing] = useState<string>()
  const letters = useMutation({ mutationFn: () => write(draft) })
  const step = letters.data ? 3 : draft.step
  const head = useFocusOnStep(step)
  const go = () => {
    if (draft.chosen.length === 0) return setMissing(MESSAGES.creditErrorMissing)
    if (draft.step === 2 && draft.bureaus.length === 0) return setMissing(MESSAGES.creditBureauMissing)
    setMissing(undefined)
    if (draft.step === 1) change({ step: 2 })
    else letters.mutate()
  }
  return (
    <>
      <h1>{t('Credit disputes')}</h1>
      <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">
        {t('Tick only what you know is wrong. You can do all of this yourself for free; we help you write it.')}
      </p>
      <h2 ref={head} tabIndex={-1} className="mt-6 mb-2 font-sans text-base font-[650] outline-none">
        {t(STEPS[step - 1]!)}
      </h2>
      <Progress part={step} whole={3} label={t('Steps')} />
      <div className="mt-8 max-w-[900px]">
        {letters.data ? (
          <LettersStep letters={letters.data} onBack={() => letters.reset()} />
        ) : (
          <>
            {draft.step === 1 ? (
              <ErrorsStep draft={draft} onChange={change} />
            ) : (
              <PlanStep draft={draft} onChange={change} />
            )}
            {missing && (
              <div className="mt-6">
                <Alert tone="red" title={missing} announce="alert" takesFocus />
              </div>
            )}
            {letters.error && (
              <div className="mt-6">
                <Failed error={letters.error} title={MESSAGES.creditLettersFailed} />
              </div>
            )}
            <div className="mt-6 flex flex-wrap gap-3">
              {draft.step === 2 && <Button onClick={() => change({ step: 1 })}>{t('Back')}</Button>}
              <Button variant="primary" busy={letters.isPending} onClick={go}>
                {draft.step === 1 ? t('Continue') : letters.isPending ? t('Generating...') : t('Generate letters')}
              </Button>
            </div>
          </>
        )}
        <div className="mt-8">
          <Note>
            {t(
              'Every statement in a dispute must be true. Legal information, not legal advice. Nobody can have accurate, current information removed from a report.',
            )}
          </Note>
        </div>
      </div>
    </>
  )
}

/** The button that led on is gone: the next step begins at its head, for the eye and for the keyboard. */
function useFocusOnStep(step: number) {
  const head = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    head.current?.focus()
  }, [step])
  return head
}

/** The server first. Letters are made here only when it cannot be reached: what it refuses stays refused. */
async function write(draft: GeneratorDraft): Promise<Letters> {
  try {
    return { from: 'server', reply: await send(CREDIT_CALLS.generateCreditDisputes, { body: bodyOf(draft) }) }
  } catch (error) {
    if (error instanceof CallFailed && error.status === 402) window.location.assign('/payment?product=credit')
    const isReachable = error instanceof CallFailed && error.status > 0 && error.status < 500
    if (isReachable) throw error
    const harm = [draft.chosen.length > 1 ? draft.specificErrors : '', draft.specificHarm].join(' ').trim()
    const texts = localLetters(typedErrors(draft), draft.bureaus, { today: today(), harm: harm || undefined })
    if (Object.keys(texts).length === 0) throw error
    return { from: 'device', texts }
  }
}

function LettersStep({ letters, onBack }: { readonly letters: Letters; readonly onBack: () => void }) {
  const texts = Object.entries(letters.from === 'server' ? letters.reply.letters : letters.texts) as [Bureau, string][]
  return (
    <div className="grid gap-5">
      {letters.from === 'device' && (
        <Alert tone="amber" title={t('These letters were made on this device')} announce="status">
          {t(
            'Our server could not be reached. They are not kept and not followed. Download them now, and read every line.',
          )}
        </Alert>
      )}
      {letters.from === 'server' &&
        letters.reply.left_out.map(({ id, title, why }) => (
          <Alert key={id} tone="amber" title={t('Not in the letters: {title}', { title })}>
            {why}
          </Alert>
        ))}
      {texts.map(([bureau, text]) => (
        <Card key={bureau} labelledBy={`letter-${bureau}`}>
          <h2 id={`letter-${bureau}`} className="h-sans">
            {BUREAU_NAMES[bureau]}
          </h2>
          <LetterText content={text} />
          {letters.from === 'server' && letters.reply.letter_ids[bureau] ? (
            <>
              <LetterInSpanish letterId={letters.reply.letter_ids[bureau]} name={`${bureau}-dispute`} />
              <Downloads letterId={letters.reply.letter_ids[bureau]} name={`${bureau}-dispute`} ssnLastFour="" />
            </>
          ) : (
            <Button
              className="mt-3"
              onClick={() =>
                saveFile(`${bureau}-dispute-${today()}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }))
              }
            >
              {t('Download text')}
            </Button>
          )}
        </Card>
      ))}
      <Card labelledBy="next-steps" look="flat">
        <h2 id="next-steps" className="h-sans mb-2">
          {t('Next steps')}
        </h2>
        <ol className="grid list-decimal gap-2 pl-5">
          <li>{t('Fill in what stands in brackets. Print and sign each letter.')}</li>
          <li>{t('Send it by certified mail with return receipt.')}</li>
          <li>{t('Keep copies of everything you send.')}</li>
          <li>{t('Expect responses in 30-45 days from the day they receive it.')}</li>
        </ol>
        {letters.from === 'server' && (
          <p className="mt-3">
            <Link to={`/credit-disputes/follow-up/${letters.reply.dispute_id}`}>{t('Follow this dispute')}</Link>
          </p>
        )}
      </Card>
      <div>
        <Button onClick={onBack}>{t('Back')}</Button>
      </div>
    </div>
  )
}
