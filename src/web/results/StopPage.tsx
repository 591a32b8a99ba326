import { Hand } from 'lucide-react'
import { useState } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { attorneyNowChecklist } from '#letters/attorney-now.ts'
import { stateCode, stateName } from '#units/state-code.ts'
import { confirmCourtPaper } from '#web/letters/write-letter.ts'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { More } from '#web/ui/More.tsx'
import { Note } from '#web/ui/Note.tsx'
import { said, t } from '#web/language.tsx'
import { Quote } from '#web/ui/Quote.tsx'
import { CourtDeadline } from './CourtDeadline.tsx'
import { Crumb } from './Crumb.tsx'
import { verdictOf } from './verdict.ts'

interface StopPageProps {
  readonly analysis: AnalysisReply
  readonly onGoOn: () => void
}

/** Court papers stop everything else: the answer's deadline, what to do, who helps for free. Never behind a plan. */
export function StopPage({ analysis, onGoOn }: StopPageProps) {
  const { title, text } = verdictOf(analysis)
  const state = stateCode(analysis.state ?? '')
  return (
    <>
      <Crumb analysis={analysis} />
      <div className="mt-2 grid items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,1fr)_340px]">
        <div>
          <p className="mb-2.5 flex items-center gap-2 font-[650] text-red">
            <Hand className="icon" /> {t('Stop here first')}
          </p>
          <h1 className="text-[clamp(1.8rem,1.2rem+2.4vw,2.8rem)] tracking-[-0.022em]">{title}</h1>
          <p className="mt-4 max-w-[60ch] text-ink-soft">{text}</p>
          <CourtDeadline analysis={analysis} />
          <Steps />
          <GoOn analysis={analysis} onGoOn={onGoOn} />
        </div>
        <aside className="grid gap-5 md:sticky md:top-22">
          {analysis.court_paper?.words && (
            <Card labelledBy="words">
              <h2 id="words" className="h-sans mb-4">
                {t('What the paper says about time')}
              </h2>
              <Quote words={analysis.court_paper.words} />
            </Card>
          )}
          <Card look="flat" labelledBy="help">
            <h2 id="help" className="h-sans">
              {state ? t('Free help in {state}', { state: stateName(state) }) : t('Free help')}
            </h2>
            <ul className="mt-2 grid text-[0.94rem]">
              {HELP.map(([href, label]) => (
                <li key={href}>
                  <a href={href} className="inline-flex min-h-11 items-center">
                    {t(label)}
                  </a>
                </li>
              ))}
            </ul>
          </Card>
          <Note>{t('This page is free in every plan.')}</Note>
        </aside>
      </div>
    </>
  )
}

const HELP = [
  ['https://www.lawhelp.org', 'lawhelp.org: forms and free legal aid'],
  ['https://www.lsc.gov', 'lsc.gov: find a legal aid office'],
  ['https://www.naca.net', 'naca.net: consumer lawyers'],
] as const

function Steps() {
  const steps = attorneyNowChecklist()
  return (
    <Card className="mt-6" labelledBy="steps">
      <CardHead id="steps" title={t('What to do, in order')} aside={t('{steps} steps', { steps: steps.length })} />
      <ol className="steps">
        {steps.map(({ id, text, why, cites }) => (
          <li key={id}>
            <b className="block font-[650]">{said(text)}</b>
            <p className="text-note text-ink-soft">
              {said(why)} {cites.length > 0 && <span className="whitespace-nowrap">({cites.join('; ')})</span>}
            </p>
          </li>
        ))}
      </ol>
      <a href="https://www.lawhelp.org" className={`mt-6 ${buttonClass({ variant: 'primary', size: 'large' })}`}>
        {t('Find free legal help today')}
      </a>
    </Card>
  )
}

function GoOn({ analysis, onGoOn }: StopPageProps) {
  const [sure, setSure] = useState(false)
  return (
    <div className="mt-4">
      <More summary={t('Go on to the letter check anyway')}>
        <p className="max-w-[60ch] text-ink-soft">
          {t(
            'Some collectors make letters look like court papers, and that can break the law. If you are sure this is not from a court, or your answer is already filed, you can go on. If in doubt, call the clerk first.',
          )}
        </p>
        <label className="mt-3 grid max-w-[60ch] grid-cols-[24px_1fr] items-start gap-3 py-2.5">
          <input type="checkbox" className="tick" checked={sure} onChange={event => setSure(event.target.checked)} />
          <span>
            {t('I understand that a letter to the collector does not answer the court and does not stop its deadline.')}
          </span>
        </label>
        <Button
          className="mt-2"
          disabled={!sure}
          onClick={() => {
            confirmCourtPaper(analysis.analysis_id)
            onGoOn()
          }}
        >
          {t('Go on to the letter check')}
        </Button>
      </More>
    </div>
  )
}
