import { expect, test } from 'vitest'
import type { ChosenPage } from './chosen-pages.ts'
import { letterForm, megabytes, type LetterForm } from './letter-form.ts'

function chosen(id: string, kind: 'pdf' | 'photo'): ChosenPage {
  const file = new File([`bytes of ${id}`], id)
  return { id, file, kind, turns: 0, preview: undefined, quality: undefined, pdfPages: undefined }
}

const letter: LetterForm = {
  pages: [chosen('letter.pdf', 'pdf')],
  state: 'TX',
  flow: 'generate',
  context: 'new',
  service: 'debt',
  issue: 'general',
  disputeId: undefined,
  ownLetter: { file: undefined, text: 'My words' },
  user: undefined,
}

async function formOf(part: Partial<LetterForm>): Promise<FormData> {
  return (await letterForm({ ...letter, ...part })).form
}

test('a visitor’s letter carries the specified fields and nothing of an account', async () => {
  const { time_zone, file, ...fields } = Object.fromEntries(await formOf({}))
  expect(fields).toEqual({
    state: 'TX',
    service_type: 'debt',
    user_issue: 'general',
    upload_context: 'new',
    flow_type: 'generate',
  })
  expect([time_zone, (file as File).name]).toEqual([expect.any(String), 'letter.pdf'])
})

test('several photos are one letter: files, in order, told to be several pages', async () => {
  const form = await formOf({ pages: [chosen('b.jpg', 'photo'), chosen('a.jpg', 'photo')] })
  expect(form.getAll('files').map(file => (file as File).name)).toEqual(['b.jpg', 'a.jpg'])
  expect([form.get('is_multi_page'), form.has('file')]).toEqual(['true', false])
})

test('a signed-in person and a dispute are named', async () => {
  const user = { email: 'ana@example.com', plan_type: 'free', purchases: [] }
  const form = await formOf({ user, disputeId: 'd1', context: 'response' })
  expect(form.get('user_email')).toBe('ana@example.com')
  expect([form.get('is_authenticated'), form.get('dispute_id'), form.get('upload_context')]).toEqual([
    'true',
    'd1',
    'response',
  ])
})

test('the own letter goes along in the enhance flow only: its words, else its file', async () => {
  const file = new File(['x'], 'mine.docx')
  expect((await formOf({})).has('user_letter_text')).toBe(false)
  const typed = await formOf({ flow: 'enhance', ownLetter: { file, text: 'My words' } })
  expect([typed.get('user_letter_text'), typed.has('user_letter')]).toEqual(['My words', false])
  const brought = await formOf({ flow: 'enhance', ownLetter: { file, text: ' ' } })
  expect([brought.has('user_letter_text'), (brought.get('user_letter') as File).name]).toEqual([false, 'mine.docx'])
})

test('sizes are told in the unit a person knows', () => {
  expect([megabytes(10_485_760), megabytes(500)]).toEqual(['10 MB', '1 KB'])
})
