import { isCitation, type Citation } from '#law/citations.ts'

const CODES = [
  { key: 'USC', printed: 'U.S.C.' },
  { key: 'CFR', printed: 'C.F.R.' },
] as const

/** A citation as a letter prints it. The space after the section sign does not break.
 *  @example printCitation('15 USC 1692g(b)') // '15 U.S.C. § 1692g(b)' */
export function printCitation(citation: Citation): string {
  const [title = '', code = '', section = ''] = citation.split(' ')
  const printed = CODES.find(({ key }) => key === code)?.printed ?? code
  return `${title} ${printed} §\u00A0${section}`
}

/** Several citations in one run of text. @example cite('15 USC 1692g(b)', '12 CFR 1006.38') */
export function cite(...citations: readonly [Citation, ...Citation[]]): string {
  return citations.map(printCitation).join('; ')
}

const SECTION = String.raw`\d+[a-z]?(?:-\d+)?(?:\.\d+)?(?:\([A-Za-z0-9]+\))*`
const MORE = String.raw`(?:\s*(?:,|;|and|or|to|-|–|through)\s*(?:and\s+)?(?:§+\s*)?(?:${SECTION}|(?:\([A-Za-z0-9]+\))+)(?![\w.]*\s*(?:U\.?\s?S\.?\s?C|C\.?\s?F\.?\s?R)))*`
const CITED = new RegExp(
  String.raw`\b(\d+)\s*(U\.?\s?S\.?\s?C|C\.?\s?F\.?\s?R)\.?\s*(?:§+|sec(?:tion|\.)?|part)?\s*(${SECTION}${MORE})`,
  'gi',
)
const PIECE = new RegExp(String.raw`(?:${SECTION})|(?:\([A-Za-z0-9]+\))+`, 'g')

/** Every federal citation printed in a text, written out one by one as the registry writes them. A following "(5)" or
 *  "and (10)" belongs to the section before it.
 *  @example citationsIn('15 U.S.C. 1692e(4) and (5)') // ['15 USC 1692e(4)', '15 USC 1692e(5)'] */
export function citationsIn(text: string): readonly string[] {
  return [...text.matchAll(CITED)].flatMap(([, title = '', code = '', sections = '']) => {
    const head = `${title} ${code.replace(/[.\s]/g, '').toUpperCase()}`
    let last = ''
    return [...sections.matchAll(PIECE)].map(([piece]) => {
      last = piece.startsWith('(') ? sameLevel(last, piece) : piece
      return `${head} ${last}`
    })
  })
}

/** "1006.34(c)(2)(viii)" followed by "(ix)" is "1006.34(c)(2)(ix)": the new mark replaces the last one of its own kind. */
function sameLevel(before: string, piece: string): string {
  const kept = before.match(/\([^)]+\)/g) ?? []
  const base = before.replace(/\(.*$/, '')
  const kind = MARKS.find(marks => marks.test(piece) && kept.some(mark => marks.test(mark)))
  const level = kind ? kept.findLastIndex(mark => kind.test(mark)) : kept.length
  return base + kept.slice(0, level).join('') + piece
}

const MARKS = [/^\([ivx]+\)/, /^\([a-z]\)/, /^\(\d+\)/, /^\([A-Z]\)/]

/** Citations in the text that are not in the registry, as printed there in its own form. */
export function unregisteredCitations(text: string): readonly string[] {
  return citationsIn(text).filter(found => !isCitation(found))
}

/** Gives citations in running text the form of the rest of the letter: "15 U.S.C. 1692e" gets its section sign. */
export function withSectionSigns(text: string): string {
  return text.replace(/\b(\d+ (?:U\.S\.C\.|C\.F\.R\.)) (?=\d)/g, '$1 §\u00A0')
}
