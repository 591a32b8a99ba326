import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const WORKER = '/sw.js'

/** The product at an address of its own, of which a new version can come out while somebody uses it. */
export interface ProductInVersions {
  readonly address: string
  readonly publish: () => void
  readonly close: () => void
}

/** Passes everything on to the product as it is; of a new version the service worker alone is another. */
export async function inVersions(product: string): Promise<ProductInVersions> {
  let version = 1
  const server: Server = createServer((asked, reply) => {
    const isNext = version > 1 && asked.url === WORKER
    const headers = isNext ? {} : asked.headers // the whole file, as plain text
    const passedOn = request(product + asked.url, { method: asked.method, headers }, answer => {
      reply.writeHead(answer.statusCode ?? 502, isNext ? headersOfNext(answer) : answer.headers)
      if (isNext) reply.write(`// version ${version}\n`)
      answer.pipe(reply)
    })
    passedOn.on('error', () => reply.destroy())
    asked.pipe(passedOn)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => void (version += 1),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function headersOfNext({ headers }: IncomingMessage) {
  const { 'content-length': _, ...rest } = headers
  return rest
}
