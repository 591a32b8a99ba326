import { z } from 'zod'
import { assess } from '#analyses/assess.ts'
import { groundFrom } from '#analyses/letter-ground.ts'
import { letterReply } from '#analyses/present-letter.ts'
import { presentAnalysis } from '#analyses/present.ts'
import { readingOf } from '#analyses/reading.ts'
import {
  analyzeFields,
  analyzeStrategic,
  answerQuestions,
  getAnalysis,
  pageImage,
  readEnvelope,
  type AnalysisReply,
  type ProgressEvent,
} from '#contract/analyses.ts'
import type { Call } from '#contract/call.ts'
import { settings } from '#contract/health.ts'
import { generateLetter, generatePdf, generateSettlement, trackDownload, type LetterReply } from '#contract/letters.ts'
import { refuse } from '#contract/refuse.ts'
import type { Assessment } from '#law/assessment.ts'
import { contextFromRequest, type BareRequest } from '#letters/context-from-request.ts'
import type { LetterContext, Wishes } from '#letters/letter-context.ts'
import type { Letter } from '#letters/letter.ts'
import { readFreeLetter } from '#letters/read-free-letter.ts'
import { writeLetter, type LetterRequest } from '#letters/write-letter.ts'
import type { FontFile } from '#print/fonts.ts'
import { renderDocx } from '#print/render-docx.ts'
import { renderMailKit } from '#print/render-mail-kit.ts'
import { renderPdf } from '#print/render-pdf.ts'
import { postmarkOn } from '#reading/postmark.ts'
import { readFacts } from '#reading/read-facts.ts'
import { dollars } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { stateCode } from '#units/state-code.ts'
import type { LocalRequest } from '#web/private/messages.ts'
import { openHere, type PlanHere } from '#web/private/plan-here.ts'
import type { KnownLetter } from '#web/private/known-letter.ts'
import type { LetterReader } from './letter-reader.ts'
import { refuseHere } from '#web/private/refusals.ts'

/** What answers rest on. */
export interface Desk {
  /** What this phone knows, in memory alone. */
  readonly letters: Map<string, KnownLetter>
  readonly changed: (letter: KnownLetter) => void
  readonly reader: LetterReader
  readonly fonts: () => Promise<FontFile>
  /** The server's own word, from when private mode was prepared. */
  readonly settings: () => Promise<z.output<typeof settings.reply>>
  /** What the person's plan opens here now. */
  readonly plan: () => Promise<PlanHere>
  readonly tell: (analysisId: string, event: ProgressEvent) => void
  readonly signalFor: (analysisId: string) => AbortSignal
}

/** A file instead of a reply. */
export class LocalFile {
  readonly bytes: Uint8Array
  readonly mediaType: string
  constructor(bytes: Uint8Array, mediaType: string) {
    this.bytes = bytes
    this.mediaType = mediaType
  }
}

type Answer = (request: LocalRequest) => Promise<unknown>

/** The calls of the contract that private mode answers, by `METHOD path`. All others are refused. */
export function answers(desk: Desk): ReadonlyMap<string, Answer> {
  const { letters } = desk
  const letterOf = (id: string): KnownLetter => {
    const letter = letters.get(id)
    if (!letter) throw refuse.notFound()
    return letter
  }
  const known = ({ params }: LocalRequest): KnownLetter => letterOf(String(params['id']))
  const access = async () => openHere(await desk.plan()).result
  const reply = async (letter: KnownLetter, today: IsoDate): Promise<AnalysisReply> =>
    presentAnalysis(
      {
        ...letter,
        disputeId: null,
        savedAt: null,
        pages: letter.pictures.map(({ page }) => ({ position: page, deleteAfter: null })),
        pieces: [],
      },
      assess(letter, today),
      await access(),
    )
  const write = async (
    request: Omit<LetterRequest, 'context' | 'courtPaper'>,
    { context, assessment }: Ground,
  ): Promise<LetterReply> => {
    const written = writeLetter({ ...request, context, courtPaper: assessment?.courtPaper })
    if (written.kind === 'checklist') throw refuse.courtPaper()
    if (written.kind === 'refused')
      throw refuse.notWritten(written.id, written.why, `A letter that fits: ${written.instead.replaceAll('-', ' ')}.`)
    const row = { id: crypto.randomUUID(), title: written.letter.title }
    return letterReply({ row, written }, (await access()).seesFullLetter, undefined)
  }
  const groundOf = (
    today: IsoDate,
    id: string | undefined,
    bare: BareRequest,
    wishes?: Wishes,
    onlyRules?: readonly string[],
  ): Ground => {
    if (id === undefined)
      return {
        context: contextFromRequest({ ...bare, ...(wishes && { wishes }) }, { today }),
        assessment: undefined,
      }
    const letter = letterOf(id)
    return groundFrom(letter, assess(letter, today), wishes, onlyRules)
  }
  return new Map<string, Answer>([
    [key(settings), async () => desk.settings()],
    [key(trackDownload), async () => ({ success: true })], // nobody counts here
    [key(getAnalysis), async request => reply(known(request), request.today)],
    [
      key(analyzeStrategic),
      async ({ today, analysisId: id = crypto.randomUUID(), form = [] }) => {
        const letter = await readLetter(desk, id, form)
        letters.set(id, letter)
        desk.changed(letter)
        desk.tell(id, { step: 'rules_checked', count: assess(letter, today).rules.checked })
        desk.tell(id, { step: 'done' })
        return reply(letter, today)
      },
    ],
    [
      key(answerQuestions),
      async request => {
        const letter = known(request)
        const said = answerQuestions.body.parse(request.body)
        const state = said.state === undefined ? letter.state : (stateCode(said.state) ?? null)
        if (said.state !== undefined && state === null) throw refuse.stateUnknown()
        letter.state = state
        letter.consumerFacts = { ...letter.consumerFacts, ...said.consumer_facts }
        desk.changed(letter)
        return reply(letter, request.today)
      },
    ],
    [
      key(readEnvelope),
      async request => {
        known(request)
        const read = await desk.reader.read(filesIn(request.form ?? [], 'envelope'), {
          signal: new AbortController().signal,
          onPage: () => {},
        })
        if (read.kind === 'refused') throw refuse.unreadable(read.code, read.message, read.suggestion)
        const found = postmarkOn(read.paper)
        return { success: true, postmark: found?.on ?? null, line: found?.line ?? '' }
      },
    ],
    [
      key(pageImage),
      async request => {
        const picture = known(request).pictures.find(({ page }) => page === Number(request.params['page']))
        if (!picture) throw refuse.notFound()
        return new LocalFile(picture.bytes, picture.mediaType)
      },
    ],
    [
      key(generateLetter),
      async request => {
        const body = generateLetter.body.parse(request.body)
        const chosen = body.violations.flatMap(({ rule_id }) => rule_id ?? [])
        const ground = groundOf(
          request.today,
          body.analysis_id,
          {
            collectorName: body.collector_info.name,
            amount: body.collector_info.amount,
            userState: body.user_state,
            violations: body.violations.map(({ rule_id }) => ({ ruleId: rule_id })),
          },
          undefined,
          body.template === 'violation-demand' ? chosen : [],
        )
        return write(
          {
            strategy: body.strategy ?? ground.assessment?.strategy.recommended ?? 'DEBT VALIDATION REQUEST',
            ...(body.template && { template: body.template }),
            courtPaperConfirmed: body.court_paper_confirmed,
          },
          ground,
        )
      },
    ],
    [
      key(generateSettlement),
      async request => {
        if (!(await access()).canSettle) throw refuseHere.planNeeded()
        const body = generateSettlement.body.parse(request.body)
        const ground = groundOf(
          request.today,
          body.analysis_id,
          {
            collectorName: body.collector_info.name,
            amount: body.collector_info.original_amount ?? body.collector_info.amount,
            userState: body.user_state,
          },
          { settlement: { amount: dollars(body.option.amount) } },
        )
        return write({ strategy: 'SETTLEMENT NEGOTIATION' }, ground)
      },
    ],
    [
      key(generatePdf),
      async request => {
        if (!openHere(await desk.plan()).makesFiles) throw refuseHere.planNeeded()
        const body = generatePdf.body.parse(request.body)
        const letter = (body.document as Letter | undefined) ?? readFreeLetter(body.content)
        const fonts = await desk.fonts()
        if (body.type === 'mail_kit') return new LocalFile(await renderMailKit(letter, fonts), PDF)
        return body.format === 'docx'
          ? new LocalFile(await renderDocx(letter, fonts), DOCX)
          : new LocalFile(await renderPdf(letter, fonts), PDF)
      },
    ],
  ])
}

interface Ground {
  readonly context: LetterContext
  readonly assessment: Assessment | undefined
}

const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export function key({ method, path }: Pick<Call, 'method' | 'path'> | LocalRequest): string {
  return `${method} ${path}`
}

type Form = NonNullable<LocalRequest['form']>

/** Reads a letter as it was sent by the upload page: words to facts, and what is kept of both. */
async function readLetter({ reader, tell, signalFor }: Desk, id: string, form: Form): Promise<KnownLetter> {
  tell(id, { step: 'received' })
  const fields = analyzeFields.parse(Object.fromEntries(form.filter(([, value]) => typeof value === 'string')))
  const files = [...filesIn(form, 'file'), ...filesIn(form, 'files')]
  if (filesIn(form, 'user_letter').length > 0)
    throw refuse.unreadable(
      'wrong-type',
      'In private mode your own letter is not read from a file',
      'Copy its text and paste it into the box.',
    )
  const read = await reader.read(files, {
    signal: signalFor(id),
    onPage: (page, pages) => tell(id, { step: 'page_read', page, pages }),
  })
  if (read.kind === 'refused') {
    tell(id, { step: 'failed', code: read.code })
    throw refuse.unreadable(read.code, read.message, read.suggestion)
  }
  const facts = readFacts(read.paper)
  tell(id, { step: 'facts_found', count: Object.values(facts).filter(fact => fact.known).length })
  return {
    id,
    createdAt: new Date(),
    fileName: files[0]?.name ?? 'debt_letter.pdf',
    flowType: fields.flow_type,
    ownLetter: fields.user_letter_text ?? null,
    facts,
    reading: readingOf(read),
    files,
    pictures: read.pageImages,
    state: (fields.state && stateCode(fields.state)) ?? null,
    consumerFacts: {},
  }
}

function filesIn(form: Form, name: string): File[] {
  return form.flatMap(([field, value]) => (field === name && typeof value !== 'string' ? [value] : []))
}
