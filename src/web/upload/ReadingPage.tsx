import { Check, FileText, LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { stateName } from '#units/state-code.ts'
import { saveAnalysis, savedState, write } from '#web/saved.ts'
import { useSettings } from '#web/settings.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Progress } from '#web/ui/Progress.tsx'
import type { ChosenPage } from './chosen-pages.ts'
import { megabytes } from './letter-form.ts'
import { sayQuality } from './photo-quality.ts'
import { READING_PATH, type ReadingJob, stopUnfinishedReading, useReadingJob } from './reading-job.ts'
import { type ReadingStep, readingSteps } from './reading-steps.ts'

/** What is really happening to the letter, from the server's own events. */
export function ReadingPage() {
  const job = useReadingJob()
  const navigate = useNavigate()
  const outcome = job?.outcome
  useEffect(() => {
    if (outcome?.kind !== 'done') return
    saveAnalysis(outcome.analysis)
    write('session', 'debtLetterFileName', outcome.analysis.file_name)
    void navigate(`/results?analysis=${outcome.analysis.analysis_id}`, { replace: true })
  }, [outcome, navigate])
  useEffect(() => stopWhenLeft, [])
  if (!job) return <Navigate to="/upload" replace />
  if (outcome?.kind === 'failed') return <Navigate to={job.cameFrom} replace />
  return <Reading job={job} onCancel={() => void navigate(job.cameFrom, { replace: true })} />
}

// A mere redraw unmounts too; only a changed address means the person left.
function stopWhenLeft() {
  if (location.pathname !== READING_PATH) stopUnfinishedReading()
}

function Reading({ job, onCancel }: { readonly job: ReadingJob; readonly onCancel: () => void }) {
  const settings = useSettings()
  const state = savedState()
  const steps = readingSteps({
    events: job.events,
    sent: job.sent,
    chosenPages: job.pages.length,
    size: megabytes(job.bytes),
    rules: settings.data?.rules,
    stateName: state && stateName(state),
  })
  const read = job.events.findLast(event => event.step === 'page_read')?.page ?? 0
  const current = Math.min(read, job.pages.length - 1)
  const unclear = job.pages.flatMap((page, index) => (page.quality && sayQuality(page.quality) ? [index + 1] : []))
  return (
    <div className="wrap pt-8">
      <title>{t('Reading your letter | Writeback')}</title>
      <div className="grid items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="order-2 md:order-1">
          <Picture page={job.pages[current]} />
          {job.pages.length > 1 && (
            <ol className="mt-4 flex flex-wrap gap-3" aria-label={t('Pages')}>
              {job.pages.map((page, index) => (
                <Thumb
                  key={page.id}
                  page={page}
                  number={index + 1}
                  state={index < read ? 'read' : index === current ? 'reading' : 'waiting'}
                />
              ))}
            </ol>
          )}
        </div>
        <div className="order-1 md:order-2">
          <h1>{t('Reading your letter')}</h1>
          <p className="mt-2 text-ink-soft">
            {t('This shows what is happening now. If you leave this page, the reading stops and your pages are kept.')}
          </p>
          {job.isHeld && (
            <div className="mt-6">
              <Alert tone="amber" title={t('Many letters are being read right now')} announce="status">
                {t('Yours is kept on this page and sent again by itself. Please leave the page open.')}
              </Alert>
            </div>
          )}
          <ol className="mt-6" aria-live="polite">
            {steps.map(step => (
              <Step key={step.id} step={step} />
            ))}
          </ol>
          {unclear.length > 0 && (
            <div className="mt-6">
              <Alert
                tone="amber"
                title={
                  unclear.length === 1
                    ? t('Page {page} is hard to read', { page: unclear[0]! })
                    : t('Pages {pages} are hard to read', { pages: unclear.join(', ') })
                }
              >
                {t('We read what we can and list what we could not. You can add a better photo later.')}
              </Alert>
            </div>
          )}
          <div className="mt-6">
            <Button onClick={onCancel}>{t('Cancel and keep my pages')}</Button>
          </div>
        </div>
      </div>
    </div>
  )
}

const MARKS = {
  done: 'bg-green-wash text-green',
  now: 'bg-pen text-on-pen',
  waiting: 'border-[1.5px] border-rule-strong',
} as const

function Step({ step }: { readonly step: ReadingStep }) {
  return (
    <li
      aria-current={step.state === 'now' ? 'step' : undefined}
      className={`grid grid-cols-[32px_1fr_auto] items-start gap-x-3.5 gap-y-0.5 border-b border-rule py-4 last:border-0 ${step.state === 'waiting' ? 'text-ink-soft' : ''}`}
    >
      <span className={`grid size-7 place-items-center rounded-full ${MARKS[step.state]}`}>
        {step.state === 'done' && <Check className="icon" />}
        {step.state === 'now' && <LoaderCircle className="icon spin" />}
      </span>
      <b className="pt-0.5 font-[650]">
        {step.title}
        <span className="sr-only">
          {step.state === 'done' ? t(', done') : step.state === 'now' ? t(', now') : t(', waiting')}
        </span>
      </b>
      <span className="pt-1 text-sm text-ink-soft tabular-nums">{step.aside}</span>
      {step.part !== undefined && (
        <div className="col-span-2 col-start-2 mt-2">
          <Progress part={step.part} whole={1} label={step.title} />
        </div>
      )}
    </li>
  )
}

function Picture({ page }: { readonly page: ChosenPage | undefined }) {
  if (!page) return null
  return (
    <div className="max-w-[300px] md:max-w-[470px]">
      {page.preview ? (
        <div className="relative aspect-[8.5/11] overflow-hidden rounded-page bg-[#6d6458] shadow-float">
          <img
            src={page.preview}
            alt={t('The page being read')}
            className="absolute inset-0 size-full object-contain"
            style={{ transform: `rotate(${page.turns * 90}deg)` }}
          />
        </div>
      ) : (
        <div className="grid aspect-[8.5/11] content-center justify-items-center gap-3 rounded-page bg-white p-8 text-center text-[#17202b] shadow-float">
          <FileText className="icon size-12" strokeWidth={1.2} />
          <span className="break-all">{page.file.name}</span>
        </div>
      )}
    </div>
  )
}

interface ThumbProps {
  readonly page: ChosenPage
  readonly number: number
  readonly state: 'read' | 'reading' | 'waiting'
}

function Thumb({ page, number, state }: ThumbProps) {
  return (
    <li
      className={`w-16 overflow-hidden rounded-sm border-2 bg-sheet text-center text-xs font-semibold ${state === 'reading' ? 'border-pen' : state === 'read' ? 'border-green' : 'border-rule'}`}
    >
      <div className="relative grid h-20 place-items-center overflow-hidden bg-[#6d6458]">
        {page.preview ? (
          <img
            src={page.preview}
            alt=""
            className="absolute inset-0 size-full object-contain"
            style={{ transform: `rotate(${page.turns * 90}deg)` }}
          />
        ) : (
          <FileText className="icon text-white" />
        )}
      </div>
      <span className="block py-0.5">
        {state === 'read' && <Check className="icon text-green" />} {number}
        <span className="sr-only">, {state}</span>
      </span>
    </li>
  )
}
