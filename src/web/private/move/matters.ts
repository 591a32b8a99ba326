import { letterFrom, type StoredLetter } from '#web/letters/stored-letter.ts'
import { type KnownLetter, unpacked } from '#web/private/known-letter.ts'
import type { Things } from '#web/private/messages.ts'
import { isAnswerName, namesOf } from '#web/private/vault/names.ts'

/** A letter of the vault with all that belongs to it, as it goes to an account. */
export interface Matter {
  readonly letter: KnownLetter
  /** The paper: the files as they were added; where these are gone, the pictures of its pages. */
  readonly files: readonly File[]
  /** The letters that were written about it. One of which a plan opened only the beginning is written anew there. */
  readonly answers: readonly StoredLetter[]
}

/** The letters in a vault, the newest first. */
export function mattersIn(things: Things): readonly Matter[] {
  return unpacked(things)
    .map(letter => ({ letter, files: filesOf(letter), answers: answersTo(letter.id, things) }))
    .toSorted((a, b) => b.letter.createdAt.getTime() - a.letter.createdAt.getTime())
}

function filesOf({ files, pictures, fileName }: KnownLetter): readonly File[] {
  if (files.length > 0) return files
  return pictures.map(
    ({ bytes, page, mediaType: type }) => new File([new Uint8Array(bytes)], `${fileName}-${page}.jpg`, { type }),
  )
}

function answersTo(letterId: string, things: Things): readonly StoredLetter[] {
  return namesOf(letterId, [...things.keys()]).flatMap(name => {
    if (!isAnswerName(name)) return []
    const answer = letterFrom(new TextDecoder().decode(things.get(name)))
    return answer && !answer.locked ? [answer] : []
  })
}
