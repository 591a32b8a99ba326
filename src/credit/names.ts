const LEGAL_FORMS = new Set([
  'llc',
  'inc',
  'corp',
  'corporation',
  'co',
  'company',
  'ltd',
  'lp',
  'llp',
  'na',
  'fsb',
  'fa',
  'the',
  'of',
  'and',
  'usa',
])

/** The words that tell one company from another. @example companyWords('Northstar Bank, N.A.') // ['northstar', 'bank'] */
export function companyWords(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll(/\(.{0,100}?\)/g, ' ')
    .replaceAll(/\./g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter(word => word !== '' && !LEGAL_FORMS.has(word))
}

/** Whether two printed names are of one company: the same words, or all words of the shorter name (two at least, or one
 *  that is no common word) begin the longer. @example sameCompany('NORTHSTAR BANK', 'Northstar Bank USA') // true */
export function sameCompany(a: string, b: string): boolean {
  const [short, long] = [companyWords(a), companyWords(b)].sort((x, y) => x.length - y.length) as [string[], string[]]
  if (short.length === 0) return false
  if (short.join(' ') === long.join(' ') || short.join('') === long.join('')) return true
  const starts = short.every((word, index) => long[index] === word)
  return starts && (short.length >= 2 || (short[0]!.length > 4 && !COMMON.has(short[0]!)))
}

const COMMON = new Set([
  'first',
  'national',
  'american',
  'united',
  'credit',
  'capital',
  'federal',
  'community',
  'bank',
  'financial',
  'regional',
  'citizens',
])

/** Digits a masked account number shows, and the letters between: "441712XXXX" and "4417****" may be the same account. */
export function sameAccount(a: string, b: string): boolean {
  const [left, right] = [shownDigits(a), shownDigits(b)]
  if (left.end !== '' && right.end !== '') return left.end === right.end || agree(left.end, right.end, true)
  if (left.start !== '' && right.start !== '') return agree(left.start, right.start, false)
  return false
}

function agree(a: string, b: string, atEnd: boolean): boolean {
  const count = Math.min(a.length, b.length)
  if (count < 2) return false
  return atEnd ? a.slice(-count) === b.slice(-count) : a.slice(0, count) === b.slice(0, count)
}

function shownDigits(masked: string): { readonly start: string; readonly end: string } {
  const clean = masked.toLowerCase().replaceAll(/[\s-]/g, '')
  return { start: /^[\da-wyz]*(?=[x*#])/.exec(clean)?.[0] ?? '', end: /[x*#•]([\da-wyz]+)$/.exec(clean)?.[1] ?? '' }
}

interface PersonName {
  readonly first: string
  readonly middle: string
  readonly last: string
  readonly suffix: string
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv)$/

/** A person's name in its parts; "LEE, ANA M" has the last name first. */
export function personName(text: string): PersonName {
  const comma = /^([^,]+),\s{0,3}(.+)$/.exec(text.trim())
  const ordered = comma && !SUFFIX.test(comma[2]!.toLowerCase().replaceAll('.', '')) ? `${comma[2]} ${comma[1]}` : text
  const words = ordered
    .toLowerCase()
    .replaceAll(/[^a-z\s'-]/g, '')
    .split(/\s+/)
    .filter(word => word !== '')
  const suffix = words.find(word => SUFFIX.test(word)) ?? ''
  const rest = words.filter(word => !SUFFIX.test(word))
  return {
    first: rest[0] ?? '',
    middle: rest.slice(1, -1).join(' '),
    last: rest.length > 1 ? rest.at(-1)! : '',
    suffix,
  }
}
