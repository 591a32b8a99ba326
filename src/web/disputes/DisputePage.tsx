import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { deleteDispute, type DisputeDetail } from '#contract/disputes.ts'
import type { Phrase } from '#language/phrase.ts'
import { isoDate } from '#units/iso-date.ts'
import { CallFailed } from '#web/api.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { shortDate, t } from '#web/language.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { CounterCard } from './CounterCard.tsx'
import { money, nameOf, StatusBadge } from './DisputeList.tsx'
import { HappenedForm } from './HappenedForm.tsx'
import { OutcomeForm } from './OutcomeForm.tsx'
import { ReplyCard } from './ReplyCard.tsx'
import { SentForm } from './SentForm.tsx'
import { SmartCard } from './SmartCard.tsx'
import { ThirtyDaysCard } from './ThirtyDaysCard.tsx'
import { Timeline } from './Timeline.tsx'
import { useDeed, useDispute } from './use-disputes.ts'

/** What the person is asked in a window of its own. */
export type Asked = 'sent' | 'delivered' | 'checked-in' | 'court-answered' | 'happened' | 'outcome' | 'delete'

const TITLES = {
  sent: 'When did you send it?',
  delivered: 'When did they get it?',
  'checked-in': '30-day check-in',
  'court-answered': 'When did you answer the court?',
  happened: 'Write down what happened',
  outcome: 'Confirm the outcome',
  delete: 'Delete this dispute?',
} as const satisfies Readonly<Record<Asked, Phrase>>

/** One matter: where it stands, the one next step, everything that happened. */
export function DisputePage() {
  const { disputeId = '' } = useParams()
  const found = useDispute(disputeId)
  const isGone = found.error instanceof CallFailed && [400, 404].includes(found.error.status)
  return (
    <div className="wrap py-6 md:py-8">
      <title>{t('Dispute | Writeback')}</title>
      {found.isLoading && <Loading />}
      {isGone && (
        <EmptyState
          title={t('We could not find this dispute')}
          action={
            <Link to="/response-tracker" className={buttonClass({ variant: 'primary' })}>
              {t('Open the tracker')}
            </Link>
          }
        >
          <p>{t('It may have been deleted, or it belongs to another account.')}</p>
        </EmptyState>
      )}
      {found.error && !isGone && !found.data && (
        <ErrorState title={t('This dispute did not load')} onRetry={() => void found.refetch()}>
          <p>{t('{message} Nothing was lost.', { message: found.error.message })}</p>
        </ErrorState>
      )}
      {found.data && !isGone && <Matter dispute={found.data} />}
    </div>
  )
}

function Matter({ dispute }: { readonly dispute: DisputeDetail }) {
  const [asked, setAsked] = useState<Asked>()
  const say = useToast()
  const close = () => setAsked(undefined)
  const saved = (words: string) => () => {
    close()
    say(words)
  }
  return (
    <>
      <p className="text-sm">
        <Link to="/response-tracker" className="inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft className="icon" /> {t('Response Tracker')}
        </Link>
      </p>
      <header className="mt-1 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="break-words">{nameOf(dispute)}</h1>
          <p className="mt-1 text-ink-soft">{aboutOf(dispute)}</p>
        </div>
        <StatusBadge dispute={dispute} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <SmartCard dispute={dispute} ask={setAsked} />
          <ThirtyDaysCard dispute={dispute} />
          <Card labelledBy="log-head">
            <CardHead
              id="log-head"
              title={t('Timeline')}
              aside={
                <button type="button" className="linkbtn" onClick={() => setAsked('happened')}>
                  <Plus className="icon" /> {t('Log a call or letter')}
                </button>
              }
            />
            <Timeline dispute={dispute} />
          </Card>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div id="reply" className="scroll-mt-22">
            <ReplyCard dispute={dispute} />
          </div>
          <CounterCard dispute={dispute} />
          <Insights dispute={dispute} />
          <Card look="flat" labelledBy="more-head">
            <h2 id="more-head" className="h-sans">
              {t('Keep your record right')}
            </h2>
            <div className="mt-3 grid gap-2">
              <Button onClick={() => setAsked('sent')}>{t('Track a sent letter')}</Button>
              {dispute.status !== 'resolved' && <Button onClick={() => setAsked('outcome')}>{t('It is over')}</Button>}
              {dispute.analysis_id && (
                <Link to={`/results?analysis=${dispute.analysis_id}`} className={buttonClass()}>
                  {t('See the findings')}
                </Link>
              )}
              <Button variant="danger" onClick={() => setAsked('delete')}>
                {t('Delete this dispute')}
              </Button>
            </div>
          </Card>
          <Note>{t('Legal information, not legal advice.')}</Note>
        </div>
      </div>
      <Dialog open={asked !== undefined} title={asked ? t(TITLES[asked]) : ''} onClose={close}>
        {asked === 'sent' && <SentForm dispute={dispute} onDone={saved(MESSAGES.trackingSaved)} />}
        {asked === 'outcome' && <OutcomeForm dispute={dispute} onDone={saved(t('Saved.'))} />}
        {asked === 'happened' && <HappenedForm dispute={dispute} onDone={saved(t('Saved.'))} />}
        {asked === 'delete' && <Delete dispute={dispute} onKeep={close} />}
        {(asked === 'delivered' || asked === 'checked-in' || asked === 'court-answered') && (
          <HappenedForm dispute={dispute} kind={asked} onDone={saved(t('Saved.'))} />
        )}
      </Dialog>
    </>
  )
}

function aboutOf(dispute: DisputeDetail): string {
  const sent = dispute.timeline.findLast(({ type }) => type === 'letter-sent')
  return [
    ...(dispute.debt_amount === null ? [] : [t('Asks for {amount}.', { amount: money(dispute.debt_amount) })]),
    ...(dispute.account_number === null
      ? []
      : [t('Account ending in {account}.', { account: dispute.account_number })]),
    sent
      ? t('Your first letter went out on {date}.', { date: shortDate(isoDate(sent.date)!) })
      : `${dispute.state_title}.`,
  ].join(' ')
}

/** What is known of this collector and of the chances; what is not known says so. */
function Insights({ dispute }: { readonly dispute: DisputeDetail }) {
  const { ai_insights: known, success_prediction: estimate } = dispute
  const rows = [
    [t('Time to answer'), known.typical_response_time],
    [t('Settles'), known.settlement_tendency],
    [t('How hard they press'), known.aggression_level],
    [t('What we would do'), known.recommended_approach],
    [t('Success prediction'), estimate === null ? null : t('{estimate} of 100', { estimate })],
  ] as const
  return (
    <Card labelledBy="insights-head">
      <h2 id="insights-head" className="h-sans">
        {t('What we know about them')}
      </h2>
      <dl className="mt-3 text-[0.94rem]">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-t border-rule py-2 first:border-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right">{value ?? <span className="text-ink-soft">{t('no data')}</span>}</dd>
          </div>
        ))}
      </dl>
      {estimate !== null && (
        <p className="mt-2 text-sm text-ink-soft">{t('Strength estimate, not a measured success rate.')}</p>
      )}
    </Card>
  )
}

function Delete({ dispute, onKeep }: { readonly dispute: DisputeDetail; readonly onKeep: () => void }) {
  const navigate = useNavigate()
  const deleted = useDeed(deleteDispute, () => void navigate('/response-tracker'))
  return (
    <>
      <p className="text-ink-soft">
        {t('Its log and its evidence go. Letters and findings stay until you delete them.')}
      </p>
      {deleted.error && (
        <p role="alert" className="mt-2 text-red">
          {t('{message} Nothing was deleted.', { message: deleted.error.message })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={deleted.isPending}
          onClick={() => deleted.mutate({ params: { id: dispute.dispute_id } })}
        >
          {t('Delete')}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {t('Keep it')}
        </Button>
      </div>
    </>
  )
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
