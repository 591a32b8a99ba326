import { distance } from './read/labels.ts'
import { personName } from './names.ts'
import type { PersonalItem } from './report.ts'
import type { CreditProfile } from './told.ts'

const MISSPELT = 2

/** How a printed name differs from those the person gave: not at all, misspelt at most, by its suffix or middle name, or
 *  altogether. With no name given nothing differs. */
export function isOtherName(
  printed: string,
  { name, formerNames }: CreditProfile,
): 'same' | 'suffix-or-middle' | 'other' {
  if (name === undefined) return 'same'
  const found = [name, ...formerNames].map(own => compareNames(printed, own))
  return found.includes('same') ? 'same' : found.includes('suffix-or-middle') ? 'suffix-or-middle' : 'other'
}

function compareNames(printed: string, own: string): 'same' | 'suffix-or-middle' | 'other' {
  // readers of pictures sometimes lose the space between two names
  if (joined(printed) === joined(own)) return 'same'
  const [a, b] = [personName(printed), personName(own)]
  const isInitial = a.first.length === 1 || b.first.length === 1
  const first = isInitial ? (a.first[0] === b.first[0] ? 0 : MISSPELT + 1) : distance(a.first, b.first)
  if (a.last === '' || first + distance(a.last, b.last) > MISSPELT)
    return a.last === '' && b.last === a.first ? 'same' : 'other'
  return a.suffix !== '' && b.suffix !== '' && a.suffix !== b.suffix ? 'suffix-or-middle' : 'same'
}

function joined(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}

/** What tells one address from another: house number, the first word of the street, ZIP code. */
export function addressKey(address: string): string {
  const words = address
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 -]/g, ' ')
    .split(/\s+/)
    .filter(word => word !== '')
  const zip = words.findLast(word => /^\d{5}(?:-\d{4})?$/.test(word))?.slice(0, 5) ?? ''
  const box = /\bP\s?O\s?BOX\s+(\d+)/.exec(words.join(' '))?.[1]
  if (box) return `BOX ${box} ${zip}`
  const number = words.find(word => /^\d/.test(word)) ?? ''
  const street = words.find(word => /^[A-Z]{3,}/.test(word) && !DIRECTIONS.has(word)) ?? ''
  return `${number} ${street} ${zip}`
}

const DIRECTIONS = new Set(['NORTH', 'SOUTH', 'EAST', 'WEST'])

/** None of the addresses the person gave; with none given, never. */
export function isOtherAddress(printed: string, { addresses }: CreditProfile): boolean {
  return addresses.length > 0 && !addresses.some(own => addressKey(own) === addressKey(printed))
}

/** Dates of birth that are not the person's: another day, or another year where only that is printed. */
export function otherBirths<T extends PersonalItem>(births: readonly T[], { born }: CreditProfile): T[] {
  if (born === undefined) return []
  return births.filter(({ value }) => (value.length === 4 ? !born.startsWith(value) : value !== born))
}

export function otherSsns<T extends PersonalItem>(ssns: readonly T[], { ssnLast4 }: CreditProfile): T[] {
  return ssnLast4 === undefined ? [] : ssns.filter(({ value }) => value !== ssnLast4)
}
