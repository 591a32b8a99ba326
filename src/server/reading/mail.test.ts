import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFacts } from '#reading/read-facts.ts'
import { textOf } from '#reading/paper.ts'
import { example } from '#e2e/examples.ts'
import { docxOf } from './hostile-files.testing.ts'
import { mailParts } from './mail-parts.ts'
import type { ReadResult } from '#reading/read-result.ts'
import { startReader, type Reader } from './read-upload.ts'

const PDF = readFileSync(example('corpus/pdf/038-time-barred-suit-threat-ca.pdf'))
const TEXT = `Coastal Recovery LLC is a debt collector. You owe $812.40 to Bank of Palo Duro.
If you do not pay by Friday you will be arrested.`

let reader: Reader
beforeAll(() => {
  reader = startReader({ processes: 1, scratchDir: join(tmpdir(), 'writeback-mail-test') })
})
afterAll(() => reader.close())

const written = (mail: object): Promise<Buffer> =>
  new MailComposer({
    from: 'Coastal Recovery LLC <letters@coastal.example>',
    to: 'dana@example.com',
    subject: 'Notice about your account',
    date: new Date('2026-11-09T15:00:00Z'),
    ...mail,
  })
    .compile()
    .build()
const read = (bytes: Uint8Array): Promise<ReadResult> =>
  reader.read({ files: [{ name: 'mail.eml', bytes }], kind: 'letter' })
async function pagesOf(bytes: Uint8Array) {
  const result = await read(bytes)
  if (result.kind !== 'read') throw new Error(result.code)
  return result
}

describe('an email saved to a file', () => {
  test('is read as pages that can be shown and marked: who wrote, when, and its words', async () => {
    const { paper, pageImages } = await pagesOf(await written({ text: TEXT }))
    const text = textOf(paper)
    for (const words of ['Coastal Recovery LLC', 'you will be arrested', '$812.40']) expect(text).toContain(words)
    expect(readFacts(paper).letterDate).toMatchObject({ known: true, value: '2026-11-09' })
    expect(pageImages).toHaveLength(1)
  })

  test('of HTML only the words are kept: no script, no address behind a link, no picture', async () => {
    const html = `<style>p{color:red}</style><script>alert('run')</script><h1>Final notice</h1>
      <p>You owe <b>$812.40</b>. <a href="https://track.example/?id=9">Pay now</a><img src="https://track.example/dot.gif"></p>`
    const text = textOf((await pagesOf(await written({ html }))).paper)
    expect(text).toContain('Final notice')
    expect(text).toContain('You owe $812.40. Pay now')
    expect(text).not.toMatch(/track|alert|color/)
  })

  test('its PDF is read after its own words, in one letter; what is no letter is never opened', async () => {
    const attachments = [
      { filename: 'run.exe', content: Buffer.from(`MZ${'\0'.repeat(500)}`) },
      { filename: 'letter.dat', content: PDF }, // believed by its bytes
    ]
    const { paper, source } = await pagesOf(await written({ text: 'Please see the letter.', attachments }))
    const alone = await pagesOf(PDF)
    expect(source).toBe('text_layer')
    expect(paper.pages.map(({ number }) => number)).toEqual([1, ...alone.paper.pages.map(page => page.number + 1)])
    expect(textOf(paper)).toContain('Please see the letter.')
    expect(textOf(paper)).toContain(textOf(alone.paper).slice(0, 80))
  })

  test('a Word file, and an email passed on as a file, are read with it; what is packed deeper is not', async () => {
    const docx = docxOf('This was written in Word.')
    const inner = await written({ text: TEXT, attachments: [{ filename: 'letter.docx', content: docx }] })
    const wrap = (content: Buffer) =>
      written({
        from: 'Dana <dana@example.com>',
        text: 'See below.',
        attachments: [
          { filename: 'mail.eml', content, contentType: 'message/rfc822', contentDisposition: 'attachment' },
        ],
      })
    const text = textOf((await pagesOf(await wrap(inner))).paper)
    for (const words of ['See below.', 'Coastal Recovery LLC', 'you will be arrested', 'written in Word'])
      expect(text).toContain(words)
    expect((await mailParts(await wrap(await wrap(await wrap(inner))))).lines.join('\n')).not.toContain('arrested')
  })

  test('one that was passed on is not taken to come from whoever passed it on', async () => {
    const bytes = await written({ from: 'Dana Whitfield <dana@example.com>', subject: 'Fwd: Notice', text: TEXT })
    expect((await mailParts(bytes)).lines.join('\n')).not.toContain('Dana')
  })
})

describe('hostile mail', () => {
  const nested = (depth: number): Buffer => {
    const parts = Array.from(
      { length: depth },
      (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`,
    )
    return Buffer.from(`From: a@b.example\nDate: Mon, 9 Nov 2026 15:00:00 +0000\nMIME-Version: 1.0\n${parts.join('')}`)
  }
  test.each([
    ['nothing in it', () => written({ text: ' ' }), 'no-letter-in-mail'],
    [
      'nothing but a program',
      () => written({ attachments: [{ content: `MZ${'\0'.repeat(500)}` }] }),
      'no-letter-in-mail',
    ],
    ['nothing but a tracking dot', () => written({ html: '<img src="cid:a">' }), 'no-letter-in-mail'],
    ['parts nested 5,000 deep', async () => nested(5000), 'damaged'],
    [
      'headers of a megabyte',
      async () => Buffer.from(`From: a@b.example\nDate: x\nSubject: ${'y'.repeat(1_000_000)}\n\nHi`),
      'damaged',
    ],
    ['a book for its text', () => written({ text: 'Pay now. '.repeat(40_000) }), 'too-many-pages'],
    [
      '21 letters attached',
      () => written({ attachments: Array.from({ length: 21 }, () => ({ content: PDF.subarray(0, 2000) })) }),
      'too-many-pages',
    ],
    [
      'a broken PDF attached',
      () => written({ attachments: [{ content: PDF.subarray(0, PDF.length / 2) }] }),
      'damaged',
    ],
  ] as const)('with %s is refused', async (_, made, code) => {
    expect(await read(await made())).toMatchObject({ kind: 'refused', code })
  })

  test('a text that only looks like headers is no mail', async () => {
    expect(await read(Buffer.from('Note: pay now.\nFrom: me\n\nPay.'))).toMatchObject({
      kind: 'refused',
      code: 'wrong-type',
    })
  })
})
