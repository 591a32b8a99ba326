import { describe, expect, test } from 'vitest'
import { accessOf, NOTHING_HELD } from '#billing/access.ts'
import { inventedAnalysis } from '#web/results/invented-analysis.ts'
import { rendered, wordsOf } from '#web/rendered.testing.ts'
import { isLocked, type LockFacts } from './locks.ts'
import { broughtAlong } from './navigation-state.ts'
import { severityWord } from './severity.ts'
import { greetingName } from './use-dashboard.ts'
import { VIEWS, viewNamed, viewPath } from './views.ts'
import { Community } from './views/Community.tsx'

const facts = (planType: string, violationsFound = 0): LockFacts => ({
  ...accessOf({ ...NOTHING_HELD, planType, subscriptionStatus: 'active' }),
  violationsFound,
})

describe('the greeting', () => {
  test.each([
    [{ name: 'Dana', email: 'd@example.com' }, 'Dana'],
    [{ name: ' ', email: 'dana.w@example.com' }, 'dana.w'],
    [{ email: '' }, 'Fighter'],
    [undefined, 'Fighter'],
  ])('of %j is to %s', (user, name) => {
    expect(greetingName(user)).toBe(name)
  })
})

describe('views', () => {
  test('are the ten of the specification, with their labels and badges', () => {
    expect(VIEWS.map(({ id, label, badge }) => [id, label, badge ?? ''])).toEqual([
      ['overview', 'Overview', ''],
      ['violations', 'Violations', ''],
      ['credit', 'Credit Repair', ''],
      ['letter-service', '$7 Letters', 'HOT'],
      ['dfy-service', 'Done-For-You', 'VIP'],
      ['templates', 'Templates', ''],
      ['intel', 'Collector Intel', ''],
      ['tools', 'Tools', ''],
      ['disputes', 'Response Tracker', ''],
      ['community', 'Community', ''],
    ])
  })

  test('are found by their address', () => {
    expect(viewNamed(undefined)?.id).toBe('overview')
    expect(viewNamed('no-such-view')).toBeUndefined()
    expect(viewPath('overview')).toBe('/dashboard')
    expect(viewPath('tools')).toBe('/dashboard/tools')
  })

  test('that are locked follow the plan', () => {
    const locked = (given: LockFacts) => VIEWS.map(({ id }) => id).filter(id => isLocked(id, given))
    expect(locked(facts('free'))).toEqual(['violations', 'credit', 'templates', 'intel'])
    expect(locked(facts('free', 1))).toEqual(['credit', 'templates', 'intel'])
    expect(locked(facts('credit_all'))).toEqual(['violations', 'templates', 'intel'])
    for (const plan of ['bundle', 'lifetime', 'yearly', 'monthly']) expect(locked(facts(plan))).toEqual([])
  })
})

test.each([
  [40, 'Low'],
  [41, 'Medium'],
  [70, 'Medium'],
  [71, 'High'],
])('a severity of %i is %s', (score, word) => {
  expect(severityWord(score)).toBe(word)
})

describe('what another page brings along', () => {
  test('opens the view, the dispute, and keeps the result', () => {
    const analysis = inventedAnalysis()
    const brought = broughtAlong({ fromAnalysis: true, activeView: 'tools', disputeId: 'a', analysisResults: analysis })
    expect(brought).toEqual({ cameFromResult: true, view: 'tools', disputeId: 'a', analysis })
    expect(broughtAlong({ fromResults: true }).cameFromResult).toBe(true)
  })

  test.each([null, undefined, 'x', { activeView: 'no-such-view', disputeId: 3, analysisResults: {}, fromResults: 1 }])(
    'of no agreed shape counts as nothing: %j',
    state => {
      const nothing = { cameFromResult: false, view: undefined, disputeId: undefined, analysis: undefined }
      expect(broughtAlong(state)).toEqual(nothing)
    },
  )
})

test('the community is said to come soon, with a way to say what for', () => {
  const html = rendered(Community, '/dashboard/community')
  expect(wordsOf(html)).toContain('Coming soon.')
  expect(html).toContain('href="/feedback"')
})

test('done-for-you leads to its own page', () => {
  expect(viewNamed('dfy-service')?.leadsTo).toBe('/dfy')
})
