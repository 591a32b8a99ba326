import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { PHONE } from '#e2e/browser.ts'
import { launchChromiumIn } from '#e2e/chromium.ts'
import { preparePrivateMode } from '#e2e/in-private-mode.ts'
import { analysisSchema, analyzeStrategic, type AnalysisReply } from '#contract/analyses.ts'
import type { FromWorker, ToWorker } from '#web/private/messages.ts'
import { MANIFEST } from '#web/private/names.ts'
import type { AddedLetter } from './papers.ts'

/** A phone on which private mode is prepared, with its network cut. */
export interface Phone {
  readonly read: (letter: AddedLetter, today: string) => Promise<AnalysisReply>
}

/** What the browser's processes hold. A page of memory that several of them share counts in part in `pss`, and once for
 *  each of them in `rss`. */
export interface Held {
  readonly pss: number
  readonly rss: number
}

/** A browser with a profile of its own, on an empty page. */
export function openPhone(profile: string, address: string): Promise<BrowserContext> {
  return launchChromiumIn(profile, { baseURL: address, viewport: PHONE, timezoneId: 'America/Los_Angeles' })
}

/** Prepares private mode as a person would, then cuts the network and begins a visit. */
export async function preparedPhone(context: BrowserContext): Promise<Phone> {
  const page = context.pages()[0] ?? (await context.newPage())
  await preparePrivateMode(page)
  await context.setOffline(true)
  await page.reload() // a private visit begins with a page that is loaded anew
  await page.evaluate(startWorker, MANIFEST)
  return { read: async (letter, today) => analysisSchema.parse(await ask(page, letter, today)) }
}

/** What the browser holds as soon as that stays the same. */
export async function settled(): Promise<Held> {
  for (let before = browserMemory(); ;) {
    await setTimeout(SETTLED_MS)
    const now = browserMemory()
    if (Math.abs(now.pss - before.pss) < SETTLED_BYTES) return now
    before = now
  }
}

const SETTLED_MS = 1000
const SETTLED_BYTES = 2 * 1024 * 1024

/** What the browser's processes hold now. */
export function browserMemory(): Held {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter(one => /^\d+$/.test(one))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readOrNothing(`/proc/${name}/status`))?.[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)]
  const rollups = below(process.pid)
    .filter(pid => /chrom/.test(readOrNothing(`/proc/${pid}/cmdline`).split('\0')[0] ?? ''))
    .map(pid => readOrNothing(`/proc/${pid}/smaps_rollup`))
  const sum = (line: RegExp): number =>
    rollups.reduce((all, rollup) => all + 1024 * Number(line.exec(rollup)?.[1] ?? 0), 0)
  return { pss: sum(/^Pss:\s+(\d+)/m), rss: sum(/^Rss:\s+(\d+)/m) }
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it ended meanwhile
  }
}

interface Here {
  reader: Worker
}

async function startWorker(manifest: string): Promise<void> {
  const { files } = (await (await fetch(manifest)).json()) as Extract<ToWorker, { kind: 'start' }>
  const reader = new Worker(files.find(({ name }) => name === 'reader.js')!.url, { type: 'module' })
  reader.postMessage({ kind: 'start', files } satisfies ToWorker)
  Object.assign(window, { reader } satisfies Here)
}

function ask(page: Page, { name, state, mediaType, bytes }: AddedLetter, today: string): Promise<unknown> {
  const { method, path } = analyzeStrategic
  return page.evaluate(
    ([encoded, name, mediaType, state, today, method, path]) =>
      new Promise((done, failed) => {
        const { reader } = window as unknown as Here
        const file = new File([Uint8Array.from(atob(encoded), sign => sign.charCodeAt(0))], name, {
          type: mediaType,
        })
        const form = [['file', file], ['state', state], ['flow_type', 'generate']] // prettier-ignore
        const call = { id: 1, method, path, params: {}, language: 'en', today, form, analysisId: crypto.randomUUID() }
        reader.addEventListener('message', function told({ data }: MessageEvent<FromWorker>) {
          if (data.kind !== 'reply') return
          reader.removeEventListener('message', told)
          if (data.reply.status === 200) done(JSON.parse(String(data.reply.body)))
          else failed(new Error(String(data.reply.body)))
        })
        reader.postMessage({ kind: 'call', call })
      }),
    [bytes.toString('base64'), name, mediaType, state, today, method, path] as const,
  )
}
