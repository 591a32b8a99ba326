// npm run --silent upgrade:rolling [-- --from HEAD~1]
// Two web and two worker processes of an earlier commit on PostgreSQL and S3, replaced one after another by the present
// ones under load. Every answer must be a good one, and what was acknowledged be there, once. Exits 1 when it is not so.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process, { stdout } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { MAIN, runProduct, type RunningProduct } from '#e2e/running-product.ts'
import { signedIn } from '#e2e/signed-in.ts'
import { startTestS3 } from '#server/blobs/s3.testing.ts'
import { startRealPostgres } from '#server/database/real-postgres.ts'
import { startReadyProxy } from './chaos/ready-proxy.ts'
import { startTraffic } from './chaos/traffic.ts'
import { isBroken, linesOf, verdictOn } from './chaos/verdict.ts'
import { counts } from './counts.ts'

const { values: asked } = parseArgs({ options: { from: { type: 'string', default: 'HEAD~1' } } })
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ROLES = ['web', 'web', 'worker', 'worker'] as const
const BETWEEN_MS = 3000
const CACHE = join(ROOT, '.cache')

const folder = mkdtempSync(join(tmpdir(), 'writeback-upgrade-'))
mkdirSync(CACHE, { recursive: true })
const there = mkdtempSync(join(CACHE, 'upgrade-')) // on the disk of the packages
const postgres = await startRealPostgres({ isSafe: true })
const s3 = await startTestS3()
const proxy = await startReadyProxy()
const running = new Set<RunningProduct>()
let started = 0

try {
  const before = programOf(asked.from)
  const old: RunningProduct[] = []
  for (const role of ROLES) old.push(await start(role, before)) // the first makes the keys
  const operator = await signedIn(old[0]!.address, 'operator@example.com')
  const token = await signedIn(old[0]!.address, 'dana@example.com')
  await pause(BETWEEN_MS) // until the proxy has looked
  const traffic = startTraffic(proxy.address, token)
  await pause(BETWEEN_MS)
  for (const [index, role] of ROLES.entries()) {
    await start(role, MAIN)
    await pause(BETWEEN_MS)
    const { code } = await stop(old[index]!)
    if (code !== 0) say(`a ${role} process of ${asked.from} ended with ${code}`)
  }
  await pause(BETWEEN_MS)
  await traffic.stop()
  const verdict = await verdictOn(proxy.address, traffic, operator)
  say(`from ${asked.from}: two web and two worker processes replaced; answers ${counts(traffic.answers)}`)
  for (const line of linesOf(verdict)) say(`  ${line}`)
  const isBad = Object.keys(traffic.answers).some(status => status !== '200')
  if (isBad || isBroken(verdict)) process.exitCode = 1
} finally {
  await Promise.all([...running].map(stop))
  proxy.close()
  await s3.stop()
  await postgres.remove()
  for (const made of [folder, there]) rmSync(made, { recursive: true, force: true })
}

async function start(role: (typeof ROLES)[number], main: string): Promise<RunningProduct> {
  const product = await runProduct({
    main,
    dataDir: join(folder, `${role}-${(started += 1)}`),
    env: {
      ...s3.env,
      ROLE: role,
      DATABASE_URL: postgres.url,
      KEYS_DIR: join(folder, 'keys'),
      TRUSTED_PROXIES: '127.0.0.1',
      ADMIN_EMAILS: 'operator@example.com',
      BILLING: 'off',
      READERS: '1',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '2', // longer than the proxy looks away
    },
  })
  running.add(product)
  if (role === 'web') await proxy.add(product.address)
  return product
}

function stop(product: RunningProduct): Promise<{ code: number | null }> {
  running.delete(product)
  return product.stop()
}

/** The program as it was at a commit, with the packages and pages that are here. Packages are linked file by file: readers
 *  may read what lies in the program's own folder, and nothing it points to. */
function programOf(commit: string): string {
  const archive = join(folder, 'before.tar')
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: ROOT })
  execFileSync('tar', ['-xf', archive, '-C', there])
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), there])
  if (existsSync(join(ROOT, 'dist'))) cpSync(join(ROOT, 'dist'), join(there, 'dist'), { recursive: true })
  return join(there, 'src', 'server', 'main.ts')
}

function say(line: string): void {
  stdout.write(`${line}\n`)
}
