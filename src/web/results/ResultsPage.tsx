import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { type AnalysisReply, getAnalysis } from '#contract/analyses.ts'
import type { Flow } from '#law/flows/flow.ts'
import { flowNamed } from '#law/flows/index.ts'
import { CallFailed } from '#web/api.ts'
import { today } from '#web/clock.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { isCourtPaperConfirmed } from '#web/letters/write-letter.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import type { Ask } from '#web/first-answers.ts'
import { keepReply } from '#web/offline/kept-replies.ts'
import { isPrivate } from '#web/private/flag.ts'
import { queries } from '#web/queries.ts'
import { read, savedToken, write } from '#web/saved.ts'
import { settingsQuery, useSettings } from '#web/settings.ts'
import { CounterLetter } from './CounterLetter.tsx'
import { Crumb } from './Crumb.tsx'
import { DeadlineStrip } from './DeadlineStrip.tsx'
import { deadlinesOn, mainDeadline } from './deadlines.ts'
import { EmailGate } from './EmailGate.tsx'
import { findingsPath } from './FlowPage.tsx'
import { FlowView } from './FlowView.tsx'
import { FullResults } from './FullResults.tsx'
import { HistorySaver } from './HistorySaver.tsx'
import { NothingToCheck } from './NothingToCheck.tsx'
import { PowerLetter } from './PowerLetter.tsx'
import { StopPage } from './StopPage.tsx'
import { said, t } from '#web/language.tsx'
import type { UploadNotice } from '#web/upload/upload-query.ts'
import { analysisQuery, useAnalysis } from './use-analysis.ts'
import { verdictOf, viewOf } from './verdict.ts'
import { UrgentWords } from './Warnings.tsx'

/** What the page is shown together with when a visit begins here. */
export function firstOfResults({ request }: LoaderFunctionArgs): readonly Ask[] {
  const { searchParams: search } = new URL(request.url)
  const analysis = analysisQuery(search.get('analysis') ?? undefined)
  const isOther = search.has('letter') || search.has('violations')
  return isOther || !analysis.enabled
    ? []
    : [() => queries.prefetchQuery(settingsQuery), () => queries.prefetchQuery(analysis)]
}

/** The result of one letter; with violations in the address, the demand for those; with a letter in it, the answer the
 *  tracker wrote. */
export function ResultsPage() {
  const [search] = useSearchParams()
  if (search.has('letter')) return <CounterLetter />
  return search.has('violations') ? <PowerLetter /> : <OneResult />
}

/** Nothing to show leads back to the upload; a court paper stops first. */
function OneResult() {
  const [search] = useSearchParams()
  const id = search.get('analysis') ?? undefined
  const { data: analysis, error, isLoading, refetch } = useAnalysis(id)
  const [wentOn, setWentOn] = useState(false)
  const [passedGate, setPassedGate] = useState(
    () => isPrivate() || Boolean(savedToken() ?? read('session', 'userEmail')),
  )
  const settings = useSettings()
  const isPast = useIsPastFlow(id)
  useEffect(() => {
    if (analysis) void keepReply(getAnalysis, { params: { id: analysis.analysis_id } }, analysis)
  }, [analysis])
  if (isLoading || (settings.isLoading && !passedGate)) return <Loading />
  if (error && !analysis && !isGone(error)) return <AnalysisError error={error} onRetry={() => void refetch()} />
  if (!analysis) return <Navigate to="/upload" replace state={{ lost: id !== undefined } satisfies UploadNotice} />
  const view = viewOf(analysis)
  const isGated = !passedGate && settings.data?.billing !== 'off' && !settings.error
  const flow = view === 'court-paper' ? undefined : flowNamed(analysis.flows[0])
  const stopped = view === 'court-paper' && !wentOn && !isCourtPaperConfirmed(analysis.analysis_id)
  return (
    <div className="wrap">
      <title>{t('{title} | Writeback', { title: verdictOf(analysis).title.replace(/\.$/, '') })}</title>
      {savedToken() && !analysis.saved && <HistorySaver key={analysis.analysis_id} analysis={analysis} />}
      {stopped ? (
        <StopPage analysis={analysis} onGoOn={() => setWentOn(true)} />
      ) : flow && !isPast ? (
        <FlowFirst flow={flow} analysis={analysis} />
      ) : view === 'too-little-read' ? (
        <NothingToCheck analysis={analysis} />
      ) : isGated && view !== 'court-paper' ? (
        <EmailGate analysis={analysis} onPass={() => setPassedGate(true)} />
      ) : (
        <FullResults analysis={analysis} />
      )}
    </div>
  )
}

/** Whether the person went on from what to do now to the findings, here or by a link to one of them; kept for this tab. */
function useIsPastFlow(id: string | undefined): boolean {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const goesPast = search.get('show') === 'findings' || hash.startsWith('#finding')
  useEffect(() => {
    if (goesPast && id !== undefined) write('session', 'writeback.pastFlow', id)
  }, [goesPast, id])
  return goesPast || (id !== undefined && read('session', 'writeback.pastFlow') === id)
}

/** What to do now stands before the findings, and before the e-mail gate. */
function FlowFirst({ flow, analysis }: { readonly flow: Flow; readonly analysis: AnalysisReply }) {
  const hasDate = mainDeadline(deadlinesOn(analysis, today())) !== undefined
  return (
    <>
      <Crumb analysis={analysis} />
      <FlowView
        flow={flow}
        analysis={analysis}
        first={
          <>
            <UrgentWords analysis={analysis} />
            {hasDate && <DeadlineStrip analysis={analysis} action={null} />}
          </>
        }
        goOn={
          <div className="flex flex-wrap gap-3">
            {flow.goOn && (
              <Link to={findingsPath(analysis)} className={buttonClass({ variant: 'primary', size: 'large' })}>
                {said(flow.goOn)}
              </Link>
            )}
            {!flow.goOn && (
              <Link to="/upload?flow=generate" className={buttonClass({ variant: 'primary', size: 'large' })}>
                {t('Check another letter')}
              </Link>
            )}
          </div>
        }
      />
    </>
  )
}

function isGone(error: Error): boolean {
  return error instanceof CallFailed && (error.status === 404 || error.status === 400)
}

function AnalysisError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const refused = error instanceof CallFailed && error.failure === 'refused'
  return (
    <div className="wrap pt-8">
      <title>{t('Analysis Error | Writeback')}</title>
      <ErrorState
        title={MESSAGES.analysisError}
        action={
          <>
            <a href="/upload" className={buttonClass({ variant: 'primary' })}>
              {MESSAGES.tryAgain}
            </a>
            {!refused && (
              <button type="button" className={buttonClass()} onClick={onRetry}>
                {t('Load it again')}
              </button>
            )}
          </>
        }
      >
        <p>{error.message}</p>
        {error instanceof CallFailed && error.suggestion && <p className="mt-2">{error.suggestion}</p>}
      </ErrorState>
    </div>
  )
}

function Loading() {
  return (
    <div className="wrap pt-8" aria-busy="true">
      <p role="status" className="sr-only">
        {t('Loading your result')}
      </p>
      <h1 className="verdict-title">{t('We are opening your letter')}</h1>
      <p className="mt-3 max-w-[58ch] text-ink-soft">
        {t(
          'In a moment you see it with every word we marked, what each mark means under the law, and the dates that count for you. Nothing is sent to anyone.',
        )}
      </p>
      <Skeleton className="mt-8 h-24 w-full rounded-md" />
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        <Skeleton className="h-96 rounded-page" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-40 rounded-md" />
          <Skeleton className="h-40 rounded-md" />
        </div>
      </div>
    </div>
  )
}
