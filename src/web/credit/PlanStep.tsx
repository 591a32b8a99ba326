import { CATEGORY_NAMES } from '#credit/categories.ts'
import { kindOfError } from '#credit/error-kinds.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import { creditPlan } from '#credit/plan.ts'
import { BUREAUS } from '#credit/report.ts'
import { isoDate } from '#units/iso-date.ts'
import { today } from '#web/clock.ts'
import { ILLUSTRATIVE } from '#web/copy/claims.ts'
import { Alert } from '#web/ui/Alert.tsx'
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
      <Alert tone="pen" title={plan.urgency.message}>
        {plan.urgency.action}
      </Alert>
      <Card labelledBy="estimates">
        <CardHead id="estimates" title="Estimates" aside={ILLUSTRATIVE.label} />
        <dl className="grid gap-4 sm:grid-cols-3">
          <Figure label="Interest saved a month" value={`$${plan.savings.monthly}`} />
          <Figure label="Interest saved a year" value={`$${plan.savings.annual.toLocaleString('en-US')}`} />
          <Figure label="Paid back in" value={`${plan.savings.paybackMonths} month`} />
        </dl>
        <div className="mt-5 border-t border-rule pt-4">
          <p>
            <b>Strength estimate {plan.strength.overall}%</b>{' '}
            <span className="text-ink-soft">({plan.strength.confidence})</span>
          </p>
          <ul className="mt-1 text-note text-ink-soft">
            {plan.strength.byCategory.map(({ category, count, estimate }) => (
              <li key={category}>
                {CATEGORY_NAMES[category]}: {count}, {estimate}%
              </li>
            ))}
          </ul>
        </div>
      </Card>
      <fieldset>
        <legend className="h-sans mb-3">Which bureaus show it?</legend>
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
