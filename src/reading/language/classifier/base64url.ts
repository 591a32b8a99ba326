/** The six bits of a letter: A-Z a-z 0-9 - _ */
export function sixBits(code: number): number {
  if (code >= 97) return code - 71
  if (code === 95) return 63
  if (code >= 65) return code - 65
  return code === 45 ? 62 : code + 4
}

/** The bytes behind base64url text without padding. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (let i = 0; i < text.length; i += 1) {
    held = ((held << 6) | sixBits(text.charCodeAt(i))) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at] = (held >> bits) & 255
    at += 1
  }
  return bytes
}
