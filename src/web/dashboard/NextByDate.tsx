import type { DueItem } from '#contract/dashboard.ts'
import { day, type IsoDate } from '#units/iso-date.ts'
import { sayDaysLeft } from '#web/results/deadlines.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { DateTile } from '#web/ui/DateTile.tsx'
import { t } from '#web/language.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { useDue } from './use-dashboard.ts'

const SHOWN = 5
const NEAR_DAYS = 14

/** The dated list of what to do, first on the dashboard. Days in court stand above it as alerts, and here too. */
export function NextByDate() {
  const due = useDue()
  return (
    <Card labelledBy="next-by-date">
      <CardHead id="next-by-date" title={t('Next, by date')} />
      {due.isLoading && (
        <p className="min-h-24 max-w-[56ch] text-ink-soft">
          {t(
            'One moment: we look up every date in your letters that counts, and put the nearest one first. A day in court stands above everything else.',
          )}
        </p>
      )}
      {due.error && <LoadFailed what={t('What is due')} onRetry={() => void due.refetch()} busy={due.isFetching} />}
      {due.data && <List due={due.data} />}
    </Card>
  )
}

function List({ due }: { readonly due: readonly DueItem[] }) {
  const ahead = due.flatMap(item =>
    item.on !== null && item.days_left !== null && (item.days_left >= 0 || !item.is_court)
      ? [{ ...item, on: day(item.on), daysLeft: item.days_left }]
      : [],
  )
  if (ahead.length === 0 && due.length > 0)
    return <p className="text-ink-soft">{t('See the court papers above first.')}</p>
  if (ahead.length === 0)
    return (
      <p className="max-w-[56ch] text-ink-soft">
        {t('Nothing is due. When a letter you upload has a date that matters, it stands here with what to do by then.')}
      </p>
    )
  return (
    <>
      <ol className="grid">
        {ahead.slice(0, SHOWN).map((item, index) => (
          <Row key={item.id} item={item} isFirst={index === 0} />
        ))}
      </ol>
      {ahead.length > SHOWN && (
        <details className="mt-2">
          <summary className="linkbtn">
            {ahead.length === SHOWN + 1
              ? t('Show 1 later date')
              : t('Show {count} later dates', { count: ahead.length - SHOWN })}
          </summary>
          <ol className="grid">
            {ahead.slice(SHOWN).map(item => (
              <Row key={item.id} item={item} isFirst={false} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

interface Dated extends DueItem {
  readonly on: IsoDate
  readonly daysLeft: number
}

function Row({ item, isFirst }: { readonly item: Dated; readonly isFirst: boolean }) {
  const isNear = item.daysLeft <= NEAR_DAYS
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-rule py-4 first:pt-0 last:border-b-0 last:pb-0 sm:grid-cols-[64px_minmax(0,1fr)_auto] sm:gap-x-5">
      <DateTile on={item.on} look={isNear ? 'near' : 'plain'} />
      <div>
        <span className={`text-sm font-[650] ${isNear ? 'text-red' : ''}`}>{sayDaysLeft(item.daysLeft)}</span>
        <h3 className="text-base leading-snug">{item.title}</h3>
        <p className="text-[0.92rem] text-ink-soft">
          {item.text} {item.assumed && t('Counted from the day a letter like this usually arrives.')}
        </p>
      </div>
      <a
        href={item.dispute_id ? `/response-tracker/${item.dispute_id}` : `/results?analysis=${item.analysis_id}`}
        className={`${buttonClass({ variant: isFirst ? 'primary' : 'secondary' })} max-sm:col-span-full`}
      >
        {item.dispute_id ? t('Open dispute') : item.is_court ? t('Open the steps') : t('Open result')}
      </a>
    </li>
  )
}
