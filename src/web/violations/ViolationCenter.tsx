import type { PlainPhrase } from '#language/phrase.ts'
import { Download, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { HistoryViolationReply } from '#contract/violations.ts'
import { dollars, formatWholeDollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'
import { collectorsOf, SORTS, sortedBy, type Sort } from '#violations/history.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { said, shortDate, t } from '#web/language.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { violationsCsv } from './csv-of.ts'
import { PowerCenter } from './PowerCenter.tsx'
import { useCombo, useUserViolations } from './use-violations.ts'

const SORT_NAMES: Readonly<Record<Sort, PlainPhrase>> = {
  date: 'Newest first',
  value: 'Highest estimate first',
  collector: 'Collector',
  type: 'Type',
}

interface CenterProps {
  readonly violations: readonly HistoryViolationReply[]
  readonly hidden: number
}

/** The history of violations: sorted, filtered, taken along, combined into one demand. */
export function ViolationCenter({ violations, hidden }: CenterProps) {
  const [sort, setSort] = useState<Sort>('date')
  const [collector, setCollector] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAdding, setAdding] = useState(false)
  const all = violations.map(one => ({ ...one, collectorName: one.collectorName ?? undefined, date: day(one.date) }))
  const listed = sortedBy(all, sort).filter(one => collector === '' || one.collectorName === collector)
  const picked = violations.filter(({ id }) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t('Sort by')}>
          {control => (
            <select {...control} className="input" value={sort} onChange={event => setSort(event.target.value as Sort)}>
              {SORTS.map(one => (
                <option key={one} value={one}>
                  {t(SORT_NAMES[one])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('Collector')}>
          {control => (
            <select
              {...control}
              className="input"
              value={collector}
              onChange={event => setCollector(event.target.value)}
            >
              <option value="">{t('All collectors')}</option>
              {collectorsOf(all).map(name => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
        <div className="flex flex-wrap gap-3 sm:ml-auto">
          <Button
            icon={<Download className="icon" />}
            disabled={violations.length === 0}
            onClick={() => saveFile('my_violations.csv', new Blob([violationsCsv(violations)], { type: 'text/csv' }))}
          >
            {t('Export CSV')}
          </Button>
          <Button variant="primary" icon={<Plus className="icon" />} onClick={() => setAdding(true)}>
            {t('Power Center')}
          </Button>
        </div>
      </div>
      <Chosen picked={picked} />
      <Card>
        {listed.length === 0 && (
          <p className="text-ink-soft">{t('None yet. What your letters break is listed here.')}</p>
        )}
        <ul>
          {listed.map(one => (
            <Row key={one.id} violation={one} isChosen={chosen.has(one.id)} onToggle={() => toggle(one.id)} />
          ))}
        </ul>
        {hidden > 0 && (
          <p className="mt-4 text-ink-soft">
            {hidden === 1
              ? t('1 more is in your letters. A plan opens it.')
              : t('{hidden} more are in your letters. A plan opens them.', { hidden })}
          </p>
        )}
      </Card>
      <PowerCenter open={isAdding} onClose={() => setAdding(false)} />
    </div>
  )
}

function Chosen({ picked }: { readonly picked: readonly HistoryViolationReply[] }) {
  const { combo, isNew, error } = useCombo(picked)
  const value = picked.reduce((sum, one) => sum + one.value, 0)
  const query = new URLSearchParams({ violations: picked.map(({ id }) => id).join(','), combo: combo?.name ?? '' })
  return (
    <>
      <div role="status">
        {isNew && combo && (
          <Alert
            tone="green"
            title={t('{emoji} {name}: {multiplier} times the estimate', {
              emoji: combo.emoji,
              name: said(combo.name),
              multiplier: combo.multiplier,
            })}
          >
            {combo.message}
          </Alert>
        )}
      </div>
      {picked.length > 0 && (
        <Card look="inked" labelledBy="chosen">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div>
              <h2 id="chosen" className="h-sans">
                {combo
                  ? t('{count} chosen: {name}', { count: picked.length, name: said(combo.name) })
                  : t('{count} chosen', { count: picked.length })}
              </h2>
              <p className="text-sm text-ink-soft">
                {t(
                  'Negotiation estimate {amount}. A court gives up to $1,000 per lawsuit, plus actual damages and fees.',
                  { amount: formatWholeDollars(dollars(value * (combo?.multiplier ?? 1))) },
                )}
              </p>
              {error && (
                <p className="text-sm text-ink-soft">{t('Whether they weigh more together could not be checked.')}</p>
              )}
            </div>
            {picked.some(({ analysisId }) => analysisId !== null) ? (
              <a href={`/results?${query}`} className={buttonClass({ variant: 'primary' })}>
                {t('Power Letter')}
              </a>
            ) : (
              <p className="text-sm text-ink-soft">{t('Choose at least one from a letter to write a Power Letter.')}</p>
            )}
          </div>
        </Card>
      )}
    </>
  )
}

type Listed = Omit<HistoryViolationReply, 'collectorName'> & { readonly collectorName: string | undefined }

function Row({
  violation,
  isChosen,
  onToggle,
}: {
  readonly violation: Listed
  readonly isChosen: boolean
  readonly onToggle: () => void
}) {
  const { remove } = useUserViolations()
  const { id, title, description, collectorName, date, law, value, source, hasEvidence, analysisId } = violation
  return (
    <li className="flex items-start gap-3 border-b border-rule py-4 first:pt-0 last:border-b-0 last:pb-0">
      <input
        type="checkbox"
        className="tick mt-1"
        checked={isChosen}
        aria-label={
          collectorName === undefined
            ? t('Choose: {title}, no collector', { title })
            : t('Choose: {title}, {collector}', { title, collector: collectorName })
        }
        onChange={onToggle}
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-base leading-snug break-words font-[650]">{title}</h2>
        <p className="text-sm break-words text-ink-soft">
          {[collectorName, shortDate(day(date)), law].filter(Boolean).join(' · ')}
        </p>
        {source === 'user_added' && <p className="mt-1 text-[0.94rem] break-words">{description}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {source === 'user_added' && <Badge>{t('Added by you')}</Badge>}
          {!hasEvidence && <Badge look="amber">{t('No evidence yet')}</Badge>}
          {analysisId && <a href={`/results?analysis=${analysisId}`}>{t('See it in the letter')}</a>}
        </p>
      </div>
      <div className="text-right">
        <b className="figure">{formatWholeDollars(dollars(value))}</b>
        <p className="text-xs text-ink-soft">{t('estimate')}</p>
        {source === 'user_added' && (
          <Button
            variant="quiet"
            icon={<Trash2 className="icon" />}
            aria-label={t('Delete: {title}', { title })}
            busy={remove.isPending}
            onClick={() => remove.mutate(id)}
          />
        )}
      </div>
    </li>
  )
}
