/** Whole numbers of 32 bits in a row (`seeded`). */
export type Random = () => number

/** What parsers stumble over: ends of ranges, signs that close or open, names that parsers look for. */
const WORDS =
  '0 -1 2147483648 4294967295 1e309 NaN %00 < > ((((( ]]]]] &#0; obj endobj stream endstream /Length /Count /Kids[1\t0\tR] ' +
  '/Filter/FlateDecode xref trailer IHDR IDAT ftypheic PK\x03\x04 Content-Type: boundary= base64 <w:p> <!DOCTYPE\ta>'
const TOKENS: readonly Buffer[] = [
  ...[0x00, 0x7f, 0x80, 0xff].map(byte => Buffer.alloc(4, byte)),
  ...['\r\n\r\n', '\ufeff', ...WORDS.split(' ')].map(token => Buffer.from(token)),
]

type Change = (bytes: Buffer, random: Random) => Buffer

const somewhere = (bytes: Buffer, random: Random): number => (bytes.length === 0 ? 0 : random() % bytes.length)
const stretch = (bytes: Buffer, random: Random): readonly [from: number, to: number] => {
  const from = somewhere(bytes, random)
  return [from, Math.min(bytes.length, from + 1 + (random() % (random() % 4 === 0 ? 4096 : 64)))]
}
const put = (bytes: Buffer, at: number, more: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])

const CHANGES: readonly Change[] = [
  function flipBit(bytes, random) {
    const changed = Buffer.from(bytes)
    if (changed.length > 0) changed[somewhere(bytes, random)]! ^= 1 << (random() % 8)
    return changed
  },
  function setByte(bytes, random) {
    const changed = Buffer.from(bytes)
    if (changed.length > 0) changed[somewhere(bytes, random)] = random() & 0xff
    return changed
  },
  function cutOut(bytes, random) {
    const [from, to] = stretch(bytes, random)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  function repeat(bytes, random) {
    const [from, to] = stretch(bytes, random)
    const times = 1 + (random() % (random() % 8 === 0 ? 400 : 4))
    return put(bytes, to, Buffer.concat(Array<Buffer>(times).fill(bytes.subarray(from, to))))
  },
  function moveAway(bytes, random) {
    const [from, to] = stretch(bytes, random)
    const rest = Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
    return put(rest, somewhere(rest, random), bytes.subarray(from, to))
  },
  function addToken(bytes, random) {
    return put(bytes, somewhere(bytes, random), TOKENS[random() % TOKENS.length]!)
  },
  function overwriteWithToken(bytes, random) {
    const changed = Buffer.from(bytes)
    TOKENS[random() % TOKENS.length]!.copy(changed, somewhere(bytes, random))
    return changed
  },
  function changeNumber(bytes, random) {
    const numbers = [
      ...bytes
        .subarray(0, 200_000)
        .toString('latin1')
        .matchAll(/\d{1,10}/g),
    ]
    const found = numbers[random() % Math.max(1, numbers.length)]
    if (!found) return bytes
    const value = [0, -1, 1, 65_536, 2 ** 31, 2 ** 32 - 1, Number(found[0]) + 1, Number(found[0]) * 1000][random() % 8]!
    const end = found.index + found[0].length
    return Buffer.concat([bytes.subarray(0, found.index), Buffer.from(String(value)), bytes.subarray(end)])
  },
  function cutOff(bytes, random) {
    return bytes.subarray(0, somewhere(bytes, random))
  },
  function addNoise(bytes, random) {
    const noise = Buffer.from(Array.from({ length: 1 + (random() % 64) }, () => random() & 0xff))
    return put(bytes, somewhere(bytes, random), noise)
  },
]

/** The same file, spoilt in one to eight places, at times with a stretch of another in it. Repeats for each seed. */
export function mutated(bytes: Buffer, other: Buffer, random: Random): Buffer {
  let changed = bytes
  if (random() % 10 === 0) {
    const [from, to] = stretch(other, random)
    changed = put(changed, somewhere(changed, random), other.subarray(from, to))
  }
  const times = 1 + (random() % 8)
  for (let i = 0; i < times; i += 1) changed = CHANGES[random() % CHANGES.length]!(changed, random)
  return changed
}
