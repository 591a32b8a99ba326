import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CREDIT_CALLS } from '#contract/credit.ts'
import { DISPUTE_ADDRESSES } from '#credit/bureau-names.ts'
import { BUREAUS } from '#credit/report.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { send } from '#web/api.ts'
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
import { GoodwillCard } from './GoodwillCard.tsx'
import { ReportsCard } from './ReportsCard.tsx'
import { ReportUpload } from './ReportUpload.tsx'
import { ScoreSimulator } from './ScoreSimulator.tsx'
import { t } from '#web/language.tsx'
import { panelProps, Tabs } from '#web/ui/Tabs.tsx'
import { useCreditDisputes } from './use-credit.ts'
import { useReports } from './use-report.ts'

const TABS = [
  ['overview', 'Overview'],
  ['disputes', 'Disputes'],
  ['letters', 'Letters'],
  ['progress', 'Progress'],
  ['tools', 'Tools'],
] as const satisfies readonly (readonly [string, PlainPhrase])[]
type Tab = (typeof TABS)[number][0]

/** Everything about one's credit reports: what is wrong, the letters, the answers. */
export function CreditCenter() {
  const [tab, setTab] = useState<Tab>('overview')
  const [uploads, setUploads] = useState(false)
  const [reportId, setReportId] = useState<string>()
  const reports = useReports()
  const latest = reportId ?? reports.data?.reports[0]?.report_id
  const onRead = (id: string) => {
    setReportId(id)
    setUploads(false)
    setTab('disputes')
  }
  return (
    <>
      <Tabs
        label={t('Credit Repair')}
        tabs={TABS.map(([id, title]) => [id, t(title)])}
        current={tab}
        onChoose={setTab}
      />
      <div {...panelProps(tab)} className="mt-6">
        {tab === 'overview' && <Overview onUpload={() => setUploads(true)} onOpen={onRead} />}
        {tab === 'disputes' && <DisputeFlow key={latest ?? 'none'} startWith={latest} />}
        {tab === 'letters' && <Letters />}
        {tab === 'progress' && <Progress />}
        {tab === 'tools' && <Tools errorsFound={reports.data?.reports[0]?.errors_found ?? 0} />}
      </div>
      <Dialog open={uploads} title={t('Upload a credit report')} onClose={() => setUploads(false)}>
        <ReportUpload onRead={onRead} />
      </Dialog>
    </>
  )
}

function Overview({ onUpload, onOpen }: { readonly onUpload: () => void; readonly onOpen: (id: string) => void }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid gap-5">
        <ReportsCard onUpload={onUpload} onOpen={onOpen} />
        <FollowUpCheck />
      </div>
      <div className="grid gap-5">
        <Card labelledBy="expect">
          <CardHead id="expect" title={t('What to expect')} />
          <dl className="grid gap-2 text-note">
            <div className="flex justify-between gap-4">
              <dt className="text-ink-soft">{t('A bureau must answer')}</dt>
              <dd>{t('in 30 days, at times 45')}</dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt className="text-ink-soft">{t('Counted from')}</dt>
              <dd>{t('the day it gets your letter')}</dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt className="text-ink-soft">{t('Score change')}</dt>
              <dd>{t('often none')}</dd>
            </div>
          </dl>
        </Card>
        <Note>{t('You can dispute your report yourself, for free. Legal information, not legal advice.')}</Note>
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
        <CardHead id="written" title={t('Letters you wrote')} />
        {disputes.isLoading && <Skeleton className="h-16 w-full rounded-md" />}
        {disputes.error && <Failed error={disputes.error} title={t('Your letters did not load')} />}
        {letters?.length === 0 && <p className="text-ink-soft">{t('None yet.')}</p>}
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
        <CardHead id="kinds" title={t('Letters there are')} />
        {templates.error && <Failed error={templates.error} title={t('The list did not load')} />}
        <ul className="grid gap-3">
          {templates.data?.templates.map(({ id, name, description, success_rate: rate }) => (
            <li key={id}>
              <b>{name}.</b> {description}
              {rate !== null && (
                <span className="block text-sm text-ink-soft">
                  {t('Strength estimate {rate}%, illustrative, not measured', { rate })}
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
      {disputes.error && <Failed error={disputes.error} title={t('Your disputes did not load')} />}
      {disputes.data && <DisputesSent disputes={disputes.data.disputes} />}
    </div>
  )
}

function Tools({ errorsFound }: { readonly errorsFound: number }) {
  return (
    <div className="grid gap-5">
      <ScoreSimulator errorsFound={errorsFound} />
      <GoodwillCard />
      <Card labelledBy="addresses">
        <CardHead id="addresses" title={t('Where disputes go by mail')} />
        <ul className="grid gap-4 sm:grid-cols-3">
          {BUREAUS.map(bureau => (
            <li key={bureau} className="whitespace-pre-line">
              {DISPUTE_ADDRESSES[bureau].join('\n')}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-note text-ink-soft">{t('An address printed on your own report goes before these.')}</p>
      </Card>
      <p>
        <a href="/credit-disputes">{t('Letters from ticked errors, without a report')}</a>
      </p>
    </div>
  )
}
