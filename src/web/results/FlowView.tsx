import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnalysisReply } from '#contract/analyses.ts'
import { lawLink } from '#law/citations.ts'
import type { Flow } from '#law/flows/flow.ts'
import { flowNamed } from '#law/flows/index.ts'
import { SCAM_SIGN_WORDS } from '#law/flows/scam.ts'
import { today } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { longDate, said, t } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'

interface FlowViewProps {
  readonly flow: Flow
  readonly analysis?: AnalysisReply | undefined
  /** Dates and words that cannot wait. */
  readonly first?: ReactNode
  /** What the person can do from here, under the steps. */
  readonly goOn?: ReactNode
}

/** One situation and what to do in it, step by step. Never behind a plan or the e-mail gate. */
export function FlowView({ flow, analysis, first, goOn }: FlowViewProps) {
  const others = (analysis?.flows ?? []).map(flowNamed).filter(other => other !== undefined && other.id !== flow.id)
  return (
    <div className="mt-2 grid items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,1fr)_340px]">
      <div className="min-w-0">
        <p className="mb-2.5 flex items-center gap-2 font-[650] text-pen">
          <Compass className="icon" /> {t('What to do now')}
        </p>
        <h1 className="verdict-title">{said(flow.title)}</h1>
        <p className="mt-3 max-w-[60ch] text-ink-soft">{said(flow.lead)}</p>
        {first && <div className="mt-5 grid gap-3 empty:hidden">{first}</div>}
        {flow.id === 'scam' && analysis && <ScamSigns analysis={analysis} />}
        <Card className="mt-6" labelledBy="flow-steps">
          <CardHead
            id="flow-steps"
            title={t('Step by step')}
            aside={t('{steps} steps', { steps: flow.steps.length })}
          />
          <ol className="steps">
            {flow.steps.map(({ text, why, link, cites = [] }) => (
              <li key={text}>
                <b className="block font-[650]">{said(text)}</b>
                <p className="text-note text-ink-soft">
                  {said(why)}
                  {cites.map(cite => (
                    <span key={cite}>
                      {' '}
                      <a href={lawLink(cite)} className="whitespace-nowrap" target="_blank" rel="noreferrer">
                        {cite}
                      </a>
                    </span>
                  ))}
                </p>
                {link && (
                  <a href={link.url} className="inline-flex min-h-11 items-center" target="_blank" rel="noreferrer">
                    {said(link.label)}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </Card>
        {goOn && <div className="mt-6">{goOn}</div>}
      </div>
      <aside className="grid gap-5 md:sticky md:top-22">
        <Card labelledBy="flow-never">
          <h2 id="flow-never" className="h-sans mb-3">
            {t('What not to do')}
          </h2>
          <ul className="grid list-disc gap-2 pl-5 text-[0.94rem]">
            {flow.never.map(one => (
              <li key={one}>{said(one)}</li>
            ))}
          </ul>
        </Card>
        {others.length > 0 && (
          <Card look="flat" labelledBy="flow-others">
            <h2 id="flow-others" className="h-sans">
              {t('This may fit too')}
            </h2>
            <ul className="mt-2 grid text-[0.94rem]">
              {others.map(other => other && <FlowLink key={other.id} flow={other} analysis={analysis} />)}
            </ul>
          </Card>
        )}
        <Card look="flat" labelledBy="flow-sources">
          <h2 id="flow-sources" className="h-sans">
            {t('Where this comes from')}
          </h2>
          <ul className="mt-2 grid text-[0.94rem]">
            {flow.sources.map(({ title, url }) => (
              <li key={url}>
                <a href={url} className="inline-flex min-h-11 items-center" target="_blank" rel="noreferrer">
                  {said(title)}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft">
            {t('Checked on {date}.', { date: longDate(flow.checkedOn) })}
            {today() >= flow.expiresOn && ` ${t('That is old: ask legal aid what has changed since.')}`}
          </p>
        </Card>
        <Note>{t('This page is free in every plan. It is legal information, not legal advice.')}</Note>
      </aside>
    </div>
  )
}

function FlowLink({ flow, analysis }: { readonly flow: Flow; readonly analysis: AnalysisReply | undefined }) {
  return (
    <li>
      <Link to={flowPath(flow, analysis)} className="inline-flex min-h-11 items-center">
        {said(flow.title)}
      </Link>
    </li>
  )
}

/** Where a situation is told in full, with this letter kept in hand. */
export function flowPath(flow: Flow, analysis: AnalysisReply | undefined): string {
  return `/results/what-now/${flow.id}${analysis ? `?analysis=${analysis.analysis_id}` : ''}`
}

function ScamSigns({ analysis }: { readonly analysis: AnalysisReply }) {
  if (analysis.scam_signs.length === 0) return null
  return (
    <div className="mt-5">
      <Alert tone="red" title={t('The signs in this letter')}>
        <ul className="list-disc pl-5">
          {analysis.scam_signs.map(sign => (
            <li key={sign}>{signInWords(sign)}</li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

/** A sign in one plain sentence; an unknown one by its name. */
export function signInWords(sign: string): string {
  const words: Readonly<Record<string, string>> = SCAM_SIGN_WORDS
  return Object.hasOwn(words, sign) ? said(words[sign] ?? sign) : `${sign.replaceAll('-', ' ')}.`
}
