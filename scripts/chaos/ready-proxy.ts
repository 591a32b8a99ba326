import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReadyProxy {
  readonly address: string
  /** From now on it may be asked too, while it says that it is ready. */
  readonly add: (address: string) => Promise<void>
  readonly close: () => void
}

const LOOK_EVERY_MS = 200

/** Shares requests out, in turns, among the processes whose `/health/ready` said yes at the last look. Tries nothing twice. */
export async function startReadyProxy(): Promise<ReadyProxy> {
  const known = new Set<string>()
  let ready: string[] = []
  let turn = 0
  const look = async (): Promise<void> => {
    const answers = await Promise.all([...known].map(async one => ((await isReady(one)) ? [one] : [])))
    ready = answers.flat()
  }
  const looking = setInterval(() => void look(), LOOK_EVERY_MS)
  const server = createServer((incoming, answer) => {
    const address = ready[(turn += 1) % ready.length]
    if (address === undefined) return void answer.writeHead(502).end()
    const { method, headers, url } = incoming
    const outgoing = ask(address + url, { method, headers }, from => {
      answer.writeHead(from.statusCode!, from.headers)
      from.pipe(answer)
    })
    outgoing.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    incoming.pipe(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: address => {
      known.add(address)
      return look()
    },
    close: () => {
      clearInterval(looking)
      server.close()
      server.closeAllConnections()
    },
  }
}

async function isReady(address: string): Promise<boolean> {
  const response = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
  return response?.ok ?? false
}
