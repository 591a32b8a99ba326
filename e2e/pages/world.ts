import { readFileSync } from 'node:fs'
import { Person, type Answer, type UploadedFile } from '#server/testing.ts'
import { addDays } from '#units/iso-date.ts'
import { example } from '#e2e/examples.ts'
import { letterPdf } from '#e2e/letter-pdf.ts'
import { runProduct, type RunningProduct } from '#e2e/running-product.ts'
import { theirToday } from '#e2e/their-day.ts'

/** Somebody who looks at pages: where, and with which session. */
interface Viewer {
  readonly address: string
  readonly token?: string
  /** Of a visitor without an account. */
  readonly cookie?: string
}

/** Two running products, one that sells and one where everything is open, and people who left something in them. */
export interface World {
  readonly viewers: {
    /** Where all is open, nothing done yet. */
    readonly stranger: Viewer
    /** Where all is open, with letters, disputes, contacts, credit reports. */
    readonly owner: Viewer
    /** Where things are sold: nothing bought and nothing done. */
    readonly newcomer: Viewer
    /** Where things are sold: one letter read, no account. */
    readonly visitor: Viewer
    /** Where things are sold: runs it, and bought something. */
    readonly operator: Viewer
  }
  /** Letters that were read, by what is in them. */
  readonly letters: Record<'findings' | 'timeBarred' | 'court' | 'clean' | 'own' | 'scam' | 'visitors', string>
  readonly dispute: string
  readonly creditDispute: string
  readonly remove: () => Promise<void>
}

const OPERATOR = 'operator@example.org'
const pdf = (path: string): UploadedFile => ({ bytes: readFileSync(example(path)) })
const FINDINGS = 'corpus/pdf/035-overshadow-ten-days-wa.pdf'
const TIME_BARRED = 'corpus/pdf/038-time-barred-suit-threat-ca.pdf'

const today = theirToday()
const ago = (days: number) => addDays(today, -days)

export async function makeWorld(): Promise<World> {
  const [open, selling] = await Promise.all([
    runProduct({ env: { BILLING: 'off' } }),
    runProduct({ env: { BILLING: 'test', ADMIN_EMAILS: OPERATOR } }),
  ])
  const owner = new Person(open)
  const newcomer = new Person(selling)
  const visitor = new Person(selling)
  const operator = new Person(selling)
  await Promise.all([owner.signIn('dana.whitfield@example.com'), newcomer.signIn('new@example.com')])
  const [left, visitors] = await Promise.all([
    leaveSomething(owner),
    letterOf(visitor, pdf(TIME_BARRED), 'CA'),
    runTheShop(selling, operator),
  ])
  const at = ({ address }: RunningProduct, { token }: Person): Viewer => ({ address, ...(token && { token }) })
  return {
    viewers: {
      stranger: { address: open.address },
      owner: at(open, owner),
      newcomer: at(selling, newcomer),
      visitor: { address: selling.address, cookie: visitor.cookie },
      operator: at(selling, operator),
    },
    letters: { ...left.letters, visitors },
    dispute: left.dispute,
    creditDispute: left.creditDispute,
    remove: async () => {
      await Promise.all([open.remove(), selling.remove()])
    },
  }
}

async function leaveSomething(owner: Person) {
  const scam = { bytes: await letterPdf(readFileSync(example('flows/scam.txt'), 'utf8')) }
  const own = { under: 'user_letter', name: 'mine.txt', bytes: OWN_LETTER } as const
  // one at a time, as a person sends them: a machine that is busy refuses what takes too long
  const findings = await letterOf(owner, pdf(FINDINGS), 'WA')
  const timeBarred = await letterOf(owner, pdf(TIME_BARRED), 'CA')
  const court = await letterOf(owner, pdf('corpus/pdf/059-justice-court-citation-tx.pdf'), 'TX')
  const clean = await letterOf(owner, pdf('model-notices/cfpb_debt-collection_model-validation-notice_en.pdf'), 'MD')
  const ownOne = idOf(await owner.upload([pdf(FINDINGS), own], { state: 'WA', flow_type: 'enhance' }))
  const scamOne = await letterOf(owner, scam, 'TX')
  const creditDispute = await disputeCredit(owner)
  const dispute = await disputeDebts(owner, findings, timeBarred)
  await logCalls(owner)
  await good(
    owner.post('/api/violations/user-added', {
      violation: { type: 'Repeated calls', description: 'Nine calls on Monday.', collectorName: 'Coastal Recovery' },
    }),
  )
  return { letters: { findings, timeBarred, court, clean, own: ownOne, scam: scamOne }, dispute, creditDispute }
}

const OWN_LETTER = readFileSync(example('corpus/own-letters/002-admits-the-debt.txt'))

async function letterOf(person: Person, letter: UploadedFile, state: string): Promise<string> {
  return idOf(await person.upload([letter], { state }))
}

/** One that is being answered, one that was won. */
async function disputeDebts(owner: Person, active: string, won: string): Promise<string> {
  const opened = async (analysis_id: string) =>
    idIn(await good(owner.post('/api/disputes', { analysis_id })), 'dispute_id')
  const [dispute, victory] = [await opened(active), await opened(won)]
  await good(
    owner.post('/api/responses', {
      dispute_id: dispute,
      sent_date: ago(45),
      tracking_number: '9400111201080805483016',
    }),
  )
  await good(owner.post(`/api/dispute/${dispute}/events`, { kind: 'delivered', on: ago(41) }))
  const end = { outcome: 'closed', amount_saved: 812.4, on: today }
  await good(owner.post(`/api/dispute/${victory}/outcome`, end))
  return dispute
}

async function logCalls(owner: Person): Promise<void> {
  const about = { collector: 'Coastal Recovery', time_zone: 'America/Los_Angeles', on: ago(1) }
  await good(owner.post('/api/contacts', { kind: 'contact', way: 'call', ...about, at: '05:10' }))
  await good(owner.post('/api/contacts', { kind: 'contact', way: 'text', ...about, at: '12:30' }))
  await good(owner.post('/api/contacts', { kind: 'request', request: 'no-calls', in_writing: true, ...about }))
}

/** A report that was read, and a dispute of which one letter is answered, one is out and one is not. */
async function disputeCredit(owner: Person): Promise<string> {
  await good(
    owner.sendForm('/api/credit-repair/analyze', [pdf('corpus/credit-reports/pdf/07-trimerge-identityiq.pdf')]),
  )
  const id = idIn(
    await good(
      owner.post('/api/generate-credit-disputes', {
        disputes: [{ category: 'accounts', text: 'A wrong balance', id: 'acct_balance_wrong' }],
        bureaus: ['equifax', 'experian', 'transunion'],
        user_info: { customization: { specificErrors: 'Elm Bank ending 4471 shows $900. I owe $90.' } },
      }),
    ),
    'dispute_id',
  )
  const happened = (event: object) => good(owner.post(`/api/credit-repair/dispute/${id}/events`, event))
  for (const bureau of ['equifax', 'experian'])
    await happened({ kind: 'letter-sent', template: 'bureau-dispute', bureau, on: ago(40) })
  const answer = { bureau: 'equifax', response_type: 'verified', on: ago(5) }
  await good(owner.post(`/api/credit-repair/dispute/${id}/response`, answer))
  return id
}

/** A done-for-you order to prepare, and what somebody wrote to us. */
async function runTheShop({ address }: RunningProduct, operator: Person): Promise<void> {
  await operator.signIn(OPERATOR)
  const plan_type = 'dfy_service'
  const order = { plan_type, email: OPERATOR, dfy_details: { letter_count: 2, authorized: true } }
  const orderID = idIn(await good(operator.post('/api/payment/create-paypal-order', order)), 'orderID')
  await fetch(`${address}/test-payments/checkoutnow/${orderID}/approve`, { method: 'POST' })
  await good(operator.post('/api/payment/verify-paypal-order', { orderID, plan_type }))
  const feedback = { feedback: 'Please add a timer.', email: 'dana@example.com', name: 'Dana', may_show_name: true }
  await good(operator.post('/api/feedback', feedback))
}

async function good(call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  if (answer.status !== 200) throw new Error(`The server answered ${answer.status}: ${JSON.stringify(answer.json)}`)
  return answer
}

function idIn({ json }: Answer, field: string): string {
  return String((json as Record<string, unknown>)[field])
}

function idOf(answer: Answer): string {
  if (answer.status !== 200) throw new Error(`The letter was not read: ${JSON.stringify(answer.json)}`)
  return idIn(answer, 'analysis_id')
}
