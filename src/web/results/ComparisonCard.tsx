import type { PlainPhrase } from '#language/phrase.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type AnalysisReply, setEarlier } from '#contract/analyses.ts'
import { yourData } from '#contract/your-data.ts'
import { cents, dollars, formatCents } from '#units/cents.ts'
import { isoDate } from '#units/iso-date.ts'
import { send } from '#web/api.ts'
import { saveAnalysis } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { LockedState } from '#web/ui/states.tsx'
import { said, shortDate, t, Words } from '#web/language.tsx'
import { Quote } from '#web/ui/Quote.tsx'
import { Unlock } from './LockedFindings.tsx'

type Comparison = NonNullable<AnalysisReply['comparison']>
type Change = NonNullable<Comparison['changes']>
type Words = Change['names'][number]['before_words']

/** This letter beside an earlier one about the same debt: what changed, with the words of both. */
export function ComparisonCard({ analysis }: { readonly analysis: AnalysisReply }) {
  const { comparison } = analysis
  return (
    <Card id="compare" labelledBy="compare-head">
      <h2 id="compare-head">{comparison ? t('Beside your earlier letter') : t('Did they write before?')}</h2>
      {!comparison && (
        <p className="mt-1 max-w-[62ch] text-[0.94rem] text-ink-soft">
          {t(
            'Compare this letter with an earlier one about the same debt. A changed amount, a new creditor or the same threat again can matter.',
          )}
        </p>
      )}
      {comparison && !comparison.changes && (
        <div className="mt-4">
          <LockedState title={t('What changed between the letters')} action={<Unlock analysis={analysis} />}>
            {t('Both letters are kept. The comparison opens with your result.')}
          </LockedState>
        </div>
      )}
      {comparison?.changes && <Changes comparison={comparison} changes={comparison.changes} />}
      <Choose analysis={analysis} />
    </Card>
  )
}

function Changes({ comparison, changes }: { readonly comparison: Comparison; readonly changes: Change }) {
  const { amount, names, promised_and_absent: absent, repeated_threats: threats, passed_deadlines: passed } = changes
  const nothing = !amount?.difference && [names, absent, threats, passed].every(list => list.length === 0)
  return (
    <div className="mt-4 grid gap-6">
      {changes.same_account === false && (
        <Alert tone="amber" title={t('These two letters seem to be about different accounts. Compare with care.')} />
      )}
      {nothing && <p>{t('Nothing changed that we could read: same amount, same names, no threat made twice.')}</p>}
      {amount && amount.difference !== 0 && <Amount amount={amount} comparison={comparison} />}
      {names.map(({ who, before, now, before_words, now_words }) => (
        <Part key={who} title={said(CHANGED[who] ?? who)} badge={t('Changed')}>
          <p className="text-[0.94rem]">
            <Words
              of="From <0>{before}</0> to <1>{now}</1>. Pay no one until it is shown who owns the debt."
              parts={[<b />, <b />]}
              values={{ before, now }}
            />
          </p>
          <SideBySide comparison={comparison} before={before_words} now={now_words} />
        </Part>
      ))}
      {threats.map(({ action, before_words, now_words }) => (
        <Part
          key={action}
          title={t('The same threat again: {threat}', { threat: said(action.replaceAll('-', ' ')) })}
          badge={t('Repeated')}
        >
          <SideBySide comparison={comparison} before={before_words} now={now_words} />
        </Part>
      ))}
      {absent.map(({ document, words }) => (
        <Part
          key={document}
          title={t('Promised, and not with this letter: {document}', {
            document: said(DOCUMENTS[document] ?? document),
          })}
          badge={t('Missing')}
        >
          <p className="text-[0.94rem]">{t('It may have come in another envelope. If not, you can ask for it.')}</p>
          <SideBySide comparison={comparison} before={words} now={[]} />
        </Part>
      ))}
      {passed.map(({ of, on, words }) => (
        <Part key={`${of}-${on}`} title={t('A day that has passed: {date}', { date: day(on) })} badge={t('Passed')}>
          <p className="text-[0.94rem]">{said(PASSED[of] ?? of)}</p>
          <SideBySide comparison={comparison} before={words} now={[]} />
        </Part>
      ))}
    </div>
  )
}

const CHANGED: Readonly<Record<string, PlainPhrase>> = {
  collector: 'The collector changed',
  'current creditor': 'The current creditor changed',
  'original creditor': 'The original creditor changed',
}

const DOCUMENTS: Readonly<Record<string, PlainPhrase>> = {
  judgment: 'a copy of the judgment',
  agreement: 'the agreement',
  statements: 'account statements',
  'payment-history': 'the payment history',
  itemization: 'a breakdown of the amount',
  ownership: 'proof of who owns the debt',
  verification: 'verification of the debt',
}

const PASSED: Readonly<Record<string, PlainPhrase>> = {
  threat:
    'The first letter said they would act by then. If they did not, keep both letters: it can show the threat was empty.',
  'payment demand': 'The first letter wanted money by then.',
  offer: 'The first letter’s offer ended then. Offers usually come back.',
  'time to dispute': 'The time to dispute with full rights ended then, by the first letter’s own date.',
}

function Amount({
  amount,
  comparison,
}: {
  readonly amount: NonNullable<Change['amount']>
  readonly comparison: Comparison
}) {
  const grew = amount.difference > 0
  const rows = amount.rows.map(({ what, amount: sum }) => [`${what[0]!.toUpperCase()}${what.slice(1)}`, sum] as const)
  return (
    <Part title={grew ? t('The amount grew') : t('The amount went down')} badge={grew ? t('Grew') : t('Less')}>
      <table className="mt-1 w-full max-w-[440px] text-[0.94rem] tabular-nums">
        <tbody>
          <Line label={t('Earlier letter')} sum={amount.before} />
          {rows.map(([label, sum]) => (
            <Line key={label} label={label} sum={sum} signed />
          ))}
          {amount.unexplained !== null && amount.unexplained !== 0 && (
            <Line label={t('No row explains')} sum={amount.unexplained} signed isStrong />
          )}
          <Line label={t('This letter')} sum={amount.now} isStrong />
        </tbody>
      </table>
      {amount.unexplained === null && (
        <p className="mt-2 text-[0.94rem]">
          {t(
            'It grew by {amount}. The rows of the two letters begin on different days, so we cannot add them up. Ask for a full breakdown.',
            { amount: money(amount.difference) },
          )}
        </p>
      )}
      {amount.sums.now && !amount.sums.now.adds_up && (
        <p className="mt-2 text-[0.94rem]">
          {t('The rows of this letter come to {sum}. It says {total}.', {
            sum: money(amount.sums.now.comes_to),
            total: money(amount.sums.now.says_total),
          })}
        </p>
      )}
      <SideBySide comparison={comparison} before={amount.before_words} now={amount.now_words} />
    </Part>
  )
}

interface LineProps {
  readonly label: string
  readonly sum: number
  readonly signed?: true
  readonly isStrong?: true
}

function Line({ label, sum, signed, isStrong }: LineProps) {
  return (
    <tr className={isStrong ? 'font-[650]' : ''}>
      <th scope="row" className="py-1 pr-4 text-left font-[inherit]">
        {label}
      </th>
      <td className="py-1 text-right">{signed && sum > 0 ? `+ ${money(sum)}` : money(sum)}</td>
    </tr>
  )
}

function Part(props: { readonly title: string; readonly badge: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-rule pt-4">
      <h3 className="mb-1.5 flex flex-wrap items-center gap-2.5 text-[1rem] font-[650]">
        <Badge look="amber">{props.badge}</Badge> {props.title}
      </h3>
      {props.children}
    </section>
  )
}

function SideBySide(props: { readonly comparison: Comparison; readonly before: Words; readonly now: Words }) {
  const { comparison, before, now } = props
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      <Said
        title={
          comparison.earlier.on
            ? t('Earlier letter, {date}', { date: day(comparison.earlier.on) })
            : t('Earlier letter')
        }
        words={before}
      />
      <Said title={t('This letter')} words={now} />
    </div>
  )
}

function Said({ title, words }: { readonly title: string; readonly words: Words }) {
  const quotes = [...new Set(words.map(({ quote }) => quote))].filter(quote => quote !== '')
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm text-ink-soft">{title}</p>
      {quotes.length > 0 ? (
        <Quote words={quotes.join(' … ')} />
      ) : (
        <p className="text-sm text-ink-soft">{t('Nothing about it.')}</p>
      )}
    </div>
  )
}

/** One's own other letters, to compare with. */
function Choose({ analysis }: { readonly analysis: AnalysisReply }) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState('')
  const mine = useQuery({ queryKey: ['your-data'], queryFn: ({ signal }) => send(yourData, { signal }), retry: false })
  const compare = useMutation({
    mutationFn: (earlier: string | null) =>
      send(setEarlier, { params: { id: analysis.analysis_id }, body: { earlier_analysis_id: earlier } }),
    onSuccess: next => {
      saveAnalysis(next)
      queries.setQueryData(['analysis', next.analysis_id], next)
    },
  })
  const others = (mine.data?.analyses ?? []).filter(({ id }) => id !== analysis.analysis_id)
  if (analysis.comparison)
    return (
      <Button className="mt-5" busy={compare.isPending} onClick={() => compare.mutate(null)}>
        {t('Stop comparing')}
      </Button>
    )
  if (mine.isSuccess && others.length === 0)
    return (
      <p className="mt-3 text-[0.94rem]">
        {t('Check the earlier letter here first. Then come back to this one and choose it.')}
      </p>
    )
  if (others.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      {compare.isError && <Alert tone="red" title={compare.error.message} announce="alert" takesFocus />}
      <label className="grid min-w-0 gap-1 text-sm font-[650]">
        {t('Earlier letter')}
        <select className="input max-w-full" value={chosen} onChange={event => setChosen(event.target.value)}>
          <option value="">{t('Choose one')}</option>
          {others.map(({ id, file_name, collector_name, created_at }) => (
            <option key={id} value={id}>
              {t('{collector}, checked {date}', {
                collector: collector_name ?? file_name,
                date: day(created_at.slice(0, 10)),
              })}
            </option>
          ))}
        </select>
      </label>
      <Button disabled={chosen === ''} busy={compare.isPending} onClick={() => compare.mutate(chosen)}>
        {t('Compare')}
      </Button>
    </div>
  )
}

function day(on: string): string {
  const date = isoDate(on)
  return date ? shortDate(date) : on
}

function money(sum: number): string {
  return formatCents(cents(dollars(sum)))
}
