/** @example await sha256(new Uint8Array()) // 32 bytes, e3 b0 c4 … */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** @example toHex(Uint8Array.of(10, 255)) // '0aff' */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** @example toBase64(Uint8Array.of(104, 105)) // 'aGk=' */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

/** @throws on what is not base64
 *  @example fromBase64('aGk=') // 104, 105 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
}

/** @example toBase64Url(Uint8Array.of(251, 255)) // '-_8' */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws on what is not base64url */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
}
