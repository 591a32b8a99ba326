import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface FolderLock {
  readonly release: () => Promise<void>
}

/** Holds a folder for one process. A dead holder does not count: the socket is probed, not trusted.
 *  @throws when another live process holds it */
export async function lockFolder(directory: string): Promise<FolderLock> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = socketPath(realpathSync(directory))
  const server = createServer(socket => socket.end())
  if (!(await bind(server, path))) {
    await setDeadSocketAside(path, directory)
    if (!(await bind(server, path))) throw held(directory)
  }
  server.unref()
  return { release: () => new Promise(done => server.close(() => done())) }
}

// The system refuses socket paths over about 100 bytes.
function socketPath(directory: string): string {
  if (process.platform === 'win32') return join('\\\\.\\pipe', directory)
  const inside = join(directory, 'in-use.sock')
  if (Buffer.byteLength(inside) <= 100) return inside
  return join(tmpdir(), `writeback-${createHash('sha256').update(directory).digest('hex').slice(0, 24)}.sock`)
}

function bind(server: Server, path: string): Promise<boolean> {
  return new Promise((done, failed) => {
    const refused = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') done(false)
      else failed(error)
    }
    server.once('error', refused)
    server.listen(path, () => {
      server.off('error', refused)
      done(true)
    })
  })
}

// Renamed first and probed under its new name, so that of two processes starting at once only one can win.
async function setDeadSocketAside(path: string, directory: string): Promise<void> {
  if (await answers(path)) throw held(directory)
  const aside = `${path}.${randomUUID().slice(0, 8)}`
  renameSync(path, aside)
  if (await answers(aside)) {
    renameSync(aside, path)
    throw held(directory)
  }
  rmSync(aside, { force: true })
}

function answers(path: string): Promise<boolean> {
  return new Promise(done => {
    const probe = connect(path)
    probe.once('connect', () => {
      probe.destroy()
      done(true)
    })
    probe.once('error', () => done(false))
  })
}

function held(directory: string): Error {
  return new Error(`Another Writeback is using ${directory}. Stop it first, or set DATA_DIR to another folder.`)
}
