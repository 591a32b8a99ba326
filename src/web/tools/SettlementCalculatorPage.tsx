import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { PlainPhrase } from '#language/phrase.ts'
import { lawLink } from '#law/citations.ts'
import { INCOME_KINDS, meansOf, PROTECTION, type IncomeKind } from '#law/protected-income.ts'
import { offersOn } from '#law/settlement-options.ts'
import { cents, dollars, formatCents, type Cents } from '#units/cents.ts'
import { savedState, saveState } from '#web/saved.ts'
import { type Age, AgeOfDebt } from '#web/templates/AgeOfDebt.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Card } from '#web/ui/Card.tsx'
import { t, Words } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'
import { OffersChart } from './OffersChart.tsx'

const NAMES: Readonly<Record<IncomeKind, readonly [name: PlainPhrase, kept: PlainPhrase]>> = {
  wages: ['Wages, after taxes', 'A court order could take a part. Your state may protect more.'],
  'social-security': ['Social Security or disability (SSDI)', 'Protected: ordinary creditors may not take it.'],
  ssi: ['SSI', 'Protected: ordinary creditors may not take it.'],
  veterans: ['Veterans benefits', 'Protected: a bank must leave two months of it in your account.'],
  'federal-retirement': [
    'Federal or railroad retirement',
    'Protected: a bank must leave two months of it in your account.',
  ],
  'state-benefits': ['Unemployment, workers’ comp, child support, aid', 'Most states protect it. Ask legal aid.'],
  other: ['Other income', 'No rule we know of protects it.'],
}

const MOST = 10_000_000

/** What a person could offer, in the order that keeps them safe: the age of the debt, what nobody may take, what is left,
 *  and only then sums. Everything is worked out on the device. */
export function SettlementCalculatorPage() {
  const [state, setState] = useState(savedState)
  const [age, setAge] = useState<Age>()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const money = (name: string): Cents => moneyOf(typed[name])
  const field = (name: string) => ({
    value: typed[name] ?? '',
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  const incomes = INCOME_KINDS.map(kind => ({ kind, monthly: money(kind) }))
  const means = meansOf({ incomes, needs: money('needs'), saved: money('saved') })
  const debt = money('debt')
  const offers = offersOn(debt, age === 'runs' ? 'likely_not_time_barred' : 'unknown')
  return (
    <div className="wrap py-8 md:py-12">
      <title>{t('Settlement calculator | Writeback')}</title>
      <h1>{t('Settlement calculator')}</h1>
      <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">
        {t(
          'What you could offer, and whether you should. First the age of the debt, then what the law keeps safe for you, then what is left. We count on your device: what you type here is sent to no one.',
        )}
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <form className="grid gap-5" onSubmit={event => event.preventDefault()}>
          <Card labelledBy="age">
            <h2 id="age" className="h-sans mb-4">
              {t('1. The age of the debt')}
            </h2>
            <AgeOfDebt
              state={state}
              onState={chosen => {
                saveState(chosen)
                setState(chosen)
              }}
              age={age}
              onAge={setAge}
            />
          </Card>
          <Card labelledBy="income">
            <h2 id="income" className="h-sans mb-1">
              {t('2. Money that comes in each month')}
            </h2>
            <p className="mb-4 text-note text-ink-soft">{t('Leave out what you do not get.')}</p>
            <div className="grid gap-4">
              {INCOME_KINDS.map(kind => (
                <Money key={kind} label={t(NAMES[kind][0])} hint={t(NAMES[kind][1])} {...field(kind)} />
              ))}
            </div>
          </Card>
          <Card labelledBy="needs">
            <h2 id="needs" className="h-sans mb-4">
              {t('3. What you need')}
            </h2>
            <div className="grid gap-4">
              <Money
                label={t('What you need each month')}
                hint={t('Rent, food, medicine, transport, children, other bills.')}
                {...field('needs')}
              />
              <Money
                label={t('Money you could pay at once')}
                hint={t('Not from protected income, and not what you need in an emergency.')}
                {...field('saved')}
              />
              <Money label={t('What they say you owe')} {...field('debt')} />
            </div>
          </Card>
        </form>
        <div className="grid gap-5 lg:sticky lg:top-20">
          <Card labelledBy="safe" look="inked">
            <h2 id="safe" className="h-sans mb-3 flex items-center gap-2">
              <ShieldCheck className="icon" /> {t('What nobody may take')}
            </h2>
            <dl className="text-[0.97rem]" aria-live="polite">
              <Row name={t('Comes in each month')} value={means.total} />
              <Row name={t('Kept safe by federal law')} value={means.kept} />
              <Row name={t('A court order could reach, at most')} value={means.withinReach} />
              <Row name={t('Left after your needs, not protected')} value={means.spare} />
            </dl>
            {means.total > 0 && means.withinReach === 0 && (
              <div className="mt-4">
                <Alert tone="green" title={t('You may not need to settle at all')}>
                  <Words
                    of="If federal law protects all you get, a collector with a judgment could take none of it. Talk to legal aid before you pay (<0>lawhelp.org</0>)."
                    parts={[<a href="https://www.lawhelp.org" />]}
                  />
                </Alert>
              </div>
            )}
            <p className="mt-3 text-sm text-ink-soft">
              {t(
                'For ordinary debts. Child support, taxes and federal student loans follow other rules, and your state may protect more.',
              )}{' '}
              {[...new Set(INCOME_KINDS.flatMap(kind => PROTECTION[kind].cites))].map(cite => (
                <a key={cite} href={lawLink(cite)} target="_blank" rel="noreferrer" className="mr-3 inline-block">
                  {cite}
                </a>
              ))}
            </p>
          </Card>
          <Card labelledBy="offers">
            <h2 id="offers" className="h-sans mb-3">
              {t('Offers one could start from')}
            </h2>
            {offers.length > 0 ? (
              <OffersChart offers={offers} debt={debt} saved={money('saved')} spare={means.spare} />
            ) : (
              <p className="text-ink-soft">
                {age === 'runs'
                  ? t('Type what they say you owe.')
                  : t('Closed until you say that the time to sue still runs. An offer can start it again.')}
              </p>
            )}
          </Card>
        </div>
      </div>
    </div>
  )
}

function moneyOf(text: string | undefined): Cents {
  const amount = Number((text ?? '').replaceAll(/[$,\s]/g, ''))
  return Number.isFinite(amount) && amount > 0 ? dollars(Math.min(amount, MOST)) : cents(0)
}

interface MoneyProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function Money({ label, hint, value, onChange }: MoneyProps) {
  const wrong = value.trim() !== '' && !/^\$?[\d,\s]*\.?\d{0,2}$/.test(value.trim())
  return (
    <Field label={label} {...(hint && { hint })} error={wrong ? t('Write a sum, like 1250 or 1,250.50.') : undefined}>
      {control => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className="input max-w-52 tabular-nums"
          placeholder="$0"
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function Row({ name, value }: { readonly name: string; readonly value: Cents }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule py-2 last:border-b-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{formatCents(value)}</dd>
    </div>
  )
}
