import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { arch, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runProduct } from '#e2e/running-product.ts'
import type { Expectation } from './expectation.ts'
import { personAt, SETTINGS, type Answer } from './people.ts'

/** Debian's libfaketime: what runs with it takes its time from a file. */
const LIBRARY = `/usr/lib/${arch() === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`

/** The clock of the machine jumps a day ahead under the running product and its database, and back, each time while a
 *  letter is being read.  Undefined where `libfaketime` is not installed. */
export async function runningClockJump(): Promise<readonly Expectation[] | undefined> {
  if (!existsSync(LIBRARY)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'writeback-clock-'))
  const file = join(folder, 'time')
  const jump = (hours: number): void => {
    writeFileSync(`${file}.next`, `${hours < 0 ? '' : '+'}${hours}h\n`)
    renameSync(`${file}.next`, file)
  }
  jump(0)
  const product = await runProduct({
    env: {
      ...SETTINGS,
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1', // as on a real machine
    },
  })
  try {
    const dana = await personAt(product, 'dana@example.com')
    const before = await dana.sendLetter()
    const readThrough = async (hours: number): Promise<Answer> => {
      const reading = dana.sendLetter()
      await pause(300)
      jump(hours)
      return reading
    }
    const ahead = await readThrough(24)
    const page = `/api/analyses/${before.id}/pages/1`
    for (let tries = 0; tries < 720 && (await dana.ask(page)).status === 200; tries += 1) await pause(250)
    const gone = await dana.ask(page)
    const back = await readThrough(0)
    const behind = await readThrough(-24)
    const written = await dana.writeDown()
    const other = await personAt(product, 'sam@example.com')
    const theirs = await other.sendLetter()
    jump(0)
    const last = await dana.sendLetter()
    const { analyses = [] } = (await dana.ask('/api/user/analyses')).json as { analyses?: { id: string }[] }
    const sent = [before, ahead, back, behind, last]
    return [
      { what: 'a letter that is read while the clock jumps ahead is answered', held: ahead.status === 200 },
      { what: 'a day ahead, the pages whose hour is over are gone', held: gone.status === 404 },
      { what: 'letters that are read while it jumps back are answered', held: back.status === 200 && behind.status === 200 }, // prettier-ignore
      { what: 'a day behind, what is written down is kept', held: written.status === 200 },
      { what: 'a day behind, somebody new logs in, and their letter is read', held: theirs.status === 200 },
      { what: 'all letters are there, once', held: analyses.length === sent.length && sent.every(({ id }) => analyses.some(one => one.id === id)) }, // prettier-ignore
    ]
  } finally {
    await product.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
