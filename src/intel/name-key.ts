const LEGAL_FORMS = new Set(
  'llc lc inc incorporated corp corporation co company companies lp llp pc pllc plc ltd limited pa na the of'.split(
    ' ',
  ),
)

/** What two spellings of one company's name have in common: without case, signs, accents and the legal form. Empty when
 *  nothing else is left.
 *  @example nameKey('Midland Credit Management, Inc.') // 'midland credit management' */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
  return words.filter(word => !LEGAL_FORMS.has(word)).join(' ')
}

/** The names written in one: the company's and what it does business as.
 *  @example namesIn('CL Holdings LLC dba Jefferson Capital') // ['CL Holdings LLC', 'Jefferson Capital'] */
export function namesIn(name: string): readonly string[] {
  return name
    .split(/\s*[,(]?\s*\b(?:d\/?b\/?a|doing business as|a\/?k\/?a|f\/?k\/?a)\b[.:]?\s*/i)
    .map(part => part.replace(/\)\s*$/, '').trim())
    .filter(part => nameKey(part) !== '')
}
