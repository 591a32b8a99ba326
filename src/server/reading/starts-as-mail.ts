const HEADER = /^([A-Za-z][A-Za-z0-9-]*):[ \t]/
const TELLING = /^(?:from|date|subject|message-id|mime-version|received|return-path)$/i

/** Whether these bytes begin as an email saved to a file does: with its headers. */
export function startsAsMail(bytes: Uint8Array): boolean {
  const [first = '', ...rest] = Buffer.from(bytes.subarray(0, 65_536)).toString('latin1').split(/\r?\n/)
  const lines = /^From \S/.test(first) ? rest : [first, ...rest]
  if (!HEADER.test(lines[0] ?? '')) return false
  const end = lines.indexOf('')
  const named = lines.slice(0, end < 0 ? lines.length : end).flatMap(line => HEADER.exec(line)?.[1] ?? [])
  return new Set(named.filter(name => TELLING.test(name)).map(name => name.toLowerCase())).size >= 3
}
