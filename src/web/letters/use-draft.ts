import { useCallback, useEffect, useReducer, useState } from 'react'
import { timeOfDay } from '#web/clock.ts'
import { applyChange, type Change, emptyDraft, isSameTyping, type LetterDraft } from './draft.ts'
import { keepLetter, type StoredLetter } from './stored-letter.ts'

interface History {
  readonly past: readonly LetterDraft[]
  readonly draft: LetterDraft
  readonly future: readonly LetterDraft[]
  readonly last: Change | undefined
}

type Act =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'start-again' }

function step(history: History, act: Act): History {
  const { past, draft, future, last } = history
  if (act.kind === 'undo') {
    const before = past.at(-1)
    return before ? { past: past.slice(0, -1), draft: before, future: [draft, ...future], last: undefined } : history
  }
  if (act.kind === 'redo') {
    const [next, ...rest] = future
    return next ? { past: [...past, draft], draft: next, future: rest, last: undefined } : history
  }
  const change = act.kind === 'change' ? act.change : undefined
  const next = change ? applyChange(draft, change) : emptyDraft
  const goesOn = change !== undefined && isSameTyping(last, change)
  return { past: goesOn ? past : [...past, draft], draft: next, future: [], last: change }
}

export interface Drafting {
  readonly draft: LetterDraft
  readonly change: (change: Change) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly startAgain: () => void
  /** When it was last kept on this device; `false` when this browser keeps nothing. */
  readonly savedAt: string | false | undefined
}

/** A person's changes to a letter: undone and redone step by step, kept on this device as they are made. */
export function useDraft(letter: StoredLetter): Drafting {
  const [{ past, draft, future }, act] = useReducer(step, {
    past: [],
    draft: letter.draft,
    future: [],
    last: undefined,
  })
  const [savedAt, setSavedAt] = useState<string | false>()
  useEffect(() => {
    if (draft === letter.draft) return
    const timer = setTimeout(() => setSavedAt(keepLetter({ ...letter, draft }) && timeOfDay()), 300)
    const saveNow = () => keepLetter({ ...letter, draft })
    window.addEventListener('pagehide', saveNow)
    return () => {
      clearTimeout(timer)
      saveNow()
      window.removeEventListener('pagehide', saveNow)
    }
  }, [draft, letter])
  return {
    draft,
    change: useCallback((change: Change) => act({ kind: 'change', change }), []),
    undo: past.length > 0 ? () => act({ kind: 'undo' }) : undefined,
    redo: future.length > 0 ? () => act({ kind: 'redo' }) : undefined,
    startAgain: () => act({ kind: 'start-again' }),
    savedAt,
  }
}
