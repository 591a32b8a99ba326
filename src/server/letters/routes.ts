import { docxOf, mailKitOf, pdfOf } from './files.ts'
import { randomUUID } from 'node:crypto'
import { letterReply, steps, wire } from '#analyses/present-letter.ts'
import { canMakeFiles } from '#billing/access.ts'
import type { CALLS } from '#contract/index.ts'
import { withSsn } from '#letters/credit/ssn.ts'
import type { Letter } from '#letters/letter.ts'
import { NO_WISHES } from '#letters/letter-context.ts'
import { mailingChecklist } from '#letters/mailing-checklist.ts'
import { enhanceOwnLetter } from '#letters/own-letter/enhance.ts'
import { readFreeLetter } from '#letters/read-free-letter.ts'
import { toText } from '#letters/render/to-text.ts'
import { dollars } from '#units/cents.ts'
import { accessFor, resultAccessFor } from '#server/billing/holdings.ts'
import { todayIn } from '#server/clock.ts'
import { noteDelivered } from '#server/credit/deliver.ts'
import { followLetter, type Told } from '#server/disputes/open.ts'
import { refuse } from '#contract/refuse.ts'
import { refuseWhenMailIsFull } from '#server/jobs/line.ts'
import { canMail } from '#server/mail/transport.ts'
import { FileReply, type Route } from '#server/route.ts'
import { isOpen } from './open-part.ts'
import { countDownload, documentOf, findLetter, keepLetter, letterOfRequest } from './table.ts'
import { groundOf, hashOf, writeAndKeep, type Ground } from './write.ts'

const LETTERS_A_MINUTE = 60
const LETTER_BYTES = 512 * 1024
const COPIES = { most: 5, minutes: 60 }
const COUNTED: ReadonlySet<string> = new Set([
  'response_letter',
  'settlement_letter',
  'enhanced_letter',
  'pdf',
  'docx',
  'txt',
])
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const generateLetter: Route<typeof CALLS.generateLetter> = {
  who: 'visitor',
  perMinute: LETTERS_A_MINUTE,
  handle: async ({ room, owner, body }) => {
    const chosen = body.violations.flatMap(({ rule_id }) => rule_id ?? [])
    const ground = await groundOf(
      room,
      owner,
      body.analysis_id,
      {
        collectorName: body.collector_info.name,
        amount: body.collector_info.amount,
        userState: body.user_state,
        violations: body.violations.map(({ rule_id }) => ({ ruleId: rule_id })),
      },
      NO_WISHES,
      body.template === 'violation-demand' ? chosen : [],
    )
    const written = await writeAndKeep(room, owner, {
      ground,
      strategy: body.strategy ?? ground.assessment?.strategy.recommended ?? 'DEBT VALIDATION REQUEST',
      template: body.template,
      courtPaperConfirmed: body.court_paper_confirmed,
    })
    const disputeId = await followLetter(room, owner, {
      row: written.row,
      disputeId: body.dispute_id,
      told: toldOf(ground),
    })
    return letterReply(written, await isOpen(room, owner, written.row), disputeId)
  },
}

export const generateSettlement: Route<typeof CALLS.generateSettlement> = {
  who: 'visitor',
  perMinute: LETTERS_A_MINUTE,
  handle: async ({ room, owner, body }) => {
    const access = await resultAccessFor(room, owner, body.analysis_id)
    if (!access.canSettle) throw refuse.signInNeeded()
    const ground = await groundOf(
      room,
      owner,
      body.analysis_id,
      {
        collectorName: body.collector_info.name,
        amount: body.collector_info.original_amount ?? body.collector_info.amount,
        userState: body.user_state,
      },
      { settlement: { amount: dollars(body.option.amount) } },
    )
    const written = await writeAndKeep(room, owner, { ground, strategy: 'SETTLEMENT NEGOTIATION' })
    const disputeId = await followLetter(room, owner, { row: written.row, told: toldOf(ground) })
    return letterReply(written, access.seesFullLetter, disputeId)
  },
}

export const enhanceLetter: Route<typeof CALLS.enhanceLetter> = {
  who: 'visitor',
  perMinute: LETTERS_A_MINUTE,
  handle: async ({ room, owner, body }) => {
    const access = await resultAccessFor(room, owner, body.analysis_id)
    if (!access.canEnhance) throw refuse.enhancePlanNeeded()
    const { context, analysisId } = await groundOf(room, owner, body.analysis_id, {
      collectorName: body.collector_name,
      violations: body.violations.map(({ rule_id }) => ({ ruleId: rule_id })),
    })
    const enhanced = enhanceOwnLetter(body.letter_content, context, body.strategy ? { strategy: body.strategy } : {})
    const requestHash = hashOf(['enhance', analysisId, body.letter_content, body.strategy, context])
    const row =
      (await letterOfRequest(room.db, owner, requestHash)) ??
      (await keepLetter(room.db, {
        id: randomUUID(),
        ownerId: owner.id,
        analysisId: analysisId ?? null,
        requestHash,
        kind: 'own-letter',
        title: enhanced.document.title,
        document: enhanced.document,
        extra: {},
      }))
    const { flags, missing, overall } = enhanced.review
    return {
      success: true,
      letter_id: row.id,
      enhanced_letter: enhanced.letter,
      enhanced: enhanced.letter,
      document: wire(enhanced.document),
      flags: flags.map(({ flag, quote, severity, why, improve }) => ({ flag, quote, severity, why, improve })),
      missing: missing.map(({ text }) => text),
      changes: enhanced.changes.map(({ before, after, why }) => ({ before, after, why })),
      overall,
      mailing: steps(mailingChecklist(context)),
      pdf_path: `${row.id}.pdf`,
      download_url: `/api/download/${row.id}.pdf`,
    }
  },
}

export const generatePdf: Route<typeof CALLS.generatePdf> = {
  who: 'visitor', // renders what it is given and keeps nothing
  perMinute: LETTERS_A_MINUTE,
  bodyBytes: LETTER_BYTES,
  handle: async ({ room, owner, body }) => {
    if (!canMakeFiles(await accessFor(room, owner))) throw refuse.planNeeded()
    const letter = (body.document as Letter | undefined) ?? readFreeLetter(body.content)
    if (body.type === 'mail_kit')
      return new FileReply({
        bytes: await mailKitOf(letter),
        mediaType: 'application/pdf',
        fileName: 'mail-kit.pdf',
      })
    return body.format === 'docx'
      ? new FileReply({ bytes: await docxOf(letter), mediaType: DOCX, fileName: 'response-letter.docx' })
      : new FileReply({ bytes: await pdfOf(letter), mediaType: 'application/pdf', fileName: 'response-letter.pdf' })
  },
}

export const downloadLetter: Route<typeof CALLS.downloadLetter> = {
  who: 'owner',
  perMinute: LETTERS_A_MINUTE,
  handle: async ({ room, owner, params }) => {
    const [id, extension] = params.file.split('.') as [string, 'pdf' | 'docx' | 'txt']
    const row = await findLetter(room.db, owner, id)
    if (!row) throw refuse.notFound()
    if (!(await isOpen(room, owner, row))) throw refuse.planNeeded()
    await noteDelivered(room, owner, row.id)
    const letter = withSsn(documentOf(row), undefined)
    const fileName = `${row.kind}.${extension}`
    if (extension === 'pdf')
      return new FileReply({ bytes: await pdfOf(letter), mediaType: 'application/pdf', fileName })
    if (extension === 'docx') return new FileReply({ bytes: await docxOf(letter), mediaType: DOCX, fileName })
    return new FileReply({ bytes: Buffer.from(toText(letter)), mediaType: 'text/plain; charset=utf-8', fileName })
  },
}

// To the address the person signed in with and no other: nobody fills a stranger's mailbox in our name.
export const emailLetter: Route<typeof CALLS.emailLetter> = {
  who: 'person',
  perMinute: LETTERS_A_MINUTE,
  bodyBytes: LETTER_BYTES,
  handle: async ({ room, owner, params, body }) => {
    const row = await findLetter(room.db, owner, params.id)
    if (!row) throw refuse.notFound()
    if (!(await isOpen(room, owner, row))) throw refuse.planNeeded()
    if (!canMail(room.config)) throw refuse.noMail()
    await refuseWhenMailIsFull(room.db)
    await room.tries.count('letter copy', owner.id, COPIES)
    const letter = (body.document as Letter | undefined) ?? withSsn(documentOf(row), undefined)
    const pdf = Buffer.from(await pdfOf(letter)).toString('base64')
    await room.mailer.send({
      template: 'letter-copy',
      to: owner.email,
      key: `letter-copy:${randomUUID()}`,
      ownerId: owner.id,
      data: { title: row.title, text: toText(letter), pdf_base64: pdf },
    })
    await noteDelivered(room, owner, row.id)
    return { success: true, sent_to: owner.email }
  },
}

export const trackDownload: Route<typeof CALLS.trackDownload> = {
  who: 'anyone',
  perMinute: LETTERS_A_MINUTE,
  handle: async ({ room, body }) => {
    await countDownload(room.db, todayIn(room.clock), COUNTED.has(body.type) ? body.type : 'other')
    return { success: true }
  },
}

// names that mean "not read" are no name: the context has dropped them
function toldOf({ context }: Ground): Told {
  return { collectorName: context.collector.name, debtAmount: context.paper.amount }
}
