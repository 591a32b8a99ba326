import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { MOST_UPLOAD_BYTES } from '#reading/accepted-files.ts'
import { placeOf, type Limit, type Tries } from '#server/accounts/tries.ts'
import type { InboundMailSettings } from '#server/config.ts'
import { RefusalError } from '#contract/refuse.ts'
import { faultOf } from '#server/fault.ts'
import type { Logger } from '#server/log.ts'
import { acceptMail, type MailRoom } from './accept-mail.ts'
import { sidesOf } from './address.ts'
import { MailTurnedAway, turnAway } from './refuse-mail.ts'
import { personAt } from './table.ts'

export interface MailListener {
  /** `smtp://…`, where it listens. */
  readonly address: string
  /** Takes no new mail; what is not kept yet is answered with *later*. Closes every connection. */
  readonly stop: () => Promise<void>
}

const MOST_CONNECTIONS = 60
const MOST_CONNECTIONS_A_PLACE = 10
/** Mails lie in memory until they are kept. */
const MOST_AT_ONCE = 8
const IDLE_MS = 60_000
/** However slowly somebody talks. */
const LONGEST_CONNECTION_MS = 10 * 60_000
const LONGEST_LOOK_MS = 120_000
const GOODBYE_MS = 5_000
// A mail provider sends for many people from one place; nobody has a hundred letters a day.
const FROM_A_PLACE: Limit = { most: 600, minutes: 60 }
const UNKNOWN_FROM_A_PLACE: Limit = { most: 60, minutes: 60 }
const TO_AN_ADDRESS: Limit = { most: 30, minutes: 60 }
const TO_AN_ADDRESS_A_DAY: Limit = { most: 100, minutes: 24 * 60 }

/** Listens for mail to people's forwarding addresses. It takes mail for them alone, relays nothing and writes to nobody.
 *  @throws when the port is taken or the key cannot be read */
export async function startMailListener(
  room: MailRoom & { readonly tries: Tries; readonly log: Logger },
  settings: InboundMailSettings,
): Promise<MailListener> {
  const { log, tries } = room
  const stopping = new AbortController()
  const people = new WeakMap<SMTPServerSession, { readonly id: string; readonly email: string }>()
  let atOnce = 0

  function welcome(session: SMTPServerSession): void {
    const place = placeOf(session.remoteAddress)
    const same = [...server.connections].filter(one => placeOf(one.remoteAddress || '') === place)
    if (same.length > MOST_CONNECTIONS_A_PLACE) throw turnAway.tooManyConnections()
  }

  // One question to the database, whatever the address: neither the words nor the time tell who exists.
  async function takeRecipient(address: string, session: SMTPServerSession): Promise<void> {
    const place = placeOf(session.remoteAddress)
    await counted('mail-from-place', place, FROM_A_PLACE, turnAway.tooManyTries)
    const sides = sidesOf(address)
    const person = await personAt(room.db, sides?.localPart ?? '')
    if (!person || sides?.domain !== settings.name) {
      await counted('mail-to-nobody', place, UNKNOWN_FROM_A_PLACE, turnAway.tooManyTries)
      throw turnAway.nobodyHere()
    }
    await counted('mail-to-person', person.id, TO_AN_ADDRESS, turnAway.tooMuchMail)
    await counted('mail-to-person-a-day', person.id, TO_AN_ADDRESS_A_DAY, turnAway.tooMuchMail)
    people.set(session, person)
  }

  async function counted(what: string, by: string, limit: Limit, refused: () => MailTurnedAway): Promise<void> {
    try {
      await tries.count(what, by, limit)
    } catch (error) {
      throw error instanceof RefusalError ? refused() : error
    }
  }

  async function takeMail(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const person = people.get(session)
    if (!person) throw turnAway.nobodyHere()
    if (atOnce >= MOST_AT_ONCE) throw turnAway.busy()
    atOnce += 1
    try {
      const bytes = await collected(stream).catch(() => Promise.reject(turnAway.busy())) // broke off in the middle
      if (!bytes) return // too large: the library says so whatever we answer
      const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(LONGEST_LOOK_MS)])
      await acceptMail(room, { person, sender, bytes }, signal)
      log.info('mail taken')
    } finally {
      atOnce -= 1
    }
  }

  // What is not meant for the other side is logged by its kind and answered with *later*.
  const answer = callbackify(async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof MailTurnedAway)) {
        log.error({ fault: faultOf(error) }, 'mail could not be taken')
        throw turnAway.busy()
      }
      log.info({ status: error.responseCode }, 'mail turned away')
      throw error
    }
  })

  const server = new SMTPServer({
    name: settings.name,
    banner: 'Letters only',
    disabledCommands: ['AUTH', ...(settings.tls ? [] : ['STARTTLS'])],
    ...(settings.tls ? { key: readFileSync(settings.tls.key), cert: readFileSync(settings.tls.cert) } : {}),
    authOptional: true,
    disableReverseLookup: true,
    hideSMTPUTF8: true,
    hideENHANCEDSTATUSCODES: false,
    size: MOST_UPLOAD_BYTES,
    rejectOversized: true,
    maxRecipients: 1,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: IDLE_MS,
    closeTimeout: GOODBYE_MS,
    logger: false,
    onConnect: (session, done) => answer(async () => welcome(session), done),
    onRcptTo: ({ address }, session, done) => answer(() => takeRecipient(address, session), done),
    onData: (stream, session, done) => answer(() => takeMail(stream, session), done),
  })
  server.on('error', error => log.warn({ fault: faultOf(error) }, 'mail connection failed'))
  server.server.on('connection', (socket: Socket) => {
    const cut = setTimeout(() => socket.destroy(), LONGEST_CONNECTION_MS)
    socket.once('close', () => clearTimeout(cut))
  })
  server.listen(settings.port, settings.host)
  await once(server.server, 'listening')
  return {
    address: addressOf(server.server.address() as AddressInfo),
    stop: () => {
      stopping.abort(new Error('The server stops.'))
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

/** The whole mail; undefined when it is larger than we said, and then nothing of it is held. */
async function collected(stream: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let total = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    total += chunk.length
    if (total > MOST_UPLOAD_BYTES) chunks.length = 0
    else chunks.push(chunk)
  }
  return total > MOST_UPLOAD_BYTES ? undefined : Buffer.concat(chunks)
}

function addressOf({ address, family, port }: AddressInfo): string {
  return `smtp://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
