import { randomInt } from 'node:crypto'

// without l, o, 0 and 1, so that it can be read aloud
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 20

/** What stands before the @ of a new address: 100 random bits.  @example newLocalPart() // 'letters-k3m…' */
export function newLocalPart(): string {
  return `letters-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`
}

/** The two sides of an address, in lower case; undefined when it is none. */
export function sidesOf(address: string): { readonly localPart: string; readonly domain: string } | undefined {
  const at = address.lastIndexOf('@')
  if (at < 1) return undefined
  return { localPart: address.slice(0, at).toLowerCase(), domain: address.slice(at + 1).toLowerCase() }
}
