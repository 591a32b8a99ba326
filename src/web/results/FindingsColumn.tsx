import type { AnalysisReply } from '#contract/analyses.ts'
import { More } from '#web/ui/More.tsx'
import { said, t } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'
import { FindingCard } from './FindingCard.tsx'
import { Later } from './later-parts.tsx'
import { LockedFindings } from './LockedFindings.tsx'
import type { Mark } from './marks.ts'
import type { LinkedFindings } from './use-linked-findings.ts'

interface FindingsColumnProps {
  readonly analysis: AnalysisReply
  readonly linked: LinkedFindings
  readonly onSee: (mark: Mark) => void
}

/** Counted findings, then what is worth asking about, then what was checked and what could not be. */
export function FindingsColumn({ analysis, linked, onSee }: FindingsColumnProps) {
  const { findings, marks, active, lightMarks } = linked
  const card = (numbered: LinkedFindings['findings'][number]) => (
    <FindingCard
      key={numbered.number}
      analysis={analysis}
      numbered={numbered}
      marks={marks.filter(mark => mark.number === numbered.number)}
      active={active === numbered.number}
      onLight={() => lightMarks(numbered.number)}
      onSee={onSee}
    />
  )
  const counted = findings.filter(one => one.counted)
  const asking = findings.filter(one => !one.counted)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="h-sans">{t('What we found')}</h2>
        <ScoreNote />
      </div>
      <Later part="first-finding">{counted.slice(0, 1).map(card)}</Later>
      <Later part="findings">
        {counted.slice(1).map(card)}
        <LockedFindings analysis={analysis} />
        {asking.length > 0 && (
          <>
            <div className="mt-4">
              <h2 className="h-sans">{t('Worth asking about')}</h2>
              <p className="text-note text-ink-soft">
                {t('Not counted as violations: the law or the reading is less sure here. A question costs nothing.')}
              </p>
            </div>
            {asking.map(card)}
          </>
        )}
        <RulesRun analysis={analysis} />
      </Later>
    </div>
  )
}

function ScoreNote() {
  return (
    <details className="text-sm">
      <summary className="linkbtn">{t('How the score works')}</summary>
      <p className="max-w-[56ch] pb-2 text-ink-soft">
        {t(
          'Each finding counts by how grave it is, how strong the proof is and how well the page was read. The same fault seen many ways counts less each time. 1 to 24 is minor, 25 to 49 notable, 50 to 74 serious, 75 to 100 severe. The score is about the letter, not about money.',
        )}
      </p>
    </details>
  )
}

/** What ran, what could not be checked and what could not be read: silence would look like an all-clear. */
export function RulesRun({ analysis }: { readonly analysis: AnalysisReply }) {
  const { rules_checked: checked, could_not_check: unchecked } = analysis.violations
  const { unread } = analysis.reading
  return (
    <div className="grid gap-2">
      <Note>
        {t('We ran {checked} rules on this letter.', { checked })}
        {unchecked.length === 1 && ` ${t('One could not be checked, so we say nothing about it.')}`}
        {unchecked.length > 1 &&
          ` ${t('{count} could not be checked, so we say nothing about them.', { count: unchecked.length })}`}
      </Note>
      {unchecked.length > 0 && (
        <More summary={t('See what could not be checked')}>
          <ul className="grid gap-2 text-sm">
            {unchecked.map(({ rule_id, title, missing }) => (
              <li key={rule_id}>
                {title}
                {missing.length > 0 && (
                  <span className="text-ink-soft">
                    {' '}
                    {t('Missing: {facts}.', { facts: missing.map(fact => said(plainName(fact))).join(', ') })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </More>
      )}
      {unread.length > 0 && (
        <More summary={t('See what we could not read')}>
          <ul className="grid gap-1 text-sm">
            {unread.map(part => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </More>
      )}
    </div>
  )
}

/** @example plainName('lastPaymentDate') // 'last payment date' */
function plainName(fact: string): string {
  return fact.replaceAll('_', ' ').replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}
