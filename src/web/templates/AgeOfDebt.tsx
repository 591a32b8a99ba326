import { STATES } from '#law/states/index.ts'
import { warning } from '#law/limitation/warning.ts'
import { StateSelect } from '#web/ui/StateSelect.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { longDate, t } from '#web/language.tsx'
import { ChoiceCards } from '#web/ui/ChoiceCards.tsx'
import type { StateCode } from '#units/state-code.ts'

export type Age = 'runs' | 'too-old' | 'not-known'

interface AgeOfDebtProps {
  readonly state: StateCode | undefined
  readonly onState: (state: StateCode) => void
  readonly age: Age | undefined
  readonly onAge: (age: Age) => void
}

/** Before any word about money: what a payment or an offer does to the time to sue in this state, and whether that time
 *  still runs. Nothing about money is written until the person says that it does.  @law strategy.md 1 rule 3, 5.5 */
export function AgeOfDebt({ state, onState, age, onAge }: AgeOfDebtProps) {
  return (
    <div className="grid gap-5">
      <StateSelect label={t('Your state')} hint={t('Where you live now.')} state={state} onChoose={onState} />
      <Alert tone="amber" title={t('First: a payment or an offer can start the time to sue again')}>
        {state ? (
          <>
            {warning(STATES[state])}
            <span className="mt-1 block text-sm text-ink-soft">
              {t('Checked on {date}.', { date: longDate(STATES[state].checkedOn) })}
            </span>
          </>
        ) : (
          t('The rule differs by state. Choose yours to read it.')
        )}
      </Alert>
      <ChoiceCards
        legend={t('Does the time to sue still run?')}
        choices={[
          {
            value: 'runs',
            title: t('Yes, I checked'),
            text: t('I know the date of the first missed payment and counted.'),
          },
          {
            value: 'too-old',
            title: t('It may be too old'),
            text: t('Years have passed, or I am close to the last day.'),
          },
          { value: 'not-known', title: t('I do not know'), text: t('I have not checked the dates yet.') },
        ]}
        chosen={age}
        onChoose={onAge}
      />
      {(age === 'too-old' || age === 'not-known') && (
        <Alert tone="red" title={t('Then offer nothing yet')} announce="status">
          <p>
            {age === 'too-old'
              ? t(
                  'If the time has run out, they may not sue. An offer could give that back to them. Talk to a lawyer or legal aid first.',
                )
              : t('Check the dates first. It takes a few minutes and is free.')}
          </p>
          <p className="flex flex-wrap gap-x-5">
            <a href="/tools/sol-checker" className="inline-flex min-h-11 items-center">
              {t('Check the age of the debt')}
            </a>
            <a href="/templates/statute" className="inline-flex min-h-11 items-center">
              {t('The letter for an old debt')}
            </a>
          </p>
        </Alert>
      )}
    </div>
  )
}
