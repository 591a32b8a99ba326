import { CalendarClock } from 'lucide-react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { dollars, formatWholeDollars } from '#units/cents.ts'
import { today } from '#web/clock.ts'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { More } from '#web/ui/More.tsx'
import { shortDate, t, Words } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'
import { deadlinesOn } from './deadlines.ts'

/** What the law pays, told as it is; the figures used in bargaining apart, and labelled.  @law decision 14 */
export function MoneyCard({ analysis }: { readonly analysis: AnalysisReply }) {
  const { violations, total_value, legal_recovery_note } = analysis.violations
  const sue = deadlinesOn(analysis, today()).find(deadline => deadline.id === 'sue-collector-by')
  return (
    <Card labelledBy="money-head">
      <CardHead
        id="money-head"
        title={t('What the law pays')}
        aside={
          <a
            href="https://www.law.cornell.edu/uscode/text/15/1692k"
            className="inline-flex min-h-11 items-center"
            target="_blank"
            rel="noreferrer"
          >
            <Words of="15 USC 1692k<0> (opens in a new tab)</0>" parts={[<span className="sr-only" />]} />
          </a>
        }
      />
      <dl className="grid gap-4 sm:grid-cols-3">
        <Part
          term={t('For breaking the rules')}
          amount={t('Up to $1,000')}
          text={t('in all for one lawsuit, not for each violation.')}
        />
        <Part
          term={t('For your real losses')}
          amount={t('What you prove')}
          text={t('such as fees paid, lost wages, medical costs.')}
        />
        <Part
          term={t('For your lawyer')}
          amount={t('Fees and costs')}
          text={t('if you win. Many lawyers take these cases for no money down.')}
        />
      </dl>
      {legal_recovery_note && <p className="mt-4 text-sm text-ink-soft">{legal_recovery_note}</p>}
      {violations.length > 0 && (
        <More summary={t('Figures used in bargaining')}>
          <p className="mb-2 text-sm text-ink-soft">
            {t('Negotiation estimate, not what a court pays. These amounts do not add up in court.')}
          </p>
          <ul className="grid gap-1 text-sm">
            {violations.map((one, index) => (
              <li key={`${one.rule_id}-${index}`} className="flex justify-between gap-4">
                <span>{one.title}</span>
                <span className="tabular-nums">{formatWholeDollars(dollars(one.value))}</span>
              </li>
            ))}
            <li className="flex justify-between gap-4 border-t border-rule pt-1 font-semibold">
              <span>{t('Sum, negotiation estimate')}</span>
              <span className="tabular-nums">{formatWholeDollars(dollars(total_value))}</span>
            </li>
          </ul>
        </More>
      )}
      <div className="mt-4 border-t border-rule pt-4">
        <Note icon={<CalendarClock className="icon" />}>
          {sue && sue.daysLeft >= 0 ? (
            <>
              <Words
                of="You have one year to sue: until <0>{date}</0>."
                parts={[<b className="whitespace-nowrap" />]}
                values={{ date: shortDate(sue.on) }}
              />{' '}
            </>
          ) : (
            t('You have one year from the violation to sue.')
          )}
          <Words
            of="A court decides whether and how much. <0>Find a consumer lawyer</0> or <1>free legal aid</1>."
            parts={[<a href="https://www.naca.net" />, <a href="https://www.lawhelp.org" />]}
          />
        </Note>
      </div>
    </Card>
  )
}

function Part({ term, amount, text }: { readonly term: string; readonly amount: string; readonly text: string }) {
  return (
    <div className="border-l-2 border-ink pl-4">
      <dt className="text-note text-ink-soft">{term}</dt>
      <dd className="text-[0.91rem] text-ink-soft">
        <b className="figure block text-xl leading-snug text-ink">{amount}</b>
        {text}
      </dd>
    </div>
  )
}
