import { z } from 'zod'
import type { Things } from '#web/private/messages.ts'
import { storage } from '#web/storage.ts'
import { isAnswerName } from './names.ts'

/** A letter that was written here, with what the person changed in it: all the page keeps of it. */
const keptAnswer = z.object({ id: z.string(), analysisId: z.string().nullable(), title: z.string() })
export type KeptAnswer = z.infer<typeof keptAnswer>

/** Where it lies in the vault: with the letter it answers. */
export function answerName({ id, analysisId }: Pick<KeptAnswer, 'id' | 'analysisId'>): string {
  return analysisId === null ? `answer/${id}` : `letter/${analysisId}/answer/${id}`
}

export function answerBytes(answer: KeptAnswer): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(answer))
}

/** The answers among what was kept. The page knows each of them again, unless it has a newer one. */
export function answersAmong(things: Things): readonly KeptAnswer[] {
  return [...things].flatMap(([name, bytes]) => {
    if (!isAnswerName(name)) return []
    const text = new TextDecoder().decode(bytes)
    const answer = keptAnswer.safeParse(parsed(text)).data
    if (!answer) return []
    const key = `writeback.letter.${answer.id}`
    if (storage('local').getItem(key) === null) storage('local').setItem(key, text)
    return [answer]
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
