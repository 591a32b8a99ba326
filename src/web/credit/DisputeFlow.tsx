import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { generateCreditLetters } from '#contract/credit.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import type { Bureau } from '#credit/report.ts'
import { CallFailed } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { More } from '#web/ui/More.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { CreditQuestions } from './CreditQuestions.tsx'
import { EntryTable } from './EntryTable.tsx'
import { ErrorList } from './ErrorList.tsx'
import { Failed } from './Failed.tsx'
import { bodyOfFlow, bureausOf, FLOW_STEPS, useFlow, type Flow, type FlowStep } from './flow.ts'
import { LegalNotice } from './LegalNotice.tsx'
import { LetterCard } from './LetterCard.tsx'
import { ReportUpload } from './ReportUpload.tsx'
import { t } from '#web/language.tsx'
import { panelProps, Tabs } from '#web/ui/Tabs.tsx'
import { TypedErrors } from './TypedErrors.tsx'
import { useCreditDeed } from './use-credit.ts'
import { useReport } from './use-report.ts'
import { YouStep } from './YouStep.tsx'

type Made = z.output<(typeof generateCreditLetters)['reply']>

/** From a report to the answers: seven steps, each a tab. */
export function DisputeFlow({ startWith }: { readonly startWith: string | undefined }) {
  const [flow, change] = useFlow(startWith)
  const reportId = flow.reportId ?? startWith
  const report = useReport(reportId)
  const [missing, setMissing] = useState<string>()
  const made = useCreditDeed(generateCreditLetters, () => change({ step: 'download' }))
  const chosen = Object.keys(flow.confirmed).length + flow.typed.length
  const go = (step: FlowStep) => {
    const lacks = lackingFor(step, flow, chosen)
    setMissing(lacks)
    if (lacks) return
    const starts = step === 'bureau' && flow.bureaus.length === 0 && report.data
    change({ step, ...(starts && { bureaus: bureausOf(starts.errors, flow.confirmed) }) })
  }
  useFocusOnStep(flow.step)
  const closed = FLOW_STEPS.map(([id]) => id).filter(id => (id === 'download' || id === 'track') && !made.data)
  return (
    <section aria-label={t('A new dispute')}>
      <Tabs
        label={t('Steps')}
        tabs={FLOW_STEPS.map(([id, title]) => [id, t(title)])}
        current={flow.step}
        onChoose={go}
        closed={closed}
      />
      <div {...panelProps(flow.step)} className="mt-6">
        {flow.step === 'report' && (
          <div className="max-w-[640px]">
            <ReportUpload onRead={id => change({ reportId: id, step: 'errors', confirmed: {} })} />
            <p className="mt-5">
              {t('No report at hand?')}{' '}
              <button type="button" className="linkbtn" onClick={() => change({ step: 'errors' })}>
                {t('Type in what is wrong')}
              </button>
            </p>
          </div>
        )}
        {flow.step === 'errors' && (
          <div className="grid gap-5">
            {reportId && report.isLoading && <Skeleton className="h-48 w-full rounded-md" />}
            {report.error && <Failed error={report.error} title={t('The report did not load')} />}
            {report.data && (
              <>
                <p className="max-w-[62ch] text-ink-soft">
                  {sayFound({
                    bureaus: report.data.bureaus.map(({ name }) => name).join(', '),
                    accounts: report.data.entries.length,
                    errors: report.data.errors_found,
                  })}
                </p>
                {report.data.unread.length > 0 && (
                  <Alert tone="amber" title={t('Some parts could not be read')}>
                    {t('{parts}. You can type in what they say.', { parts: report.data.unread.join('. ') })}
                  </Alert>
                )}
                <ErrorList analysis={report.data} flow={{ ...flow, reportId }} onChange={change} />
                <CreditQuestions analysis={report.data} />
                <More summary={t('All accounts in this report ({count})', { count: report.data.entries.length })}>
                  <div className="grid gap-4">
                    {report.data.entries.map(entry => (
                      <EntryTable key={`${entry.title} ${entry.account} ${entry.bureaus.join()}`} entry={entry} />
                    ))}
                  </div>
                </More>
              </>
            )}
            <TypedErrors typed={flow.typed} onChange={typed => change({ typed })} />
            <Next onClick={() => go('bureau')}>{t('Continue to bureau')}</Next>
          </div>
        )}
        {flow.step === 'bureau' && (
          <>
            <YouStep flow={flow} onChange={change} />
            <Next onClick={() => go('notice')}>{t('Continue to the notice')}</Next>
          </>
        )}
        {flow.step === 'notice' && (
          <div className="max-w-[640px]">
            <LegalNotice accepted={flow.accepted} onAccept={accepted => change({ accepted })} />
            <Next onClick={() => go('letters')}>{t('Continue to letters')}</Next>
          </div>
        )}
        {flow.step === 'letters' && (
          <div className="grid max-w-[640px] gap-4">
            <p>{sayChosen(chosen, flow.bureaus.map(bureau => BUREAU_NAMES[bureau]).join(', '))}</p>
            {made.error && <LettersFailed error={made.error} />}
            <Next busy={made.isPending} onClick={() => made.mutate({ body: bodyOfFlow({ ...flow, reportId }) })}>
              {made.isPending ? t('Generating...') : t('Generate letters')}
            </Next>
          </div>
        )}
        {flow.step === 'download' && made.data && <MadeLetters made={made.data} ssnLastFour={flow.ssn} />}
        {flow.step === 'track' && made.data && (
          <div className="grid max-w-[640px] gap-4">
            <p>{t('When you have mailed them, write down the day. Then record what each bureau answers.')}</p>
            <div>
              <Link
                to={`/credit-disputes/follow-up/${made.data.dispute_id}`}
                className={buttonClass({ variant: 'primary' })}
              >
                {t('Follow this dispute')}
              </Link>
            </div>
          </div>
        )}
        {flow.step === 'download' && <Next onClick={() => go('track')}>{t('Continue to tracking')}</Next>}
        {missing && lackingFor(after(flow.step), flow, chosen) === missing && (
          <div className="mt-5">
            <Alert tone="red" title={missing} announce="alert" takesFocus />
          </div>
        )}
      </div>
    </section>
  )
}

/** The button that led on is gone: the focus goes to the tab of the step it led to. */
function useFocusOnStep(step: FlowStep): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    document.getElementById(`tab-${step}`)?.focus()
  }, [step])
}

function Next(props: { readonly onClick: () => void; readonly busy?: boolean; readonly children: string }) {
  return (
    <div className="mt-6">
      <Button variant="primary" {...props} />
    </div>
  )
}

function after(step: FlowStep): FlowStep {
  const at = FLOW_STEPS.findIndex(([id]) => id === step)
  return FLOW_STEPS[Math.min(at + 1, FLOW_STEPS.length - 1)]![0]
}

/** What has to be there before a step, in the specified words. */
function lackingFor(step: FlowStep, flow: Flow, chosen: number): string | undefined {
  if (step === 'report' || step === 'errors') return undefined
  if (chosen === 0) return MESSAGES.creditErrorMissing
  if (step === 'bureau') return undefined
  if (flow.bureaus.length === 0) return MESSAGES.creditBureauMissing
  if ([flow.name, flow.address, flow.city].some(text => text.trim() === '')) return MESSAGES.creditInfoMissing
  if (step === 'letters' && !flow.accepted) return t('Please read and confirm the legal notice first.')
  return undefined
}

function sayFound({
  errors,
  ...found
}: {
  readonly bureaus: string
  readonly accounts: number
  readonly errors: number
}) {
  if (errors === 0)
    return t('{bureaus}: {accounts} accounts, no likely errors found. Confirm only what you know is wrong.', found)
  return errors === 1
    ? t('{bureaus}: {accounts} accounts, 1 likely error. Confirm only what you know is wrong.', found)
    : t('{bureaus}: {accounts} accounts, {errors} likely errors. Confirm only what you know is wrong.', {
        errors,
        ...found,
      })
}

function sayChosen(errors: number, bureaus: string): string {
  return errors === 1
    ? t('One error, to {bureaus}. You read each letter before you send it.', { bureaus })
    : t('{errors} errors, to {bureaus}. You read each letter before you send it.', { errors, bureaus })
}

function LettersFailed({ error }: { readonly error: Error }) {
  const isRefused = error instanceof CallFailed && error.failure === 'refused'
  return <Failed error={error} {...(!isRefused && { title: MESSAGES.creditLettersFailed })} />
}

function MadeLetters({ made, ssnLastFour }: { readonly made: Made; readonly ssnLastFour: string }) {
  const letters = Object.entries(made.letters) as [Bureau, NonNullable<Made['letters'][Bureau]>][]
  return (
    <div className="grid gap-5">
      {made.left_out.map(({ id, title, why }) => (
        <Alert key={`${id} ${why}`} tone="amber" title={t('Not in the letters: {title}', { title })}>
          {why}
        </Alert>
      ))}
      {letters.map(([bureau, letter]) => (
        <LetterCard key={bureau} letter={letter} name={`${bureau}-dispute`} ssnLastFour={ssnLastFour} />
      ))}
    </div>
  )
}
