import type { DASHBOARD_CALLS, DueItem } from '#contract/dashboard.ts'
import type { DisputeReply } from '#contract/disputes.ts'
import { addDays, type IsoDate } from '#units/iso-date.ts'
import { NEGOTIATION_ESTIMATE } from '#violations/estimate.ts'
import type { Person } from '#server/accounts/owner.ts'
import { dayIn, todayIn } from '#server/clock.ts'
import { creditStats } from '#server/credit/stats.ts'
import { followAll } from '#server/disputes/follow.ts'
import { presentDispute, presentUnified } from '#server/disputes/present.ts'
import { presentOrigin } from '#server/inbound-mail/present.ts'
import { TAKEN_OVER, type Input, type Route } from '#server/route.ts'
import { VERSION } from '#server/settings/version.ts'
import { isUnchanged } from '#server/unchanged.ts'
import { COURT, courtDayUnknown, DAYS_AFTER_COURT, dueOf } from './due.ts'
import { refreshSummaries } from './refresh.ts'
import * as table from './table.ts'

type Calls = typeof DASHBOARD_CALLS
type Asked = Pick<Input<Calls['userStats'], Person>, 'request' | 'reply' | 'room' | 'owner' | 'query'>

const ASKED_A_MINUTE = 120
/** So long a paper from a court stays in sight while its day is not known. */
const DAYS_OF_COURT_PAPERS = 90
const LONGEST_MONTH_MS = 32 * 86_400_000

// Asked again and again while the page is open: what did not change costs one short query and no body.
async function isKnownAlready({ request, reply, room, owner, query }: Asked): Promise<boolean> {
  const { counter, timeZones } = await refreshSummaries(room, owner)
  const days = [query.time_zone, ...timeZones].map(zone => todayIn(room.clock, zone))
  const isSame = isUnchanged(request, reply, [VERSION, owner.id, request.url, counter, days])
  if (isSame) void reply.status(304).send()
  return isSame
}

const userAnalyses: Route<Calls['userAnalyses']> = {
  who: 'person',
  perMinute: ASKED_A_MINUTE,
  handle: async input => {
    if (await isKnownAlready(input)) return TAKEN_OVER
    const { room, owner, query } = input
    const [rows, { total }, { today }] = await Promise.all([
      table.newestAnalyses(room.db, owner, query.limit),
      table.countsOf(room.db, owner),
      recentlyCome(input),
    ])
    return {
      success: true,
      analyses: rows.map(row => ({
        id: row.id,
        collector_name: row.collectorName,
        file_name: row.fileName,
        created_at: row.createdAt.toISOString(),
        status: row.status,
        violations_count: row.violationCount ?? 0,
        severity_score: row.severityScore ?? 0,
        is_court_paper: row.isCourtPaper ?? false,
        mail: row.mail && presentOrigin(row.mail),
      })),
      stats: { total, today },
    }
  },
}

const userStats: Route<Calls['userStats']> = {
  who: 'person',
  perMinute: ASKED_A_MINUTE,
  handle: async input => {
    if (await isKnownAlready(input)) return TAKEN_OVER
    const [counts, { thisMonth }, disputes, credit] = await Promise.all([
      table.countsOf(input.room.db, input.owner),
      recentlyCome(input),
      followAll(input.room, input.owner),
      creditStats(input.room, input.owner),
    ])
    const { summary } = presentUnified(disputes)
    return {
      success: true,
      stats: {
        totalAnalyses: counts.total,
        analysesThisMonth: thisMonth,
        violationsFound: counts.violations,
        strongViolations: counts.strong,
        totalViolationValue: counts.violations * NEGOTIATION_ESTIMATE,
        totalSavings: summary.total_saved,
        collectors: counts.collectors,
        creditErrorsFound: credit.errorsFound,
        creditDisputesSubmitted: credit.disputesSubmitted,
        creditBureausScanned: credit.bureausScanned,
        activeDisputes: summary.total_active,
        total: counts.total,
      },
    }
  },
}

const userDue: Route<Calls['userDue']> = {
  who: 'person',
  perMinute: ASKED_A_MINUTE,
  handle: async input => {
    if (await isKnownAlready(input)) return TAKEN_OVER
    const today = todayIn(input.room.clock, input.query.time_zone)
    const courtSince = new Date(input.room.clock.now().getTime() - DAYS_OF_COURT_PAPERS * 86_400_000)
    const from = addDays(today, -DAYS_AFTER_COURT)
    const letters = await table.withDeadlinesFrom(input.room.db, input.owner, from, courtSince)
    const disputes = (await followAll(input.room, input.owner)).map(presentDispute).filter(isRunning)
    const followed = new Set(disputes.map(({ analysis_id }) => analysis_id))
    const due = [
      ...letters.flatMap(letter => dueItems(letter, today, courtSince).filter(one => !isFollowed(one, followed))),
      ...disputes.map(stepItem),
    ]
    return { success: true, due: due.sort((a, b) => (a.days_left ?? -Infinity) - (b.days_left ?? -Infinity)) }
  },
}

function isRunning({ category }: DisputeReply): boolean {
  return category !== 'victories' && category !== 'ended'
}

/** A letter with a dispute has its next step there: its own day to mail by is not told besides. */
function isFollowed({ id, analysis_id, is_court }: DueItem, followed: ReadonlySet<string | null>): boolean {
  return followed.has(analysis_id) && !is_court && !id.endsWith('-sue-collector-by')
}

function stepItem({ dispute_id, analysis_id, collector_name, next_step }: DisputeReply): DueItem {
  return {
    id: dispute_id,
    on: next_step.on,
    days_left: next_step.days_left,
    title: collector_name ? `${collector_name}: ${next_step.title}` : next_step.title,
    text: next_step.why,
    what_is_lost: next_step.if_not_done,
    assumed: false,
    is_court: next_step.action === 'answer-court',
    analysis_id,
    dispute_id,
  }
}

function dueItems(
  letter: Awaited<ReturnType<typeof table.withDeadlinesFrom>>[number],
  today: IsoDate,
  courtSince: Date,
): DueItem[] {
  const collectorName = letter.collectorName ?? undefined
  const dated = dueOf({ deadlines: letter.deadlines, collectorName }, today)
  const common = { analysis_id: letter.id, dispute_id: null }
  const items = dated.map(({ deadline, daysLeft, isCourt, title, text }) => ({
    ...common,
    id: `${letter.id}-${deadline.id}`,
    on: deadline.on,
    days_left: daysLeft,
    title,
    text,
    what_is_lost: deadline.whatIsLost,
    assumed: deadline.assumed,
    is_court: isCourt,
  }))
  const hasCourtDay = letter.deadlines.some(({ id }) => COURT.includes(id))
  if (!letter.isCourtPaper || hasCourtDay || letter.createdAt < courtSince) return items
  const unknown = { id: `${letter.id}-court`, on: null, days_left: null, assumed: false, is_court: true }
  const lost = 'If nobody answers in time, the court can decide without hearing you.'
  return [{ ...common, ...unknown, ...courtDayUnknown(collectorName), what_is_lost: lost }, ...items]
}

async function recentlyCome({ room, owner, query }: Asked): Promise<{ today: number; thisMonth: number }> {
  const today = todayIn(room.clock, query.time_zone)
  const since = new Date(room.clock.now().getTime() - LONGEST_MONTH_MS)
  const days = (await table.comeSince(room.db, owner, since)).map(at => dayIn(at, query.time_zone))
  return {
    today: days.filter(day => day === today).length,
    thisMonth: days.filter(day => day.slice(0, 7) === today.slice(0, 7)).length,
  }
}

export const DASHBOARD_ROUTES = { userAnalyses, userStats, userDue }
