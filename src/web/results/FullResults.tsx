import { CircleCheck, PenLine } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AnalysisReply } from '#contract/analyses.ts'
import { today } from '#web/clock.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ComparisonCard } from './ComparisonCard.tsx'
import { Crumb } from './Crumb.tsx'
import { DeadlineStrip } from './DeadlineStrip.tsx'
import { deadlinesOn, mainDeadline, sayDaysLeft } from './deadlines.ts'
import { FindingsColumn, RulesRun } from './FindingsColumn.tsx'
import { FitsCard } from './FitsCard.tsx'
import { KeepCard } from './KeepCard.tsx'
import { Later, ResultsInTurn } from './later-parts.tsx'
import { LetterViewer } from './LetterViewer.tsx'
import type { Mark } from './marks.ts'
import { MoneyCard } from './MoneyCard.tsx'
import { PageZoom } from './PageZoom.tsx'
import { Playbook } from './Playbook.tsx'
import { Questions } from './Questions.tsx'
import { ReceiptQuestion } from './ReceiptQuestion.tsx'
import { Score } from './Score.tsx'
import { SettlementCard } from './SettlementCard.tsx'
import { StateLawCard } from './StateLawCard.tsx'
import { StrategyCard } from './StrategyCard.tsx'
import { TimeLimitCard } from './TimeLimitCard.tsx'
import { useLetterActions } from './use-letter-actions.ts'
import { useLinkedFindings } from './use-linked-findings.ts'
import { verdictOf, viewOf } from './verdict.ts'
import { Warnings } from './Warnings.tsx'

/** Verdict, date, proof, then what to do: in this order on every screen. */
export function FullResults({ analysis }: { readonly analysis: AnalysisReply }) {
  const linked = useLinkedFindings(analysis)
  const letters = useLetterActions(analysis)
  const [seen, setSeen] = useState<Mark>()
  const { title, text } = verdictOf(analysis)
  const hasFindings = linked.findings.length > 0
  const compliant = viewOf(analysis) === 'compliant'
  const main = mainDeadline(deadlinesOn(analysis, today()))
  const enhancing = analysis.flow_type === 'enhance'
  const enhancePath = `/letter/enhance?analysis=${analysis.analysis_id}`

  const primary = (look: { size?: 'large'; className?: string }) =>
    enhancing ? (
      <Link to={enhancePath} className={`${buttonClass({ variant: 'primary', ...look })} ${look.className ?? ''}`}>
        <PenLine className="icon" /> {t('Enhance My Letter')}
      </Link>
    ) : (
      <Button
        variant="primary"
        {...look}
        icon={<PenLine className="icon" />}
        busy={letters.running?.purpose === 'open'}
        onClick={() => letters.write()}
      >
        {t('Generate Response Letter')}
      </Button>
    )
  return (
    <ResultsInTurn>
      <div className="has-phonebar sm:pb-0">
        <Crumb analysis={analysis} />
        <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-14 gap-y-6 py-3 pb-6 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div>
            {compliant && (
              <p className="mb-2 flex items-center gap-2 font-[650] text-green">
                <CircleCheck className="icon" />{' '}
                {t('None of our {rules} checks found a problem', {
                  rules: analysis.violations.rules_checked,
                })}
              </p>
            )}
            <h1 className="verdict-title">{title}</h1>
            <p className="mt-3 max-w-[58ch] text-ink-soft">{text}</p>
          </div>
          <Score analysis={analysis} />
        </header>
        <Warnings analysis={analysis} />
        <DeadlineStrip
          analysis={analysis}
          action={
            <>
              <div className="hidden sm:grid">{primary({ size: 'large' })}</div>
              {hasFindings && (
                <a href="#strategy" className={buttonClass({ variant: 'quiet' })}>
                  {t('Why this step')}
                </a>
              )}
            </>
          }
        />
        <ReceiptQuestion analysis={analysis} />
        {letters.failure && (
          <div className="mt-4">
            <Alert key={letters.failures} tone="red" title={letters.failure} announce="alert" takesFocus>
              {t('Your result is kept. Nothing was sent to anyone.')}
              {letters.needsLogin && (
                <>
                  {' '}
                  <a href="/login">{t('Log in')}</a>
                </>
              )}
            </Alert>
          </div>
        )}
        {compliant && (
          <Playbook
            analysis={analysis}
            action={
              <Button busy={letters.running?.purpose === 'open'} onClick={() => letters.write()}>
                {t('Write the request')}
              </Button>
            }
          />
        )}
        <div className="mt-8 grid min-h-dvh items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,12fr)_minmax(0,13fr)]">
          <div className="order-2 min-w-0 md:order-1 md:h-full">
            <Later part="letter">
              <LetterViewer analysis={analysis} linked={linked} />
            </Later>
          </div>
          <div className="order-1 min-w-0 md:order-2">
            {hasFindings ? (
              <FindingsColumn analysis={analysis} linked={linked} onSee={setSeen} />
            ) : (
              <Card labelledBy="checked">
                <h2 id="checked" className="h-sans mb-3">
                  {t('What we checked, and what we could not')}
                </h2>
                <RulesRun analysis={analysis} />
              </Card>
            )}
            <Later part="findings">
              {analysis.model_notice.compared && (
                <Link to={`/results/model-notice?analysis=${analysis.analysis_id}`} className={`mt-4 ${buttonClass()}`}>
                  {t('Compare with the official form')}
                </Link>
              )}
            </Later>
          </div>
        </div>
        <PageZoom analysis={analysis} marks={linked.marks} mark={seen} onClose={() => setSeen(undefined)} />
        <Later part="strategy">
          <div className="far-below mt-16 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="contents items-start gap-5 lg:grid">
              <div className="order-1">
                <StrategyCard
                  analysis={analysis}
                  onWrite={strategy => letters.write({ kind: 'answer', strategy })}
                  action={
                    <>
                      {primary({})}
                      {!enhancing && (
                        <Link to={enhancePath} className={buttonClass()}>
                          {t('Enhance with DIY Tips')}
                        </Link>
                      )}
                    </>
                  }
                />
              </div>
              <Later part="money">
                <div className="order-4">
                  <MoneyCard analysis={analysis} />
                </div>
              </Later>
            </div>
            <div className="contents items-start gap-5 lg:grid">
              <Later part="questions">
                <div className="order-2 grid grid-cols-1 gap-5">
                  {analysis.questions.length > 0 && (
                    <Card labelledBy="tell-more">
                      <h2 id="tell-more">{t('What only you can tell')}</h2>
                      <Questions
                        analysis={analysis}
                        questions={analysis.questions}
                        title={t('Each answer may change the findings')}
                      />
                    </Card>
                  )}
                  <Later part="time-limit">
                    <TimeLimitCard analysis={analysis} />
                  </Later>
                  <Later part="state-law">
                    <StateLawCard analysis={analysis} />
                  </Later>
                </div>
              </Later>
              <Later part="money">
                {!analysis.is_court_paper && (
                  <div className="order-3">
                    <SettlementCard
                      analysis={analysis}
                      busy={letters.running?.wish.kind === 'settlement'}
                      onOffer={offer => letters.write({ kind: 'settlement', ...offer })}
                    />
                  </div>
                )}
              </Later>
            </div>
            <Later part="to-keep">
              <div className="order-5 grid gap-5 lg:col-span-2">
                <ComparisonCard analysis={analysis} />
                <FitsCard analysis={analysis} />
                <KeepCard analysis={analysis} letters={letters} />
              </div>
            </Later>
          </div>
        </Later>
        <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-rule bg-paper px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] sm:hidden print:hidden">
          {main && main.daysLeft <= 60 && (
            <p className="text-xs leading-tight font-[650] text-red">{sayDaysLeft(main.daysLeft)}</p>
          )}
          {primary({ className: 'flex-1' })}
        </div>
      </div>
    </ResultsInTurn>
  )
}
