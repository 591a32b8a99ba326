import { z } from 'zod'
import {
  type Blank,
  type BlankKind,
  isBlank,
  type Letter,
  type LetterBlock,
  type LetterSentence,
  lineKey,
  type Run,
} from '#letters/letter.ts'
import { t } from '#web/language.tsx'

export const draftSchema = z.object({
  /** Sentences taken out, by id. */
  removed: z.array(z.string()),
  /** Words a person put in the place of a sentence or a line, by its key. */
  words: z.record(z.string(), z.string()),
  /** Blanks filled in or changed, by key. */
  blanks: z.record(z.string(), z.string()),
  /** Paragraphs of one's own, before the closing. */
  added: z.array(z.string()),
})

/** What a person changed in a letter, and nothing of the letter itself: so it can be undone step by step and whole. */
export type LetterDraft = z.infer<typeof draftSchema>

export const emptyDraft: LetterDraft = { removed: [], words: {}, blanks: {}, added: [] }

export type Change =
  | { readonly kind: 'words'; readonly key: string; readonly text: string }
  | { readonly kind: 'our-words'; readonly key: string }
  | { readonly kind: 'blank'; readonly key: string; readonly value: string }
  | { readonly kind: 'take-out' | 'put-back'; readonly id: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'added-words'; readonly index: number; readonly text: string }
  | { readonly kind: 'remove-added'; readonly index: number }

export function applyChange(draft: LetterDraft, change: Change): LetterDraft {
  switch (change.kind) {
    case 'words':
      return { ...draft, words: { ...draft.words, [change.key]: change.text } }
    case 'our-words': {
      const { [change.key]: _, ...words } = draft.words
      return { ...draft, words }
    }
    case 'blank':
      return { ...draft, blanks: { ...draft.blanks, [change.key]: change.value } }
    case 'take-out':
      return { ...draft, removed: [...draft.removed.filter(id => id !== change.id), change.id] }
    case 'put-back':
      return { ...draft, removed: draft.removed.filter(id => id !== change.id) }
    case 'add':
      return { ...draft, added: [...draft.added, ''] }
    case 'added-words':
      return { ...draft, added: draft.added.with(change.index, change.text) }
    case 'remove-added':
      return { ...draft, added: draft.added.toSpliced(change.index, 1) }
  }
}

/** Whether two changes are one to a person who undoes them: typing on in the same place. */
export function isSameTyping(a: Change | undefined, b: Change): boolean {
  if (a?.kind === 'words' && b.kind === 'words') return a.key === b.key
  if (a?.kind === 'blank' && b.kind === 'blank') return a.key === b.key
  return a?.kind === 'added-words' && b.kind === 'added-words' && a.index === b.index
}

// Each of these is about the place it stands in.
const LOCAL: readonly BlankKind[] = ['fact', 'amount']

/** The key under which a blank's value is kept. Blanks that ask the same and start the same are one: the name at the top
 *  is the name under the signature. `place` names the sentence or line. */
export function blankKey({ blank, hint, value }: Blank, place: string, index: number): string {
  return LOCAL.includes(blank) ? `${place}/${index}` : `${blank}/${hint}/${value}`
}

/** The letter as it stands: what was taken out is gone, changed words are in place, blanks carry their values. */
export function draftedLetter(letter: Letter, draft: LetterDraft): Letter {
  const kept = (sentences: readonly LetterSentence[]) =>
    sentences.filter(({ id }) => !draft.removed.includes(id)).map(sentence => draftedSentence(sentence, draft))
  const blocks = letter.blocks.flatMap((block, at): LetterBlock[] => {
    if (block.kind === 'paragraph') {
      const sentences = kept(block.sentences)
      return sentences.length > 0 ? [{ ...block, sentences }] : []
    }
    if (block.kind === 'list') {
      const items = kept(block.items)
      return items.length > 0 ? [{ ...block, items }] : []
    }
    return [{ ...block, lines: block.lines.map((runs, line) => draftedRuns(runs, lineKey(at, line), draft)) }]
  })
  const own = draft.added
    .filter(text => text.trim() !== '')
    .map((text, index): LetterBlock => ({ kind: 'paragraph', sentences: [ownSentence(text, index)] }))
  const closing = blocks.findIndex(block => block.kind === 'closing')
  return { ...letter, blocks: closing < 0 ? [...blocks, ...own] : blocks.toSpliced(closing, 0, ...own) }
}

function draftedSentence(sentence: LetterSentence, draft: LetterDraft): LetterSentence {
  return { ...sentence, runs: draftedRuns(sentence.runs, sentence.id, draft) }
}

/** The runs of a sentence or line as they stand now; `place` is its id or key. */
export function draftedRuns(runs: readonly Run[], place: string, draft: LetterDraft): readonly Run[] {
  const words = draft.words[place]
  if (words !== undefined) return [words]
  return runs.map((run, index) => {
    if (!isBlank(run)) return run
    return { ...run, value: draft.blanks[blankKey(run, place, index)] ?? run.value }
  })
}

function ownSentence(text: string, index: number): LetterSentence {
  return { id: `added-${index}`, runs: [text], reason: { because: t('You added this.'), cites: [] } }
}

/** Whether a text holds what looks like a Social Security number: never wanted in a letter. */
export function holdsSocialSecurityNumber(text: string): boolean {
  return /\b\d{3}-\d{2}-\d{4}\b/.test(text)
}
