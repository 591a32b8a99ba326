import type { AnalysisReply } from '#contract/analyses.ts'
import { stateCode, stateName } from '#units/state-code.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { t, Words } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Questions } from './Questions.tsx'

type StateLaw = NonNullable<AnalysisReply['state_law']>

/** What the chosen state's own law asks of this letter: a group of its own, never in the federal count. */
export function StateLawCard({ analysis }: { readonly analysis: AnalysisReply }) {
  const law = analysis.state_law
  const code = stateCode(law?.state ?? '')
  if (!law || !code) return null
  const name = code === 'DC' ? t('the District of Columbia') : stateName(code)
  const { findings, worth_asking: asking, hidden, questions, license, damages_note: damages } = law
  if (findings.length + asking.length + hidden + questions.length === 0 && license.needed === null) return null
  return (
    <Card id="state-law" labelledBy="state-law-head">
      <CardHead id="state-law-head" title={t('The law of {name}', { name })} aside={<Count law={law} />} />
      <p className="mb-3 text-note text-ink-soft">
        {t(
          'Some states want more on a letter than federal law does. This is counted apart: it does not change the number of findings or the score above.',
        )}
      </p>
      {findings.length > 0 && <Texts of={findings} badge={t('Possible')} />}
      {asking.length > 0 && (
        <>
          <h3 className="mt-4 text-base font-[650]">{t('Worth asking them about')}</h3>
          <p className="text-note text-ink-soft">
            {t('We are less sure of these. They are no violations by themselves.')}
          </p>
          <Texts of={asking} />
        </>
      )}
      {hidden > 0 && (
        <Note>
          {hidden === 1
            ? t('One point of state law opens with a plan.')
            : t('{points} points of state law open with a plan.', { points: hidden })}
        </Note>
      )}
      <License law={law} name={name} />
      {damages && <p className="mt-4 text-sm text-ink-soft">{damages}</p>}
      <Questions analysis={analysis} questions={questions} title={t('Only you can tell')} />
    </Card>
  )
}

function Count({ law }: { readonly law: StateLaw }) {
  const count = law.findings.length
  if (count === 0) return null
  return (
    <Badge look="possible">
      {count === 1 ? t('1 possible violation') : t('{count} possible violations', { count })}
    </Badge>
  )
}

function Texts({ of, badge }: { readonly of: StateLaw['findings']; readonly badge?: string }) {
  return (
    <ul className="grid">
      {of.map(({ id, title, expected, why_it_matters, cite }) => (
        <li key={id} className="grid gap-1 border-b border-rule py-3 last:border-b-0">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <strong className="font-[650]">{title}</strong>
            {badge && <Badge look="possible">{badge}</Badge>}
          </div>
          <p className="text-[0.94rem]">{t('We looked for: {expected}', { expected })}</p>
          <p className="text-[0.94rem] text-ink-soft">{why_it_matters}</p>
          <p className="text-sm text-ink-soft">{cite}</p>
        </li>
      ))}
    </ul>
  )
}

function License({ law: { license, state }, name }: { readonly law: StateLaw; readonly name: string }) {
  const { needed, numbers, register, cite, note } = license
  if (needed === null && numbers.length === 0) return null
  const isFederalDistrict = state === 'DC'
  return (
    <div className="mt-4 grid gap-1 border-t border-rule pt-4 text-[0.94rem]">
      <h3 className="text-base font-[650]">{t('License')}</h3>
      {needed !== null && (
        <p>
          {needed
            ? t('A collector needs a license or registration in {name}.', { name })
            : isFederalDistrict
              ? t('The District of Columbia itself wants no license from collectors.')
              : t('{name} itself wants no license from collectors.', { name })}{' '}
          <span className="text-ink-soft">{cite}</span>
        </p>
      )}
      {numbers.length > 0 && (
        <p>
          <Words
            of="On the letter: <0>{numbers}</0>. A printed number is no proof: look it up."
            parts={[<b className="font-[650]" />]}
            values={{ numbers: numbers.join(', ') }}
          />
        </p>
      )}
      {needed && register && <p className="text-ink-soft">{t('The list is kept by: {register}.', { register })}</p>}
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </div>
  )
}
