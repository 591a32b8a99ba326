import { useState } from 'react'
import type { PlainPhrase } from '#language/phrase.ts'
import { STATES } from '#law/states/index.ts'
import { today } from '#web/clock.ts'
import { type Answer, controlFor, wireName } from '#web/results/answers.ts'
import { VERDICTS } from '#web/results/time-limit-words.ts'
import { OneQuestion } from '#web/results/Questions.tsx'
import { savedState, saveState } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { StateSelect } from '#web/ui/StateSelect.tsx'
import { longDate, t, Words } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SolAnswer } from './SolAnswer.tsx'
import { countable, limitOf, type Told } from './told.ts'

const DATES: readonly (readonly [name: string, label: PlainPhrase, hint: PlainPhrase])[] = [
  ['default_date', 'First payment you missed', 'The first one you never caught up on. It decides most. Bank papers and credit reports show it.'],
  ['last_payment_date', 'Your last payment', 'Of any size, by anyone, to anyone.'],
  ['charge_off_date', 'The day it was written off', 'Also called charge-off. Your credit report shows it.'],
] // prettier-ignore

const SINCE: readonly (readonly [fact: string, ask: PlainPhrase, why?: PlainPhrase])[] = [
  [
    'payment_dates',
    'Did anyone pay anything after you fell behind?',
    'In many states one dollar starts the time again.',
  ],
  ['acknowledgments', 'Did you promise to pay, or write that you owe it?', 'A letter, an e-mail or a text can count.'],
  ['state_when_signed', 'In which state did you live when you opened the account?', 'You may be sued there too.'],
  ['suit_filed', 'Have you been sued about it?'],
  ['judgment_exists', 'Is there already a judgment of a court?'],
]

/** Whether a debt is too old to sue on, for anyone, without a letter. Everything is counted on the device. */
export function SolCheckerPage() {
  const now = today()
  const [state, setState] = useState(savedState)
  const [told, setTold] = useState<Told>({})
  const tell = (name: string, value: Answer) => setTold({ ...told, [name]: value })
  const limit = limitOf(told, state, now)
  const inForm = new Set(['state_of_residence', 'debt_kind', ...[...DATES, ...SINCE].map(([name]) => name)])
  const more = limit.questions.filter(({ fact }) => !inForm.has(wireName(fact)))
  const kinds = controlFor('debt_kind')
  return (
    <div className="wrap py-8 pb-26 md:py-12">
      <title>{t('Is the debt too old to sue on? | Writeback')}</title>
      <h1>{t('Is the debt too old to sue on?')}</h1>
      <p className="mt-3 max-w-[62ch] text-lg text-ink-soft">
        {t(
          'Each state gives a collector a number of years to sue. Answer what you know; leave the rest open. We count on your device: what you type here is sent to no one and is gone when you close the page.',
        )}
      </p>
      <div className="mt-5 max-w-[880px]">
        <Alert tone="amber" title={t('Before you pay or promise anything, check the dates')}>
          {t(
            'In many states a payment of any size, a promise, or a signed word that you owe the debt starts the time again.',
          )}
        </Alert>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] print:block">
        <div className="grid gap-5 print:hidden">
          <Card labelledBy="sol-debt">
            <h2 id="sol-debt" className="h-sans mb-4">
              {t('1. The debt')}
            </h2>
            <div className="grid gap-4">
              <StateSelect
                label={t('Your state')}
                hint={t('Where you live now.')}
                state={state}
                onChoose={code => {
                  saveState(code)
                  setState(code)
                }}
              />
              <Field label={t('Kind of debt')} hint={t('What it was at first, whoever asks for it now.')}>
                {control => (
                  <select
                    {...control}
                    className="input max-w-80"
                    value={typeof told['debt_kind'] === 'string' ? told['debt_kind'] : ''}
                    onChange={event => tell('debt_kind', event.target.value)}
                  >
                    <option value="">{t('I do not know')}</option>
                    {kinds.kind === 'choice' &&
                      kinds.options.map(option => (
                        <option key={option.value} value={option.value}>
                          {option.label}
                        </option>
                      ))}
                  </select>
                )}
              </Field>
            </div>
          </Card>
          <Card labelledBy="sol-dates">
            <h2 id="sol-dates" className="h-sans mb-1">
              {t('2. The dates')}
            </h2>
            <p className="mb-4 text-note text-ink-soft">
              {t('One is enough to begin. Do not take a collector’s word for it.')}
            </p>
            <div className="grid gap-4">
              {DATES.map(([name, label, hint]) => (
                <DateField
                  key={name}
                  label={t(label)}
                  hint={t(hint)}
                  value={told[name]}
                  onTell={value => tell(name, value)}
                />
              ))}
            </div>
          </Card>
          <Card labelledBy="sol-since">
            <h2 id="sol-since" className="h-sans mb-4">
              {t('3. What happened since')}
            </h2>
            <div className="grid gap-5">
              {SINCE.map(([fact, ask, why]) => (
                <OneQuestion
                  key={fact}
                  question={{ fact, ask: t(ask), ...(why && { why: t(why) }) }}
                  given={told[fact]}
                  busy={false}
                  onAnswer={value => tell(fact, value)}
                />
              ))}
            </div>
          </Card>
        </div>
        <div className="grid gap-5 lg:sticky lg:top-20">
          <SolAnswer limit={limit} told={told} state={state} />
          {more.length > 0 && (
            <Card labelledBy="sol-more">
              <h2 id="sol-more" className="h-sans mb-4">
                {t('What would make this surer')}
              </h2>
              <div className="grid gap-5 print:hidden">
                {more.map(question => (
                  <OneQuestion
                    key={question.fact}
                    question={question}
                    given={told[wireName(question.fact)]}
                    busy={false}
                    onAnswer={value => tell(wireName(question.fact), value)}
                  />
                ))}
              </div>
              <ul className="hidden list-disc pl-5 print:block">
                {more.map(({ fact, ask }) => (
                  <li key={fact}>{ask}</li>
                ))}
              </ul>
            </Card>
          )}
          {state && (
            <p className="text-sm text-ink-soft">
              <Words
                of="Law as of {date}. This is legal information, not legal advice: a lawyer or legal aid can look at your papers (<0>lawhelp.org</0>)."
                parts={[<a href="https://www.lawhelp.org" />]}
                values={{ date: longDate(STATES[state].checkedOn) }}
              />
            </p>
          )}
        </div>
      </div>
      {state && (
        <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 border-t border-rule bg-paper px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] lg:hidden print:hidden">
          <b className="font-[650]">{VERDICTS[limit.verdict].words}</b>
          <a href="#sol-answer" className={buttonClass()}>
            {t('See why')}
          </a>
        </div>
      )}
    </div>
  )
}

interface DateFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: Answer | undefined
  readonly onTell: (value: Answer) => void
}

function DateField({ label, hint, value, onTell }: DateFieldProps) {
  const typed = typeof value === 'string' ? value : ''
  const isToCome = typed !== '' && typed > today() && countable(typed, today()) === undefined
  return (
    <Field label={label} hint={hint} error={isToCome ? t('This day is still to come.') : undefined}>
      {control => (
        <input
          {...control}
          type="date"
          className="input max-w-52"
          max={today()}
          value={typed}
          onChange={event => onTell(event.target.value)}
        />
      )}
    </Field>
  )
}
