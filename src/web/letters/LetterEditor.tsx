import { CircleAlert, CircleCheck, CircleHelp, History, Languages, Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { Twin } from '#letters/twin.ts'
import { numberFindings } from '#web/results/marks.ts'
import { findingId } from '#web/results/use-linked-findings.ts'
import { isPrivate } from '#web/private/flag.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { spoken, t } from '#web/language.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Cautions } from './Cautions.tsx'
import { LetterSheet } from './LetterSheet.tsx'
import { DraftTwinNotice, twinBlocks } from './LetterTwin.tsx'
import { LockedLetter } from './LockedLetter.tsx'
import { AnswerFormCard } from './AnswerFormCard.tsx'
import { MailingCard } from './MailingCard.tsx'
import { MailKitCard } from './MailKitCard.tsx'
import { SendCard } from './SendCard.tsx'
import type { StoredLetter } from './stored-letter.ts'
import { type Drafting, useDraft } from './use-draft.ts'
import { useTwin } from './use-twin.ts'
import type { LetterWish } from './write-letter.ts'

interface LetterEditorProps {
  readonly letter: StoredLetter
  /** The analysis the letter rests on, when it rests on one. */
  readonly analysis: AnalysisReply | undefined
  readonly wish: LetterWish | undefined
  readonly heading: ReactNode
}

/** The letter with its blanks, changed in place, and every way to take it along. */
export function LetterEditor({ letter, analysis, wish, heading }: LetterEditorProps) {
  const drafting = useDraft(letter)
  const [showReasons, setShowReasons] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const current = { ...letter, draft: drafting.draft }
  const [inSpanish, setInSpanish] = useState(spoken() === 'es' && !isPrivate())
  const twin = useTwin(letter, inSpanish)
  const spanish = inSpanish ? twin.data : undefined
  return (
    <>
      <header className="mt-1.5 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <div>
          {heading}
          <p className="mt-1 text-ink-soft">
            {t('Tap any line to change it or to see why it is here. Fill in the blue blanks.')}
          </p>
        </div>
        <Saved drafting={drafting} />
      </header>
      {letter.cautions.length > 0 && (
        <div className="mb-6 print:hidden">
          <Cautions cautions={letter.cautions} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_360px] print:block">
        <div>
          <div role="toolbar" aria-label={t('Letter')} className="mb-3 flex flex-wrap items-center gap-1 print:hidden">
            <Button variant="quiet" icon={<Undo2 className="icon" />} disabled={!drafting.undo} onClick={drafting.undo}>
              {t('Undo')}
            </Button>
            <Button variant="quiet" icon={<Redo2 className="icon" />} disabled={!drafting.redo} onClick={drafting.redo}>
              {t('Redo')}
            </Button>
            <Button
              variant="quiet"
              icon={<CircleHelp className="icon" />}
              aria-pressed={showReasons}
              onClick={() => setShowReasons(!showReasons)}
            >
              {showReasons ? t('Hide reasons') : t('Show reasons')}
            </Button>
            <Button variant="quiet" icon={<History className="icon" />} onClick={() => setConfirming(true)}>
              {t('Start again')}
            </Button>
            {!isPrivate() && (
              <Button
                variant="quiet"
                icon={<Languages className="icon" />}
                aria-pressed={inSpanish}
                busy={inSpanish && twin.isFetching}
                onClick={() => setInSpanish(!inSpanish)}
              >
                {t('Read it in Spanish')}
              </Button>
            )}
          </div>
          {inSpanish && (
            <div className="mb-4 print:hidden">
              {spanish ? (
                <DraftTwinNotice letter={current} twin={spanish} onHide={() => setInSpanish(false)} />
              ) : (
                twin.error && (
                  <Alert tone="amber" title={t('The Spanish could not be fetched')} announce="alert">
                    <Button variant="quiet" onClick={() => void twin.refetch()}>
                      {t('Try again')}
                    </Button>
                  </Alert>
                )
              )}
            </div>
          )}
          <LetterSheet
            beside={spanish && twinBlocks(letter.document, drafting.draft, spanish.sentences as Twin)}
            title={letter.title}
            document={letter.document}
            draft={drafting.draft}
            showReasons={showReasons}
            change={drafting.change}
            findingOf={ruleId => {
              const found = analysis && numberFindings(analysis).find(({ finding }) => finding.rule_id === ruleId)
              return (
                found && {
                  number: found.number,
                  href: `/results?analysis=${analysis.analysis_id}#${findingId(found.number)}`,
                }
              )
            }}
          />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-22 print:hidden">
          {letter.locked ? (
            <LockedLetter analysis={analysis} wish={wish} />
          ) : (
            <SendCard letter={current} analysis={analysis} />
          )}
          {!letter.locked && <MailingCard letter={letter} />}
          {!letter.locked && <MailKitCard letter={current} />}
          {letter.analysisId && <AnswerFormCard analysisId={letter.analysisId} />}
          <Note>{t('You are the sender and you decide what to send.')}</Note>
        </aside>
      </div>
      <Dialog open={confirming} title={t('Start again?')} onClose={() => setConfirming(false)}>
        <p className="text-ink-soft">
          {t('Everything you changed in this letter goes back to our words. You can still undo it.')}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            variant="danger"
            onClick={() => {
              drafting.startAgain()
              setConfirming(false)
            }}
          >
            {t('Start again')}
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            {t('Keep my changes')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function Saved({ drafting }: { readonly drafting: Drafting }) {
  const { savedAt } = drafting
  if (savedAt === undefined) return null
  return (
    <p role="status" className={`flex items-center gap-1.5 text-sm ${savedAt ? 'text-green' : 'text-red'}`}>
      {savedAt ? <CircleCheck className="icon" /> : <CircleAlert className="icon" />}
      {savedAt
        ? t('Saved on this device at {savedAt}', { savedAt })
        : t('Not saved: this browser keeps nothing. Download before you leave.')}
    </p>
  )
}
