import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** A WOFF font as the plain OpenType file inside it. The PDF library would unpack every table again for each letter, in
 *  JavaScript, at a hundred milliseconds; Word wants the plain file anyway.
 *  Layout: https://www.w3.org/TR/WOFF/ */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY
    const offset = woff.readUInt32BE(at + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8))
    const length = woff.readUInt32BE(at + 12)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed.length < length ? inflateSync(packed) : packed,
    }
  })
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  woff.copy(directory, 0, 4, 8) // the flavour: TrueType or CFF outlines
  const power = Math.floor(Math.log2(count))
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(2 ** power * 16, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  let offset = directory.length
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(directory, at)
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    offset += padded.length
    return padded
  })
  return Buffer.concat([directory, ...bodies])
}
