import type { PlainPhrase } from '#language/phrase.ts'
import type { AnalysisReply } from '#contract/analyses.ts'
import { today } from '#web/clock.ts'
import { shortDate, t } from '#web/language.tsx'
import { DateTile } from '#web/ui/DateTile.tsx'
import { AddToCalendar } from './DeadlineStrip.tsx'
import { COURT_DEADLINES, type DatedDeadline, deadlinesOn, sayDaysLeft } from './deadlines.ts'
import { Questions } from './Questions.tsx'

const HEADLINES: Readonly<Record<string, readonly [ahead: PlainPhrase, past: PlainPhrase]>> = {
  'answer-court-papers': ['Your answer is due by', 'Your answer was due on'],
  'court-hearing': ['You must be in court on', 'The court date was'],
  'exemption-claim': ['Claim your protected money by', 'The day to claim was'],
}

const OTHER = ['Due by', 'Due on'] as const

/** The court's own deadline, or how to find it: never a guess. */
export function CourtDeadline({ analysis }: { readonly analysis: AnalysisReply }) {
  const deadlines = deadlinesOn(analysis, today()).filter(one => COURT_DEADLINES.includes(one.id))
  const { rule, note } = analysis.court_paper ?? {}
  return (
    <section
      role="alert"
      className="mt-6 grid gap-4 rounded-md border border-[color-mix(in_srgb,var(--red)_22%,transparent)] bg-red-wash p-4 sm:px-6 sm:py-5"
    >
      {deadlines.map(deadline => (
        <OneDeadline key={deadline.id} deadline={deadline} />
      ))}
      {deadlines.length === 0 && (
        <div>
          <strong className="block text-[1.1rem]">{t('There is a deadline on this paper. Find it today.')}</strong>
          <p className="text-[0.94rem]">
            {t(
              'Most courts give 14 to 35 days from the day you got the papers. Some set a hearing instead. Call the court’s clerk and ask.',
            )}
          </p>
          <Questions
            analysis={analysis}
            title={t('Tell us two things, and we count with you')}
            questions={[
              { fact: 'service_date', ask: t('What day did you get these papers?') },
              { fact: 'service_manner', ask: t('How did you get them?') },
            ]}
          />
        </div>
      )}
      <div className="grid gap-1 text-sm">
        {rule && <p>{t('The court’s rule: {rule}', { rule })}</p>}
        {note && <p>{note}</p>}
        <p className="font-semibold">
          {t('Always check the date with the clerk. Use the number on the court’s own website.')}
        </p>
      </div>
    </section>
  )
}

function OneDeadline({ deadline }: { readonly deadline: DatedDeadline }) {
  const { id, on, daysLeft, what, whatIsLost } = deadline
  const [ahead, past] = HEADLINES[id] ?? OTHER
  return (
    <div className="flex items-start gap-5">
      <DateTile on={on} look="near" />
      <div>
        <span className="text-sm font-[650] text-red">{sayDaysLeft(daysLeft)}</span>
        <strong className="block text-[1.1rem] leading-tight">
          {t(daysLeft < 0 ? past : ahead)} <span className="whitespace-nowrap">{shortDate(on)}</span>
        </strong>
        {daysLeft < 0 ? (
          <p className="text-[0.94rem] font-semibold">
            {t('Call legal aid or the clerk today. It may not be too late.')}
          </p>
        ) : (
          <>
            <p className="text-[0.94rem]">
              {what} {whatIsLost}
            </p>
            <AddToCalendar deadline={deadline} />
          </>
        )}
      </div>
    </div>
  )
}
