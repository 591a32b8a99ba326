import { z } from 'zod'
import type { Reading } from '#analyses/reading.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { ReadLetter } from '#reading/read-result.ts'
import type { LetterHere, Things } from './messages.ts'

/** A letter as this phone knows it. */
export interface KnownLetter {
  readonly id: string
  readonly createdAt: Date
  readonly fileName: string
  readonly flowType: 'generate' | 'enhance'
  readonly ownLetter: string | null
  readonly facts: LetterFacts
  readonly reading: Reading
  /** As they were added. None of a letter whose files this phone did not give any more when it was kept. */
  readonly files: readonly File[]
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
  files: z.array(z.object({ name: z.string(), type: z.string() })).default([]),
})

/** The letter as bytes by name: everything about it in one, each picture and each file by itself. */
export async function packed({ pictures, files, ...letter }: KnownLetter): Promise<Things> {
  const contents = await contentsOf(files)
  const about = {
    ...letter,
    version: VERSION,
    pictures: pictures.map(picture => ({ ...picture, bytes: undefined })),
    files: contents.map((_, index) => ({ name: files[index]!.name, type: files[index]!.type })),
  }
  return new Map([
    [`letter/${letter.id}`, new TextEncoder().encode(JSON.stringify(about))],
    ...pictures.map(({ page, bytes }) => [pictureName(letter.id, page), new Uint8Array(bytes)] as const),
    ...contents.map((bytes, index) => [fileName(letter.id, index), new Uint8Array(bytes)] as const),
  ])
}

// a file that was changed or moved since it was chosen cannot be read any more
async function contentsOf(files: readonly File[]): Promise<readonly ArrayBuffer[]> {
  try {
    return await Promise.all(files.map(file => file.arrayBuffer()))
  } catch {
    return []
  }
}

/** The letters among what was kept. What a later version of ours kept, and this one cannot read, is left out. */
export function unpacked(things: Things): readonly KnownLetter[] {
  return [...things].flatMap(([name, bytes]) => {
    const id = /^letter\/([^/]+)$/.exec(name)?.[1]
    const about = id === undefined ? undefined : packedSchema.safeParse(parsed(bytes)).data
    if (id === undefined || !about) return []
    const { version: _, createdAt, pictures, files, ...letter } = about
    const shown = pictures.flatMap(picture => {
      const held = things.get(pictureName(id, picture.page))
      return held ? [{ ...picture, bytes: held }] : []
    })
    const added = files.flatMap(({ name, type }, index) => {
      const held = things.get(fileName(id, index))
      return held ? [new File([held], name, { type })] : []
    })
    return [{ ...letter, id, createdAt: new Date(createdAt), pictures: shown, files: added } as unknown as KnownLetter]
  })
}

function pictureName(id: string, page: number): string {
  return `letter/${id}/page-${page}`
}

function fileName(id: string, index: number): string {
  return `letter/${id}/file-${index}`
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
