import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { DisputeDetail, DisputeReply } from '#contract/disputes.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { controlsOf, rendered, wordsOf } from '#web/rendered.testing.ts'
import { CounterCard } from './CounterCard.tsx'
import { CompactDisputes, StatusBadge } from './DisputeList.tsx'
import { inventedDetail, inventedDispute, inventedTracker } from './disputes.testing.ts'
import { ReplyCard, uploadFailure } from './ReplyCard.tsx'
import { CallFailed } from '#web/api.ts'
import { TrackerPage } from './TrackerPage.tsx'
import { pollingAfter } from './use-disputes.ts'

const named = (name: string, part: Partial<DisputeReply> = {}) => inventedDispute({ collector_name: name, ...part })
const tracker = (disputes: readonly DisputeReply[]) =>
  rendered(TrackerPage, '/response-tracker', {}, { 'disputes/unified': inventedTracker(disputes) })
const four = ['Ash', 'Birch', 'Cedar', 'Doverwood'].map((name, index) =>
  named(name, { dispute_id: `00000000-0000-4000-8000-00000000000${index}`, category: 'action_required' }),
)

describe('the tracker', () => {
  test('has the tabs Overview and All Disputes, the way to Collector Intel, and Refresh', () => {
    const controls = controlsOf(tracker(four))
    for (const name of ['Overview', 'All Disputes', 'Collector Intel', 'Refresh']) expect(controls).toContain(name)
    const words = wordsOf(tracker(four))
    for (const title of ['Action Required', 'Active Disputes', 'Waiting for Response', 'Victories'])
      expect(words).toContain(title)
  })

  test('asks after one second, then every ten', () => {
    expect([0, 1, 2, 3].map(pollingAfter)).toEqual([1000, 1000, 10_000, 10_000])
  })

  test('that does not load says so with a retry, and is never shown as empty', () => {
    const failed = new Error('We could not be reached.')
    for (const page of [TrackerPage, CompactDisputes]) {
      const html = rendered(page, '/response-tracker', {}, { 'disputes/unified': failed })
      expect(wordsOf(html)).toContain('Your disputes did not load')
      expect(controlsOf(html)).toContain('Try again')
      expect(wordsOf(html)).not.toMatch(/No dispute is running|Check a letter/)
    }
  })
})

test('the compact list shows the first three, and the way to all', () => {
  const html = rendered(CompactDisputes, '/dashboard/disputes', {}, { 'disputes/unified': inventedTracker(four) })
  const words = wordsOf(html)
  expect(['Ash', 'Birch', 'Cedar', 'Doverwood'].filter(name => words.includes(name))).toEqual(['Ash', 'Birch', 'Cedar'])
  expect(html).toContain('href="/response-tracker"')
  expect(controlsOf(html)).toContain('View All')
})

test.each([
  ['active', 'active'],
  ['awaiting_user_action', 'awaiting user_action'],
  ['resolved', 'resolved'],
] as const)('the status %s is shown as "%s"', (status, words) => {
  expect(wordsOf(rendered(() => createElement(StatusBadge, { dispute: named('Ash', { status }) }), '/'))).toBe(words)
})

const card = (Card: typeof ReplyCard | typeof CounterCard, part: Partial<DisputeDetail>) =>
  wordsOf(rendered(() => createElement(Card, { dispute: inventedDetail(part) }), '/'))

test('a reply can be uploaded while a matter is active or waits for the person, and not once it is over', () => {
  expect(card(ReplyCard, { status: 'active' })).toContain('Add their answer')
  expect(card(ReplyCard, { status: 'awaiting_user_action' })).toContain('Add their answer')
  expect(card(ReplyCard, { status: 'resolved' })).toBe('')
})

test('the three counter-responses come with the first interaction', () => {
  expect(card(CounterCard, { total_interactions: 0 })).toBe('')
  for (const name of ['Continued dispute', 'Settlement offer', 'Cease and desist'])
    expect(card(CounterCard, { total_interactions: 1 })).toContain(name)
})

test('an upload that failed or was refused is told in the specified words', () => {
  const refused = new CallFailed('refused', { words: 'This file is no PDF.', status: 422 })
  expect(uploadFailure(refused)).toBe('Failed to upload response')
  expect(uploadFailure(new CallFailed('unreachable', { words: 'We could not be reached.' }))).toBe(
    'Error uploading response',
  )
  expect([MESSAGES.replyUploaded, MESSAGES.replyAnalyzed]).toEqual([
    'Response uploaded successfully!',
    'Response analyzed successfully! Check your next steps.',
  ])
})
