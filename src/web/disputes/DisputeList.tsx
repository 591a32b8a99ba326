import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { DisputeReply } from '#contract/disputes.ts'
import type { Phrase } from '#language/phrase.ts'
import { isoDate } from '#units/iso-date.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { DateTile } from '#web/ui/DateTile.tsx'
import { t } from '#web/language.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { useTracker } from './use-disputes.ts'

const COMPACT = 3

/** Matters as a dated list: the next step of each, and how near it is. */
export function DisputeList({ disputes }: { readonly disputes: readonly DisputeReply[] }) {
  return (
    <ul>
      {disputes.map(dispute => (
        <li key={dispute.dispute_id} className="border-t border-rule first:border-0">
          <Link
            to={`/response-tracker/${dispute.dispute_id}`}
            className="grid grid-cols-[64px_minmax(0,1fr)_20px] items-center gap-4 py-3.5 text-ink no-underline hover:text-ink"
          >
            <DateTile on={isoDate(dispute.next_step.on)!} look={lookOf(dispute)} />
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <b className="font-[650]">{nameOf(dispute)}</b>
                <StatusBadge dispute={dispute} />
              </span>
              <span className="block text-[0.94rem]">
                {dispute.outcome ? dispute.outcome.words : dispute.next_step.title}
              </span>
              <span className="block text-sm text-ink-soft">
                {dispute.outcome ? dispute.state_title : sayDays(dispute)}
                {dispute.debt_amount !== null && ` · ${money(dispute.debt_amount)}`}
              </span>
            </span>
            <ChevronRight className="icon" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** For other pages: the first three that matter most, and the way to all of them. */
export function CompactDisputes() {
  const tracker = useTracker()
  if (tracker.isLoading) return <Skeleton className="h-40 w-full rounded-md" />
  if (!tracker.data)
    return (
      <ErrorState title={t('Your disputes did not load')} onRetry={() => void tracker.refetch()}>
        <p>{t('Nothing was lost.')}</p>
      </ErrorState>
    )
  const { action_required, active, waiting } = tracker.data
  const first = [...action_required, ...waiting, ...active].slice(0, COMPACT)
  return (
    <div className="grid gap-3">
      {first.length === 0 ? (
        <p className="text-ink-soft">
          {t('No dispute is running. One starts when you write a letter to a collector.')}
        </p>
      ) : (
        <DisputeList disputes={first} />
      )}
      <Link to="/response-tracker" className={buttonClass()}>
        {t('View All')}
      </Link>
    </div>
  )
}

const STATUSES = {
  active: 'active',
  awaiting_user_action: 'awaiting user_action',
  resolved: 'resolved',
} as const satisfies Readonly<Record<DisputeReply['status'], Phrase>>

/** The status as the specification writes it: its first underscore is a space. */
export function StatusBadge({ dispute }: { readonly dispute: DisputeReply }) {
  const look = dispute.category === 'victories' ? 'green' : dispute.urgency === 'critical' ? 'red' : 'plain'
  return <Badge look={look}>{t(STATUSES[dispute.status])}</Badge>
}

export function nameOf({ collector_name }: Pick<DisputeReply, 'collector_name'>): string {
  return collector_name ?? t('Collector not named')
}

export function money(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** @example sayDays(oneDueTomorrow) // '1 day left' */
export function sayDays({ next_step: { days_left: days, actor } }: Pick<DisputeReply, 'next_step'>): string {
  if (days === 0) return t('Today')
  if (days < 0) return days === -1 ? t('1 day late') : t('{days} days late', { days: -days })
  if (actor === 'wait') return days === 1 ? t('In 1 day') : t('In {days} days', { days })
  return days === 1 ? t('1 day left') : t('{days} days left', { days })
}

function lookOf({ category, next_step: { days_left, actor } }: DisputeReply): 'plain' | 'near' | 'done' {
  if (category === 'victories') return 'done'
  return actor === 'you' && days_left <= 7 ? 'near' : 'plain'
}
