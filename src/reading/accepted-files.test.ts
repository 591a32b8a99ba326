import { expect, test } from 'vitest'
import { letterFileKind, MOST_UPLOAD_BYTES, refuseLetterFiles, refuseOwnLetterFile } from './accepted-files.ts'

const photo = { name: 'letter.jpg', type: 'image/jpeg', size: 1000 }

test.each([
  ['a program', { name: 'a.exe', type: 'application/x-msdownload', size: 10 }],
  ['a picture we do not read', { name: 'a.gif', type: 'image/gif', size: 10 }],
  ['a web page named .jpg', { name: 'a.jpg', type: 'text/html', size: 10 }],
  ['no type and no extension', { name: 'letter', type: '', size: 10 }],
])('%s is refused', (_, file) => {
  expect(refuseLetterFiles([photo, file])).toBe('wrong-type')
})

test('ten megabytes is the last size taken, over all pages together', () => {
  expect(refuseLetterFiles([{ ...photo, size: MOST_UPLOAD_BYTES }])).toBeUndefined()
  expect(
    refuseLetterFiles([
      { ...photo, size: MOST_UPLOAD_BYTES },
      { ...photo, size: 1 },
    ]),
  ).toBe('too-large')
})

test.each([
  [{ name: 'IMG_1.HEIC', type: '', size: 1 }, 'heic'],
  [{ name: 'IMG_1.heic', type: 'image/heic', size: 1 }, 'heic'],
  [{ name: 'Letter.PDF', type: '', size: 1 }, 'pdf'],
  [{ name: 'blob', type: 'image/png', size: 1 }, 'photo'],
])('%o is read as %s', (file, kind) => {
  expect(letterFileKind(file)).toBe(kind)
})

test('an own letter is a document, not a picture', () => {
  expect(refuseOwnLetterFile({ name: 'my.docx', type: '', size: 1 })).toBeUndefined()
  expect(refuseOwnLetterFile({ name: 'my.jpg', type: 'image/jpeg', size: 1 })).toBe('wrong-type')
  expect(refuseOwnLetterFile({ name: 'my.txt', type: 'text/plain', size: MOST_UPLOAD_BYTES + 1 })).toBe('too-large')
})
