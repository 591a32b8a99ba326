import type { Letter } from '#letters/letter.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { resultAccessFor } from '#server/billing/holdings.ts'
import type { Room } from '#server/room.ts'
import { documentOf, type LetterRow } from './table.ts'

/** What everyone may see of a letter.  @law decision 6 */
export function upToFirstParagraph(letter: Letter): Letter {
  const first = letter.blocks.findIndex(block => block.kind === 'paragraph')
  return { ...letter, blocks: letter.blocks.slice(0, first + 1) }
}

/** Whether its owner's plan opens the whole of a kept letter. Their own words, made better, are bought by themselves. */
export async function isOpen(room: Room, owner: Owner, row: LetterRow): Promise<boolean> {
  const access = await resultAccessFor(room, owner, row.analysisId ?? undefined)
  return row.kind === 'own-letter' ? access.canEnhance : access.seesFullLetter
}

/** A kept letter as far as its owner's plan opens it. */
export async function openPartOf(room: Room, owner: Owner, row: LetterRow): Promise<Letter> {
  const letter = documentOf(row)
  return (await isOpen(room, owner, row)) ? letter : upToFirstParagraph(letter)
}
