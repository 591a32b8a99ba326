/** A table for spreadsheets. A cell that a spreadsheet would run as a formula is kept as text.
 *  @law RFC 4180
 *  @example csv(['a'], [['=1+1']]) // "\"a\"\r\n\"'=1+1\"\r\n" */
export function csv(
  heads: readonly string[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): string {
  return [heads, ...rows].map(cells => `${cells.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
