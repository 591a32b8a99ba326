import type { PlainPhrase } from '#language/phrase.ts'
import { lawLink, isCitation } from '#law/citations.ts'
import type { CreditAnalysis, CreditErrorReply } from '#contract/credit-reports.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '#web/language.tsx'
import { More } from '#web/ui/More.tsx'
import { shown } from './BureauCard.tsx'
import { CheckRow } from './CheckRow.tsx'
import type { ChangeFlow, Confirmed, Flow } from './flow.ts'

const CERTAINTY: Readonly<
  Record<CreditErrorReply['certainty'], readonly [look: 'strong' | 'likely' | 'possible', words: PlainPhrase]>
> = {
  violation: ['strong', 'The report shows it'],
  told: ['likely', 'You say so'],
  confirm: ['possible', 'Only you can say'],
  policy: ['likely', 'Bureau policy, not law'],
  practice: ['likely', 'Usual practice, not law'],
  contested: ['possible', 'The law is unclear'],
}

/** What looks wrong, one by one: nothing is in a letter that the person did not confirm. */
export function ErrorList({
  analysis,
  flow,
  onChange,
}: {
  readonly analysis: CreditAnalysis
  readonly flow: Flow
  readonly onChange: ChangeFlow
}) {
  const confirm = (id: string, said: Confirmed | undefined) => {
    const { [id]: _, ...others } = flow.confirmed
    onChange({ confirmed: said ? { ...others, [id]: said } : others })
  }
  return (
    <ul className="grid gap-4">
      {analysis.errors.map(error => (
        <li key={error.id}>
          <OneError error={error} said={flow.confirmed[error.id]} onSay={said => confirm(error.id, said)} />
        </li>
      ))}
    </ul>
  )
}

const NOTHING_SAID: Confirmed = { story: '', correct: '', proof: '' }

function OneError({
  error,
  said,
  onSay,
}: {
  readonly error: CreditErrorReply
  readonly said: Confirmed | undefined
  readonly onSay: (said: Confirmed | undefined) => void
}) {
  const [look, words] = CERTAINTY[error.certainty]
  return (
    <article className="rounded-md border border-rule bg-sheet p-4" aria-label={`${error.account}: ${error.title}`}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-note text-ink-soft">
            {error.account}, {error.bureaus.map(bureau => BUREAU_NAMES[bureau]).join(', ')}
          </p>
          <h2 className="h-sans">{error.title}</h2>
        </div>
        <Badge look={look}>{t(words)}</Badge>
      </div>
      <p className="mt-2">{error.description}</p>
      {error.quotes.length > 0 && (
        <ul className="mt-2 grid gap-1 text-note">
          {error.quotes.map(({ label, value, page }) => (
            <li key={`${label} ${value} ${page}`}>
              {label}: <mark className="hl">{value === '' ? t('empty') : value}</mark>
              {page !== null && <span className="text-ink-soft"> {t('page {page}', { page })}</span>}
            </li>
          ))}
        </ul>
      )}
      {error.dates.length > 0 && (
        <p className="mt-2 text-note text-ink-soft">
          {error.dates.map(({ label, date }) => `${label}: ${shown(date)}`).join(' → ')}
        </p>
      )}
      {error.caution && <p className="mt-2 text-note text-amber">{error.caution}</p>}
      {error.can_dispute && (
        <div className="mt-3">
          <CheckRow
            title={
              error.confirm
                ? t('Yes, this is wrong')
                : error.certainty === 'practice' || error.certainty === 'policy'
                  ? t('Ask them to take it out')
                  : t('This is wrong: dispute it')
            }
            text={error.confirm ?? t('The letter will say: “{claim}”', { claim: error.claim })}
            checked={said !== undefined}
            onChange={checked => onSay(checked ? NOTHING_SAID : undefined)}
          />
        </div>
      )}
      {said && (
        <div className="mt-3 grid gap-3">
          <Field
            label={error.certainty === 'violation' ? t('How do you know? (optional)') : t('How do you know?')}
            hint={t('One or two sentences in your own words.')}
          >
            {control => (
              <textarea
                {...control}
                className="input"
                maxLength={600}
                value={said.story}
                onChange={event => onSay({ ...said, story: event.target.value })}
              />
            )}
          </Field>
          <Line
            label={t('What should it say? (optional)')}
            value={said.correct}
            onChange={correct => onSay({ ...said, correct })}
          />
          <Line
            label={t('Paper you enclose (optional)')}
            hint={error.proof_helps.join('; ')}
            value={said.proof}
            onChange={proof => onSay({ ...said, proof })}
          />
        </div>
      )}
      {error.citations.length > 0 && (
        <More summary={t('The law')}>
          <ul>
            {error.citations.map(citation => (
              <li key={citation}>
                {isCitation(citation) ? (
                  <a href={lawLink(citation)} target="_blank" rel="noreferrer">
                    {citation}
                  </a>
                ) : (
                  citation
                )}
              </li>
            ))}
          </ul>
        </More>
      )}
    </article>
  )
}

interface LineProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export function Line({ label, hint, value, onChange }: LineProps) {
  return (
    <Field label={label} {...(hint && { hint })}>
      {control => (
        <input
          {...control}
          className="input"
          maxLength={120}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
