import { LETTER_CHOICES } from '#billing/aliases.ts'
import { isCreditLetter } from '#letters/credit/define-credit-letter.ts'
import { upToFirstParagraph } from '#analyses/present-letter.ts'
import type { Letter } from '#letters/letter.ts'
import { PRE_WRITTEN } from '#letters/templates/pre-written.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { accessFor, resultAccessFor } from '#server/billing/holdings.ts'
import type { Room } from '#server/room.ts'
import { documentOf, type LetterRow } from './table.ts'

/** Whether its owner's plan opens the whole of a letter. Their own words, made better, are bought by themselves; so is a
 *  pre-written letter, which opens that one template and only where it rests on no analysis: nothing of a locked result
 *  comes out through it. */
export async function isOpen(
  room: Room,
  owner: Owner,
  { kind, analysisId }: Pick<LetterRow, 'kind' | 'analysisId'>,
): Promise<boolean> {
  if (isCreditLetter(kind)) return (await accessFor(room, owner)).canAccessCredit
  const access = await resultAccessFor(room, owner, analysisId ?? undefined)
  if (kind === 'own-letter') return access.canEnhance
  if (access.seesFullLetter) return true
  const choice = analysisId === null ? LETTER_CHOICES.find(one => PRE_WRITTEN[one] === kind) : undefined
  return choice !== undefined && (await accessFor(room, owner)).letters.includes(choice)
}

/** A kept letter as far as its owner's plan opens it. */
export async function openPartOf(room: Room, owner: Owner, row: LetterRow): Promise<Letter> {
  const letter = documentOf(row)
  return (await isOpen(room, owner, row)) ? letter : upToFirstParagraph(letter)
}
