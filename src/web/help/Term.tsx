import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { GLOSSARY, type Meaning, type TermId } from './glossary.ts'
import { MeaningText } from './MeaningText.tsx'
import { t } from '#web/language.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

/** A legal word in its sentence; pressed, it says what it means.
 *  @example <Words of="What is <0>certified mail</0>?" parts={[<Term meaning="certified mail" />]} /> */
export function Term({
  meaning: id,
  children,
}: {
  readonly meaning: TermId
  /** The word as the sentence has it. */
  readonly children?: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const meaning: Meaning = GLOSSARY[id]
  return (
    <>
      <button type="button" className="term-word" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {/* outside the sentence: a paragraph holds no window */}
      {open &&
        createPortal(
          <Dialog open title={t(meaning.word)} onClose={() => setOpen(false)}>
            <div className="grid gap-2">
              <MeaningText meaning={meaning} />
            </div>
          </Dialog>,
          document.body,
        )}
    </>
  )
}
