import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IN_TIME } from '#letters/contexts.testing.ts'
import { fill } from '#letters/templates/define-letter.ts'
import { TEMPLATES } from '#letters/templates/index.ts'
import { emptyDraft } from '#web/letters/draft.ts'
import type { StoredLetter } from '#web/letters/stored-letter.ts'
import { memoryStorage } from '#web/memory-storage.testing.ts'
import { type KnownLetter, packed } from '#web/private/known-letter.ts'
import type { Things } from '#web/private/messages.ts'
import { inventedAnalysis } from '#web/results/invented-analysis.ts'
import { answerBytes, answerName } from '#web/private/vault/kept-answers.ts'
import { type Matter, mattersIn } from './matters.ts'
import { notMovedWords } from './not-moved.ts'
import { sendMatter } from './send-matter.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const document = fill(TEMPLATES['validation-request'], IN_TIME)
const answer: StoredLetter = {
  id: '00000000-0000-4000-8000-000000000002',
  analysisId: ID,
  title: document.title,
  document,
  followUpOn: null,
  cautions: [],
  mailing: [],
  locked: false,
  draft: { ...emptyDraft, added: ['I never had this account.'] },
}
const letter = {
  id: ID,
  createdAt: new Date('2026-05-15T12:00:00Z'),
  fileName: 'letter.pdf',
  flowType: 'generate',
  ownLetter: null,
  state: 'WA',
  consumerFacts: { debt_type: 'credit-card' },
  files: [new File(['%PDF-1.7 as it came'], 'letter.pdf', { type: 'application/pdf' })],
  pictures: [{ page: 1, bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/jpeg', width: 10, height: 13 }],
} as unknown as KnownLetter

async function matter(part: Partial<KnownLetter> = {}, answers = [answer]): Promise<Matter> {
  const things: Things = new Map([
    ...(await packed({ ...letter, ...part })),
    ...answers.map(one => [answerName(one), answerBytes(one)] as const),
  ])
  return mattersIn(things)[0]!
}

/** A server that remembers what it took in, and a line that breaks when it is told to. */
const server = {
  papers: [] as { id: string; form: FormData }[],
  letters: [] as { id: string; document: unknown }[],
  breaks: undefined as 'before the paper came' | 'after the paper came' | 'at the letter' | undefined,
  isTaken: false,
}
const known = () => server.papers.some(({ id }) => id === ID)
const refused = (status: number, code: string) => ({
  status,
  text: JSON.stringify({ success: false, error: 'No.', code, suggestion: '' }),
})
const read = () => ({ status: 200, text: JSON.stringify(inventedAnalysis({ analysis_id: ID })) })

class FakeXhr {
  upload = { onload: () => {} }
  onerror = () => {}
  onload = () => {}
  status = 0
  responseText = ''
  #headers: Record<string, string> = {}
  open() {}
  abort() {}
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value
  }
  send(form: FormData) {
    if (server.breaks === 'before the paper came') return this.onerror()
    const id = this.#headers['X-Analysis-Id']!
    if (!server.isTaken && !known()) server.papers.push({ id, form })
    if (server.breaks === 'after the paper came') return this.onerror()
    const { status, text } = server.isTaken ? refused(404, 'not-found') : read()
    Object.assign(this, { status, responseText: text })
    this.onload()
  }
}

beforeEach(() => {
  Object.assign(server, { papers: [], letters: [], breaks: undefined, isTaken: false })
  for (const area of ['sessionStorage', 'localStorage']) vi.stubGlobal(area, memoryStorage())
  localStorage.setItem('token', 'a-token')
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string | null }) => {
    if (server.breaks === 'before the paper came') throw new TypeError('no network')
    if (server.breaks === 'after the paper came' && known()) throw new TypeError('no network')
    if (url.startsWith('/api/analyses/')) return reply(known() ? read() : refused(404, 'not-found'))
    if (server.breaks === 'at the letter') throw new TypeError('no network')
    const { id, document } = JSON.parse(body!) as { id: string; document: unknown }
    if (!server.letters.some(one => one.id === id)) server.letters.push({ id, document })
    return reply({ status: 200, text: JSON.stringify({ success: true, letter_id: id, dispute_id: 'd' }) })
  })
})
afterEach(() => vi.unstubAllGlobals())

const reply = ({ status, text }: { status: number; text: string }) => new Response(text, { status })
const send = async (one: Matter) => sendMatter(one, { signal: new AbortController().signal, onSent: () => {} })
const failure = async (one: Matter) => send(one).then(() => undefined, notMovedWords)

describe('nothing leaves the vault', () => {
  test('of who is not logged in: it would become a stranger’s', async () => {
    localStorage.removeItem('token')
    expect(await failure(await matter())).toEqual({ ours: 'You are logged out. Log in again, then go on.' })
    expect(server.papers).toEqual([])
  })

  test('that is larger than the server takes', async () => {
    const large = new File([new Uint8Array(10_485_761)], 'letter.pdf')
    expect(await failure(await matter({ files: [large] }))).toEqual({ ours: expect.stringMatching(/10 MB/) })
    expect(server.papers).toEqual([])
  })

  test('with no connection', async () => {
    server.breaks = 'before the paper came'
    expect(await failure(await matter())).toEqual({ ours: expect.stringMatching(/connection/) })
    expect(server.papers).toEqual([])
  })

  test('into a second account', async () => {
    server.isTaken = true
    expect(await failure(await matter())).toEqual({ ours: expect.stringMatching(/in another account already/) })
    expect(server.letters).toEqual([])
  })
})

test.each(['after the paper came', 'at the letter'] as const)('cut off %s, it goes on from there', async where => {
  server.breaks = where
  expect(await failure(await matter())).toEqual({ ours: expect.stringMatching(/nothing is sent twice/) })
  server.breaks = undefined
  await send(await matter())
  await send(await matter()) // and a third time
  expect([server.papers.length, server.letters.length]).toEqual([1, 1])
})

test('the file goes as it was added, with what was answered, and the letter as it was changed by hand', async () => {
  await send(await matter())
  const { form } = server.papers[0]!
  const file = form.get('file') as File
  expect([file.name, file.type, await file.text()]).toEqual(['letter.pdf', 'application/pdf', '%PDF-1.7 as it came'])
  expect([form.get('state'), form.get('consumer_facts')]).toEqual(['WA', '{"debt_type":"credit-card"}'])
  expect(JSON.stringify(server.letters[0]!.document)).toContain('I never had this account.')
})

test('of a letter whose files are gone the pictures of its pages go; a locked letter stays', async () => {
  const { files, answers } = await matter({ files: [] }, [{ ...answer, locked: true }])
  expect(files.map(({ name, type }) => [name, type])).toEqual([['letter.pdf-1.jpg', 'image/jpeg']])
  expect(answers).toEqual([])
})
