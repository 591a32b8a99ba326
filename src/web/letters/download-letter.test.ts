import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IN_TIME } from '#letters/contexts.testing.ts'
import { toText } from '#letters/render/to-text.ts'
import { fill } from '#letters/templates/define-letter.ts'
import { TEMPLATES } from '#letters/templates/index.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { downloadLetter } from './download-letter.ts'
import { emptyDraft } from './draft.ts'
import type { StoredLetter } from './stored-letter.ts'

// The browser's downloads are the one part that cannot run here.
vi.mock('#web/ui/save-file.ts', () => ({ saveFile: vi.fn() }))

const document = fill(TEMPLATES['validation-request'], IN_TIME)
const letter: StoredLetter = {
  id: 'a',
  analysisId: null,
  title: document.title,
  document,
  followUpOn: null,
  cautions: [],
  mailing: [],
  locked: false,
  draft: emptyDraft,
}

type Answer = (url: string) => Response

function serverAnswers(answer: Answer): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer(url)
  })
  return asked
}

beforeEach(() => vi.mocked(saveFile).mockClear())
afterEach(() => vi.unstubAllGlobals())

function saved(): { name: string; file: Blob } {
  const [name, file] = vi.mocked(saveFile).mock.calls[0]!
  return { name, file }
}

test.each<[string, Answer]>([
  ['is down', () => new Response('<html>', { status: 502 })],
  [
    'cannot be reached',
    () => {
      throw new TypeError('no network')
    },
  ],
  ['sends an empty file', () => new Response('')],
])('when the PDF cannot be made a text file takes its place: the server %s', async (_, answer) => {
  serverAnswers(answer)
  expect(await downloadLetter(letter, 'pdf', 2)).toBe('text')
  expect(saved().name).toBe('debt-validation-request.txt')
  expect(await saved().file.text()).toBe(toText(document))
})

test('the file of the server is saved under the name of the letter, and counted without the letter', async () => {
  const asked = serverAnswers(url => new Response(url.endsWith('generate-pdf') ? '%PDF-1.7' : '{"success":true}'))
  expect(await downloadLetter(letter, 'pdf', 2)).toBe('pdf')
  expect([saved().name, await saved().file.text()]).toEqual(['debt-validation-request.pdf', '%PDF-1.7'])
  expect(asked).toEqual(['/api/generate-pdf', '/api/track-download'])
})

test('a download that could not be counted is still a download', async () => {
  serverAnswers(url => (url.endsWith('generate-pdf') ? new Response('%PDF-1.7') : new Response('', { status: 500 })))
  expect(await downloadLetter(letter, 'pdf', 2)).toBe('pdf')
})
