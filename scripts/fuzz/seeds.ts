import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { unzipSync, zipSync } from 'fflate'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import sharp from 'sharp'
import { example } from '#e2e/examples.ts'
import type { UploadKind } from '#reading/refusals.ts'
import { docxOf, letterPdf } from '#server/reading/hostile-files.testing.ts'
import { mutated, type Random } from './mutate.ts'

/** A right file that is to be spoilt. */
export interface Seed {
  readonly name: string
  readonly upload: UploadKind
  readonly bytes: Buffer
  /** Spoils it inside its wrapping, where spoiling the wrapping would be all that is seen. */
  readonly inside?: (bytes: Buffer, other: Buffer, random: Random) => Buffer
}

const TEXT = `Coastal Recovery LLC is a debt collector. September 14, 2026
You owe $812.40 to Bank of Palo Duro. If you do not pay by Friday you will be arrested.`

/** Every kind of file a person can send: PDF, photo, iPhone photo, Word, text and mail. */
export async function seeds(): Promise<Seed[]> {
  const pdfs = filesIn('corpus/pdf').slice(0, 12)
  const notices = filesIn('model-notices').filter(({ name }) => name.endsWith('.pdf'))
  const reports = filesIn('corpus/credit-reports/pdf').slice(0, 2)
  const photo = filesIn('corpus/photos').find(({ name }) => name.endsWith('.jpg'))!.bytes
  const small = sharp(photo).resize(320)
  const docx = docxOf(TEXT)
  return [
    ...pdfs.map(letter),
    ...notices.map(letter),
    ...reports.map(({ name, bytes }) => ({ name, bytes, upload: 'credit-report' as const })),
    letter({ name: 'bare.pdf', bytes: letterPdf(TEXT.replaceAll('\n', ' ')) }),
    letter({ name: 'small.jpg', bytes: await small.clone().jpeg().toBuffer() }),
    letter({ name: 'progressive.jpg', bytes: await small.clone().jpeg({ progressive: true }).toBuffer() }),
    letter({ name: 'small.png', bytes: await small.clone().png().toBuffer() }),
    letter({ name: 'palette.png', bytes: await small.clone().png({ palette: true }).toBuffer() }),
    { ...letter({ name: 'small.png (its chunks)', bytes: await small.clone().png().toBuffer() }), inside: insidePng },
    letter({ name: 'photo.heic', bytes: readFileSync(new URL('photo.testing.heic', READING)) }),
    letter({ name: 'words.eml', bytes: await mail({ text: TEXT }) }),
    letter({ name: 'html.eml', bytes: await mail({ html: `<h1>Notice</h1><p>${TEXT}</p><table><tr><td>$1</table>` }) }),
    letter({
      name: 'with-files.eml',
      bytes: await mail({ text: TEXT, attachments: [pdfs[0]!, { name: 'own.docx', bytes: docx }] }),
    }),
    { name: 'own.docx', upload: 'own-letter', bytes: docx },
    { name: 'own.docx (its XML)', upload: 'own-letter', bytes: docx, inside: insideZip },
    { name: 'own.txt', upload: 'own-letter', bytes: Buffer.from(TEXT) },
    {
      name: 'own.doc',
      upload: 'own-letter',
      bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1528, 3)]),
    },
  ]
}

const READING = new URL('../../src/server/reading/', import.meta.url)

interface Named {
  readonly name: string
  readonly bytes: Buffer
}

const letter = ({ name, bytes }: Named): Seed => ({ name, bytes, upload: 'letter' })

function filesIn(folder: string): Named[] {
  const path = example(folder)
  return readdirSync(path)
    .sort()
    .filter(name => /\.(?:pdf|jpg)$/.test(name))
    .map(name => ({ name, bytes: readFileSync(join(path, name)) }))
}

function mail({
  attachments = [],
  ...words
}: {
  text?: string
  html?: string
  attachments?: readonly Named[]
}): Promise<Buffer> {
  return new MailComposer({
    from: 'Coastal Recovery LLC <letters@coastal.example>',
    to: 'dana@example.com',
    subject: '=?utf-8?q?Notice?= about your account',
    date: new Date('2026-11-09T15:00:00Z'),
    attachments: attachments.map(({ name, bytes }) => ({ filename: name, content: bytes })),
    ...words,
  })
    .compile()
    .build()
}

function insideZip(bytes: Buffer, other: Buffer, random: Random): Buffer {
  const files = Object.entries(unzipSync(bytes))
  const [name, content] = files[random() % files.length]!
  const changed = mutated(Buffer.from(content), other, random)
  return Buffer.from(zipSync({ ...Object.fromEntries(files), [name]: changed }))
}

const PNG_HEAD = 8

function insidePng(bytes: Buffer, other: Buffer, random: Random): Buffer {
  const parts = [bytes.subarray(0, PNG_HEAD)]
  for (let at = PNG_HEAD; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const content = bytes.subarray(at + 8, at + 8 + length)
    const named = Buffer.concat([
      bytes.subarray(at + 4, at + 8),
      random() % 3 === 0 ? mutated(Buffer.from(content), other, random) : content,
    ])
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(named.length - 4)
    check.writeUInt32BE(crc32(named))
    parts.push(size, named, check)
    at += 12 + length
  }
  return Buffer.concat(parts)
}
