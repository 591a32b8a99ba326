/** Of a language file of Tesseract (`.traineddata`) what its LSTM reader reads: a quarter of it. The rest is for the reader
 *  of before 2018, which we never ask.
 *  The file: how many parts, where each begins (−1: not there), and the parts one after the other.
 *  @throws on another kind of file */
export function lstmPart(trained: Uint8Array): Uint8Array {
  const view = new DataView(trained.buffer, trained.byteOffset, trained.byteLength)
  const count = view.getInt32(0, true)
  if (count !== PARTS) throw new Error(`A language file of ${count} parts is not one we know.`)
  const starts = Array.from({ length: count }, (_, part) => Number(view.getBigInt64(4 + 8 * part, true)))
  const endOf = (start: number): number => Math.min(trained.length, ...starts.filter(other => other > start))
  const kept = starts.map((start, part) =>
    start >= 0 && READ.includes(part) ? trained.subarray(start, endOf(start)) : undefined,
  )
  const head = 4 + 8 * count
  const whole = new Uint8Array(kept.reduce((sum, part) => sum + (part?.length ?? 0), head))
  const written = new DataView(whole.buffer)
  written.setInt32(0, count, true)
  let at = head
  for (const [index, part] of kept.entries()) {
    written.setBigInt64(4 + 8 * index, BigInt(part ? at : -1), true)
    if (!part) continue
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const PARTS = 24
// lstm, its word lists, its signs, and the version (tessdatamanager.h of Tesseract)
const READ: readonly number[] = [17, 18, 19, 20, 21, 22, 23]
