import { Link, useNavigate, useParams } from 'react-router'
import { CREDIT_DISPUTE_CALLS } from '#contract/credit-disputes.ts'
import { CallFailed } from '#web/api.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { t } from '#web/language.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { BureauCard, shown } from './BureauCard.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { useCreditDeed, useCreditDispute } from './use-credit.ts'

/** One dispute with the bureaus: where it stands with each, the next step, and what happened. */
export function FollowUpPage() {
  const { id = '' } = useParams()
  const dispute = useCreditDispute(id)
  const isGone = dispute.error instanceof CallFailed && [400, 404].includes(dispute.error.status)
  return (
    <div className="wrap py-8 md:py-12">
      <title>{t('Credit dispute | Writeback')}</title>
      {dispute.isLoading && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {t('Loading...')}
          </p>
          <Skeleton className="h-10 w-2/5" />
          <Skeleton className="mt-6 h-64 w-full rounded-md" />
        </div>
      )}
      {isGone && (
        <EmptyState
          title={t('We could not find this dispute')}
          action={
            <Link to="/dashboard/credit" className={buttonClass({ variant: 'primary' })}>
              {t('Open Credit Repair')}
            </Link>
          }
        >
          <p>{t('It may have been deleted, or it belongs to another account.')}</p>
        </EmptyState>
      )}
      {dispute.isError && !isGone && !dispute.data && (
        <ErrorState title={t('This dispute did not load')} onRetry={() => void dispute.refetch()}>
          <p>{t('{message} Nothing was lost.', { message: dispute.error.message })}</p>
        </ErrorState>
      )}
      {dispute.data && !isGone && (
        <>
          <h1>{t('Your credit dispute')}</h1>
          <p className="mt-2 max-w-[62ch] text-ink-soft">
            {sayWritten(dispute.data.total_items, shown(dispute.data.created_at.slice(0, 10)))}
          </p>
          <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
            <div className="grid gap-5">
              {dispute.data.bureaus.map(standing => (
                <BureauCard key={standing.bureau} disputeId={id} standing={standing} />
              ))}
            </div>
            <div className="grid gap-5">
              <Card labelledBy="timeline">
                <h2 id="timeline" className="h-sans mb-3">
                  {t('What happened')}
                </h2>
                <ol className="grid gap-3 text-note">
                  {dispute.data.timeline.map(entry => (
                    <li key={entry.id}>
                      <time dateTime={entry.date} className="text-ink-soft">
                        {shown(entry.date)}
                      </time>
                      <br />
                      {entry.description}
                      {entry.note && <span className="block text-ink-soft">{entry.note}</span>}
                    </li>
                  ))}
                </ol>
              </Card>
              <Note>{t('Legal information, not legal advice.')}</Note>
              <DeleteDispute id={id} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

function sayWritten(errors: number, date: string): string {
  return errors === 1
    ? t('One error, written on {date}. A bureau’s time runs from the day it receives your letter.', { date })
    : t('{errors} errors, written on {date}. A bureau’s time runs from the day it receives your letter.', {
        errors,
        date,
      })
}

function DeleteDispute({ id }: { readonly id: string }) {
  const navigate = useNavigate()
  const deed = useCreditDeed(CREDIT_DISPUTE_CALLS.deleteCreditDispute, () => void navigate('/dashboard/credit'))
  return (
    <div>
      <DeleteDialog
        trigger={t('Delete this dispute')}
        title={t('Delete this dispute?')}
        deed={deed}
        onDelete={() => deed.mutate({ params: { id } })}
      >
        <p>
          {t(
            'Its letters, its dates and what you told us about it go for good. Letters you mailed already still count. Download what you want to keep first.',
          )}
        </p>
      </DeleteDialog>
    </div>
  )
}
