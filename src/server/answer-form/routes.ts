import type { ANSWER_FORM_CALLS } from '#contract/answer-form.ts'
import { DISPUTE_REASONS, type FormPrompt } from '#law/answer-form.ts'
import { LEAST_READING_CONFIDENCE } from '#law/judge-rules.ts'
import type { LetterFacts } from '#law/facts.ts'
import type { FormBox } from '#reading/answer-form.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { findAnalysis, pageOf } from '#server/analyses/table.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { FileReply, type Route } from '#server/route.ts'
import { renderForm } from './render-form.ts'

type Calls = typeof ANSWER_FORM_CALLS

const answerForm: Route<Calls['answerForm']> = {
  who: 'owner',
  handle: async ({ room, owner, params }) => {
    const { boxes } = await formOf(room, owner, params.id)
    const pages = await Promise.all(pagesOf(boxes).map(page => pageOf(room.db, params.id, page)))
    return {
      success: true,
      prompts: boxes.map(({ prompt }) => prompt),
      page_held: pages.length > 0 && pages.every(page => page !== undefined),
    }
  },
}

const fillAnswerForm: Route<Calls['fillAnswerForm']> = {
  who: 'owner',
  perMinute: 20,
  handle: async ({ room, owner, params, body }) => {
    const { row, boxes } = await formOf(room, owner, params.id)
    const there = new Set(boxes.map(({ prompt }) => prompt))
    if (body.ticked.some(prompt => !there.has(prompt))) throw refuse.invalidRequest('the form has no such box.')
    if (body.ticked.includes('other') && body.reason === '') throw refuse.invalidRequest('say what else is wrong.')
    const ticked = withTheirHead(body.ticked)
    const chosen = boxes.filter(({ prompt }) => ticked.has(prompt))
    const pages = await Promise.all(
      pagesOf(chosen).map(async number => {
        const file = await pageOf(room.db, params.id, number)
        const picture = file && (await room.blobs.get(file.id))
        const size = row.reading?.pages.find(page => page.number === number)
        if (!picture || !size) throw refuse.formPageGone()
        return {
          picture,
          width: size.width,
          height: size.height,
          boxes: chosen.filter(({ page }) => page === number),
        }
      }),
    )
    const reason = ticked.has('other') ? body.reason : ''
    const bytes = await renderForm({ pages, reason, reference: row.facts ? referenceOf(row.facts) : undefined })
    return new FileReply({ bytes, mediaType: 'application/pdf', fileName: 'answer-form.pdf' })
  },
}

/** A reason stands under *I want to dispute the debt*: that box is ticked with it. */
function withTheirHead(ticked: readonly FormPrompt[]): ReadonlySet<FormPrompt> {
  return new Set(ticked.some(prompt => DISPUTE_REASONS.includes(prompt)) ? ['dispute', ...ticked] : ticked)
}

function pagesOf(boxes: readonly FormBox[]): readonly number[] {
  return [...new Set(boxes.map(({ page }) => page))].sort((a, b) => a - b)
}

async function formOf(room: Room, owner: Owner, id: string) {
  const row = await findAnalysis(room.db, owner, id)
  if (!row) throw refuse.notFound()
  return { row, boxes: row.reading?.answerForm ?? [] }
}

function referenceOf({ accountNumber, referenceNumber }: LetterFacts): string | undefined {
  const known = [referenceNumber, accountNumber].find(fact => fact.known && fact.confidence >= LEAST_READING_CONFIDENCE)
  return known?.known ? known.value : undefined
}

export const ANSWER_FORM_ROUTES = { answerForm, fillAnswerForm }
