import { docxOf, pdfOf } from '#server/letters/files.ts'
import type { CALLS } from '#contract/index.ts'
import type { CREDIT_DISPUTE_CALLS } from '#contract/credit-disputes.ts'
import type { CREDIT_CALLS } from '#contract/credit.ts'
import { OVERALL_STRENGTH_ESTIMATE, STRENGTH_ESTIMATES } from '#credit/categories.ts'
import { isCreditErrorKind, type CreditErrorKind } from '#credit/error-kinds.ts'
import { typedItem } from '#credit/letter-item.ts'
import type { Bureau } from '#credit/report.ts'
import { creditPlan, ILLUSTRATIVE_SAVINGS } from '#credit/plan.ts'
import { scoreEstimate } from '#credit/score-estimate.ts'
import { withSsn } from '#letters/credit/ssn.ts'
import { CREDIT_LETTERS } from '#letters/credit/templates/index.ts'
import { toText } from '#letters/render/to-text.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { todayIn } from '#server/clock.ts'
import { refuse } from '#contract/refuse.ts'
import { documentOf, findLetter } from '#server/letters/table.ts'
import type { Room } from '#server/room.ts'
import { FileReply, type Route } from '#server/route.ts'
import { complaintPack } from './complaint.ts'
import { noteDelivered } from './deliver.ts'
import { filled } from './filled.ts'
import { followAllCredit, followCredit, withBureau } from './follow.ts'
import { letterWithoutQuestions, writeFollowUp } from './follow-letter.ts'
import { generateLetters } from './generate.ts'
import { requireCredit } from './openings.ts'
import { presentCredit, presentCreditDetail, presentFollowUp } from './present.ts'
import { errorsOfReport } from './present-report.ts'
import { receiveAnswer } from './receive-answer.ts'
import { recordAnswer, recordCreditEvent as record, withdraw } from './record.ts'
import { itemOfError, reportsShown } from './report-items.ts'
import { findReport } from './reports-table.ts'
import * as table from './table.ts'

const CHANGES_A_MINUTE = 60
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const UPLOAD_BYTES = 12 * 1024 * 1024
const ILLUSTRATIVE = 'illustrative, not measured'

const generateCreditLetters: Route<typeof CALLS.generateCreditLetters> = {
  who: 'person',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, body }) => {
    await requireCredit(room, owner)
    const row = body.report_id === undefined ? undefined : await findReport(room.db, owner, body.report_id)
    if (body.report_id !== undefined && !row) throw refuse.notFound()
    const found = row ? await errorsOfReport(room, owner, row) : []
    const chosen = body.selected_errors.map((error, at) => {
      // examples are marked, and nothing of them gets into a letter  @law decision 22
      if (error.id?.startsWith('example-')) throw refuse.examplesAreNotYours()
      const one = found.find(({ id }) => id === error.id)
      if (one && row) return itemOfError(one, row.report, error)
      const { type } = error
      if (error.id !== undefined || type === undefined) throw refuse.notFound()
      return typedItem({ ...error, type }, at, todayIn(room.clock))
    })
    const bureaus = [...new Set([...body.bureaus, ...(body.bureau ? [body.bureau] : [])])]
    if (chosen.length > 0 && bureaus.length > 0 && !body.legal_notice_accepted) throw refuse.creditNoticeNotAccepted()
    const { disputeId, letters, leftOut } = await generateLetters(room, owner, {
      reportId: row?.id,
      chosen,
      bureaus,
      reports: row ? reportsShown(row.report) : {},
      userInfo: body.user_info,
      harm: filled(body.harm),
      papers: body.papers,
      needsAddress: true,
    })
    return { success: true, dispute_id: disputeId, letters, left_out: [...leftOut] }
  },
}

const FALLBACK: Readonly<Record<'fraud' | 'accounts' | 'oldDebts', CreditErrorKind>> = {
  fraud: 'fraud_account_not_mine',
  accounts: 'acct_balance_wrong',
  oldDebts: 'old_obsolete_chargeoff_collection',
}

const generateCreditDisputes: Route<typeof CALLS.generateCreditDisputes> = {
  who: 'person',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, body }) => {
    await requireCredit(room, owner)
    const { specificErrors, specificHarm, debtDate } = body.user_info.customization ?? {}
    const story = filled(specificErrors)
    const one = body.disputes.length === 1
    const chosen = body.disputes.map(({ id, category }, at) => {
      const type = isCreditErrorKind(id) ? id : FALLBACK[category]
      const first = filled(debtDate)
      return typedItem(
        { type, ...(one && story ? { story } : {}), ...(first ? { first_delinquency: first } : {}) },
        at,
        todayIn(room.clock),
      )
    })
    const { disputeId, letters, leftOut } = await generateLetters(room, owner, {
      reportId: undefined,
      chosen,
      bureaus: [...new Set(body.bureaus)],
      reports: {},
      userInfo: body.user_info,
      harm: [one ? undefined : story, filled(specificHarm)].filter(Boolean).join(' ') || undefined,
      papers: [],
      needsAddress: false,
    })
    const all = Object.entries(letters)
    return {
      success: true,
      dispute_id: disputeId,
      letters: Object.fromEntries(all.map(([bureau, { content }]) => [bureau, content])),
      letter_ids: Object.fromEntries(all.map(([bureau, { letter_id }]) => [bureau, letter_id])),
      left_out: [...leftOut],
      plan: await planOf(
        room,
        owner,
        body.disputes.map(({ category }) => category),
      ),
    }
  },
}

async function planOf(room: Room, owner: Owner, categories: readonly ('fraud' | 'accounts' | 'oldDebts')[]) {
  const open = (await followAllCredit(room, owner)).flatMap(({ bureaus }) =>
    bureaus.flatMap(({ standing }) => (standing.answer === undefined ? (standing.time?.dueOn ?? []) : [])),
  )
  const plan = creditPlan({ categories, today: todayIn(room.clock), dueOn: open.sort()[0] })
  return {
    urgency: {
      level: plan.urgency.level,
      message: plan.urgency.message,
      action: plan.urgency.action,
      countdown_days: plan.urgency.countdownDays ?? null,
    },
    roi_analysis: {
      label: ILLUSTRATIVE,
      monthly_interest_savings: ILLUSTRATIVE_SAVINGS.monthly,
      annual_savings: ILLUSTRATIVE_SAVINGS.annual,
      payback_period: `${ILLUSTRATIVE_SAVINGS.paybackMonths} month`,
      new_qualifications: [...plan.newQualifications],
    },
    detailed_success_rate: {
      overall: plan.strength.overall,
      confidence: plan.strength.confidence,
      breakdown: Object.fromEntries(
        plan.strength.byCategory.map(({ category, count, estimate }) => [category, { count, success_rate: estimate }]),
      ),
    },
    total_errors: plan.totalErrors,
  }
}

const creditTemplates: Route<typeof CALLS.creditTemplates> = {
  who: 'anyone',
  handle: async () => ({
    success: true,
    templates: Object.values(CREDIT_LETTERS).map(({ id, title, about, goesTo }) => ({
      id,
      name: title,
      description: about,
      goes_to: goesTo,
      success_rate:
        id === 'bureau-dispute'
          ? OVERALL_STRENGTH_ESTIMATE
          : id === 'identity-theft-block'
            ? STRENGTH_ESTIMATES.fraud
            : null,
    })),
  }),
}

const creditDisputes: Route<typeof CALLS.creditDisputes> = {
  who: 'person',
  perMinute: 120,
  handle: async ({ room, owner }) => {
    const all = await followAllCredit(room, owner)
    return { success: true, disputes: all.map(presentCredit), follow_up: presentFollowUp(all) }
  },
}

const creditTimeline: Route<typeof CALLS.creditTimeline> = {
  who: 'person',
  perMinute: 120,
  handle: async ({ room, owner, params }) => ({ success: true, dispute: await detail(room, owner, params.id) }),
}

const deleteCreditDispute: Route<typeof CALLS.deleteCreditDispute> = {
  who: 'person',
  handle: async ({ room, owner, params }) => {
    if (!(await table.removeDispute(room.db, owner, params.id))) throw refuse.notFound()
    return { success: true }
  },
}

const recordCreditEvent: Route<typeof CALLS.recordCreditEvent> = {
  who: 'person',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, params, body }) => {
    const eventId = await record(room, owner, params.id, body)
    return { success: true, event_id: eventId, dispute: await detail(room, owner, params.id) }
  },
}

const withdrawCreditEvent: Route<typeof CALLS.withdrawCreditEvent> = {
  who: 'person',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, params }) => {
    const eventId = await withdraw(room, owner, params.id, params.event)
    return { success: true, event_id: eventId, dispute: await detail(room, owner, params.id) }
  },
}

const recordBureauAnswer: Route<typeof CALLS.recordBureauAnswer> = {
  who: 'person',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, params, body }) =>
    answered(room, owner, params.id, {
      eventId: await recordAnswer(room, owner, params.id, body),
      bureau: body.bureau,
      writes: body.auto_generate_followup,
    }),
}

const uploadBureauAnswer: Route<typeof CALLS.uploadBureauAnswer> = {
  who: 'person',
  perMinute: 12,
  bodyBytes: UPLOAD_BYTES,
  handle: async ({ room, owner, params, request }) =>
    answered(room, owner, params.id, { ...(await receiveAnswer(room, owner, params.id, request)), writes: true }),
}

/** What follows an answer that was written down: where the dispute stands, and the next letter. */
async function answered(
  room: Room,
  owner: Owner,
  id: string,
  { eventId, bureau, writes }: { readonly eventId: string; readonly bureau: Bureau; readonly writes: boolean },
) {
  const next = writes ? letterWithoutQuestions(withBureau(await followCredit(room, owner, id), bureau)) : undefined
  const letter = next ? await writeFollowUp(room, owner, id, { bureau, letter: next }) : null
  return { success: true as const, event_id: eventId, dispute: await detail(room, owner, id), letter }
}

const writeCreditLetter: Route<typeof CALLS.writeCreditLetter> = {
  who: 'person',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, params, body }) => {
    const letter = await writeFollowUp(room, owner, params.id, body)
    return { success: true, letter, dispute: await detail(room, owner, params.id) }
  },
}

const creditLetterFile: Route<typeof CALLS.creditLetterFile> = {
  who: 'person',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, params, body }) => {
    const row = await findLetter(room.db, owner, params.id)
    if (!row || !(await table.aboutLetter(room.db, row.id))) throw refuse.notFound()
    await requireCredit(room, owner)
    const letter = withSsn(documentOf(row), filled(body.ssn_last_four))
    const fileName = `${row.kind}.${body.format}`
    const file =
      body.format === 'pdf'
        ? { bytes: await pdfOf(letter), mediaType: 'application/pdf' }
        : body.format === 'docx'
          ? { bytes: await docxOf(letter), mediaType: DOCX }
          : { bytes: Buffer.from(toText(letter)), mediaType: 'text/plain; charset=utf-8' }
    await noteDelivered(room, owner, row.id)
    return new FileReply({ ...file, fileName })
  },
}

const creditComplaint: Route<typeof CALLS.creditComplaint> = {
  who: 'person',
  handle: async ({ room, owner, params }) => complaintPack(await followCredit(room, owner, params.id), params.bureau),
}

const scoreSimulator: Route<typeof CALLS.scoreSimulator> = {
  who: 'anyone', // works on what it is given and keeps nothing
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ body }) => {
    if (body.errors.length === 0) throw refuse.noErrorToSimulate()
    const { current, potential, improvement, range, timeline } = scoreEstimate(body.current_score, body.errors.length)
    return {
      success: true,
      current_score: current,
      potential_score: potential,
      improvement,
      range,
      timeline,
      label: ILLUSTRATIVE,
    }
  },
}

async function detail(room: Room, owner: Owner, id: string) {
  return presentCreditDetail(await followCredit(room, owner, id))
}

type Calls = typeof CREDIT_CALLS & typeof CREDIT_DISPUTE_CALLS

/** The handlers of the credit centre and the generator. */
export const CREDIT_ROUTES: { readonly [Name in keyof Calls]: Route<Calls[Name]> } = {
  generateCreditDisputes,
  creditTemplates,
  generateCreditLetters,
  creditDisputes,
  creditTimeline,
  deleteCreditDispute,
  recordCreditEvent,
  withdrawCreditEvent,
  recordBureauAnswer,
  uploadBureauAnswer,
  writeCreditLetter,
  creditLetterFile,
  creditComplaint,
  scoreSimulator,
}
