import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { runProduct, type RunningProduct } from '#e2e/running-product.ts'
import { signedIn } from '#e2e/signed-in.ts'
import { freePort } from '#server/free-port.ts'
import { startMailServer, type MailServer } from '#server/mail/testing.ts'
import type { Expectation } from './expectation.ts'
import { databaseDiskFull } from './full-database.ts'
import { childrenOf } from './kill.ts'
import { paymentWrong } from './payment-wrong.ts'
import { askForCode, personAt, personWith, post, SETTINGS, type Answer } from './people.ts'
import { runningClockJump } from './running-clock.ts'
import { allInOneToSlow, scaledToSlow, slowDisk } from './slow-disk.ts'
import { smallDiskAt } from './small-disk.ts'

/** Faults of what the product stands on, one by one, each with what people must see of it. Undefined: this machine cannot
 *  be made to have that fault. */
export const SCENARIOS: Readonly<Record<string, () => Promise<readonly Expectation[] | undefined>>> = {
  'disk-full': diskFull,
  'database-disk-full': () => databaseDiskFull('postgres'),
  'embedded-disk-full': () => databaseDiskFull('embedded'),
  'slow-disk': () => slowDisk(allInOneToSlow),
  'slow-disk-scaled': () => slowDisk(scaledToSlow),
  'mail-down': () => withMail(mailDown),
  'mail-slow': () => withMail(mailSlow),
  'mail-wrong': () => withMail(mailWrong),
  'payment-slow-and-down': paymentSlowAndDown,
  'payment-wrong': paymentWrong,
  'clock-jump': clockJump,
  'running-clock-jump': runningClockJump,
}

/** The disk with what people upload is full; the database has another one. */
async function diskFull(): Promise<readonly Expectation[] | undefined> {
  const dataDir = mkdtempSync(join(tmpdir(), 'writeback-chaos-'))
  const blobs = join(dataDir, 'blobs')
  mkdirSync(blobs)
  const disk = smallDiskAt(blobs, 24)
  if (!disk) {
    rmSync(dataDir, { recursive: true })
    return undefined
  }
  const product = await runProduct({ dataDir, env: SETTINGS })
  try {
    const dana = await personAt(product, 'dana@example.com')
    const before = await dana.sendLetter()
    disk.fill()
    const refused = await dana.sendLetter()
    const shown = await dana.ask(`/api/analyses/${before.id}`)
    const written = await dana.writeDown()
    disk.makeRoom()
    const after = await dana.sendLetter()
    return [
      { what: 'a letter is refused with 503, Retry-After and words', held: refused.status === 503 && refused.code === 'storage-full' && refused.retryAfter > 0 }, // prettier-ignore
      { what: 'what was read before is shown', held: before.status === 200 && shown.status === 200 },
      { what: 'what needs no file is kept', held: written.status === 200 },
      { what: 'letters are taken again as soon as there is room', held: after.status === 200 },
    ]
  } finally {
    await product.stop()
    disk.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface MailScene {
  readonly product: RunningProduct
  /** Starts the mail server at the address the product knows. */
  readonly startMail: () => Promise<MailServer>
}

async function withMail(play: (scene: MailScene) => Promise<readonly Expectation[]>): Promise<readonly Expectation[]> {
  const port = await freePort()
  const product = await runProduct({ env: { ...SETTINGS, SMTP_URL: `smtp://127.0.0.1:${port}` } })
  let mails: MailServer | undefined
  try {
    return await play({ product, startMail: async () => (mails = await startMailServer(port)) })
  } finally {
    await product.remove()
    await mails?.close()
  }
}

async function mailDown({ product, startMail }: MailScene): Promise<readonly Expectation[]> {
  const asked = await askForCode(product, 'dana@example.com')
  await pause(3000) // it is tried, and tried again
  const mails = await startMail()
  const [mail] = await mails.received(1)
  const code = /\b\d{6}\b/.exec(mail!.text)?.[0]
  const login = await post(product, '/api/auth/login', { email: 'dana@example.com', code })
  await pause(3000)
  return [
    { what: 'who asks for a code is answered', held: asked.status === 200 },
    { what: 'the code comes as soon as the mail server is back, and opens the account', held: login.status === 200 },
    { what: 'it comes once', held: mails.count() === 1 },
  ]
}

async function mailSlow({ product, startMail }: MailScene): Promise<readonly Expectation[]> {
  const mails = await startMail()
  mails.leaveUnanswered('silent')
  const began = performance.now()
  const asked = await askForCode(product, 'dana@example.com')
  const answeredMs = performance.now() - began
  await mails.received(1)
  const other = await askForCode(product, 'sam@example.com')
  const all = await mails.received(2)
  return [
    { what: 'who asks for a code does not wait for the mail server', held: asked.status === 200 && answeredMs < 5000 },
    { what: 'another’s code is not held up by it', held: other.status === 200 && all.some(({ to }) => to.includes('sam@example.com')) }, // prettier-ignore
  ]
}

async function mailWrong({ product, startMail }: MailScene): Promise<readonly Expectation[]> {
  const mails = await startMail()
  mails.refuseNext(451)
  await askForCode(product, 'dana@example.com')
  const [later] = await mails.received(1)
  mails.refuseNext(550)
  const gone = await askForCode(product, 'nobody@example.com')
  await pause(5000)
  return [
    { what: 'a mail that was put off comes later', held: later!.to.includes('dana@example.com') },
    { what: 'a mail that is refused for good is not tried again', held: gone.status === 200 && mails.count() === 1 },
  ]
}

/** The payment provider hangs, comes back, and falls over. */
async function paymentSlowAndDown(): Promise<readonly Expectation[]> {
  const product = await runProduct({ env: { ...SETTINGS, BILLING: 'test' } })
  try {
    const [provider] = childrenOf(product.process.pid!, /paypal-stand-in/)
    const order = () => post(product, '/api/payment/create-paypal-order', { plan_type: 'monthly', email: 'dana@example.com' }) // prettier-ignore
    const before = await order()
    process.kill(Number(provider), 'SIGSTOP')
    const [slow, meanwhile] = await Promise.all([order(), personAt(product, 'dana@example.com')])
    const letter = await meanwhile.sendLetter()
    process.kill(Number(provider), 'SIGCONT')
    const back = await order()
    process.kill(Number(provider), 'SIGKILL')
    const down = await order()
    const after = await meanwhile.sendLetter()
    const isToldToWait = ({ status, code, retryAfter }: Answer) =>
      status === 503 && code === 'payments-down' && retryAfter > 0
    return [
      { what: 'while it hangs, who buys is told 503, Retry-After and words', held: isToldToWait(slow) },
      { what: 'when it is back, orders are made as before', held: before.status === 200 && back.status === 200 },
      { what: 'while it is gone, who buys is told 503, Retry-After and words', held: isToldToWait(down) },
      { what: 'everything else goes on meanwhile', held: letter.status === 200 && after.status === 200 },
    ]
  } finally {
    await product.remove()
  }
}

/** The clock of the machine jumps a day ahead while the product is stopped, and back. */
async function clockJump(): Promise<readonly Expectation[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'writeback-chaos-'))
  const at = async <T>(hours: number, work: (product: RunningProduct) => Promise<T>): Promise<T> => {
    const clock = new Date(Date.now() + hours * 3_600_000).toISOString()
    const product = await runProduct({ dataDir, env: { ...SETTINGS, TEST_CLOCK: clock } })
    try {
      return await work(product)
    } finally {
      await product.stop()
    }
  }
  try {
    let token = ''
    const letter = await at(0, async product => {
      token = await signedIn(product.address, 'dana@example.com')
      return personWith(product, token).sendLetter()
    })
    const look = async (product: RunningProduct) => {
      const dana = personWith(product, token)
      const page = `/api/analyses/${letter.id}/pages/1`
      for (let tries = 0; tries < 40 && (await dana.ask(page)).status === 200; tries += 1) await pause(250)
      return {
        page: await dana.ask(page),
        result: await dana.ask(`/api/analyses/${letter.id}`),
        next: await dana.sendLetter(),
      }
    }
    const ahead = await at(24, look)
    const back = await at(-24, product => personWith(product, token).sendLetter())
    const again = await at(0, product => personWith(product, token).ask('/api/user/analyses'))
    const { analyses } = again.json as { analyses?: { id: string }[] }
    const ids = new Set(analyses?.map(({ id }) => id))
    return [
      { what: 'a day ahead, the pages whose hour is over are gone', held: ahead.page.status === 404 },
      { what: 'a day ahead, the result is there and a new letter is read', held: ahead.result.status === 200 && ahead.next.status === 200 }, // prettier-ignore
      { what: 'a day back, a new letter is read', held: back.status === 200 },
      { what: 'all three are there, once', held: ids.size === 3 && analyses?.length === 3 },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
