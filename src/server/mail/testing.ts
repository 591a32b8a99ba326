import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { Person, type TestServer } from '#server/testing.ts'

export interface ReceivedMail {
  readonly to: readonly string[]
  /** The same when one mail is sent again. */
  readonly messageId: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Names of all headers, in lower case. */
  readonly headers: readonly string[]
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly text: string }[]
}

export interface MailServer {
  readonly url: string
  /** Waits until so many mails came. */
  readonly received: (count: number) => Promise<readonly ReceivedMail[]>
  readonly count: () => number
  /** The next mail is refused with this SMTP status. */
  readonly refuseNext: (status: number) => void
  /** The next mail is taken, and its sender not told: the connection is cut, or stays without a word. */
  readonly leaveUnanswered: (how: 'hang-up' | 'silent') => void
  readonly close: () => Promise<void>
}

/** A real SMTP server, on a port of its own when none is given. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  let refusal: number | undefined
  let unanswered: 'hang-up' | 'silent' | undefined
  const connections = new Set<Socket>()
  const take = async (to: readonly string[], raw: Buffer, done: (error?: Error) => void): Promise<void> => {
    mails.push(await parsed(to, raw))
    const how = unanswered
    unanswered = undefined
    if (how === undefined) return done()
    if (how === 'hang-up') for (const connection of connections) connection.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const status = refusal
      refusal = undefined
      done(status === undefined ? undefined : Object.assign(new Error('not now'), { responseCode: status }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        void take(to, Buffer.concat(chunks), done)
      })
    },
  })
  server.on('error', () => undefined) // who was sending was killed
  server.server.on('connection', (connection: Socket) => {
    connections.add(connection)
    connection.on('close', () => connections.delete(connection))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    count: () => mails.length,
    received: async count => {
      for (const started = Date.now(); mails.length < count;) {
        if (Date.now() - started > 20_000) throw new Error(`${mails.length} of ${count} mails came`)
        await new Promise(resolve => setTimeout(resolve, 25))
      }
      return mails
    },
    refuseNext: status => {
      refusal = status
    },
    leaveUnanswered: how => {
      unanswered = how
    },
    close: () => {
      for (const connection of connections) connection.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

/** Somebody who typed in the code that came by mail: with a mail server it is shown nowhere else. */
export async function signedInByMail(server: TestServer, mails: MailServer, email: string): Promise<Person> {
  const person = new Person(server)
  const before = mails.count()
  await person.post('/api/auth/login', { email })
  const mail = (await mails.received(before + 1))[before]!
  const { json } = await person.post('/api/auth/login', { email, code: /\b\d{6}\b/.exec(mail.text)![0] })
  person.token = (json as { token: string }).token
  return person
}

async function parsed(to: readonly string[], raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  return {
    to,
    messageId: mail.messageId ?? '',
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    headers: mail.headers.map(header => header.key.toLowerCase()),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      text: Buffer.from(content as ArrayBuffer).toString('latin1'),
    })),
  }
}
