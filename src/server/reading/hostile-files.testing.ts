import { crc32, deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'

// Files that someone might send to hurt a reader, each built from nothing.

/** A PDF of these objects (the first is the catalogue), with a right table of places. */
function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let length = parts[0]!.length
  objects.forEach((object, i) => {
    places.push(length)
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  })
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + end)])
}

function stream(bytes: Buffer, entries = ''): Buffer {
  return Buffer.concat([Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`), bytes, Buffer.from('\nendstream')]) // prettier-ignore
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** One page with this text, after the objects `extra`, which are numbered from 6. */
export function letterPdf(
  text: string,
  { catalogue = '', extra = [] }: { catalogue?: string; extra?: string[] } = {},
): Buffer {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(Buffer.from(`BT /F 12 Tf 72 700 Td (${text}) Tj ET`)),
    FONT,
    ...extra,
  ])
}

/** So many empty pages. */
export function manyPagesPdf(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, i) => `${i + 3} 0 R`).join(' ')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} /MediaBox [0 0 612 792] >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R >>'),
  ])
}

/** A page whose drawing orders unpack to `megabytes`. */
export function drawingBombPdf(megabytes: number): Buffer {
  const orders = Buffer.alloc(megabytes * 1_000_000, '0 0 m 600 700 l S\n')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    stream(deflateSync(orders, { level: 9 }), '/Filter /FlateDecode'),
  ])
}

/** A page with a picture of `side` × `side` pixels, all white. */
export function pictureBombPdf(side: number): Buffer {
  const rows = deflateSync(Buffer.alloc(side * 1000, 255), { level: 9 })
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    stream(Buffer.from('612 0 0 792 0 0 cm /I Do')),
    stream(rows, `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`), // prettier-ignore
  ])
}

/** Forms that draw themselves ten times each, `depth` deep: ten to that power orders. */
export function nestedPdf(depth: number): Buffer {
  const forms = Array.from({ length: depth }, (_, i) => {
    const inner = i + 1 < depth ? `${i + 6} 0 R` : '4 0 R'
    return stream(Buffer.from('/N Do '.repeat(10)), `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /N ${inner} >> >>`) // prettier-ignore
  })
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /N 5 0 R >> >> >>',
    stream(Buffer.from('/N Do')),
    ...forms,
  ])
}

/** Arrays inside arrays. */
export function deepPdf(depth: number): Buffer {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /Deep ${'['.repeat(depth)}${']'.repeat(depth)} >>`,
    '<< /Type /Pages /Kids [2 0 R] /Count 1 >>',
  ])
}

/** A PDF that names a way of locking it; its key is made up, so that no password opens it. */
export function lockedPdf(): Buffer {
  const key = '41'.repeat(32)
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >>`,
    ],
    '/Encrypt 3 0 R /ID [<41414141414141414141414141414141> <41414141414141414141414141414141>]',
  )
}

/** A black and white PNG of a few kilobytes that holds `side` × `side` pixels. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 })
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function pngChunk(type: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), bytes])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A Word file with this text, and `padding` bytes of empty paragraphs. */
export function docxOf(text: string, padding = 0): Buffer {
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const body = text.split('\n').map(line => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('') // prettier-ignore
  const files = {
    '[Content_Types].xml': Buffer.from(`<Types xmlns="${types}"><Override PartName="/word/document.xml" ContentType="${kind}"/></Types>`), // prettier-ignore
    '_rels/.rels': Buffer.from(`<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`), // prettier-ignore
    'word/document.xml': Buffer.concat([Buffer.from(`<w:document xmlns:w="${word}"><w:body>${body}`), Buffer.alloc(padding, '<w:p/>'), Buffer.from('</w:body></w:document>')]), // prettier-ignore
  }
  return Buffer.from(zipSync(files, { level: 9 }))
}
