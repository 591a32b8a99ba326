import { createElement, type ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { accessOf, NOTHING_HELD } from '#billing/access.ts'
import type { DueItem, Stats } from '#contract/dashboard.ts'
import { controlsOf, rendered, wordsOf } from '#web/rendered.testing.ts'
import { DashboardContext } from './context.ts'
import { AlertsAndView } from './DashboardPage.tsx'
import { DoneForYou } from './views/DoneForYou.tsx'
import { LetterService } from './views/LetterService.tsx'
import { Overview } from './views/Overview.tsx'
import { Templates } from './views/Templates.tsx'
import { Tools } from './views/Tools.tsx'
import { Violations } from './views/Violations.tsx'

const STATS: Stats = {
  totalAnalyses: 3,
  analysesThisMonth: 1,
  violationsFound: 12,
  strongViolations: 4,
  totalViolationValue: 12_500.4,
  totalSavings: 0,
  collectors: 2,
  creditErrorsFound: 0,
  creditDisputesSubmitted: 5,
  creditBureausScanned: 0,
  activeDisputes: 2,
  total: 3,
}

const COURT: DueItem = {
  id: 'court',
  on: '2026-12-01',
  days_left: 10,
  title: 'Answer the court papers: Acme',
  text: 'File it with the clerk.',
  what_is_lost: 'The court can decide without hearing you.',
  assumed: false,
  is_court: true,
  analysis_id: '00000000-0000-4000-8000-000000000001',
  dispute_id: null,
}

const held = (planType: string) => ({
  ...accessOf({ ...NOTHING_HELD, planType, subscriptionStatus: 'active' }),
  creditScansUsed: 0,
})

interface Seen {
  readonly plan?: string
  readonly stats?: Partial<Stats> | Error
  readonly due?: readonly DueItem[]
  readonly billing?: 'test' | 'off'
}

/** A part of the dashboard, as someone of a plan sees it. */
function seen(Part: ComponentType, { plan = 'free', stats = {}, due = [], billing = 'test' }: Seen = {}): string {
  const access = held(plan)
  const value = { access, isLocked: false, onUpgrade: () => undefined }
  const framed = () => createElement(DashboardContext, { value }, createElement(Part))
  return rendered(
    framed,
    '/dashboard',
    { billing },
    {
      plan: { success: true, plan: { plan_type: plan }, access },
      'dashboard/stats': stats instanceof Error ? stats : { success: true, stats: { ...STATS, ...stats } },
      'dashboard/due': { success: true, due },
    },
  )
}

const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replace(/&amp;/g, '&'))

describe('alerts', () => {
  test('stand above the view: days in court for everyone, sales only where something is sold', () => {
    const page = () => createElement(AlertsAndView, { View: Tools })
    const html = seen(page, { plan: 'credit_all', due: [COURT] })
    const [court, sale] = [html.indexOf('Answer the court papers'), html.indexOf('Get both Debt Defense')]
    expect(court).toBeGreaterThan(0)
    expect(sale).toBeGreaterThan(court)
    expect(html.indexOf('Settlement calculator')).toBeGreaterThan(sale)
    const free = seen(page, { plan: 'credit_all', due: [COURT], billing: 'off' })
    expect(free).toContain('Answer the court papers')
    expect(free).not.toContain('Get both Debt Defense')
  })
})

describe('the overview', () => {
  test('shows insights while there is no alert, and a welcome to whoever has no letter yet', () => {
    const calm = wordsOf(seen(Overview))
    expect(calm).toMatch(/Potential recovery \$12,500, a negotiation estimate Active disputes 2/)
    expect(calm).toMatch(/Credit disputes submitted 5/)
    expect(wordsOf(seen(Overview, { due: [COURT] }))).not.toContain('Potential recovery')
    expect(wordsOf(seen(Overview, { plan: 'credit_all' }))).not.toContain('Potential recovery')
    expect(wordsOf(seen(Overview, { stats: { total: 0 } }))).toContain('Welcome. Start with the letter.')
  })

  test('shows what the plan opens, and the bundle to whoever lacks a part of it', () => {
    const words = wordsOf(seen(Overview, { plan: 'credit_all' }))
    expect(words).toMatch(
      /Debt Defense Not included Credit Repair Included Templates Not included Collector Intel Not included/,
    )
    expect(words).toContain('Get the bundle, $119')
    const bundle = wordsOf(seen(Overview, { plan: 'bundle' }))
    expect(bundle).toMatch(/Debt Defense Included Credit Repair Included Templates Included Collector Intel Included/)
    expect(bundle).not.toContain('Get the bundle')
    expect(wordsOf(seen(Overview, { billing: 'off' }))).not.toContain('$119')
  })

  test('has the quick actions; who lacks credit access is offered it, and nothing is sold where nothing is', () => {
    const controls = controlsOf(seen(Overview))
    for (const name of ['Upload Letter', 'Credit Disputes', 'Done-For-You VIP', 'Give Feedback'])
      expect(controls).toContain(name)
    expect(hrefsOf(seen(Overview))).toContain('/upload')
    expect(hrefsOf(seen(Overview))).not.toContain('/dashboard/credit')
    expect(hrefsOf(seen(Overview, { plan: 'bundle' }))).toContain('/dashboard/credit')
    expect(controlsOf(seen(Overview, { billing: 'off' }))).not.toContain('Done-For-You VIP')
  })

  test('writes money in whole dollars', () => {
    expect(wordsOf(seen(Overview))).toMatch(/Potential Value \$12,500 A negotiation estimate/)
  })
})

describe('a list that does not load', () => {
  test.each([
    ['Your numbers could not be loaded', Overview, 'dashboard/stats'],
    ['What is due could not be loaded', Overview, 'dashboard/due'],
    ['Your violations could not be loaded', Violations, 'violations'],
  ])('says "%s", with a retry', (words, Part, query) => {
    const html = rendered(Part, '/dashboard', {}, { [query]: new Error('no answer') })
    expect(wordsOf(html)).toContain(words)
    expect(controlsOf(html)).toContain('Try again')
  })
})

describe('views that lead on', () => {
  test('four letters at seven dollars, each to the payment for it', () => {
    const html = seen(LetterService)
    for (const name of ['Validation', 'Cease and desist', 'Dispute', 'Statute of limitations'])
      expect(wordsOf(html)).toContain(name)
    expect(hrefsOf(html)).toEqual(
      ['validation', 'cease', 'dispute', 'statute'].map(name => `/payment?product=letter&price=7&template=${name}`),
    )
    expect(wordsOf(html).match(/\$7\b/g)).toHaveLength(5) // its heading and each letter
  })

  test('done-for-you names what it does and the tiers of the catalogue', () => {
    const words = wordsOf(seen(DoneForYou))
    expect(words).toContain('1 to 2 letters $199 3 to 5 letters $349 6 to 10 letters $499')
    expect(words).not.toContain('$149')
  })

  test('four templates, each at its own address', () => {
    expect(hrefsOf(seen(Templates))).toEqual(
      ['validation', 'cease', 'settlement', 'fdcpa'].map(name => `/templates/${name}`),
    )
  })

  test('four tools, open in every plan', () => {
    const tools = ['settlement-calculator', 'sol-checker', 'call-scripts', 'documents']
    expect(hrefsOf(seen(Tools)).slice(0, 4)).toEqual(tools.map(name => `/tools/${name}`))
  })
})
