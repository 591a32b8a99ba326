import { Link } from 'react-router'
import type { AnalysisReply } from '#contract/analyses.ts'
import { flowNamed } from '#law/flows/index.ts'
import { isoDate } from '#units/iso-date.ts'
import { today } from '#web/clock.ts'
import { longDate, said, t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { flowPath, signInWords } from './FlowView.tsx'

/** What must be seen before anything else: the situations that need their own way, scam signs, urgent words. */
export function Warnings({ analysis }: { readonly analysis: AnalysisReply }) {
  const flows = analysis.flows.map(flowNamed).filter(flow => flow !== undefined)
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {flows.map(flow => (
        <Alert
          key={flow.id}
          tone={flow.id === 'scam' || flow.id === 'court-papers' ? 'red' : 'pen'}
          title={said(flow.title)}
        >
          <p>{said(flow.lead)}</p>
          {flow.id === 'scam' && (
            <ul className="list-disc pl-5">
              {analysis.scam_signs.map(sign => (
                <li key={sign}>{signInWords(sign)}</li>
              ))}
            </ul>
          )}
          <Link to={flowPath(flow, analysis)} className="inline-flex min-h-11 items-center">
            {t('What to do, step by step')}
          </Link>
        </Alert>
      ))}
      <UrgentWords analysis={analysis} />
      <OldLaw analysis={analysis} />
    </div>
  )
}

/** What cannot wait, one alert each; nothing when all of it can. */
export function UrgentWords({ analysis }: { readonly analysis: AnalysisReply }) {
  if (!['critical', 'high'].includes(analysis.strategic_analysis.urgency_level)) return null
  return analysis.urgency.map(({ message }) => <Alert key={message} tone="amber" title={message} />)
}

/** Said when the law behind this result is due for another look. */
function OldLaw({ analysis }: { readonly analysis: AnalysisReply }) {
  const [checked, due] = [isoDate(analysis.law_as_of), isoDate(analysis.law_expires_on)]
  if (!checked || !due || today() < due) return null
  return (
    <Alert tone="amber" title={t('The law here was last checked on {date}. That is old.', { date: longDate(checked) })}>
      {t('Rules, time limits and dates may have changed since. Check what matters with a lawyer or legal aid.')}
    </Alert>
  )
}
