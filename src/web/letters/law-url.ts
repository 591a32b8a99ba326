/** Where a federal citation can be read; undefined for anything else (state statutes are named, not linked).
 *  @example lawUrl('15 USC 1692g(b)') // 'https://www.law.cornell.edu/uscode/text/15/1692g' */
export function lawUrl(cite: string): string | undefined {
  const [, title, code, section] = /^(\d+) (USC|CFR) ([\d.]+[a-z]?(?:-\d+)?)/.exec(cite) ?? []
  if (!title || !section) return undefined
  if (code === 'USC') return `https://www.law.cornell.edu/uscode/text/${title}/${section}`
  return `https://www.ecfr.gov/current/title-${title}/section-${section}`
}
