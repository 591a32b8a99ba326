import type { z } from 'zod'
import { settings } from '#contract/health.ts'
import { sha256, toHex } from './bytes.ts'
import { CACHE, LATEST_TIME, MANIFEST, PLAN } from './names.ts'
import { manifestSchema, type OnDeviceFile } from './messages.ts'

type Manifest = z.infer<typeof manifestSchema>

/** What is asked of the server once, while private mode is prepared, and of the phone from then on. */
const SETTINGS_PATH = settings.path

export interface Prepared {
  readonly bytes: number
  readonly missing: readonly OnDeviceFile[]
}

/** What private mode is made of, as this phone was told when it was last prepared. */
export async function manifestHere(): Promise<Manifest | undefined> {
  const kept = await (await caches.open(CACHE)).match(MANIFEST)
  return kept && manifestSchema.safeParse(await kept.json()).data
}

/** The same as the server says it now; what this phone knows when there is no connection. */
export async function newestManifest(): Promise<Manifest | undefined> {
  try {
    const response = await fetch(MANIFEST, { cache: 'no-cache' })
    return response.ok ? manifestSchema.safeParse(await response.json()).data : await manifestHere()
  } catch {
    return manifestHere()
  }
}

/** Which of the files are not on this phone yet. */
export async function preparedOf({ files }: Manifest): Promise<Prepared> {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const hasRest = kept.has(MANIFEST) && kept.has(SETTINGS_PATH)
  const missing = files.filter(({ url }) => !kept.has(url) || !hasRest)
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), missing }
}

/** Why preparing stopped. What has come stays on this phone. */
export type PreparingFault =
  /** The connection broke, or the server does not answer. */
  | 'no-connection'
  /** A file came that is not the one the build made: the server was renewed meanwhile, or somebody changed it. */
  | 'other-file'
  /** The phone has no room for more. */
  | 'full'
  /** This browser keeps nothing: a private window of some browsers, or storage is switched off. */
  | 'unavailable'

export class PreparingFailed extends Error {
  readonly fault: PreparingFault

  constructor(fault: PreparingFault) {
    super(fault)
    this.fault = fault
  }
}

/** Fetches what is missing, file by file: what is there stays when it is interrupted, and it goes on from there. Each file is
 *  kept only when it is the one the build made.
 *  @throws (rejects) the signal's reason; PreparingFailed */
export async function prepare(
  manifest: Manifest,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (bytes: number) => void },
): Promise<void> {
  const cache = await kept(() => caches.open(CACHE))
  const have = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  let done = 0
  for (const file of manifest.files) {
    if (!have.has(file.url)) {
      const before = done
      const response = await fetched(file, signal, bytes => onProgress(before + bytes))
      await kept(() => cache.put(file.url, response))
    }
    done += file.bytes
    onProgress(done)
  }
  const answer = await fromServer(SETTINGS_PATH, signal)
  await kept(() => cache.put(SETTINGS_PATH, answer))
  await kept(() => cache.put(MANIFEST, Response.json(manifest)))
  const wanted = new Set([...manifest.files.map(({ url }) => url), SETTINGS_PATH, MANIFEST, PLAN, LATEST_TIME])
  for (const request of await cache.keys()) if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
}

/** Takes all of it off this phone. */
export async function removePrepared(): Promise<void> {
  await caches.delete(CACHE)
}

async function fetched(file: OnDeviceFile, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<Response> {
  const response = await fromServer(file.url, signal)
  const content = new Uint8Array(file.bytes)
  let bytes = 0
  try {
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      if (bytes + part.value.length > content.length) throw new PreparingFailed('other-file')
      content.set(part.value, bytes)
      bytes += part.value.length
      onBytes(bytes)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof PreparingFailed ? error : new PreparingFailed('no-connection')
  }
  if (bytes !== file.bytes || toHex(await sha256(content)) !== file.sha256) throw new PreparingFailed('other-file')
  return new Response(content, { headers: response.headers })
}

async function fromServer(path: string, signal: AbortSignal): Promise<Response> {
  try {
    const response = await fetch(path, { signal })
    if (response.ok) return response
  } catch {
    signal.throwIfAborted()
  }
  throw new PreparingFailed('no-connection')
}

async function kept<T>(keep: () => Promise<T>): Promise<T> {
  try {
    return await keep()
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    throw new PreparingFailed(isFull ? 'full' : 'unavailable')
  }
}
