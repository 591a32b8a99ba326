import { createECDH, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { CALLS, type CallName } from '#contract/index.ts'
import type { DisputeDetail } from '#contract/disputes.ts'
import type { LetterReply } from '#contract/letters.ts'
import { piecesShown } from './evidence/pieces-shown.ts'
import { Person, readTypedText, testServer, type Answer, type TestServer } from './testing.ts'

const LETTER = Buffer.from(`Coastal Recovery LLC
September 14, 2026
You owe $812.40 to Bank of Palo Duro. You will be arrested if you do not pay within ten days.`)

const TICKED = {
  disputes: [{ category: 'accounts', text: 'A wrong balance', id: 'acct_balance_wrong' }],
  bureaus: ['equifax'],
  user_info: {},
}
const CONFIRMED = {
  selected_errors: [{ type: 'acct_balance_wrong', creditor: 'Harbor Card', account: '4417' }],
  bureaus: ['equifax'],
  user_info: { name: 'Dana Whitfield', address: '1 Elm Street', city_state_zip: 'Houston, TX 77002' },
  legal_notice_accepted: true,
}

/** In this order everywhere: nobody known; signed in, owning nothing; signed in, owning the like; whose it is; an operator. */
const CALLERS = ['anonymous', 'free', 'other', 'owner', 'admin'] as const
type Caller = (typeof CALLERS)[number]

/** What the owner has, or ids that nobody has. */
interface Ids {
  readonly analysis: string
  readonly letter: string
  readonly contact: string
  readonly dispute: string
  /** An entry of that dispute's log. */
  readonly event: string
  readonly session: string
  readonly piece: string
  readonly creditDispute: string
  readonly creditEvent: string
  readonly creditLetter: string
}

interface Row {
  readonly status: readonly [number, number, number, number, number]
  readonly path?: (ids: Ids) => string
  readonly body?: (ids: Ids) => object
  /** It ends what the rows after it need. */
  readonly ends?: true
  /** It asks for a session that began just now, or for what no row before it changed. */
  readonly fresh?: true
}

const POINT = createECDH('prime256v1').generateKeys('base64url')
const EVERYBODY = [200, 200, 200, 200, 200] as const
const SIGNED_IN = [401, 200, 200, 200, 200] as const
const KNOWN = [404, 200, 200, 200, 200] as const
const OWNER_ALONE = [404, 404, 404, 200, 404] as const
// nothing is sold on this server: who may pay and for what is in billing/payment.test.ts
const NOTHING_SOLD = [404, 409, 409, 409, 409] as const
const OWNER_SIGNED_IN = [401, 404, 404, 200, 404] as const
const OPERATOR_ALONE = [401, 404, 404, 404, 409] as const

const ROWS: Readonly<Record<CallName, Row>> = {
  analyzeStrategic: { status: EVERYBODY },
  getAnalysis: { status: OWNER_ALONE, path: ({ analysis }) => `/api/analyses/${analysis}` },
  answerQuestions: {
    status: OWNER_ALONE,
    path: ({ analysis }) => `/api/analyses/${analysis}/facts`,
    body: () => ({ state: 'TX' }),
  },
  // without a photo in the request
  readEnvelope: { status: [404, 404, 404, 400, 404], path: ({ analysis }) => `/api/analyses/${analysis}/envelope` },
  setEarlier: {
    status: OWNER_ALONE,
    path: ({ analysis }) => `/api/analyses/${analysis}/earlier`,
    body: () => ({ earlier_analysis_id: null }),
  },
  pageImage: { status: OWNER_ALONE, path: ({ analysis }) => `/api/analyses/${analysis}/pages/1` },
  // an id only its maker knows; the steps say nothing about the letter
  analysisProgress: { status: EVERYBODY, path: ({ analysis }) => `/api/analyses/${analysis}/progress` },
  evidencePiece: {
    status: OWNER_ALONE,
    path: ({ analysis, piece }) => `/api/analyses/${analysis}/pieces/${piece}`,
  },
  keepPages: {
    status: OWNER_ALONE,
    path: ({ analysis }) => `/api/analyses/${analysis}/keep-pages`,
    body: () => ({ keep: true }),
  },
  answerForm: { status: OWNER_ALONE, path: ({ analysis }) => `/api/analyses/${analysis}/answer-form` },
  fillAnswerForm: {
    status: [404, 404, 404, 400, 404], // this letter has no form
    path: ({ analysis }) => `/api/analyses/${analysis}/answer-form`,
    body: () => ({ ticked: ['dispute'] }),
  },
  generateLetter: { status: OWNER_ALONE, body: ({ analysis }) => ({ analysis_id: analysis }) },
  generateSettlement: {
    status: [404, 404, 404, 422, 404], // an offer is not written before the age of the debt is known
    body: ({ analysis }) => ({ analysis_id: analysis, option: { amount: 100 } }),
  },
  enhanceLetter: {
    status: OWNER_ALONE,
    body: ({ analysis }) => ({ analysis_id: analysis, letter_content: 'I dispute this debt.' }),
  },
  generatePdf: { status: EVERYBODY, body: () => ({ content: 'I dispute this debt.', type: 'response_letter' }) },
  downloadLetter: { status: OWNER_ALONE, path: ({ letter }) => `/api/download/${letter}.pdf` },
  letterTwin: { status: OWNER_ALONE, path: ({ letter }) => `/api/letters/${letter}/twin` },
  takeInLetter: {
    status: OWNER_SIGNED_IN,
    path: () => '/api/letters',
    body: ({ analysis }) => ({
      id: randomUUID(),
      analysis_id: analysis,
      document: { template: 'dispute', title: 'My answer', blocks: [] },
    }),
  },
  emailLetter: { status: [401, 404, 404, 200, 404], path: ({ letter }) => `/api/letters/${letter}/email` },
  trackDownload: { status: EVERYBODY, body: () => ({ type: 'pdf', violations: 1 }) },
  contactLog: { status: EVERYBODY },
  logContact: {
    status: EVERYBODY,
    body: () => ({ kind: 'contact', way: 'call', collector: 'Coastal', time_zone: 'America/Chicago' }),
  },
  changeContact: {
    status: OWNER_ALONE,
    path: ({ contact }) => `/api/contacts/${contact}`,
    body: () => ({ talked: true }),
  },
  listDisputes: { status: SIGNED_IN },
  myDisputes: { status: SIGNED_IN },
  unifiedDisputes: { status: SIGNED_IN },
  openDispute: { status: OWNER_ALONE, body: ({ analysis }) => ({ analysis_id: analysis }) },
  disputeStatus: { status: OWNER_ALONE, path: ({ dispute }) => `/api/dispute/${dispute}/status` },
  trackSentLetter: {
    status: OWNER_ALONE,
    path: () => '/api/responses',
    body: ({ dispute }) => ({ dispute_id: dispute, sent_date: '2026-01-05' }),
  },
  recordEvent: {
    status: OWNER_ALONE,
    path: ({ dispute }) => `/api/dispute/${dispute}/events`,
    body: () => ({ kind: 'reported', on: '2026-01-06' }),
  },
  confirmOutcome: {
    status: OWNER_ALONE,
    path: ({ dispute }) => `/api/dispute/${dispute}/outcome`,
    body: () => ({ outcome: 'closed', on: '2026-01-07' }),
  },
  planStep: {
    status: OWNER_ALONE,
    path: ({ dispute }) => `/api/dispute/${dispute}/plan`,
    body: () => ({ at: null }),
  },
  // its files are tried in disputes.test.ts
  addEvidence: { status: [404, 404, 404, 400, 404], path: ({ dispute }) => `/api/dispute/${dispute}/evidence` },
  evidenceFile: {
    status: [404, 404, 404, 404, 404],
    path: ({ dispute, event }) => `/api/dispute/${dispute}/evidence/${event}`,
  },
  addResponse: { status: [404, 404, 404, 400, 404], path: ({ dispute }) => `/api/dispute/${dispute}/response` },
  uploadResponse: {
    status: [404, 404, 404, 400, 404],
    path: ({ dispute }) => `/api/dispute/${dispute}/upload-response`,
  },
  counterLetter: {
    status: OWNER_ALONE,
    path: ({ dispute }) => `/api/dispute/${dispute}/counter-response`,
    body: () => ({ response_type: 'cease_desist' }),
  },
  withdrawEvent: {
    status: OWNER_ALONE,
    path: ({ dispute, event }) => `/api/dispute/${dispute}/events/${event}/withdraw`,
    body: () => ({}),
  },
  generateCreditDisputes: { status: SIGNED_IN, body: () => TICKED },
  creditTemplates: { status: EVERYBODY },
  generateCreditLetters: { status: SIGNED_IN, body: () => CONFIRMED },
  // reports themselves are tried in credit/reports.test.ts
  analyzeCredit: { status: [401, 400, 400, 400, 400] },
  creditReports: { status: SIGNED_IN },
  creditReport: { status: [401, 404, 404, 404, 404], path: () => `/api/credit-repair/report/${randomUUID()}` },
  answerCreditQuestion: {
    status: [401, 404, 404, 404, 404],
    path: () => `/api/credit-repair/report/${randomUUID()}/answers`,
    body: () => ({ question: 'veteran', answer: true }),
  },
  deleteCreditReport: { status: [401, 404, 404, 404, 404], path: () => `/api/credit-repair/report/${randomUUID()}` },
  creditDisputes: { status: SIGNED_IN, path: () => '/api/credit-disputes' },
  creditTimeline: {
    status: OWNER_SIGNED_IN,
    path: ({ creditDispute }) => `/api/credit-repair/dispute/${creditDispute}/timeline`,
  },
  recordCreditEvent: {
    status: OWNER_SIGNED_IN,
    path: ({ creditDispute }) => `/api/credit-repair/dispute/${creditDispute}/events`,
    body: () => ({ kind: 'letter-sent', template: 'bureau-dispute', bureau: 'equifax', on: '2026-01-05' }),
  },
  recordBureauAnswer: {
    status: OWNER_SIGNED_IN,
    path: ({ creditDispute }) => `/api/credit-repair/dispute/${creditDispute}/response`,
    body: () => ({ bureau: 'equifax', response_type: 'verified' }),
  },
  uploadBureauAnswer: {
    status: [401, 404, 404, 400, 404],
    path: ({ creditDispute }) => `/api/credit-repair/dispute/${creditDispute}/upload-response`,
  },
  writeCreditLetter: {
    status: OWNER_SIGNED_IN,
    path: ({ creditDispute }) => `/api/credit-repair/dispute/${creditDispute}/letter`,
    body: () => ({ bureau: 'equifax', letter: 'bureau-dispute' }),
  },
  creditLetterFile: {
    status: OWNER_SIGNED_IN,
    path: ({ creditLetter }) => `/api/credit-repair/letters/${creditLetter}/file`,
    body: () => ({ format: 'txt' }),
  },
  // its letter went out today; the gate is tried in credit.test.ts
  creditComplaint: {
    status: [401, 404, 404, 422, 404],
    path: ({ creditDispute }) => `/api/credit-repair/dispute/${creditDispute}/complaint/equifax`,
    fresh: true,
  },
  withdrawCreditEvent: {
    status: OWNER_SIGNED_IN,
    path: ({ creditDispute, creditEvent }) =>
      `/api/credit-repair/dispute/${creditDispute}/events/${creditEvent}/withdraw`,
    body: () => ({}),
  },
  scoreSimulator: { status: EVERYBODY, body: () => ({ errors: ['one'] }) },
  login: { status: EVERYBODY, body: () => ({ email: `${randomUUID()}@example.com` }) },
  verify: { status: SIGNED_IN },
  profile: { status: SIGNED_IN },
  sessions: { status: SIGNED_IN },
  newPasskeyOptions: { status: SIGNED_IN, fresh: true },
  // a made-up answer of a device is refused whoever brings it
  newPasskey: { status: [401, 400, 400, 400, 400], body: () => ({ response: { id: 'x', rawId: 'x' } }) },
  passkeyOptions: { status: EVERYBODY },
  passkeyLogin: { status: [400, 400, 400, 400, 400], body: () => ({ response: { id: 'x', rawId: 'x' } }) },
  deletePasskey: { status: [401, 404, 404, 404, 404], path: () => '/api/user/passkeys/nobodys', fresh: true },
  saveLead: { status: EVERYBODY, body: () => ({ email: 'lead@example.com', consent: true }) },
  forwardingAddress: { status: SIGNED_IN },
  // this server takes no mail
  newForwardingAddress: { status: [401, 503, 503, 503, 503] },
  removeForwardingAddress: { status: SIGNED_IN },
  yourData: { status: KNOWN },
  setReminders: { status: SIGNED_IN, body: () => ({ wanted: true }) },
  phones: { status: SIGNED_IN },
  planForOffline: { status: SIGNED_IN },
  // a phone is whose it was last: the same for everybody here
  addPhone: {
    status: SIGNED_IN,
    body: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: POINT, auth: 'A'.repeat(22) } }),
  },
  removePhone: { status: [401, 404, 404, 404, 404], path: () => `/api/user/phones/${randomUUID()}` },
  exportData: { status: KNOWN },
  userAnalyses: { status: SIGNED_IN },
  userStats: { status: SIGNED_IN },
  userDue: { status: SIGNED_IN },
  allViolations: { status: SIGNED_IN },
  addViolation: { status: SIGNED_IN, body: () => ({ violation: { type: 'repeated-calls', description: 'Daily.' } }) },
  removeViolation: { status: [401, 404, 404, 404, 404], path: () => `/api/violations/user-added/${randomUUID()}` },
  checkCombos: { status: SIGNED_IN, body: () => ({ violations: [] }) },
  catalogue: { status: EVERYBODY },
  userPlan: { status: EVERYBODY },
  createPaypalOrder: { status: [409, 409, 409, 409, 409], body: () => ({ plan_type: 'scan' }) },
  verifyPaypalOrder: { status: NOTHING_SOLD, body: () => ({ orderID: 'A', plan_type: 'scan' }) },
  paymentWebhook: { status: [409, 409, 409, 409, 409] },
  openAnalysis: { status: OWNER_ALONE, path: ({ analysis }) => `/api/analyses/${analysis}/open` },
  saveAnalysis: {
    status: OWNER_ALONE,
    body: ({ analysis }) => ({
      analysis_id: analysis,
      strategic_analysis: { recommended_strategy: 'DISPUTE' },
      violations: { violation_count: 1 },
      file_name: 'letter.pdf',
    }),
  },
  myOrders: { status: KNOWN },
  askRefund: { status: NOTHING_SOLD, path: ({ analysis }) => `/api/payment/orders/${analysis}/refund` },
  cancelOrder: { status: NOTHING_SOLD, path: ({ analysis }) => `/api/payment/orders/${analysis}/cancel` },
  approveLetters: { status: NOTHING_SOLD, path: ({ analysis }) => `/api/payment/orders/${analysis}/approve-letters` },
  adminOrders: { status: [401, 404, 404, 404, 200] },
  adminPrepare: {
    status: OPERATOR_ALONE,
    path: ({ analysis }) => `/api/admin/orders/${analysis}/letters`,
    body: () => ({ letters: [{ title: 'A letter', text: 'Its text.' }] }),
  },
  adminMailed: {
    status: OPERATOR_ALONE,
    path: ({ analysis }) => `/api/admin/orders/${analysis}/mailed`,
    body: () => ({ tracking_numbers: ['12345678'] }),
  },
  adminRefund: { status: OPERATOR_ALONE, path: ({ analysis }) => `/api/admin/orders/${analysis}/refund` },
  sendFeedback: { status: EVERYBODY, body: () => ({ feedback: 'An idea', email: 'idea@example.com' }) },
  implementedIdeas: { status: EVERYBODY },
  adminFeedback: { status: [401, 404, 404, 404, 200] },
  moderateFeedback: {
    status: [401, 404, 404, 404, 404],
    path: () => `/api/admin/feedback/${randomUUID()}`,
    body: () => ({ status: 'closed' }),
  },
  adminHealth: { status: [401, 404, 404, 404, 200] },
  adminJobs: { status: [401, 404, 404, 404, 200] },
  adminAnswers: { status: [401, 404, 404, 404, 200] },
  adminDiscardJob: { status: [401, 404, 404, 404, 404], path: () => `/api/admin/jobs/${randomUUID()}/discard` },
  adminRetryJob: { status: [401, 404, 404, 404, 404], path: () => `/api/admin/jobs/${randomUUID()}/retry` },
  searchCollectors: { status: SIGNED_IN, path: () => '/api/collector-intel?name=midland' },
  collectorOverview: { status: SIGNED_IN },
  collectorProfile: { status: SIGNED_IN, path: () => '/api/collector-intel/midland-credit-management' },
  health: { status: EVERYBODY },
  settings: { status: EVERYBODY },
  endSession: { status: [401, 404, 404, 200, 404], path: ({ session }) => `/api/user/sessions/${session}`, ends: true },
  endOtherSessions: { status: SIGNED_IN, ends: true },
  logout: { status: SIGNED_IN, body: () => ({}), ends: true },
  deleteAnalysis: { status: OWNER_ALONE, path: ({ analysis }) => `/api/analyses/${analysis}`, ends: true },
  deleteContact: { status: OWNER_ALONE, path: ({ contact }) => `/api/contacts/${contact}`, ends: true },
  deleteCreditDispute: {
    status: OWNER_SIGNED_IN,
    path: ({ creditDispute }) => `/api/credit-repair/dispute/${creditDispute}`,
    ends: true,
  },
  deleteDispute: { status: OWNER_ALONE, path: ({ dispute }) => `/api/dispute/${dispute}`, ends: true },
  deleteData: { status: KNOWN, body: () => ({ confirm: 'DELETE' }), ends: true },
}

const ADMINS = Array.from({ length: 60 }, (_, index) => `operator-${index}@example.com`)
const ROWS_A_SERVER = 9 // so that no limit on calls is in the way
const NOBODYS: Ids = {
  analysis: randomUUID(),
  letter: randomUUID(),
  contact: randomUUID(),
  dispute: randomUUID(),
  event: randomUUID(),
  session: randomUUID(),
  piece: randomUUID(),
  creditDispute: randomUUID(),
  creditEvent: randomUUID(),
  creditLetter: randomUUID(),
}

interface Cast {
  readonly people: Readonly<Record<Caller, Person>>
  readonly ids: Ids
}

const NAMES = Object.keys(CALLS) as CallName[]
const GROUPS = Array.from({ length: Math.ceil(NAMES.length / ROWS_A_SERVER) }, (_, group) =>
  NAMES.slice(group * ROWS_A_SERVER, (group + 1) * ROWS_A_SERVER),
)

describe.each(GROUPS.map(names => [names.join(', '), names] as const))('%s', (_, names) => {
  let server: TestServer
  let shared: Cast

  beforeAll(async () => {
    server = await testServer('postgres', { ADMIN_EMAILS: ADMINS.join() }, { readWith: readTypedText })
    shared = await newCast(server)
  })
  afterAll(() => server.remove())

  test.each(names)('%s answers each caller as the table says', async name => {
    const row = ROWS[name]
    const { people, ids } = row.ends || row.fresh ? await newCast(server) : shared
    const answers: [Caller, number][] = []
    for (const caller of [...CALLERS].sort((a, b) => Number(a === 'owner') - Number(b === 'owner'))) {
      // a visitor that an earlier call made is somebody; this one is nobody yet
      const person = caller === 'anonymous' ? new Person(server) : people[caller]
      answers.push([caller, (await called(name, person, ids)).status])
    }
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(CALLERS.map((who, at) => [who, row.status[at]])))
  })

  test.each(names.filter(name => ROWS[name].status[2] === 404))(
    '%s answers another’s id like one that never was',
    async name => {
      const { people, ids } = ROWS[name].ends || ROWS[name].fresh ? await newCast(server) : shared
      const [theirs, nobodys] = [await called(name, people.other, ids), await called(name, people.other, NOBODYS)]
      expect([theirs.status, theirs.json]).toEqual([nobodys.status, nobodys.json])
    },
  )
})

test('an operator is known by the whole address, in any capitals', async () => {
  const server = await testServer('postgres', { ADMIN_EMAILS: 'Operator@example.com' }, { readWith: readTypedText })
  const isAdmin = async (email: string) =>
    ((await new Person(server).signIn(email)).json as { user: { is_admin: boolean } }).user.is_admin
  try {
    expect(await isAdmin('operator@Example.com')).toBe(true)
    expect(await isAdmin('operator@example.com.evil.example')).toBe(false)
    expect(await isAdmin('x-operator@example.com')).toBe(false)
  } finally {
    await server.remove()
  }
})

let admins = 0

async function newCast(server: TestServer): Promise<Cast> {
  server.clock.move(16) // past the limits on codes
  const people = Object.fromEntries(CALLERS.map(caller => [caller, new Person(server)])) as Record<Caller, Person>
  for (const caller of CALLERS) {
    if (caller !== 'anonymous')
      await people[caller].signIn(caller === 'admin' ? ADMINS[(admins += 1)]! : `${randomUUID()}@example.com`)
  }
  await idsOf(people.other)
  return { people, ids: await idsOf(people.owner) }
}

async function idsOf(person: Person): Promise<Ids> {
  const reply = (await person.upload([{ bytes: LETTER }], { state: 'TX' })).json as AnalysisReply
  const { analysis_id: analysis } = reply
  const [piece] = piecesShown(reply)
  const written = (await person.post('/api/generate-letter', { analysis_id: analysis })).json as LetterReply
  const { letter_id: letter, dispute_id: dispute } = written
  const { timeline } = ((await person.get(`/api/dispute/${dispute}/status`)).json as { dispute: DisputeDetail }).dispute
  const { sessions } = (await person.get('/api/user/sessions')).json as { sessions: { id: string }[] }
  const call = { kind: 'contact', way: 'call', collector: 'Coastal', time_zone: 'America/Chicago' }
  const { id: contact } = (await person.post('/api/contacts', call)).json as { id: string }
  const made = (await person.post('/api/credit-repair/disputes/generate', CONFIRMED)).json as {
    dispute_id: string
    letters: { equifax: { letter_id: string } }
  }
  const creditEvent = (
    await person.post(`/api/credit-repair/dispute/${made.dispute_id}/events`, {
      kind: 'letter-sent',
      template: 'bureau-dispute',
      bureau: 'equifax',
      on: new Date().toISOString().slice(0, 10),
    })
  ).json as { event_id: string }
  return {
    creditDispute: made.dispute_id,
    creditEvent: creditEvent.event_id,
    creditLetter: made.letters.equifax.letter_id,
    analysis,
    letter,
    contact,
    dispute: dispute!,
    event: timeline[0]!.id,
    session: sessions[0]!.id,
    piece: piece!,
  }
}

function called(name: CallName, person: Person, ids: Ids): Promise<Answer> {
  const { method, path: plainPath } = CALLS[name]
  const { path = () => plainPath, body } = ROWS[name]
  if (name === 'analyzeStrategic') return person.upload([{ bytes: LETTER }], { state: 'TX' })
  if (method === 'GET') return person.get(path(ids))
  return method === 'DELETE' ? person.delete(path(ids), body?.(ids)) : person.post(path(ids), body?.(ids) ?? {})
}
