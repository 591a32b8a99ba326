import { useParams } from 'react-router'
import { Card } from '#web/ui/Card.tsx'
import { Note } from '#web/ui/Note.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { BureauCard, shown } from './BureauCard.tsx'
import { useCreditDispute } from './use-credit.ts'

/** One dispute with the bureaus: where it stands with each, the next step, and what happened. */
export function FollowUpPage() {
  const { id = '' } = useParams()
  const dispute = useCreditDispute(id)
  return (
    <div className="wrap py-8 md:py-12">
      <title>Credit dispute | Writeback</title>
      {dispute.isLoading && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading...
          </p>
          <Skeleton className="h-10 w-2/5" />
          <Skeleton className="mt-6 h-64 w-full rounded-md" />
        </div>
      )}
      {dispute.isError && !dispute.data && (
        <ErrorState title="This dispute did not load" onRetry={() => void dispute.refetch()}>
          <p>{dispute.error.message} Nothing was lost.</p>
        </ErrorState>
      )}
      {dispute.data && (
        <>
          <h1>Your credit dispute</h1>
          <p className="mt-2 max-w-[62ch] text-ink-soft">
            {dispute.data.total_items === 1 ? 'One error' : `${dispute.data.total_items} errors`}, written on{' '}
            {shown(dispute.data.created_at.slice(0, 10))}. A bureau’s time runs from the day it receives your letter.
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
                  What happened
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
              <Note>Legal information, not legal advice.</Note>
            </div>
          </div>
        </>
      )}
    </div>
  )
}
