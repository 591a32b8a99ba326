import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CREDIT_CALLS } from '#contract/credit.ts'
import { BUREAU_NAMES, DISPUTE_ADDRESSES } from '#credit/bureau-names.ts'
import { BUREAUS } from '#credit/report.ts'
import { send } from '#web/api.ts'
import { ILLUSTRATIVE } from '#web/copy/claims.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { shown } from './BureauCard.tsx'
import { DisputeFlow } from './DisputeFlow.tsx'
import { DisputesSent } from './DisputesSent.tsx'
import { Failed } from './Failed.tsx'
import { FollowUpCheck } from './FollowUpCheck.tsx'
import { Downloads } from './LetterCard.tsx'
import { ReportUpload } from './ReportUpload.tsx'
import { ScoreSimulator } from './ScoreSimulator.tsx'
import { panelProps, Tabs } from '#web/ui/Tabs.tsx'
import { useCreditDisputes } from './use-credit.ts'
import { useReports } from './use-report.ts'

const TABS = [
  ['overview', 'Overview'],
  ['disputes', 'Disputes'],
  ['letters', 'Letters'],
  ['progress', 'Progress'],
  ['tools', 'Tools'],
] as const
type Tab = (typeof TABS)[number][0]

/** Everything about one's credit reports: what is wrong, the letters, the answers. */
export function CreditCenter() {
  const [tab, setTab] = useState<Tab>('overview')
  const [uploads, setUploads] = useState(false)
  const [reportId, setReportId] = useState<string>()
  const reports = useReports()
  const latest = reportId ?? reports.data?.[0]?.report_id
  const onRead = (id: string) => {
    setReportId(id)
    setUploads(false)
    setTab('disputes')
  }
  return (
    <>
      <Tabs label="Credit Repair" tabs={TABS} current={tab} onChoose={setTab} />
      <div {...panelProps(tab)} className="mt-6">
        {tab === 'overview' && <Overview onUpload={() => setUploads(true)} onOpen={onRead} />}
        {tab === 'disputes' && <DisputeFlow key={latest ?? 'none'} startWith={latest} />}
        {tab === 'letters' && <Letters />}
        {tab === 'progress' && <Progress />}
        {tab === 'tools' && <Tools errorsFound={reports.data?.[0]?.errors_found ?? 0} />}
      </div>
      <Dialog open={uploads} title="Upload a credit report" onClose={() => setUploads(false)}>
        <ReportUpload onRead={onRead} />
      </Dialog>
    </>
  )
}

function Overview({ onUpload, onOpen }: { readonly onUpload: () => void; readonly onOpen: (id: string) => void }) {
  const reports = useReports()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid gap-5">
        <Card labelledBy="reports">
          <CardHead id="reports" title="Your credit reports" />
          {reports.isLoading && <Skeleton className="h-16 w-full rounded-md" />}
          {reports.error && <Failed error={reports.error} title="Your reports did not load" />}
          {reports.data?.length === 0 && (
            <p className="mb-4 text-ink-soft">None yet. Upload one, and we show you what looks wrong and why.</p>
          )}
          <ul className="mb-4 grid gap-2">
            {reports.data?.map(report => (
              <li
                key={report.report_id}
                className="flex flex-wrap items-center justify-between gap-2 border-b border-rule pb-2"
              >
                <span>
                  <b>{report.bureaus.map(bureau => BUREAU_NAMES[bureau]).join(', ')}</b>{' '}
                  <span className="text-ink-soft">
                    read {shown(report.created_at.slice(0, 10))}, {report.errors_found} likely{' '}
                    {report.errors_found === 1 ? 'error' : 'errors'}
                  </span>
                </span>
                <Button onClick={() => onOpen(report.report_id)}>Open</Button>
              </li>
            ))}
          </ul>
          <Button variant="primary" onClick={onUpload}>
            Upload a report
          </Button>
        </Card>
        <FollowUpCheck />
      </div>
      <div className="grid gap-5">
        <Card labelledBy="expect">
          <CardHead id="expect" title="What to expect" />
          <dl className="grid gap-2 text-note">
            <div className="flex justify-between gap-4">
              <dt className="text-ink-soft">A bureau must answer</dt>
              <dd>in 30 days, at times 45</dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt className="text-ink-soft">Counted from</dt>
              <dd>the day it gets your letter</dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt className="text-ink-soft">Score change</dt>
              <dd>often none</dd>
            </div>
          </dl>
        </Card>
        <Note>You can dispute your report yourself, for free. Legal information, not legal advice.</Note>
      </div>
    </div>
  )
}

function Letters() {
  const disputes = useCreditDisputes()
  const templates = useQuery({
    queryKey: ['credit', 'templates'],
    queryFn: ({ signal }) => send(CREDIT_CALLS.creditTemplates, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const letters = disputes.data?.disputes.flatMap(({ bureaus }) =>
    bureaus.flatMap(({ bureau, letters }) => letters.map(letter => ({ bureau, ...letter }))),
  )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card labelledBy="written">
        <CardHead id="written" title="Letters you wrote" />
        {disputes.isLoading && <Skeleton className="h-16 w-full rounded-md" />}
        {disputes.error && <Failed error={disputes.error} title="Your letters did not load" />}
        {letters?.length === 0 && <p className="text-ink-soft">None yet.</p>}
        <ul className="grid gap-4">
          {letters?.map(({ letter_id: id, title, bureau, template, written_on: on }) => (
            <li key={id}>
              <b>{title}</b> <span className="text-ink-soft">{shown(on)}</span>
              <Downloads letterId={id} name={`${bureau}-${template}`} ssnLastFour="" />
            </li>
          ))}
        </ul>
      </Card>
      <Card labelledBy="kinds">
        <CardHead id="kinds" title="Letters there are" />
        {templates.error && <Failed error={templates.error} title="The list did not load" />}
        <ul className="grid gap-3">
          {templates.data?.templates.map(({ id, name, description, success_rate: rate }) => (
            <li key={id}>
              <b>{name}.</b> {description}
              {rate !== null && (
                <span className="block text-sm text-ink-soft">
                  Strength estimate {rate}%, {ILLUSTRATIVE.label}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Progress() {
  const disputes = useCreditDisputes()
  return (
    <div className="grid gap-5">
      <FollowUpCheck />
      {disputes.isLoading && <Skeleton className="h-32 w-full rounded-md" />}
      {disputes.error && <Failed error={disputes.error} title="Your disputes did not load" />}
      {disputes.data && <DisputesSent disputes={disputes.data.disputes} />}
    </div>
  )
}

function Tools({ errorsFound }: { readonly errorsFound: number }) {
  return (
    <div className="grid gap-5">
      <ScoreSimulator errorsFound={errorsFound} />
      <Card labelledBy="addresses">
        <CardHead id="addresses" title="Where disputes go by mail" />
        <ul className="grid gap-4 sm:grid-cols-3">
          {BUREAUS.map(bureau => (
            <li key={bureau} className="whitespace-pre-line">
              {DISPUTE_ADDRESSES[bureau].join('\n')}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-note text-ink-soft">An address printed on your own report goes before these.</p>
      </Card>
      <p>
        <a href="/credit-disputes">Letters from ticked errors, without a report</a>
      </p>
    </div>
  )
}
