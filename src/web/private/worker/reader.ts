import type { z } from 'zod'
import { settings } from '#contract/health.ts'
import { RefusalError, refusalReply } from '#contract/refuse.ts'
import { sayReply } from '#language/say-reply.ts'
import { SCRIPTS, type FontFile } from '#print/fonts.ts'
import type { FromWorker, LocalReply, LocalRequest, ToWorker } from '#web/private/messages.ts'
import { CACHE } from '#web/private/names.ts'
import { planHere } from '#web/private/plan-here.ts'
import { answers, key, LocalFile, type Desk } from './answers.ts'
import { keptFiles, type KeptFiles } from './kept-files.ts'
import { letterReader } from './letter-reader.ts'
import { letterHere, packed, unpacked, type KnownLetter } from '#web/private/known-letter.ts'
import { refuseHere } from '#web/private/refusals.ts'

// Reads, judges and answers letters on this phone. It knows the calls of the contract and no network.

declare const self: DedicatedWorkerGlobalScope

const letters = new Map<string, KnownLetter>()
const running = new Map<string, AbortController>()
let answerTo: ReturnType<typeof answers> | undefined

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'start':
      answerTo = answers(deskOf(data))
      return
    case 'stop':
      running.get(data.analysisId)?.abort()
      return
    case 'call':
      void answer(data.call).then(reply => post({ kind: 'reply', reply }))
      return
    case 'pack': {
      const letter = letters.get(data.analysisId)
      void Promise.resolve(letter ? packed(letter) : new Map()).then(things =>
        post({ kind: 'packed', id: data.id, things }),
      )
      return
    }
    case 'unpack': {
      const found = unpacked(data.things)
      for (const letter of found) if (!letters.has(letter.id)) letters.set(letter.id, letter)
      post({ kind: 'unpacked', id: data.id, letters: found.map(letterHere) })
    }
  }
})

function deskOf({ files: list, account }: Extract<ToWorker, { kind: 'start' }>): Desk {
  const files = keptFiles(list)
  return {
    letters,
    changed: letter => post({ kind: 'changed', letter: letterHere(letter) }),
    reader: letterReader(list),
    fonts: () => letterFonts(files),
    settings: settingsHere,
    plan: async () => planHere(await settingsHere(), { now: Math.floor(Date.now() / 1000), account }),
    tell: (analysisId, event) => post({ kind: 'progress', analysisId, event }),
    signalFor: analysisId => {
      const stop = new AbortController()
      running.set(analysisId, stop)
      return stop.signal
    },
  }
}

async function settingsHere(): Promise<z.output<typeof settings.reply>> {
  const kept = await (await caches.open(CACHE)).match(settings.path)
  if (!kept) throw refuseHere.notHere()
  return settings.reply.parse(await kept.json())
}

async function answer(request: LocalRequest): Promise<LocalReply> {
  const { id, language } = request
  try {
    const handle = answerTo?.get(key(request))
    if (!handle) throw refuseHere.notHere()
    const made = await handle(request)
    if (made instanceof LocalFile)
      return { id, status: 200, mediaType: made.mediaType, body: new Uint8Array(made.bytes) }
    return { id, status: 200, mediaType: JSON_TYPE, body: JSON.stringify(sayReply(made, language)) }
  } catch (error) {
    const refusal = error instanceof RefusalError ? error : failed(error)
    const body = JSON.stringify(sayReply(refusalReply(refusal), language))
    return { id, status: refusal.status, mediaType: JSON_TYPE, body }
  }
}

const JSON_TYPE = 'application/json'

function failed(error: unknown): RefusalError {
  // what went wrong is seen by whoever looks at this phone's own console, and told to nobody
  self.reportError(error)
  return refuseHere.failed()
}

async function letterFonts(files: KeptFiles): Promise<FontFile> {
  const all = new Map<string, Uint8Array>()
  for (const { name } of SCRIPTS)
    for (const weight of ['regular', 'semibold'] as const)
      all.set(`${name}-${weight}`, await files.bytes(`${name}-${weight}.font`))
  return (script, weight) => all.get(`${script}-${weight}`)!
}

function post(message: FromWorker): void {
  self.postMessage(message)
}
