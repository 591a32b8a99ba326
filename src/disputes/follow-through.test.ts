import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#units/cents.ts'
import { addDays, isoDate } from '#units/iso-date.ts'
import { CHECKLISTS } from './checklists.ts'
import { followThrough } from './follow-through.ts'
import { anyDispute, DELIVERED, disputeWith, OPENED, replied, SENT } from './logs.testing.ts'
import { labelOf } from './smart-action.ts'
import { STATE_IDS } from './standing.ts'
import { STATES } from './states/index.ts'

const on = (days: number) => addDays(OPENED, days)
const DELIVERED_AT_ONCE = disputeWith([0, SENT], [0, DELIVERED])

describe('the thirty days', () => {
  const steps = (days: number) => followThrough(DELIVERED_AT_ONCE, on(days)).thirtyDays.steps.map(step => step.state)

  test.each([
    [0, 'delivered', 'waiting', 'active', 0, undefined, undefined, ['done', 'ahead', 'ahead', 'ahead']],
    [14, 'delivered', 'waiting', 'active', 14, undefined, undefined, ['done', 'ahead', 'ahead', 'ahead']],
    [15, 'delivered', 'waiting', 'active', 15, undefined, undefined, ['done', 'active', 'ahead', 'ahead']],
    [25, 'delivered', 'waiting', 'active', 25, undefined, 5, ['done', 'active', 'ahead', 'ahead']],
    [26, 'delivered', 'waiting', 'active', 26, 'In 4 days: 30-day check-in', 4, ['done', 'active', 'ahead', 'ahead']],
    [29, 'delivered', 'waiting', 'active', 29, 'In 1 day: 30-day check-in', 1, ['done', 'active', 'ahead', 'ahead']],
    [30, 'silent', 'action_required', 'awaiting_user_action', 30, undefined, 0, ['done', 'active', 'active', 'ahead']],
    [
      31,
      'silent',
      'action_required',
      'awaiting_user_action',
      31,
      undefined,
      undefined,
      ['done', 'active', 'active', 'ahead'],
    ],
  ] as const)(
    'on day %i: %s, list %s, status %s, warning and alert at their days',
    (days, state, category, status, counted, warning, alert, expected) => {
      const view = followThrough(DELIVERED_AT_ONCE, on(days))
      expect(view.standing.state).toBe(state)
      expect([view.category, view.status]).toEqual([category, status])
      expect([view.thirtyDays.days, view.thirtyDays.warning, view.thirtyDays.alertDaysLeft]).toEqual([
        counted,
        warning,
        alert,
      ])
      expect(view.thirtyDays.progress).toBe(Math.min(1, days / 30))
      expect(steps(days)).toEqual(expected)
    },
  )

  test('30 silent days are a check-in, never a victory or a violation (decision 18)', () => {
    for (const days of [30, 31, 60, 400]) {
      const { smartAction, category, nextStep } = followThrough(DELIVERED_AT_ONCE, on(days))
      expect(smartAction.status).toBe('action')
      expect(category).toBe('action_required')
      expect(nextStep.action).toBe('check-in')
      expect(nextStep.why).toContain('Silence alone breaks no rule')
    }
  })

  test('are counted from the day the letter came, before that from the day it was mailed, without one not at all', () => {
    expect(followThrough(disputeWith(), on(9)).thirtyDays).toMatchObject({
      countedFrom: undefined,
      days: 0,
      progress: 0,
    })
    expect(followThrough(disputeWith([0, SENT]), on(9)).thirtyDays.countedFrom).toEqual({ on: on(0), basis: 'sent' })
    const delivered = followThrough(disputeWith([0, SENT], [4, DELIVERED]), on(9)).thirtyDays
    expect(delivered).toMatchObject({ countedFrom: { on: on(4), basis: 'delivered' }, days: 5, checkInOn: on(34) })
  })

  test('stop on the day of a reply, and begin again with the next letter', () => {
    const answered = disputeWith([0, SENT], [0, DELIVERED], [12, replied('partially')])
    expect(followThrough(answered, on(28)).thirtyDays).toMatchObject({ days: 12, warning: undefined })
    const again = disputeWith([0, SENT], [0, DELIVERED], [12, replied('partially')], [20, SENT])
    expect(followThrough(again, on(22)).thirtyDays).toMatchObject({ days: 2, countedFrom: { basis: 'sent' } })
  })
})

describe('the machine', () => {
  test.each(STATE_IDS)('%s has a next step of its own', id => {
    expect(STATES[id].id).toBe(id)
  })

  test('every log on every day has one next step with a real date, its checklist or letter, and what happens if not done', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyDispute, fc.nat(900), (dispute, days) => {
        const today = on(days)
        const { standing, nextStep, smartAction, category, status, thirtyDays } = followThrough(dispute, today)
        seen.add(standing.state)
        expect(isoDate(nextStep.on)).toBe(nextStep.on)
        expect(nextStep.checklist !== undefined || nextStep.letter !== undefined).toBe(true)
        if (nextStep.checklist) expect(CHECKLISTS[nextStep.checklist].items.length).toBeGreaterThan(2)
        for (const words of [nextStep.title, nextStep.why, nextStep.ifNotDone]) expect(words.length).toBeGreaterThan(10)
        // what waits lies ahead; what is asked of the person may be overdue
        if (nextStep.actor === 'wait') expect(nextStep.on >= today).toBe(true)
        expect(status === 'resolved').toBe(category === 'victories' || category === 'ended')
        expect(smartAction.status === 'victory').toBe(category === 'victories')
        expect(thirtyDays.progress).toBeGreaterThanOrEqual(0)
        expect(thirtyDays.progress).toBeLessThanOrEqual(1)
      }),
      { numRuns: 2000 },
    )
    expect(STATE_IDS.filter(id => !seen.has(id))).toEqual([])
  })

  test('what comes later never changes what was shown on an earlier day', () => {
    fc.assert(
      fc.property(anyDispute, fc.nat(200), (dispute, days) => {
        const today = on(days)
        const until = { ...dispute, log: dispute.log.filter(event => event.on <= today || event.kind === 'withdrawn') }
        expect(followThrough(until, today)).toEqual(followThrough(dispute, today))
      }),
    )
  })

  test('a lawsuit stands first, whatever mail comes, until the matter ended', () => {
    const sued = disputeWith([0, SENT], [5, { kind: 'sued', about: {} }], [6, replied('closed_account')], [7, SENT])
    const { standing, nextStep, smartAction } = followThrough(sued, on(8))
    expect(standing.state).toBe('sued')
    expect(nextStep).toMatchObject({ action: 'answer-court', actor: 'you', on: on(8) }) // no day is made up
    expect(nextStep.letter).toBeUndefined()
    expect(smartAction.urgency).toBe('critical')
    const dated = disputeWith([5, { kind: 'sued', about: { answerBy: on(25) } }])
    expect(followThrough(dated, on(8)).nextStep.on).toBe(on(25))
    expect(followThrough(dated, on(40)).daysLeft).toBe(-15)
  })

  test('a call in the pause counts as collecting only when it asked for money', () => {
    const called = (askedForMoney: boolean) =>
      followThrough(
        disputeWith(
          [0, SENT],
          [3, DELIVERED],
          [9, { kind: 'contact-logged', about: { contact: 'call', askedForMoney } }],
        ),
        on(10),
      )
    expect(called(false).standing.state).toBe('delivered')
    expect(called(true)).toMatchObject({
      standing: { state: 'collecting-on' },
      smartAction: { action: 'prepare_failure_notice', label: 'Prepare Letter' },
    })
  })

  test('a quiet check-in asks again in thirty days; any other answer is followed at once', () => {
    const quiet = disputeWith([0, SENT], [0, DELIVERED], [30, { kind: 'checked-in', about: { answer: 'nothing' } }])
    expect(followThrough(quiet, on(31))).toMatchObject({ category: 'active', nextStep: { on: on(60), actor: 'wait' } })
    expect(followThrough(quiet, on(60)).category).toBe('action_required')
    const asked = disputeWith(
      [0, SENT],
      [0, DELIVERED],
      [30, { kind: 'checked-in', about: { answer: 'asked-for-money' } }],
    )
    expect(followThrough(asked, on(31)).standing.state).toBe('collecting-on')
  })

  test('a victory is what the person confirmed, with its outcome and amount; other ends are no victory', () => {
    const ended = (outcome: 'closed' | 'paid') =>
      followThrough(
        disputeWith([0, SENT], [20, { kind: 'outcome-confirmed', about: { outcome, saved: cents(81_240) } }]),
        on(21),
      )
    expect(ended('closed')).toMatchObject({
      category: 'victories',
      status: 'resolved',
      smartAction: { status: 'victory', action: 'celebrate', label: 'View Impact' },
      standing: { outcome: { about: { outcome: 'closed', saved: 81_240 } } },
    })
    expect(ended('paid')).toMatchObject({ category: 'ended', smartAction: { status: 'waiting' } })
    // their own word alone is not one
    expect(followThrough(disputeWith([0, SENT], [9, replied('closed_account')]), on(10)).category).toBe(
      'action_required',
    )
  })

  test('what was taken back never happened', () => {
    const slip = disputeWith(
      [0, SENT],
      [2, { kind: 'sued', about: {} }],
      [2, { kind: 'withdrawn', about: { eventId: 'e1' } }],
    )
    expect(followThrough(slip, on(3)).standing.state).toBe('sent')
  })
})

describe('smart actions', () => {
  test('carry the labels of the specification', () => {
    expect(
      [
        'generate_failure_notice',
        'file_complaints',
        'analyze_response',
        'dispute_validation',
        'method_of_verification',
        'prepare_failure_notice',
        'celebrate',
        'anything',
      ].map(labelOf),
    ).toEqual([
      'Generate Victory Letter',
      'File CFPB Complaint',
      'Analyze Response',
      'Dispute Invalid Response',
      'Request MOV',
      'Prepare Letter',
      'View Impact',
      'Take Action',
    ])
  })
})
