import { execFile } from 'node:child_process'
import dns from 'node:dns/promises'
import { createSocket } from 'node:dgram'
import { readFile, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { workAsChild } from './child-work.ts'

/** What a taken-over reader might try. */
export type Deed = { readonly try: keyof typeof DEEDS; readonly at: string }

const DEEDS = {
  connect: (at: string) =>
    new Promise<void>((done, failed) => {
      connect({ host: '127.0.0.1', port: Number(at) }, done).on('error', failed)
    }),
  fetch: async (at: string) => void (await fetch(`http://127.0.0.1:${at}`)),
  listen: (at: string) =>
    new Promise<void>((done, failed) => {
      createServer().on('error', failed).listen(Number(at), '127.0.0.1', done)
    }),
  send: async (at: string) => {
    const socket = createSocket('udp4')
    await promisify((done: (error: Error | null) => void) => socket.send('x', Number(at), '127.0.0.1', done))()
  },
  lookUp: async (at: string) => void (await dns.lookup(at)),
  resolve: async (at: string) => void (await dns.resolve4(at)),
  read: async (at: string) => void (await readFile(at)),
  write: async (at: string) => writeFile(at, 'x'),
  run: async (at: string) => void (await promisify(execFile)(at)),
  /** A program, or native code, is not held by Node: it asks the system itself. */
  connectAsProgram: async (at: string) => {
    await promisify(execFile)('bash', ['-c', `exec 3<>/dev/tcp/127.0.0.1/${at}`])
  },
  environment: async () => JSON.stringify(process.env),
  picture: async () => {
    const create = { width: 8, height: 8, channels: 3 as const, background: 'red' }
    await sharp({ create }).png().toBuffer()
  },
} as const

await workAsChild(
  async () => undefined,
  async (_, job: Deed, tell) => {
    const outcome = await DEEDS[job.try](job.at).then(
      said => ({ said: said ?? 'done' }),
      (error: NodeJS.ErrnoException) => ({ refused: error.code ?? error.name }),
    )
    await tell(outcome)
  },
)
