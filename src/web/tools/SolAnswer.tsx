import { ExternalLink, Printer } from 'lucide-react'
import type { TimeLimit } from '#law/assessment.ts'
import { statuteSources } from '#law/limitation/sources.ts'
import { type StateCode, stateName } from '#units/state-code.ts'
import { today } from '#web/clock.ts'
import { Ruler } from '#web/results/Ruler.tsx'
import { Reasons } from '#web/results/Reasons.tsx'
import { VERDICTS } from '#web/results/time-limit-words.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { longDate, shortDate, t, Words } from '#web/language.tsx'
import { Card } from '#web/ui/Card.tsx'
import { saidInWords, timeline, type Told } from './told.ts'

interface SolAnswerProps {
  readonly limit: TimeLimit
  readonly told: Told
  readonly state: StateCode | undefined
}

/** Never a bare yes: the answer with its dates, why, the statute, and what must not be done. */
export function SolAnswer({ limit, told, state }: SolAnswerProps) {
  const { verdict, why, earliestOn, latestOn, statute, warning } = limit
  const { words } = VERDICTS[verdict]
  const points = timeline(told, limit, today())
  const sued = told['suit_filed'] === true
  const said = saidInWords(told, today())
  return (
    <Card look="inked" labelledBy="sol-answer">
      <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="sol-answer" tabIndex={-1} className="scroll-mt-22 text-2xl">
          {words}
        </h2>
        <Badge>{state ? stateName(state) : t('No state yet')}</Badge>
      </div>
      {sued && (
        <div className="mt-4">
          <Alert tone="red" title={t('You were sued: answer the court, whatever this page says')}>
            <Words
              of="A judge does not check the age of a debt for you. The papers give the last day to answer. <0>Show us the papers</0> and we count the day."
              parts={[<a href="/upload" />]}
            />
          </Alert>
        </div>
      )}
      {earliestOn && points.length > 2 && (
        <div className="mt-5">
          <Ruler points={points} near={false} withYears />
        </div>
      )}
      <div className="mt-4">
        <Reasons text={why} />
      </div>
      {(earliestOn ?? latestOn ?? statute) && (
        <dl className="mt-4 text-[0.94rem]">
          {earliestOn && <Row term={t('Last day to sue, at the earliest')}>{shortDate(earliestOn)}</Row>}
          {latestOn && <Row term={t('At the latest')}>{shortDate(latestOn)}</Row>}
          {statute && <Row term={t('Statute')}>{state ? <Statutes named={statute} state={state} /> : statute}</Row>}
        </dl>
      )}
      {warning && (
        <div className="mt-4">
          <Alert tone="amber" title={t('Do not restart the clock')}>
            {warning}
          </Alert>
        </div>
      )}
      {verdict !== 'unknown' && verdict !== 'not_applicable' && (
        <ul className="mt-4 grid list-disc gap-1 pl-5 text-[0.94rem] text-ink-soft">
          <li>
            {t(
              'If you are sued you must answer on time, and say that the debt is too old. Courts do not do it for you.',
            )}
          </li>
          <li>{t('A date the collector gives can be wrong. Ask for the history of the account.')}</li>
          <li>{t('The time to sue and the seven years of a credit report are two different clocks.')}</li>
        </ul>
      )}
      {said.length > 0 && (
        <div className="hidden print:block">
          <h3 className="mt-4 text-base">{t('Counted on {date} from what you told', { date: longDate(today()) })}</h3>
          <ul className="list-disc pl-5">
            {said.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button icon={<Printer className="icon" />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <a href="/upload" className="inline-flex min-h-11 items-center">
          {t('Check a letter about this debt')}
        </a>
      </div>
    </Card>
  )
}

function Row({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule py-2 last:border-b-0">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** The statutes by name, each with the page it can be read on when we saw one. */
function Statutes({ named, state }: { readonly named: string; readonly state: StateCode }) {
  const sources = statuteSources(named, state)
  const unread = sources.every(({ url }) => url === undefined)
  if (sources.length === 0) return named
  return (
    <span className="grid gap-1">
      {sources.map(({ statute, url, isTheLaw }) => (
        <span key={statute}>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer" className="inline-flex items-center gap-1.5">
              {statute} <ExternalLink className="icon" />
              <span className="sr-only">{t('(opens in a new tab)')}</span>
            </a>
          ) : (
            statute
          )}
          {url && !isTheLaw && (
            <small className="block font-normal text-ink-soft">{t('a page about it, not the law itself')}</small>
          )}
        </span>
      ))}
      {unread && <small className="font-normal text-ink-soft">{t('We have not seen a page for it yet.')}</small>}
    </span>
  )
}
