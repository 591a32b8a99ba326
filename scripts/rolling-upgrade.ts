// npm run --silent upgrade:rolling [-- --from HEAD~1]
// Two web and two worker processes of an earlier commit on PostgreSQL and S3, replaced one after another by the present
// ones under load. Every answer must be a good one, and what was acknowledged be there, once. Exits 1 when it is not so.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process, { stdout } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { RunningProduct } from '#e2e/running-product.ts'
import { signedIn } from '#e2e/signed-in.ts'
import { startSharedParts } from './chaos/shared-parts.ts'
import { startTraffic } from './chaos/traffic.ts'
import { isBroken, linesOf, verdictOn } from './chaos/verdict.ts'
import { counts } from './counts.ts'

const { values: asked } = parseArgs({ options: { from: { type: 'string', default: 'HEAD~1' } } })
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ROLES = ['web', 'web', 'worker', 'worker'] as const
const BETWEEN_MS = 3000
const CACHE = join(ROOT, '.cache')

mkdirSync(CACHE, { recursive: true })
const there = mkdtempSync(join(CACHE, 'upgrade-')) // on the disk of the packages
const parts = await startSharedParts({
  TRUSTED_PROXIES: '127.0.0.1',
  ADMIN_EMAILS: 'operator@example.com',
  BILLING: 'off',
  LOG_LEVEL: 'error',
  DRAIN_SECONDS: '2', // longer than the proxy looks away
})

try {
  const before = programOf(asked.from)
  const old: RunningProduct[] = []
  for (const role of ROLES) old.push(await start(role, before)) // the first makes the keys
  const operator = await signedIn(old[0]!.address, 'operator@example.com')
  const token = await signedIn(old[0]!.address, 'dana@example.com')
  await pause(BETWEEN_MS) // until the proxy has looked
  const traffic = startTraffic(parts.address, token)
  await pause(BETWEEN_MS)
  for (const [index, role] of ROLES.entries()) {
    await start(role)
    await pause(BETWEEN_MS)
    const { code } = await old[index]!.stop()
    if (code !== 0) say(`a ${role} process of ${asked.from} ended with ${code}`)
  }
  await pause(BETWEEN_MS)
  await traffic.stop()
  const verdict = await verdictOn(parts.address, traffic, operator)
  say(`from ${asked.from}: two web and two worker processes replaced; answers ${counts(traffic.answers)}`)
  for (const line of linesOf(verdict)) say(`  ${line}`)
  const isBad = Object.keys(traffic.answers).some(status => status !== '200')
  if (isBad || isBroken(verdict)) process.exitCode = 1
} finally {
  await parts.remove()
  rmSync(there, { recursive: true, force: true })
}

async function start(role: (typeof ROLES)[number], main?: string): Promise<RunningProduct> {
  const process = await parts.processOf(role, main)
  return process()
}

/** The program as it was at a commit, with the packages and pages that are here. Packages are linked file by file: readers
 *  may read what lies in the program's own folder, and nothing it points to. */
function programOf(commit: string): string {
  const archive = join(there, 'before.tar')
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: ROOT })
  execFileSync('tar', ['-xf', archive, '-C', there])
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), there])
  if (existsSync(join(ROOT, 'dist'))) cpSync(join(ROOT, 'dist'), join(there, 'dist'), { recursive: true })
  return join(there, 'src', 'server', 'main.ts')
}

function say(line: string): void {
  stdout.write(`${line}\n`)
}
