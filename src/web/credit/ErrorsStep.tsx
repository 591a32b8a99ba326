import { CATEGORY_NAMES, ERROR_CATEGORIES, errorsOf, HARDSHIPS, STRENGTH_ESTIMATES } from '#credit/categories.ts'
import type { CreditErrorKind } from '#credit/error-kinds.ts'
import { ageOf, reportingLimit } from '#credit/obsolete.ts'
import { BUNDLE_ABOVE_ERRORS } from '#credit/plan.ts'
import { productName } from '#web/billing/product-name.ts'
import { isoDate } from '#units/iso-date.ts'
import { partsWords, price } from '#web/billing/money.ts'
import { useCatalogue, usePlan } from '#web/billing/use-plan.ts'
import { today } from '#web/clock.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { said, shortDate, t } from '#web/language.tsx'
import { PastDayField } from '#web/ui/PastDayField.tsx'
import { CheckRow } from './CheckRow.tsx'
import type { GeneratorDraft } from './generator-draft.ts'

interface StepProps {
  readonly draft: GeneratorDraft
  readonly onChange: (changes: Partial<GeneratorDraft>) => void
}

/** Step 1: what is wrong, and what the person can say about it. */
export function ErrorsStep({ draft, onChange }: StepProps) {
  const toggle = (kind: CreditErrorKind) => (checked: boolean) =>
    onChange({ chosen: checked ? [...draft.chosen, kind] : draft.chosen.filter(one => one !== kind) })
  return (
    <div className="grid gap-6">
      {ERROR_CATEGORIES.map(category => (
        <fieldset key={category}>
          <legend className="h-sans mb-1">{said(CATEGORY_NAMES[category])}</legend>
          <p className="mb-3 text-sm text-ink-soft">
            {t('Strength estimate {rate}%, illustrative, not measured', { rate: STRENGTH_ESTIMATES[category] })}
          </p>
          <div className="grid gap-2 md:grid-cols-2">
            {errorsOf(category).map(({ kind, label }) => (
              <CheckRow key={kind} title={said(label)} checked={draft.chosen.includes(kind)} onChange={toggle(kind)} />
            ))}
          </div>
        </fieldset>
      ))}
      {draft.chosen.length > BUNDLE_ABOVE_ERRORS && <BundleBanner />}
      <Details draft={draft} onChange={onChange} />
    </div>
  )
}

function Details({ draft, onChange }: StepProps) {
  const date = isoDate(draft.debtDate)
  const limit = date && reportingLimit(date)
  const isTooOld = limit !== undefined && ageOf(limit, today()) === 'past-law'
  return (
    <Card labelledBy="details">
      <h2 id="details" className="h-sans mb-1">
        {t('Details, if you have them')}
      </h2>
      <p className="mb-4 text-note text-ink-soft">
        {t('A bureau sets aside letters that name nothing. Your own words are the strongest part.')}
      </p>
      <div className="grid gap-4">
        <Text
          label={t('Which errors, and how do you know?')}
          hint={t('Company, account ending, what the report shows, what it should show.')}
          value={draft.specificErrors}
          most={1000}
          onChange={specificErrors => onChange({ specificErrors })}
        />
        <Text
          label={t('What did it cost you?')}
          hint={t('A refused loan, a higher rate, a lost lease, with its day.')}
          value={draft.specificHarm}
          most={600}
          onChange={specificHarm => onChange({ specificHarm })}
        />
        <Field
          label={t('A hardship behind it')}
          hint={t('Kept out of dispute letters: a hardship is no mistake. It belongs in a goodwill request.')}
        >
          {control => (
            <select
              {...control}
              className="input"
              value={draft.hardshipReason}
              onChange={event => onChange({ hardshipReason: event.target.value as GeneratorDraft['hardshipReason'] })}
            >
              <option value="">{t('None')}</option>
              {HARDSHIPS.map(one => (
                <option key={one} value={one}>
                  {t(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PastDayField
          label={t('Old debt: the day payments first stopped for good')}
          day={draft.debtDate}
          required={false}
          onChange={debtDate => onChange({ debtDate })}
        />
        {limit && isTooOld && (
          <Alert tone="amber" title={t('By this date: {words}', { words: MESSAGES.tooOldToReport })} announce="status">
            {t(
              'First missed payment: {first}; plus 180 days: {charged}; plus seven years: {end}. The 15% is illustrative, not measured.',
              { first: shortDate(date), charged: shortDate(limit.plus180Days), end: shortDate(limit.legal) },
            )}
          </Alert>
        )}
        {limit && !isTooOld && (
          <p className="text-sm text-ink-soft">
            {t('By law it may be reported until {date}: 180 days and seven years after that day.', {
              date: shortDate(limit.legal),
            })}
          </p>
        )}
      </div>
    </Card>
  )
}

interface TextProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly most: number
  readonly onChange: (value: string) => void
}

function Text({ label, hint, value, most, onChange }: TextProps) {
  return (
    <Field label={label} hint={hint}>
      {control => (
        <textarea
          {...control}
          className="input"
          maxLength={most}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Both products together, for who does not have both. The saving is the sum of the named parts less the price. */
function BundleBanner() {
  const { data: catalogue } = useCatalogue()
  const { data: plan } = usePlan()
  const bundle = catalogue?.products.find(({ id }) => id === 'bundle')
  if (!bundle?.saving || !catalogue?.provider || (plan?.access.canAccessDebt && plan.access.canAccessCredit))
    return null
  return (
    <Alert tone="pen" title={MESSAGES.bothTools} announce="status">
      <p>
        {t('{name} {price}. Save {amount} against {parts}, bought apart.', {
          name: productName(bundle.name),
          price: price(bundle.price),
          amount: price(bundle.saving.amount),
          parts: partsWords(bundle.saving.parts),
        })}
      </p>
      <a href="/payment?product=bundle" className={`${buttonClass()} mt-3`}>
        {t('See the bundle')}
      </a>
    </Alert>
  )
}
