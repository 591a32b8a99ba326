import {
  isBlank,
  type Letter,
  type LetterBlock,
  type LetterSentence,
  lineKey,
  type Reason,
  type Run,
  textOf,
  wordsOf,
} from '#letters/letter.ts'
import { Fragment, type ReactNode, useState } from 'react'
import { t } from '#web/language.tsx'
import { BlankField } from './BlankField.tsx'
import { blankKey, type Change, type LetterDraft, draftedRuns } from './draft.ts'
import { OwnParagraphs } from './OwnParagraphs.tsx'
import { SentencePanel } from './SentencePanel.tsx'

interface LetterSheetProps {
  readonly title: string
  readonly document: Letter
  readonly draft: LetterDraft
  readonly showReasons: boolean
  readonly change: (change: Change) => void
  /** The finding of a rule, and where it stands. */
  readonly findingOf: (ruleId: string) => { readonly number: number; readonly href: string } | undefined
  /** The same block in Spanish, to stand beside it. */
  readonly beside?: ((index: number) => ReactNode) | undefined
}

interface Place {
  /** The sentence's id, or the line's key. */
  readonly key: string
  readonly runs: readonly Run[]
  readonly reason: Reason | undefined
}

/** The letter itself, on a sheet. Blanks are filled in where they stand; any sentence or line opens to be changed. */
export function LetterSheet({ title, document, draft, showReasons, change, findingOf, beside }: LetterSheetProps) {
  const [open, setOpen] = useState<string>()
  const close = (key: string) => {
    setOpen(undefined)
    globalThis.document.getElementById(triggerId(key))?.focus()
  }
  const words = (place: Place) => <Words place={place} draft={draft} open={open} onOpen={setOpen} change={change} />
  const panelFor = (places: readonly Place[]) => {
    const place = places.find(one => one.key === open)
    if (!place) return null
    return (
      <SentencePanel
        key={place.key}
        id={panelId(place.key)}
        reason={place.reason}
        words={textOf(draftedRuns(place.runs, place.key, draft))}
        finding={place.reason?.ruleId === undefined ? undefined : findingOf(place.reason.ruleId)}
        changed={draft.words[place.key] !== undefined}
        onWords={text => change({ kind: 'words', key: place.key, text })}
        onOurWords={() => change({ kind: 'our-words', key: place.key })}
        onTakeOut={
          place.reason &&
          (() => {
            change({ kind: 'take-out', id: place.key })
            setOpen(undefined)
          })
        }
        onClose={() => close(place.key)}
      />
    )
  }
  const closing = document.blocks.findIndex(block => block.kind === 'closing')
  const own = (
    <Pair twin={beside && draft.added.map((text, index) => <p key={index}>{text}</p>)}>
      <OwnParagraphs draft={draft} change={change} />
    </Pair>
  )
  return (
    <article className={`sheet ${beside ? 'sheet-pairs' : ''}`} aria-label={title}>
      {document.blocks.map((block, index) => (
        <Fragment key={index}>
          {index === closing && own}
          <Pair twin={beside?.(index)}>
            <Block block={block} index={index} words={words} panelFor={panelFor} showReasons={showReasons} />
          </Pair>
        </Fragment>
      ))}
      {closing < 0 && own}
    </article>
  )
}

/** A stretch of the letter with its Spanish beside it; on a phone, in its place. It is never printed. */
function Pair({ twin, children }: { readonly twin: ReactNode; readonly children: ReactNode }) {
  if (!twin) return children
  return (
    <div className="pair">
      <div className="english">{children}</div>
      <div className="twin not-printed" lang="es">
        {twin}
      </div>
    </div>
  )
}

interface BlockProps {
  readonly block: LetterBlock
  readonly index: number
  readonly words: (place: Place) => ReactNode
  readonly panelFor: (places: readonly Place[]) => ReactNode
  readonly showReasons: boolean
}

function Block({ block, index, words, panelFor, showReasons }: BlockProps) {
  if (block.kind === 'paragraph') {
    const places = block.sentences.map(placeOf)
    return (
      <div>
        <p>
          {places.map(place => (
            <Fragment key={place.key}>{words(place)} </Fragment>
          ))}
        </p>
        {showReasons && <Reasons places={places} />}
        {panelFor(places)}
      </div>
    )
  }
  if (block.kind === 'list') {
    return (
      <ol>
        {block.items.map(placeOf).map(place => (
          <li key={place.key}>
            {words(place)}
            {showReasons && <Reasons places={[place]} />}
            {panelFor([place])}
          </li>
        ))}
      </ol>
    )
  }
  const places = block.lines.map((runs, line) => ({ key: lineKey(index, line), runs, reason: undefined }))
  return (
    <div className={block.kind}>
      {block.kind === 'signature' && (
        <p className="not-printed font-sans text-[0.88rem] text-ink-soft">{t('Sign here after you print')}</p>
      )}
      <p>
        {places.map((place, line) => (
          <Fragment key={place.key}>
            {line > 0 && <br />}
            {words(place)}
          </Fragment>
        ))}
      </p>
      {panelFor(places)}
    </div>
  )
}

function placeOf({ id, runs, reason }: LetterSentence): Place {
  return { key: id, runs, reason }
}

function Reasons({ places }: { readonly places: readonly Place[] }) {
  return (
    <ul className="not-printed mt-1 grid gap-1 font-sans text-sm leading-snug text-ink-soft">
      {places.map(({ key, reason }) => reason && <li key={key}>{t('Why: {because}', { because: reason.because })}</li>)}
    </ul>
  )
}

interface WordsProps {
  readonly place: Place
  readonly draft: LetterDraft
  readonly open: string | undefined
  readonly onOpen: (key: string) => void
  readonly change: (change: Change) => void
}

/** The words of a sentence or line as they stand, with its blanks. */
function Words({ place, draft, open, onOpen, change }: WordsProps) {
  const { key, runs, reason } = place
  if (draft.removed.includes(key)) {
    return (
      <span>
        <s className="sentence sentence-out">{textOf(draftedRuns(runs, key, draft))}</s>{' '}
        <button
          type="button"
          className="not-printed linkbtn font-sans text-sm"
          onClick={() => change({ kind: 'put-back', id: key })}
        >
          {t('Put it back')}
        </button>
      </span>
    )
  }
  const mine = draft.words[key]
  const shown = mine === undefined ? runs : [mine]
  const first = shown.findIndex(run => !isBlank(run) && wordsOf(run).trim() !== '')
  const look = `${reason ? 'sentence' : 'plain-line'} ${mine === undefined ? '' : 'sentence-mine'}`
  return (
    <span lang="en">
      {shown.map((run, index) => {
        if (isBlank(run)) {
          const blank = blankKey(run, key, index)
          return (
            <BlankField
              key={index}
              blank={run}
              value={draft.blanks[blank] ?? run.value}
              onChange={value => change({ kind: 'blank', key: blank, value })}
            />
          )
        }
        const text = wordsOf(run)
        if (text.trim() === '') return text
        const expanded = open === key
        if (index !== first) {
          return (
            <span key={index} className={look} onClick={() => onOpen(key)}>
              {text}
            </span>
          )
        }
        return (
          <span
            key={index}
            id={triggerId(key)}
            role="button"
            tabIndex={0}
            className={look}
            aria-expanded={expanded}
            aria-controls={expanded ? panelId(key) : undefined}
            onClick={() => onOpen(key)}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              onOpen(key)
            }}
          >
            {text}
          </span>
        )
      })}
    </span>
  )
}

function triggerId(key: string): string {
  return `words-${key}`
}

function panelId(key: string): string {
  return `panel-${key}`
}
