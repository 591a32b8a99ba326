/** Number of pages a PDF tells without being parsed; undefined when it keeps that in a compressed part.
 *  Good enough to show beside the file name, and for nothing else. */
export function pdfPageCount(bytes: Uint8Array): number | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  const counts = [...text.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g)]
  const most = Math.max(0, ...counts.map(match => Number(match[1] ?? match[2])))
  return most > 0 ? most : undefined
}
