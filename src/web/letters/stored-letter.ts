import { z } from 'zod'
import { letterDocument, mailingSteps } from '#contract/letters.ts'
import { isPrivate } from '#web/private/flag.ts'
import { parseStored, read, write } from '#web/saved.ts'
import type { Letter } from '#letters/letter.ts'
import { draftSchema, emptyDraft, type LetterDraft } from './draft.ts'

export type MailingStep = z.infer<typeof mailingSteps>[number]

/** A letter as this device keeps it: what the server wrote, and what the person changed since. */
export interface StoredLetter {
  readonly id: string
  /** The analysis it rests on; null when it rests on none. */
  readonly analysisId: string | null
  readonly title: string
  readonly document: Letter
  readonly followUpOn: string | null
  /** What to know before sending it. */
  readonly cautions: readonly string[]
  /** How to send it, step by step. */
  readonly mailing: readonly MailingStep[]
  /** Only the first paragraph came: a plan opens the rest. */
  readonly locked: boolean
  /** The dispute it belongs to, once it is followed. */
  readonly disputeId?: string | null | undefined
  readonly draft: LetterDraft
}

const storedSchema = z.object({
  id: z.string(),
  analysisId: z.string().nullable(),
  title: z.string(),
  document: letterDocument.transform(asLetter),
  followUpOn: z.string().nullable(),
  cautions: z.array(z.string()),
  mailing: mailingSteps,
  locked: z.boolean().default(false),
  disputeId: z.string().nullish(),
  draft: draftSchema,
})

export function storedLetter(id: string): StoredLetter | undefined {
  return letterFrom(read('local', `writeback.letter.${id}`))
}

/** A letter as it was kept; undefined when the text is none. */
export function letterFrom(text: string | undefined): StoredLetter | undefined {
  return parseStored(storedSchema, text)
}

/** The contract takes any word for the kind of a blank; in all else its shape is the letters room's own. */
export function asLetter(document: z.output<typeof letterDocument>): Letter {
  return document as Letter
}

/** False when this browser keeps nothing. */
export function keepLetter(letter: StoredLetter): boolean {
  if (isPrivate()) void import('#web/private/vault/keeper.ts').then(({ keepAnswer }) => keepAnswer(letter))
  return write('local', `writeback.letter.${letter.id}`, JSON.stringify(letter))
}

/** Keeps a letter the server just wrote. The same letter again keeps what the person changed in it, unless the server's
 *  words are new. */
export function receiveLetter(fresh: Omit<StoredLetter, 'draft'>): StoredLetter {
  const known = storedLetter(fresh.id)
  const same = known && JSON.stringify(known.document) === JSON.stringify(fresh.document)
  const letter = { ...fresh, draft: same ? known.draft : emptyDraft }
  keepLetter(letter)
  write('session', 'generatedLetter', JSON.stringify({ letter_id: fresh.id, title: fresh.title }))
  return letter
}

const mailingSchema = z.object({
  done: z.array(z.string()).default([]),
  mailedOn: z.string().nullable().default(null),
  number: z.string().default(''),
})

export type Mailing = z.infer<typeof mailingSchema>

/** How far the mailing is, as the person ticked it off. */
export function mailingOf(letterId: string): Mailing {
  return parseStored(mailingSchema, read('local', `writeback.mailing.${letterId}`)) ?? mailingSchema.parse({})
}

export function keepMailing(letterId: string, mailing: Mailing): boolean {
  return write('local', `writeback.mailing.${letterId}`, JSON.stringify(mailing))
}
