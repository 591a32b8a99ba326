import type { PlainPhrase } from '#language/phrase.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isoDate } from '#units/iso-date.ts'
import { collectorProfile, type CollectorProfile } from '#contract/intel.ts'
import { CallFailed, send } from '#web/api.ts'
import { Plans } from '#web/results/UnlockDialog.tsx'
import { instant } from '#web/clock.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { shortDate, t, Words } from '#web/language.tsx'
import { ErrorState, LockedState, Skeleton } from '#web/ui/states.tsx'
import { CountBars } from './CountBars.tsx'

const KINDS = { agency: 'Collection agency', buyer: 'Debt buyer', law_firm: 'Law firm' } as const satisfies Readonly<
  Record<string, PlainPhrase>
>
const STAGES = {
  order: { look: 'likely', word: 'Order' },
  settlement: { look: 'plain', word: 'Settlement' },
  filing_or_notice: { look: 'possible', word: 'Filed, not decided' },
} as const satisfies Readonly<Record<string, { readonly look: string; readonly word: PlainPhrase }>>

const whole = (count: number): string => count.toLocaleString('en-US')
const percent = (share: number): string => `${Math.round(share * 100)}%`
const day = (text: string): string => shortDate(isoDate(text)!)

export function ProfileView({ collector, onBack }: { readonly collector: string; readonly onBack: () => void }) {
  const profile = useQuery({
    queryKey: ['collector', collector],
    queryFn: ({ signal }) => send(collectorProfile, { params: { collector }, signal }),
    retry: false,
  })
  const status = profile.error instanceof CallFailed ? profile.error.status : 0
  return (
    <div className="grid gap-5">
      <div>
        <Button variant="quiet" icon={<ArrowLeft className="icon" />} onClick={onBack}>
          {t('All collectors')}
        </Button>
      </div>
      {profile.isLoading && <Skeleton className="h-72" />}
      {profile.error && status === 402 && (
        <LockedState
          title={t('The full record is part of a plan')}
          action={<Plans offered={['monthly', 'lifetime', 'bundle']} />}
        >
          <p>
            {t(
              'Complaints by year and issue, orders of regulators, licenses and addresses, and your own letters from it.',
            )}
          </p>
        </LockedState>
      )}
      {profile.error && status !== 402 && (
        <ErrorState
          title={status === 404 ? t('No collector of that name') : t('The record could not be loaded')}
          {...(status !== 404 && { onRetry: () => void profile.refetch() })}
        >
          <p>{status === 404 ? t('Search again by the name in your letter.') : profile.error.message}</p>
        </ErrorState>
      )}
      {profile.data && <Profile of={profile.data.collector} />}
    </div>
  )
}

function Profile({ of: known }: { readonly of: CollectorProfile }) {
  return (
    <>
      <div>
        <div className="flex flex-wrap items-center gap-2">
          {known.kind && <Badge>{t(KINDS[known.kind])}</Badge>}
          {known.mainly_collects === false && <Badge look="amber">{t('Not mainly a debt collector')}</Badge>}
        </div>
        <h1 className="mt-2 break-words">{known.name}</h1>
        {known.other_names.length > 0 && (
          <p className="mt-1 max-w-[70ch] text-sm break-words text-ink-soft">
            {t('Also: {names}', { names: known.other_names.join(' · ') })}
          </p>
        )}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Complaints of={known} />
          <Answers of={known} />
          <Registry of={known} />
        </div>
        <div className="grid gap-5">
          <Issues of={known} />
          <Enforcement of={known} />
          <YourLetters of={known} />
        </div>
      </div>
      <p className="max-w-[70ch] text-sm text-ink-soft">
        {t(
          'Sources: the CFPB’s complaint database (public), NMLS Consumer Access, and the pages named above. Legal information, not legal advice.',
        )}
      </p>
    </>
  )
}

function Complaints({ of: { complaints } }: { readonly of: CollectorProfile }) {
  if (!complaints)
    return (
      <Unknown title={t('Complaints')}>
        {t('The copy of the CFPB’s database that we hold has none under this name.')}
      </Unknown>
    )
  const { total, through, by_year, all_products, company } = complaints
  return (
    <Card labelledBy="complaints">
      <CardHead
        id="complaints"
        title={t('Complaints about debt collection')}
        aside={t('to {date}', { date: day(through) })}
      />
      <p>
        <Words
          of="<0>{total}</0> filed with the CFPB about <1>{company}</1>."
          parts={[<b className="figure text-2xl" />, <i />]}
          values={{ total: whole(total), company }}
        />
      </p>
      {by_year.length > 0 && (
        <CountBars
          caption={t('By year')}
          rows={by_year.map(({ year, count, partial }) => ({
            label: String(year),
            count,
            ...(partial && { note: t('part of the year') }),
          }))}
        />
      )}
      {all_products && all_products.total > total && (
        <p className="mt-3 text-sm text-ink-soft">
          {t('About all its products, to {date}: {total} (as {name}).', {
            date: day(all_products.through),
            total: whole(all_products.total),
            name: all_products.name,
          })}
        </p>
      )}
      <Caveat>
        {t(
          'A complaint is what a person says; nobody checked it. A large company gets more of them. Compare years, not companies.',
        )}
      </Caveat>
    </Card>
  )
}

function Issues({ of: { issues, answers } }: { readonly of: CollectorProfile }) {
  if (!issues)
    return <Unknown title={t('What people complain of')}>{t('Too few complaints were read to say.')}</Unknown>
  return (
    <Card labelledBy="issues">
      <CardHead
        id="issues"
        title={t('What people complain of')}
        aside={t('{count} read', { count: whole(issues.of) })}
      />
      <CountBars
        caption={t('By issue')}
        rows={issues.list.map(({ issue, in_words, count }) => ({ label: in_words, count, title: issue }))}
      />
      {answers?.sampled && (
        <Caveat>
          {t('From a small sample of {from} to {to}. This is history, not today.', {
            from: day(answers.from),
            to: day(answers.to),
          })}
        </Caveat>
      )}
    </Card>
  )
}

function Answers({ of: { answers } }: { readonly of: CollectorProfile }) {
  if (!answers)
    return <Unknown title={t('How it answered the CFPB')}>{t('Too few complaints were read to say.')}</Unknown>
  const { relief, in_time, sampled, from, to } = answers
  return (
    <Card labelledBy="answers">
      <CardHead
        id="answers"
        title={t('How it answered the CFPB')}
        aside={t('{from} to {to}', { from: day(from), to: day(to) })}
      />
      <dl className="grid gap-3">
        {relief && <Share name={t('Ended with some relief')} measured={relief} />}
        {in_time && <Share name={t('Answered in time')} measured={in_time} />}
      </dl>
      <Caveat>
        {sampled && `${t('From a sample, so the true share lies within the range shown.')} `}
        {t('Days until a collector answers are not published by anyone, so we show none.')}
      </Caveat>
    </Card>
  )
}

type Measured = NonNullable<NonNullable<CollectorProfile['answers']>['relief']>

function Share({ name, measured: { share, low, high, of } }: { readonly name: string; readonly measured: Measured }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>
        <b className="figure text-xl">{percent(share)}</b>{' '}
        <span className="text-sm text-ink-soft">
          {low !== null && high !== null
            ? t('of {count} complaints, range {low} to {high}', {
                count: whole(of),
                low: percent(low),
                high: percent(high),
              })
            : t('of {count} complaints', { count: whole(of) })}
        </span>
      </dd>
    </div>
  )
}

function Enforcement({ of: { enforcement } }: { readonly of: CollectorProfile }) {
  if (enforcement.length === 0)
    return (
      <Unknown title={t('Regulators')}>{t('No action is in our sources. That does not mean there was none.')}</Unknown>
    )
  return (
    <Card labelledBy="regulators">
      <CardHead id="regulators" title={t('Regulators')} aside={String(enforcement.length)} />
      <ul className="grid gap-4">
        {enforcement.map(({ agency, year, date, what, stage, source }, at) => (
          <li key={at} className="border-t border-rule pt-3 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-2">
              <b className="font-[650]">
                {agency}, {date && isoDate(date) ? day(date) : year}
              </b>
              <Badge look={STAGES[stage].look}>{t(STAGES[stage].word)}</Badge>
            </p>
            <p className="mt-1 break-words">{what}</p>
            <p className="text-sm break-words text-ink-soft">
              {t('Source:')} <Source at={source} />
            </p>
          </li>
        ))}
      </ul>
      <Caveat>{t('A company that agrees to an order often admits nothing. A filing is one side’s claim.')}</Caveat>
    </Card>
  )
}

function Registry({ of: { registry } }: { readonly of: CollectorProfile }) {
  if (registry.length === 0)
    return <Unknown title={t('Registered as')}>{t('No public registry entry is linked to this name.')}</Unknown>
  return (
    <Card labelledBy="registry">
      <CardHead id="registry" title={t('Registered as')} />
      <ul className="grid gap-5">
        {registry.map(entry => (
          <li key={entry.source + entry.name} className="border-t border-rule pt-3 first:border-t-0 first:pt-0">
            <b className="font-[650]">{entry.name}</b>
            {entry.confidence === 'medium' && <Badge look="possible">{t('From one page only')}</Badge>}
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.94rem]">
              <Line name={t('Parent')}>{entry.parent}</Line>
              <Line name={t('Address')}>{entry.mailing_address}</Line>
              <Line name={t('Phone')}>{entry.phone}</Line>
              <Line name={t('Website')}>{entry.website}</Line>
              <Line name={t('Licensed to collect in')}>{entry.licence_states?.join(', ')}</Line>
            </dl>
            <p className="mt-1 text-sm break-words text-ink-soft">
              {entry.as_of && `${t('As of {date}.', { date: day(entry.as_of) })} `}
              {t('Source:')} <Source at={entry.source} />
            </p>
          </li>
        ))}
      </ul>
      <Caveat>
        {t(
          'Send your letter to the address on the collector’s own notice first. This one is the company’s registered office. Only states that license through NMLS are listed.',
        )}
      </Caveat>
    </Card>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: string | null | undefined }) {
  if (!children) return null
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function YourLetters({ of: { your_letters } }: { readonly of: CollectorProfile }) {
  return (
    <Card labelledBy="yours">
      <CardHead id="yours" title={t('Your letters from this collector')} aside={String(your_letters.length)} />
      {your_letters.length === 0 && <p className="text-ink-soft">{t('None yet. A letter you check appears here.')}</p>}
      <ul>
        {your_letters.map(({ analysis_id, created_at, violation_count }) => (
          <li key={analysis_id} className="border-t border-rule py-2.5 first:border-t-0">
            <Link to={`/results?analysis=${analysis_id}`} className="inline-flex min-h-11 items-center font-[650]">
              {t('Letter of {time}', { time: instant(created_at) })}
            </Link>
            {violation_count !== null && (
              <p className="text-sm text-ink-soft">
                {violation_count === 1
                  ? t('1 likely violation')
                  : t('{count} likely violations', { count: violation_count })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Source({ at }: { readonly at: string }) {
  if (!/^https?:\/\//.test(at)) return <>{at}</>
  return (
    <a href={at} target="_blank" rel="noreferrer">
      {new URL(at).hostname}
    </a>
  )
}

function Unknown({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card look="flat">
      <h2 className="h-sans">{title}</h2>
      <p className="mt-2 text-ink-soft">{children}</p>
    </Card>
  )
}

function Caveat({ children }: { readonly children: ReactNode }) {
  return <p className="mt-4 border-t border-rule pt-3 text-sm text-ink-soft">{children}</p>
}
