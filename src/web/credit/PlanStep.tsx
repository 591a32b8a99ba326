import { CATEGORY_NAMES } from '#credit/categories.ts'
import { kindOfError } from '#credit/error-kinds.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import { creditPlan } from '#credit/plan.ts'
import { BUREAUS } from '#credit/report.ts'
import { isoDate } from '#units/iso-date.ts'
import { today } from '#web/clock.ts'
import { ILLUSTRATIVE } from '#web/copy/claims.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { said, t } from '#web/language.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { CheckRow } from './CheckRow.tsx'
import type { GeneratorDraft } from './generator-draft.ts'
import { useCreditDisputes } from './use-credit.ts'

/** Step 2: what is ahead, with estimates labelled and a countdown to a real day only, and the bureaus to write to. */
export function PlanStep({
  draft,
  onChange,
}: {
  readonly draft: GeneratorDraft
  readonly onChange: (changes: Partial<GeneratorDraft>) => void
}) {
  const plan = creditPlan({
    categories: draft.chosen.map(kind => kindOfError(kind).category),
    today: today(),
    dueOn: useNextDue(),
  })
  return (
    <div className="grid gap-6">
      <Alert tone="pen" title={sayUrgency(plan.urgency.countdownDays)}>
        {plan.urgency.countdownDays === undefined
          ? t('Mail your letters, certified, and keep the receipts.')
          : t('Watch your mail.')}
      </Alert>
      <Card labelledBy="estimates">
        <CardHead id="estimates" title={t('Estimates')} aside={t(ILLUSTRATIVE.label)} />
        <dl className="grid gap-4 sm:grid-cols-3">
          <Figure label={t('Interest saved a month')} value={`$${plan.savings.monthly}`} />
          <Figure label={t('Interest saved a year')} value={`$${plan.savings.annual.toLocaleString('en-US')}`} />
          <Figure label={t('Paid back in')} value={t('1 month')} />
        </dl>
        <div className="mt-5 border-t border-rule pt-4">
          <p>
            <b>{t('Strength estimate {overall}%', { overall: plan.strength.overall })}</b>{' '}
            <span className="text-ink-soft">({t('estimate, not a measured success rate')})</span>
          </p>
          <ul className="mt-1 text-note text-ink-soft">
            {plan.strength.byCategory.map(({ category, count, estimate }) => (
              <li key={category}>
                {said(CATEGORY_NAMES[category])}: {count}, {estimate}%
              </li>
            ))}
          </ul>
        </div>
      </Card>
      <fieldset>
        <legend className="h-sans mb-3">{t('Which bureaus show it?')}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {BUREAUS.map(bureau => (
            <CheckRow
              key={bureau}
              title={BUREAU_NAMES[bureau]}
              checked={draft.bureaus.includes(bureau)}
              onChange={checked =>
                onChange({
                  bureaus: checked ? [...draft.bureaus, bureau] : draft.bureaus.filter(one => one !== bureau),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function sayUrgency(days: number | undefined): string {
  if (days === undefined) return t('A bureau’s time to answer begins on the day it receives your letter.')
  if (days < 0) return t('A bureau’s time to answer is over.')
  return days === 1
    ? t('A bureau’s time to answer ends in 1 day.')
    : t('A bureau’s time to answer ends in {days} days.', { days })
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-note text-ink-soft">{label}</dt>
      <dd className="figure text-2xl">{value}</dd>
    </div>
  )
}

/** The first day on which a bureau's time ends, of the letters that are out. */
function useNextDue() {
  const { data } = useCreditDisputes()
  const open = data?.disputes.flatMap(({ bureaus }) =>
    bureaus.flatMap(({ status, due }) => (status === 'pending' && due ? [due.on] : [])),
  )
  const first = open?.sort()[0]
  return first === undefined ? undefined : isoDate(first)
}
