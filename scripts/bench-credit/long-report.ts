// What a report of 150 pages costs: seconds until it is read and judged, and the most memory its reader and this process held.
import { readdirSync, readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { readCreditReport } from '#credit/read/read-report.ts'
import { startReader } from '#server/reading/read-upload.ts'
import { makeReport } from './make-report.ts'
import { printReport } from './print.ts'
import type { Template } from './templates.ts'
import { scoreErrors } from './score-errors.ts'
import { scoreFields } from './score-fields.ts'

export interface LongReport {
  readonly pages: number
  /** By the clock. */
  readonly seconds: number
  /** Of the processor, in this process and its reader. */
  readonly processorSeconds: number
  readonly megabytes: number
  readonly exact: number
  readonly fields: number
}

const FEWEST_PAGES = 150

/** The memory is that of the reading alone: what this process held before is taken off. */
export async function measureLong(
  browser: Browser,
  template: Template,
  seed: number,
  scratch: string,
): Promise<LongReport> {
  const { made, bytes } = await longReport(browser, template, seed)
  const others = new Set(readerProcesses()) // those of reports read before
  const ownReaders = (): number[] => readerProcesses().filter(pid => !others.has(pid))
  const ofReaders = (): number => ownReaders().reduce((sum, pid) => sum + residentOf(pid), 0)
  const reader = startReader({ processes: 1, scratchDir: scratch })
  try {
    globalThis.gc?.()
    const before = residentOf(process.pid)
    let most = 0
    const watch = setInterval(() => void (most = Math.max(most, residentOf(process.pid) - before + ofReaders())), 50)
    const started = performance.now()
    const cpuBefore = process.cpuUsage()
    const result = await reader.read({ files: [{ name: 'long.pdf', bytes }], kind: 'credit-report' })
    if (result.kind !== 'read') throw new Error(result.message)
    const report = readCreditReport(result.paper)
    const fields = scoreFields(report, made.labelled)
    scoreErrors(report, made.labelled, fields.matched)
    const seconds = (performance.now() - started) / 1000
    const { user, system } = process.cpuUsage(cpuBefore)
    const processorSeconds =
      (user + system) / 1_000_000 + ownReaders().reduce((sum, pid) => sum + processorSecondsOf(pid), 0)
    clearInterval(watch)
    most = Math.max(most, residentOf(process.pid) - before + ofReaders())
    return {
      pages: result.paper.pages.length,
      seconds,
      processorSeconds,
      megabytes: most / 1_000_000,
      exact: fields.exact,
      fields: fields.fields,
    }
  } finally {
    await reader.close()
  }
}

async function longReport(browser: Browser, template: Template, seed: number) {
  for (let clean = 250; ; clean += 100) {
    const made = makeReport(template, seed * 1000 + 999, { clean, scenes: 12 })
    const bytes = await printReport(browser, made)
    const pages =
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g)?.length ?? 0
    if (pages >= FEWEST_PAGES || clean > 900) return { made, bytes }
  }
}

/** Bytes a process holds in memory, by the kernel; 0 where it does not tell. */
function residentOf(pid: number): number {
  try {
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** The processes that open files, which are children of this one. */
function readerProcesses(): number[] {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return pids.filter(isReader).map(Number)
}

function isReader(pid: string): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return status.includes(`PPid:\t${process.pid}\n`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('opener')
  } catch {
    return false
  }
}

const TICKS_PER_SECOND = 100

function processorSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number)
  return (fields[11]! + fields[12]!) / TICKS_PER_SECOND
}
