import { CircleAlert, CircleCheck, CircleHelp, History, Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AnalysisReply } from '#contract/analyses.ts'
import { numberFindings } from '#web/results/marks.ts'
import { findingId } from '#web/results/use-linked-findings.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import './letters.css'
import { LetterSheet } from './LetterSheet.tsx'
import { LockedLetter } from './LockedLetter.tsx'
import { AnswerFormCard } from './AnswerFormCard.tsx'
import { MailingCard } from './MailingCard.tsx'
import { MailKitCard } from './MailKitCard.tsx'
import { SendCard } from './SendCard.tsx'
import type { StoredLetter } from './stored-letter.ts'
import { type Drafting, useDraft } from './use-draft.ts'
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
  return (
    <>
      <header className="mt-1.5 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <div>
          {heading}
          <p className="mt-1 text-ink-soft">
            Tap any line to change it or to see why it is here. Fill in the blue blanks.
          </p>
        </div>
        <Saved drafting={drafting} />
      </header>
      {letter.cautions.length > 0 && (
        <div className="mb-6 print:hidden">
          <Alert tone="amber" title="Before you send it">
            <ul className="grid gap-1">
              {letter.cautions.map(caution => (
                <li key={caution}>{caution}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_360px] print:block">
        <div>
          <div role="toolbar" aria-label="Letter" className="mb-3 flex flex-wrap items-center gap-1 print:hidden">
            <Button variant="quiet" icon={<Undo2 className="icon" />} disabled={!drafting.undo} onClick={drafting.undo}>
              Undo
            </Button>
            <Button variant="quiet" icon={<Redo2 className="icon" />} disabled={!drafting.redo} onClick={drafting.redo}>
              Redo
            </Button>
            <Button
              variant="quiet"
              icon={<CircleHelp className="icon" />}
              aria-pressed={showReasons}
              onClick={() => setShowReasons(!showReasons)}
            >
              {showReasons ? 'Hide reasons' : 'Show reasons'}
            </Button>
            <Button variant="quiet" icon={<History className="icon" />} onClick={() => setConfirming(true)}>
              Start again
            </Button>
          </div>
          <LetterSheet
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
          <Note>You are the sender and you decide what to send.</Note>
        </aside>
      </div>
      <Dialog open={confirming} title="Start again?" onClose={() => setConfirming(false)}>
        <p className="text-ink-soft">
          Everything you changed in this letter goes back to our words. You can still undo it.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            variant="danger"
            onClick={() => {
              drafting.startAgain()
              setConfirming(false)
            }}
          >
            Start again
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Keep my changes
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
        ? `Saved on this device at ${savedAt}`
        : 'Not saved: this browser keeps nothing. Download before you leave.'}
    </p>
  )
}
