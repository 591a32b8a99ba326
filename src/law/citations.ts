import { FCRA } from './citations/fcra.ts'
import { FDCPA } from './citations/fdcpa.ts'
import { OTHER_LAW } from './citations/other-law.ts'
import { REGULATION_F } from './citations/regulation-f.ts'
import { REGULATION_V } from './citations/regulation-v.ts'

/** The registry: nothing outside it can be cited or printed. An unregistered string does not compile.
 *  To cite something new, add a line to the file of its act, with what that paragraph says in one plain sentence. */
const REGISTERED = { ...FDCPA, ...REGULATION_F, ...FCRA, ...REGULATION_V, ...OTHER_LAW }

export type Citation = keyof typeof REGISTERED

export const CITATIONS = Object.keys(REGISTERED) as readonly Citation[]

export function isCitation(text: string): text is Citation {
  return Object.hasOwn(REGISTERED, text)
}

/** What the paragraph says, in one plain sentence.
 *  @example says('15 USC 1692k(d)') // 'You must sue within one year of the day of the violation.' */
export function says(citation: Citation): string {
  return REGISTERED[citation]
}

const UNITED_STATES_CODE = /^(\d+) USC ([0-9a-z-]+?)((?:\([0-9A-Za-z]+\))*)$/
const REGULATION = /^(\d+) CFR (\d+)(\.\d+)?((?:\([0-9A-Za-z]+\))*)$/

/** Where to read it: the United States Code at Cornell, regulations in the eCFR, at the paragraph.
 *  @example lawLink('12 CFR 1006.34(b)(5)') // 'https://www.ecfr.gov/current/title-12/section-1006.34#p-1006.34(b)(5)' */
export function lawLink(citation: Citation): string {
  const code = UNITED_STATES_CODE.exec(citation)
  if (code) {
    const [, title, section, paragraph = ''] = code
    const place = paragraph.replace(/^\(|\)$/g, '').replaceAll(')(', '_')
    return `https://www.law.cornell.edu/uscode/text/${title}/${section}${place && `#${place}`}`
  }
  const [, title, part, section, paragraph = ''] = REGULATION.exec(citation) ?? []
  const whole = `https://www.ecfr.gov/current/title-${title}`
  if (!section) return `${whole}/part-${part}`
  return `${whole}/section-${part}${section}${paragraph && `#p-${part}${section}${paragraph}`}`
}
