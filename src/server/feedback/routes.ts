import { randomUUID } from 'node:crypto'
import type { FEEDBACK_CALLS, ImplementedIdea, ReceivedFeedback } from '#contract/feedback.ts'
import { recordAudit } from '#server/audit.ts'
import { refuse } from '#contract/refuse.ts'
import type { Route } from '#server/route.ts'
import * as table from './table.ts'

type Calls = typeof FEEDBACK_CALLS

const SOMEONE = 'Someone who uses Writeback'

const sendFeedback: Route<Calls['sendFeedback']> = {
  who: 'visitor',
  perMinute: 20, // one address can be a whole office
  bodyBytes: 32 * 1024,
  handle: async ({ room, owner, body }) => {
    await table.addFeedback(room.db, {
      id: randomUUID(),
      ownerId: owner.id,
      kind: body.feedback_type,
      words: body.feedback,
      email: body.email,
      name: body.name || null,
      mayShowName: body.may_show_name,
      mayQuote: body.may_quote,
      status: 'new',
      summary: null,
      impact: null,
      createdAt: room.clock.now(),
    })
    return { success: true }
  },
}

const implementedIdeas: Route<Calls['implementedIdeas']> = {
  who: 'anyone',
  handle: async ({ room }) => ({
    success: true,
    implemented_ideas: (await table.decidedFeedback(room.db)).flatMap(shown),
  }),
}

const adminFeedback: Route<Calls['adminFeedback']> = {
  who: 'admin',
  handle: async ({ room }) => ({ success: true, feedback: (await table.allFeedback(room.db)).map(received) }),
}

const moderateFeedback: Route<Calls['moderateFeedback']> = {
  who: 'admin',
  handle: async ({ room, params: { id }, body: { status, summary, impact_description: impact } }) => {
    const row = await table.findFeedback(room.db, id)
    if (!row) throw refuse.notFound()
    const decided = { status, summary: summary || null, impact: impact || null }
    const isShown = status === 'planned' || status === 'implemented'
    if (isShown && shown({ ...row, ...decided }).length === 0)
      throw refuse.invalidRequest('without consent to be quoted, say in your own words what it was about.')
    await table.decideFeedback(room.db, id, decided)
    await recordAudit(room.db, { action: 'feedback-decided', subject: id, details: { status } })
    return { success: true }
  },
}

/** As others see it: a name and the person's own words only with consent to each.  @law 16 CFR 465 */
function shown(row: table.FeedbackRow): ImplementedIdea[] {
  const words = row.summary ?? (row.mayQuote ? row.words : undefined)
  if (!words) return []
  return [
    {
      id: row.id,
      user_name: (row.mayShowName && row.name) || SOMEONE,
      date: row.createdAt.toISOString().slice(0, 10),
      feedback: words,
      status: row.status,
      impact_description: row.impact ?? '',
    },
  ]
}

function received(row: table.FeedbackRow): ReceivedFeedback {
  return {
    id: row.id,
    feedback: row.words,
    email: row.email,
    feedback_type: row.kind,
    name: row.name,
    may_show_name: row.mayShowName,
    may_quote: row.mayQuote,
    status: row.status,
    summary: row.summary,
    impact_description: row.impact,
    received_at: row.createdAt.toISOString(),
  }
}

export const FEEDBACK_ROUTES = { sendFeedback, implementedIdeas, adminFeedback, moderateFeedback }
