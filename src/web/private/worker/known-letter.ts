import { z } from 'zod'
import type { Reading } from '#analyses/reading.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { ReadLetter } from '#reading/read-result.ts'
import type { LetterHere, Things } from '#web/private/messages.ts'

/** A letter as this phone knows it. */
export interface KnownLetter {
  readonly id: string
  readonly createdAt: Date
  readonly fileName: string
  readonly flowType: 'generate' | 'enhance'
  readonly ownLetter: string | null
  readonly facts: LetterFacts
  readonly reading: Reading
  readonly pictures: ReadLetter['pageImages']
  state: string | null
  consumerFacts: Record<string, unknown>
}

export function letterHere({ id, fileName, createdAt }: KnownLetter): LetterHere {
  return { id, fileName, readAt: createdAt.toISOString() }
}

const VERSION = 1
const packedSchema = z.looseObject({
  version: z.literal(VERSION),
  createdAt: z.iso.datetime(),
  pictures: z.array(z.looseObject({ page: z.int() })),
})

/** The letter as bytes by name: everything about it in one, each picture by itself. */
export function packed({ pictures, ...letter }: KnownLetter): Things {
  const about = { ...letter, version: VERSION, pictures: pictures.map(picture => ({ ...picture, bytes: undefined })) }
  return new Map([
    [`letter/${letter.id}`, new TextEncoder().encode(JSON.stringify(about))],
    ...pictures.map(({ page, bytes }) => [pictureName(letter.id, page), new Uint8Array(bytes)] as const),
  ])
}

/** The letters among what was kept. What a later version of ours kept, and this one cannot read, is left out. */
export function unpacked(things: Things): readonly KnownLetter[] {
  return [...things].flatMap(([name, bytes]) => {
    const id = /^letter\/([^/]+)$/.exec(name)?.[1]
    const about = id === undefined ? undefined : packedSchema.safeParse(parsed(bytes)).data
    if (id === undefined || !about) return []
    const { version: _, createdAt, pictures, ...letter } = about
    const shown = pictures.flatMap(picture => {
      const held = things.get(pictureName(id, picture.page))
      return held ? [{ ...picture, bytes: held }] : []
    })
    return [{ ...letter, id, createdAt: new Date(createdAt), pictures: shown } as unknown as KnownLetter]
  })
}

function pictureName(id: string, page: number): string {
  return `letter/${id}/page-${page}`
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
