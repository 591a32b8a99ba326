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

/** A kept letter as far as its owner's plan opens it. Their own words, made better, are bought by themselves. */
export async function openPartOf(room: Room, owner: Owner, row: LetterRow): Promise<Letter> {
  const access = await resultAccessFor(room, owner, row.analysisId ?? undefined)
  const isOpen = row.kind === 'own-letter' ? access.canEnhance : access.seesFullLetter
  return isOpen ? documentOf(row) : upToFirstParagraph(documentOf(row))
}
