import { LETTER_CHOICES } from '#billing/aliases.ts'
import { FLOWS } from '#law/flows/index.ts'
import { VIEWS, viewPath } from '#web/dashboard/views.ts'
import { FRONT_PAGES } from '#web/front/pages.ts'
import { example } from '#e2e/examples.ts'
import type { Visit } from './visit.ts'

const LETTER = example('corpus/pdf/035-overshadow-ten-days-wa.pdf')
const result = (id: string) => `/results?analysis=${id}`

const front: Visit[] = [
  {
    route: '/',
    as: 'newcomer',
    path: '/',
    further: [
      [
        'the quiz answered',
        async ({ page, press, see }) => {
          await page.getByRole('checkbox').first().check()
          await press('Analyze')
          await see('What fits your situation')
        },
      ],
    ],
  },
  { route: '/faq', as: 'stranger', path: '/faq' },
  { route: '/dfy', as: 'newcomer', path: '/dfy', windows: ['Start an order'] },
  {
    route: '/feedback',
    as: 'stranger',
    path: '/feedback',
    further: [['nothing filled in', ({ page }) => page.locator('form button[type=submit]').click()]],
  },
  { route: '/email-forwarding', as: 'stranger', path: '/email-forwarding' },
  { route: '/email-forwarding', as: 'owner', path: '/email-forwarding', state: 'logged in' },
  ...FRONT_PAGES.filter(({ id }) => id === 'guides').map(({ paths: [path] }): Visit => ({
    route: path,
    as: 'stranger',
    path,
  })),
]

const upload: Visit[] = [
  { route: '/upload', as: 'newcomer', path: '/upload', state: 'what to do' },
  {
    route: '/upload',
    as: 'stranger',
    path: '/upload?flow=generate&context=new',
    state: 'a letter',
    further: [
      [
        'a file that is none',
        async ({ page, say }) => {
          const input = page.getByLabel(say('Choose the pages of your letter'))
          await input.setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') })
          await page.getByRole('alert').first().waitFor()
        },
      ],
      [
        'a page chosen',
        async ({ page, say, see }) => {
          await page.getByLabel(say('Choose the pages of your letter')).setInputFiles(LETTER)
          await see('PDF added')
        },
      ],
    ],
    windows: ['Take Photo'],
  },
  { route: '/upload', as: 'stranger', path: '/upload?flow=enhance&context=response', state: 'a letter of one’s own' },
  {
    route: '/upload/reading',
    as: 'stranger',
    path: '/upload?flow=generate&context=new',
    leadsTo: '/upload',
    further: [
      [
        'being read',
        async ({ page, say, press, see }) => {
          await page.route('**/api/analyze-strategic', () => undefined) // it never comes to an end
          await page.locator('select').last().selectOption('WA')
          await page.getByLabel(say('Choose the pages of your letter')).setInputFiles(LETTER)
          await press('Analyze for Violations')
          await see('Reading your letter')
        },
      ],
    ],
  },
]

const results: Visit[] = [
  { route: '/results', as: 'stranger', path: '/results', state: 'none yet', leadsTo: '/upload' },
  { route: '/results', as: 'owner', path: ({ letters }) => result(letters.findings), state: 'findings' },
  { route: '/results', as: 'owner', path: ({ letters }) => result(letters.timeBarred), state: 'too old to sue on' },
  { route: '/results', as: 'owner', path: ({ letters }) => result(letters.court), state: 'court papers' },
  { route: '/results', as: 'owner', path: ({ letters }) => result(letters.clean), state: 'nothing found' },
  { route: '/results', as: 'owner', path: ({ letters }) => result(letters.scam), state: 'a scam' },
  {
    route: '/results',
    as: 'visitor',
    path: ({ letters }) => result(letters.visitors),
    state: 'the gate, then locked findings',
    further: [
      [
        'locked findings',
        async ({ page, press, fill }) => {
          await fill('Email', 'visitor@example.org')
          await press('View Results')
          await page.locator('[id^=finding-]').first().waitFor()
        },
      ],
    ],
    windows: ['Unlock'],
  },
  {
    route: '/results/model-notice',
    as: 'owner',
    path: ({ letters }) => `/results/model-notice?analysis=${letters.clean}`,
  },
  ...FLOWS.map(({ id }): Visit => ({
    route: '/results/what-now/:flow',
    as: 'owner',
    path: ({ letters }) => `/results/what-now/${id}?analysis=${letters.findings}`,
    state: id,
  })),
]

const letters: Visit[] = [
  {
    route: '/letter/:id',
    as: 'owner',
    path: ({ letters }) => `/letter/new?analysis=${letters.findings}&strategy=DEBT+VALIDATION+REQUEST`,
    state: 'an answer',
    further: [['with its reasons', ({ press }) => press('Show reasons')]],
  },
  { route: '/letter/:id', as: 'stranger', path: '/letter/none', state: 'not here' },
  { route: '/letter/:id', as: 'newcomer', path: '/letter/new?template=dispute', state: 'locked' },
  { route: '/letter/enhance', as: 'owner', path: ({ letters }) => `/letter/enhance?analysis=${letters.own}` },
  ...LETTER_CHOICES.map((name): Visit => ({
    route: '/templates/:name',
    as: 'owner',
    path: `/templates/${name}`,
    state: name,
  })),
  { route: '/templates/:name', as: 'newcomer', path: '/templates/validation', state: 'locked' },
]

const tools: Visit[] = [
  { route: '/tools/sol-checker', as: 'stranger', path: '/tools/sol-checker' },
  { route: '/private', as: 'stranger', path: '/private' },
  { route: '/private/move', as: 'stranger', path: '/private/move' },
  { route: '/tools/settlement-calculator', as: 'stranger', path: '/tools/settlement-calculator' },
  { route: '/tools/call-scripts', as: 'stranger', path: '/tools/call-scripts' },
  { route: '/tools/contact-log', as: 'stranger', path: '/tools/contact-log', state: 'empty' },
  { route: '/tools/contact-log', as: 'owner', path: '/tools/contact-log', state: 'filled' },
  { route: '/tools/documents', as: 'stranger', path: '/tools/documents', state: 'empty' },
  { route: '/tools/documents', as: 'owner', path: '/tools/documents', state: 'filled' },
]

const money: Visit[] = [
  { route: '/payment', as: 'newcomer', path: '/payment?product=lifetime' },
  { route: '/payment', as: 'newcomer', path: '/payment?product=credit_all', state: 'credit repair' },
  { route: '/payment', as: 'newcomer', path: '/payment?product=letter', state: 'a letter' },
  { route: '/payment', as: 'newcomer', path: '/payment?plan=dfy_service', state: 'done for you' },
  { route: '/payment', as: 'newcomer', path: '/payment?product=credit&check=failed', state: 'the check failed' },
  { route: '/payment', as: 'stranger', path: '/payment', state: 'nothing is sold' },
  {
    route: '/payment-success',
    as: 'operator',
    path: '/payment-success',
    session: { paymentSuccess: 'true', planType: 'dfy_service', dfyLetterCount: '2', userEmail: 'dana@example.com' },
  },
  { route: '/bundle', as: 'newcomer', path: '/bundle', leadsTo: '/payment' },
]

const account: Visit[] = [
  {
    route: '/login',
    as: 'stranger',
    path: '/login',
    further: [
      [
        'a code was sent',
        async ({ fill, press, see }) => {
          await fill('Email', 'somebody@example.com')
          await press('Send me a code')
          await see('Enter your code')
        },
      ],
    ],
  },
  { route: '/your-data', as: 'stranger', path: '/your-data', state: 'a stranger' },
  { route: '/your-data', as: 'owner', path: '/your-data', state: 'filled', windows: ['Delete everything'] },
  { route: '/your-data', as: 'operator', path: '/your-data', state: 'an order' },
  { route: '/privacy', as: 'stranger', path: '/privacy' },
  { route: '/terms', as: 'stranger', path: '/terms' },
  { route: '/admin', as: 'operator', path: '/admin' },
]

const disputes: Visit[] = [
  { route: '/response-tracker', as: 'newcomer', path: '/response-tracker', state: 'empty' },
  { route: '/response-tracker', as: 'owner', path: '/response-tracker', state: 'filled' },
  {
    route: '/response-tracker/:disputeId',
    as: 'owner',
    path: ({ dispute }) => `/response-tracker/${dispute}`,
    windows: ['Log a call or letter', 'Track a sent letter', 'It is over', 'Delete this dispute'],
  },
  {
    route: '/response-tracker/:disputeId',
    as: 'owner',
    path: '/response-tracker/00000000-0000-4000-8000-000000000000',
    state: 'not found',
  },
]

const credit: Visit[] = [
  {
    route: '/credit-disputes',
    as: 'owner',
    path: '/credit-disputes',
    further: [
      ['nothing ticked', ({ press }) => press('Continue')],
      [
        'the plan',
        async ({ page, press, see }) => {
          await page.getByRole('checkbox').first().check()
          await press('Continue')
          await see('Step 2 of 3: Your plan')
        },
      ],
      [
        'the letters',
        async ({ page, press, see }) => {
          await page.getByRole('checkbox', { name: 'Equifax' }).check()
          await press('Generate letters')
          await see('Step 3 of 3: Your letters')
        },
      ],
    ],
  },
  {
    route: '/credit-disputes/follow-up/:id',
    as: 'owner',
    path: ({ creditDispute }) => `/credit-disputes/follow-up/${creditDispute}`,
    windows: ['I mailed it', 'A letter went out', 'I filed a complaint', 'Write it', 'Delete this dispute'],
  },
  {
    route: '/credit-disputes/follow-up/:id',
    as: 'owner',
    path: '/credit-disputes/follow-up/00000000-0000-4000-8000-000000000000',
    state: 'not found',
  },
]

const DASHBOARD = '/dashboard/:view?'
const dashboard: Visit[] = [
  ...VIEWS.map(({ id }): Visit => ({ route: DASHBOARD, as: 'owner', path: viewPath(id), state: `${id}, filled` })),
  ...VIEWS.map(({ id }): Visit => ({
    route: DASHBOARD,
    as: 'newcomer',
    path: viewPath(id),
    state: `${id}, nothing bought`,
    languages: ['en'],
  })),
]

/** Every page, each in its main states. A route of the product that has none fails the test. */
export const VISITS: readonly Visit[] = [
  ...front,
  ...upload,
  ...results,
  ...letters,
  ...tools,
  ...money,
  ...account,
  ...disputes,
  ...credit,
  ...dashboard,
]
