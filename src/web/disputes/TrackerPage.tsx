import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DisputeReply, UnifiedReply } from '#contract/disputes.ts'
import type { Phrase } from '#language/phrase.ts'
import { CreditDisputesCard } from '#web/credit/CreditDisputesCard.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { t } from '#web/language.tsx'
import { panelProps, Tabs } from '#web/ui/Tabs.tsx'
import { DisputeList, money } from './DisputeList.tsx'
import { StartTracking } from './StartTracking.tsx'
import { useTracker } from './use-disputes.ts'

const SECTIONS = [
  ['action_required', 'Action Required'],
  ['waiting', 'Waiting for Response'],
  ['active', 'Active Disputes'],
  ['victories', 'Victories'],
] as const satisfies readonly (readonly [keyof UnifiedReply, Phrase])[]

const TABS = [
  ['overview', 'Overview'],
  ['all', 'All Disputes'],
] as const satisfies readonly (readonly [string, Phrase])[]
type Tab = (typeof TABS)[number][0]

/** Every matter with a collector, and the next step of each, by date. */
export function TrackerPage() {
  const tracker = useTracker()
  const [tab, setTab] = useState<Tab>('overview')
  return (
    <div className="wrap py-6 md:py-10">
      <title>{t('Response Tracker | Writeback')}</title>
      {tracker.isLoading && <Loading />}
      {tracker.isError && !tracker.data && (
        <ErrorState title={t('Your disputes did not load')} onRetry={() => void tracker.refetch()}>
          <p>{t('{message} Nothing was lost.', { message: tracker.error.message })}</p>
        </ErrorState>
      )}
      {tracker.data && isEmpty(tracker.data) && <Nothing />}
      {tracker.data && !isEmpty(tracker.data) && (
        <>
          <header className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1>{t('Response Tracker')}</h1>
              <p className="mt-2 max-w-[58ch] text-ink-soft">
                {t('Each letter you sent, what came back, and the one next step with its day.')}
              </p>
            </div>
            <Button
              icon={<RefreshCw className="icon" />}
              busy={tracker.isFetching}
              onClick={() => void tracker.refetch()}
            >
              {t('Refresh')}
            </Button>
          </header>
          <div className="mt-6 flex flex-wrap gap-1">
            <div className="grow">
              <Tabs
                label={t('Response Tracker')}
                tabs={TABS.map(([id, title]) => [id, t(title)])}
                current={tab}
                onChoose={setTab}
              />
            </div>
            <Link to="/dashboard/intel" className="inline-flex min-h-11 items-center px-3.5">
              {t('Collector Intel')}
            </Link>
          </div>
          {tracker.isError && (
            <div className="mt-5">
              <Alert tone="amber" title={t('This may be out of date')} announce="status">
                {t('The last check did not come through. We try again by ourselves.')}
              </Alert>
            </div>
          )}
          <div {...panelProps(tab)} className="mt-6 grid gap-5">
            {tab === 'overview' ? <Overview tracker={tracker.data} /> : <All tracker={tracker.data} />}
          </div>
        </>
      )}
    </div>
  )
}

function Overview({ tracker }: { readonly tracker: UnifiedReply }) {
  const { summary } = tracker
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid gap-5">
        {SECTIONS.map(([category, title]) => (
          <Section key={category} id={category} title={t(title)} disputes={tracker[category]} />
        ))}
      </div>
      <div className="grid gap-5">
        <Card labelledBy="sums">
          <CardHead id="sums" title={t('So far')} />
          <dl className="grid gap-2">
            <Sum label={t('Running')} value={String(summary.total_active)} />
            <Sum label={t('Victories')} value={String(summary.total_victories)} />
            <Sum label={t('Saved, as you confirmed')} value={money(summary.total_saved)} />
            <Sum
              label={t('Ended well')}
              value={summary.success_rate === null ? t('nothing ended yet') : `${summary.success_rate}%`}
            />
          </dl>
          {summary.insights.length > 0 && (
            <ul className="mt-4 grid gap-1 border-t border-rule pt-4 text-[0.94rem]">
              {summary.insights.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </Card>
        <StartTracking />
        <Note>{t('Legal information, not legal advice.')}</Note>
      </div>
    </div>
  )
}

function Section({
  id,
  title,
  disputes,
}: {
  readonly id: string
  readonly title: string
  readonly disputes: readonly DisputeReply[]
}) {
  return (
    <Card labelledBy={`list-${id}`}>
      <CardHead id={`list-${id}`} title={title} aside={String(disputes.length)} />
      {disputes.length === 0 ? <p className="text-ink-soft">{t('None.')}</p> : <DisputeList disputes={disputes} />}
    </Card>
  )
}

function All({ tracker }: { readonly tracker: UnifiedReply }) {
  const all = [...SECTIONS.flatMap(([category]) => tracker[category]), ...tracker.ended]
  return (
    <>
      <Section id="all" title={t('All Disputes')} disputes={all} />
      <CreditDisputesCard />
    </>
  )
}

function Sum({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-[650]">{value}</dd>
    </div>
  )
}

function Nothing() {
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_360px]">
      <EmptyState
        title={t('Response Tracker')}
        action={
          <Link to="/upload" className={buttonClass({ variant: 'primary' })}>
            {t('Check a letter')}
          </Link>
        }
      >
        <p>
          {t(
            'Here you see each letter you sent, what came back, and what to do next. A dispute starts when you write a letter to a collector.',
          )}
        </p>
      </EmptyState>
      <div className="grid content-start gap-5">
        <CreditDisputesCard />
        <StartTracking />
      </div>
    </div>
  )
}

function isEmpty(tracker: UnifiedReply): boolean {
  return SECTIONS.every(([category]) => tracker[category].length === 0) && tracker.ended.length === 0
}

function Loading() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('Loading...')}
      </p>
      <Skeleton className="h-10 w-2/5" />
      <Skeleton className="mt-6 h-40 w-full rounded-md" />
      <Skeleton className="mt-5 h-40 w-full rounded-md" />
    </div>
  )
}
