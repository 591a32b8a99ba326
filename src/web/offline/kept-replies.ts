import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { CallFailed, type CallInput, callUrl } from '#web/api.ts'
import { millisecondsNow } from '#web/clock.ts'
import { savedToken, savedUser } from '#web/saved.ts'
import { onDevice } from './device.ts'

const keptAlready = new WeakSet<object>()
const LONGEST_DAYS = 90
const DAY_MS = 86_400_000

/** Makes a call and keeps its answer on this device; without a connection gives the answer kept last. Only for whoever is
 *  logged in: their logout takes it away again. (docs/decisions/039-offline.md)
 *  @example await orKept(getAnalysis, { params: { id } }, send) */
export async function orKept<C extends Call>(
  call: C,
  input: CallInput,
  ask: (call: C, input: CallInput) => Promise<z.output<C['reply']>>,
): Promise<z.output<C['reply']>> {
  try {
    const reply = await ask(call, input)
    void keepReply(call, input, reply)
    return reply
  } catch (error) {
    const kept = error instanceof CallFailed && error.failure === 'unreachable' && (await keptReply(call, input))
    if (kept) return kept
    throw error
  }
}

/** Keeps an answer that came another way. */
export async function keepReply<C extends Call>(call: C, input: CallInput, reply: z.output<C['reply']>): Promise<void> {
  const owner = whose()
  if (!owner || keptAlready.has(reply as object)) return
  keptAlready.add(reply as object)
  await onDevice(async kept => {
    const changing = kept.transaction('replies', 'readwrite')
    for await (const cursor of changing.store) {
      const isOld = millisecondsNow() - cursor.value.at > LONGEST_DAYS * DAY_MS
      if (isOld || cursor.value.owner !== owner) await cursor.delete()
    }
    await changing.store.put({ owner, reply, at: millisecondsNow() }, callUrl(call, input))
  })
}

async function keptReply<C extends Call>(call: C, input: CallInput): Promise<z.output<C['reply']> | undefined> {
  const found = await onDevice(kept => kept.get('replies', callUrl(call, input)))
  if (!found || found.owner !== whose()) return undefined
  return call.reply.safeParse(found.reply).data as z.output<C['reply']> | undefined
}

function whose(): string | undefined {
  return savedToken() === undefined ? undefined : savedUser()?.email
}
