import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { AnalysisItem } from '#contract/dashboard.ts'
import type { MailOrigin } from '#contract/inbound-mail.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { saysItIsFrom } from '#web/ui/mail-origin.ts'
import { Skeleton } from '#web/ui/states.tsx'
import { shortDate, t } from '#web/language.tsx'
import { dayOfInstant } from '#web/clock.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { severityWord } from './severity.ts'
import { RECENT_ANALYSES, useAnalyses } from './use-dashboard.ts'

/** The latest five letters, and all of them on wish. */
export function RecentAnalyses() {
  const [all, setAll] = useState(false)
  const { data, error, isLoading, isFetching, refetch } = useAnalyses(all)
  const total = data?.stats.total ?? 0
  return (
    <Card labelledBy="recent-analyses">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-analyses" className="h-sans">
          {t('Recent Analyses')}
        </h2>
        {total > RECENT_ANALYSES && !all && (
          <button type="button" className="linkbtn text-sm" onClick={() => setAll(true)}>
            {t('See all {total}', { total })}
          </button>
        )}
      </div>
      {isLoading && <Skeleton className="h-40 w-full rounded-md" />}
      {error && <LoadFailed what={t('Your analyses')} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.analyses.length === 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">{t('Each letter you check is kept here with its findings.')}</p>
          <a href="/upload" className={buttonClass()}>
            {t('Upload a letter')}
          </a>
        </div>
      )}
      {data && data.analyses.length > 0 && (
        <ul>
          {data.analyses.map(item => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ item }: { readonly item: AnalysisItem }) {
  const on = dayOfInstant(item.created_at)
  return (
    <li className="border-b border-rule last:border-b-0">
      <a
        href={`/results?analysis=${item.id}`}
        className="group grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 text-[0.94rem] text-ink no-underline hover:text-ink sm:grid-cols-[minmax(0,1fr)_110px_112px_124px_20px]"
      >
        <b className="text-base font-[620] break-words group-hover:underline">
          {item.collector_name ?? item.file_name}
          {item.mail && <Origin mail={item.mail} hasOwnTitle={item.collector_name !== null} />}
        </b>
        <span className="text-ink-soft tabular-nums max-sm:row-start-2 max-sm:text-sm">{shortDate(on)}</span>
        <span className="text-ink-soft tabular-nums max-sm:text-right max-sm:text-sm">{findings(item)}</span>
        <span className="max-sm:col-start-2 max-sm:row-start-1">
          <Outcome item={item} />
        </span>
        <ChevronRight className="icon text-ink-soft max-sm:hidden" />
      </a>
    </li>
  )
}

// a letter whose collector is not known has its subject for a title
function Origin({ mail, hasOwnTitle }: { readonly mail: MailOrigin; readonly hasOwnTitle: boolean }) {
  return (
    <span className="block text-sm font-normal break-words text-ink-soft">
      {saysItIsFrom(mail)} {hasOwnTitle && mail.subject && t('Subject: {subject}', { subject: mail.subject })}
    </span>
  )
}

function findings({ status, is_court_paper, violations_count }: AnalysisItem): string {
  if (status !== 'done' || is_court_paper) return ''
  if (violations_count === 0) return t('None found')
  return violations_count === 1 ? t('1 violation') : t('{count} violations', { count: violations_count })
}

const LOOKS = { High: 'strong', Medium: 'likely', Low: 'plain' } as const

function Outcome({ item }: { readonly item: AnalysisItem }) {
  if (item.status === 'failed') return <Badge look="amber">{t('Not readable')}</Badge>
  if (item.status !== 'done') return <Badge>{t('Reading')}</Badge>
  if (item.is_court_paper) return <Badge look="red">{t('Court papers')}</Badge>
  const word = severityWord(item.severity_score)
  return (
    <Badge look={LOOKS[word]}>
      <span className="sr-only">{t('Severity')}</span> {item.severity_score} {t(word)}
    </Badge>
  )
}
