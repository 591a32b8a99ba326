import { afterEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { sealerFrom } from '#server/blobs/encryption.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { DATABASES, testPlace, type TestPlace } from '#server/database/testing.ts'
import { startQueue, type Queue } from '#server/jobs/queue.ts'
import type { Job, JobOutcome } from '#server/jobs/job.ts'
import { sendMailJob, type SendMailRoom } from '#server/jobs/send-mail.ts'
import { createLog } from '#server/log.ts'
import { createMailer, type Mailer, type MailRequest } from './mailer.ts'
import { renderMail } from './render.ts'
import { startMailServer, type MailServer } from './testing.ts'
import { smtpTransport, type Transport } from './transport.ts'

const SITE = 'https://writeback.example'
const RECEIPT: MailRequest = {
  template: 'receipt',
  to: 'dana@example.com',
  key: 'receipt:1',
  data: {
    receipt_number: 'WB-1',
    bought: 'Monthly pass',
    amount: '$39.99',
    paid_on: '2026-11-21',
    notes: ['It does not renew by itself.'],
  },
}

interface Running {
  readonly database: Database
  readonly place: TestPlace
  readonly server: MailServer
  readonly queue: Queue
  readonly transport: Transport
  readonly mailer: Mailer
  ahead: number
}

let running: Running | undefined

afterEach(async () => {
  await running?.queue.stop()
  running?.transport.close()
  await running?.database.close()
  await running?.server.close()
  await running?.place.remove()
  running = undefined
})

async function start(kind: 'embedded' | 'postgres'): Promise<Running> {
  const place = await testPlace(kind)
  const database = await openDatabase(place)
  const server = await startMailServer()
  const transport = smtpTransport(server.url, 'no-reply@writeback.example')
  const sealer = sealerFrom(place.dataDir)
  const clock = { now: () => new Date(Date.now() + (running?.ahead ?? 0)) }
  const { db } = database
  const job = sendMailJob({ db, clock, sealer, transport, siteUrl: () => SITE, isStillDue: async () => true })
  const queue = await startQueue(database, [job], createLog('silent'))
  await queue.work()
  running = { database, place, server, queue, transport, mailer: createMailer({ db, queue, sealer, clock }), ahead: 0 }
  return running
}

async function rows({ database }: Running) {
  return (await database.db.execute<{ status: string; sealed: string | null }>(sql`select status, sealed from mails`))
    .rows
}

describe.each(DATABASES)('mail on the %s database', kind => {
  test('goes through a mail server, as HTML with a text twin, once for a key', async () => {
    const running = await start(kind)
    await Promise.all([1, 2, 3].map(() => running.mailer.send(RECEIPT)))
    const [mail] = await running.server.received(1)
    expect(mail).toMatchObject({ to: ['dana@example.com'], subject: 'Your receipt' })
    expect(mail!.html).toContain('$39.99')
    expect(mail!.text).toContain('Amount: $39.99')
    expect(mail!.text).toContain('It does not renew by itself.')
    expect(mail!.text).toContain(`${SITE}/your-data`)
    await running.queue.stop()
    expect(running.server.count()).toBe(1)
  })

  test('is sealed while it waits and forgotten once it was sent', async () => {
    const running = await start(kind)
    running.server.refuseNext(451)
    await running.mailer.send(RECEIPT)
    const [waiting] = await rows(running)
    expect(waiting!.sealed).not.toContain('dana')
    expect(Buffer.from(waiting!.sealed!, 'base64').toString('latin1')).not.toContain('dana')
    await running.server.received(1) // the first try was put off, a later one got through
    await expect.poll(() => rows(running)).toEqual([{ status: 'sent', sealed: null }])
  })

  test('refused for good is given up and forgotten', async () => {
    const running = await start(kind)
    running.server.refuseNext(550)
    await running.mailer.send(RECEIPT)
    await expect.poll(() => rows(running), { timeout: 10_000 }).toEqual([{ status: 'given-up', sealed: null }])
    expect(running.server.count()).toBe(0)
  })

  test('belongs to the transaction it was asked for in', async () => {
    const running = await start(kind)
    const failing = running.database.db.transaction(async tx => {
      await running.mailer.send(RECEIPT, tx)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await rows(running)).toEqual([])
  })
})

test('a code that is too old is not sent any more', async () => {
  const running = await start('embedded')
  running.ahead = -11 * 60_000
  const data = { code: '123456', link: `${SITE}/login#a.b`, minutes: 10 }
  running.server.refuseNext(451)
  await running.mailer.send({ template: 'sign-in-code', to: 'dana@example.com', key: 'x', data })
  running.ahead = 0
  await expect.poll(() => rows(running), { timeout: 10_000 }).toEqual([{ status: 'given-up', sealed: null }])
})

describe('a reminder', () => {
  const REMINDER: MailRequest = {
    template: 'step-reminder',
    to: 'dana@example.com',
    key: 'step:1',
    data: {
      dispute_id: '00000000-0000-4000-8000-000000000000',
      collector: 'Coastal Recovery',
      title: 'Answer the court',
      why: 'A dispute letter does not stop a court.',
      on: '2026-12-01',
      days_left: 0,
      what_is_lost: 'The court can decide without you.',
      planned_for: null,
      is_planned_hour: false,
    },
  }
  const job = ({ database: { db }, place }: Running, more: Partial<SendMailRoom>) =>
    sendMailJob({
      db,
      clock: { now: () => new Date() },
      sealer: sealerFrom(place.dataDir),
      transport: running!.transport,
      siteUrl: () => SITE,
      isStillDue: async () => true,
      ...more,
    })
  /** In line, and not yet sent: nobody works on the queue. */
  async function inLine(running: Running): Promise<(job: Job) => Promise<JobOutcome>> {
    await running.queue.stop()
    const queue = { ...running.queue, add: async () => undefined }
    const { db } = running.database
    await createMailer({ db, queue, sealer: sealerFrom(running.place.dataDir), clock: { now: () => new Date() } }).send(
      REMINDER,
    )
    const [{ id } = { id: '' }] = (await db.execute<{ id: string }>(sql`select id from mails`)).rows
    return one => one.run({ mailId: id }, AbortSignal.timeout(20_000))
  }

  test('that the mail server took is not sent again when we died before its answer was written down', async () => {
    const running = await start('postgres')
    const run = await inLine(running)
    const dies = { ...running.transport, send: (...mail: Parameters<Transport['send']>) => sentAndDead(mail) }
    const sentAndDead = async (mail: Parameters<Transport['send']>) => {
      await running.transport.send(...mail)
      return new Promise<void>(() => undefined)
    }
    void run(job(running, { transport: dies }))
    await running.server.received(1)
    expect(await run(job(running, {}))).toMatchObject({ kind: 'failed' })
    expect(await rows(running)).toEqual([{ status: 'unsure', sealed: null }])
    expect(running.server.count()).toBe(1)
  })

  test('whose connection broke after it was handed over is not sent again, not even by the mail program itself', async () => {
    const running = await start('postgres')
    const run = await inLine(running)
    running.server.leaveUnanswered('hang-up')
    expect(await run(job(running, {}))).toMatchObject({ kind: 'failed' })
    expect(await rows(running)).toEqual([{ status: 'unsure', sealed: null }])
    expect(running.server.count()).toBe(1)
  })

  test('the mail server put off, or that could not be reached, is tried again and comes once', async () => {
    const running = await start('postgres')
    const run = await inLine(running)
    const nobody = smtpTransport('smtp://127.0.0.1:1', 'no-reply@writeback.example')
    await expect(run(job(running, { transport: nobody }))).rejects.toThrow('did not take')
    nobody.close()
    running.server.refuseNext(451)
    await expect(run(job(running, {}))).rejects.toThrow('451')
    expect(await run(job(running, {}))).toEqual({ kind: 'done' })
    expect(await run(job(running, {}))).toMatchObject({ kind: 'skipped' })
    expect(running.server.count()).toBe(1)
  })

  test('taken up by two workers at once goes once', async () => {
    const running = await start('postgres')
    const run = await inLine(running)
    await Promise.all([1, 2, 3, 4].map(() => run(job(running, {}))))
    expect(running.server.count()).toBe(1)
  })

  test('of a step that was done meanwhile is taken back', async () => {
    const running = await start('postgres')
    const run = await inLine(running)
    expect(await run(job(running, { isStillDue: async () => false }))).toMatchObject({ kind: 'skipped' })
    expect(await rows(running)).toEqual([{ status: 'withdrawn', sealed: null }])
    expect(running.server.count()).toBe(0)
  })

  test('carries its day for the calendar, what is lost, and the question when', async () => {
    const running = await start('postgres')
    await (
      await inLine(running)
    )(job(running, {}))
    const [mail] = await running.server.received(1)
    expect(mail!.subject).toBe('Your next step is today')
    expect(mail!.text).toContain('The court can decide without you.')
    expect(mail!.text).toContain('When will you do it?')
    expect(mail!.attachments).toMatchObject([{ name: 'next-step.ics', type: 'text/calendar' }])
    expect(mail!.attachments[0]!.text).toContain('BEGIN:VALARM')
  })
})

test('an address that is more than one mailbox is refused', async () => {
  const running = await start('postgres')
  for (const to of [
    'dana@example.com\r\nBcc: eve@example.com',
    'dana@example.com, eve@example.com',
    'Dana <dana@example.com>',
    'dana@example.com\0',
    '',
  ]) {
    await expect(running.mailer.send({ ...RECEIPT, to }), to).rejects.toThrow('Invalid')
  }
  expect(await rows(running)).toEqual([])
})

test('words of a person become neither a header nor markup', async () => {
  const { mailer, server } = await start('postgres')
  const evil = 'x\r\nBcc: eve@example.com\r\n\r\n<script>alert(1)</script><img src=x onerror=alert(1)>'
  await mailer.send({
    template: 'letter-copy',
    to: 'dana@example.com',
    key: 'copy',
    data: { title: evil, text: evil, pdf_base64: Buffer.from('%PDF-1.7').toString('base64') },
  })
  const [mail] = await server.received(1)
  expect(mail!.to).toEqual(['dana@example.com'])
  expect(mail!.headers).not.toContain('bcc')
  expect(mail!.html).not.toMatch(/<script|<img/)
  expect(mail!.attachments).toEqual([{ name: 'letter.pdf', type: 'application/pdf', text: '%PDF-1.7' }])
})

test('no subject tells a locked phone anything, and no mail fetches a picture', async () => {
  const mails = await Promise.all([
    renderMail('sign-in-code', { code: '123456', link: `${SITE}/login`, minutes: 10 }, SITE, 'en'),
    renderMail('receipt', RECEIPT.data, SITE, 'en'),
    renderMail(
      'letter-copy',
      { title: 'Dispute of Coastal Recovery', text: 'I dispute it.', pdf_base64: '' },
      SITE,
      'en',
    ),
    renderMail(
      'deadline-reminder',
      {
        letter_from: 'Coastal Recovery',
        what: 'Last day to dispute',
        on: '2026-12-01',
        days_left: 5,
        what_is_lost: 'The collector may go on without proof.',
        basis: '30 days from receipt',
        assumed: true,
        path: '/results',
      },
      SITE,
      'en',
    ),
  ])
  expect(mails.map(mail => mail.subject)).toEqual([
    'Your sign-in code',
    'Your receipt',
    'The letter you asked for',
    'A deadline in 5 days',
  ])
  for (const { html, text } of mails) {
    expect(html).not.toMatch(/<img|<link|url\(|@import|<script/)
    expect(text).toContain('Legal information, not legal advice.')
  }
  expect(mails[0].text).toContain('123456')
})

describe('in Spanish', () => {
  const STEP = {
    dispute_id: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
    collector: 'Coastal Recovery',
    title: 'Mail the letter',
    why: 'It counts from the day you mail it.',
    on: '2026-12-01',
    days_left: 5,
    what_is_lost: 'The collector may go on without proof.',
    planned_for: null,
    is_planned_hour: false,
  }
  const written = {
    'sign-in-code': { code: '123456', link: `${SITE}/login#code=123456`, minutes: 10 },
    receipt: RECEIPT.data,
    'order-news': {
      heading: 'Your money is on its way back',
      bought: 'Lifetime Access',
      receipt_number: 'R-1',
      sentences: ['We sent back $89.00. Your bank may need a few days to show it.'],
    },
    'letter-copy': { title: 'Dispute', text: 'Your receipt\n\nYes', pdf_base64: '' },
    'deadline-reminder': {
      letter_from: 'Coastal Recovery',
      what: 'Last day to dispute',
      on: '2026-12-01',
      days_left: 1,
      what_is_lost: 'The collector may go on without proof.',
      basis: '30 days from receipt',
      assumed: true,
      path: '/results',
    },
    'step-reminder': STEP,
  } as const
  const inBoth = async (name: keyof typeof written) => [
    await renderMail(name, written[name], SITE, 'en'),
    await renderMail(name, written[name], SITE, 'es'),
  ]

  test.each([
    ['sign-in-code', 'Su código para entrar', ['123456', 'por 10 minutos', `${SITE}/login#code=123456`]],
    ['receipt', 'Su recibo', ['Número de recibo:']],
    ['order-news', 'Su dinero va de regreso', ['Le devolvimos $89.00.', 'Acceso de por vida']],
    ['letter-copy', 'La carta que pidió', ['acuse de recibo', 'Your receipt']],
    ['deadline-reminder', 'Una fecha límite en 1 día', ['Carta de: Coastal Recovery', '1 de diciembre de 2026']],
    ['step-reminder', 'Su próximo paso en 5 días', ['Con: Coastal Recovery', '1 de diciembre de 2026']],
  ] as const)('%s says what it says in English, its values kept', async (name, subject, parts) => {
    const [english, spanish] = await inBoth(name)
    expect(spanish!.subject).toBe(subject)
    expect(spanish!.html).toContain('lang="es"')
    for (const part of [...parts, 'Información legal, no consejo legal.', SITE]) expect(spanish!.text).toContain(part)
    const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links(spanish!.html)).toEqual(links(english!.html))
    // what we say ourselves leaves no sentence in English
    const ours =
      /\b(?:Enter this|Nobody from|You can|You asked|Already done|Where this date|Days left|Receipt number|attached)\b/
    expect(spanish!.text).not.toMatch(ours)
    expect(english!.html).toContain('lang="en"')
  })

  test('a calendar entry is in Spanish too; a letter’s own text stays as it is', async () => {
    const [, step] = await inBoth('step-reminder')
    expect(step!.attachments[0]!.bytes.toString()).toContain('SUMMARY:Writeback: su próximo paso')
    const [, copy] = await inBoth('letter-copy')
    expect(copy!.text).toMatch(/Your receipt\s+Yes/)
  })
})
