import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import forge from 'node-forge'

export interface ReceivedPush {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface PushService {
  readonly origin: string
  /** Who trusts it trusts this. */
  readonly certificate: string
  readonly received: readonly ReceivedPush[]
  /** The next request is answered with this status; 0: taken, and the connection cut. */
  readonly answerNext: (status: number) => void
  readonly close: () => Promise<void>
}

/** A push service on this machine: real https, a certificate of its own. It keeps what it was sent. */
export async function startPushService(): Promise<PushService> {
  const { key, cert } = selfSigned()
  const received: ReceivedPush[] = []
  const answers: number[] = []
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) })
      const status = answers.shift() ?? 201
      if (status === 0) request.socket.destroy()
      else response.writeHead(status, { location: 'https://127.0.0.1:1/elsewhere' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    certificate: cert,
    received,
    answerNext: status => answers.push(status),
    close: () => {
      server.closeAllConnections()
      return new Promise(done => server.close(() => done()))
    },
  }
}

function selfSigned(): { readonly key: string; readonly cert: string } {
  const keys = forge.pki.rsa.generateKeyPair(2048)
  const cert = forge.pki.createCertificate()
  cert.publicKey = keys.publicKey
  cert.serialNumber = '01'
  cert.validity.notBefore = new Date(Date.now() - 86_400_000)
  cert.validity.notAfter = new Date(Date.now() + 86_400_000)
  const name = [{ name: 'commonName', value: 'Push service of the tests' }]
  cert.setSubject(name)
  cert.setIssuer(name)
  cert.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
  ])
  cert.sign(keys.privateKey, forge.md.sha256.create())
  return { key: forge.pki.privateKeyToPem(keys.privateKey), cert: forge.pki.certificateToPem(cert) }
}

export interface TestPhone {
  /** What a browser sends to be reminded. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** What a push says, opened as a browser opens it.  @throws when it was not sealed for this phone */
  readonly open: (push: ReceivedPush) => unknown
}

/** A phone that subscribed: its keys never leave it.  @law RFC 8291 */
export function testPhone(endpoint: string): TestPhone {
  const pair = createECDH('prime256v1')
  const point = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: { endpoint, keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') } },
    open: ({ body }) => {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body[20]!)
      const sealed = body.subarray(21 + body[20]!)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
      const secret = hkdf(pair.computeSecret(sender), auth, info, 32)
      const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as unknown
    },
  }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}

/** Who sent a push, by its signature.  @throws when the signature does not hold  @law RFC 8292 */
export function senderOf({ headers }: ReceivedPush): { readonly publicKey: string; readonly claims: unknown } {
  const [, token, publicKey] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '')!
  const [head, claims, signature] = token!.split('.')
  const point = Buffer.from(publicKey!, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33, 65) }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  )
  if (!isRight) throw new Error('The signature does not hold.')
  return { publicKey: publicKey!, claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) as unknown }
}
