import { expect, test } from 'vitest'
import { CITATIONS, isCitation, lawLink, says } from './citations.ts'
import { RULES } from './rules/index.ts'

test('what is not registered is no citation', () => {
  expect(isCitation('15 USC 1692z')).toBe(false)
  expect(isCitation('toString')).toBe(false)
  expect(isCitation('15 USC 1692g(b)')).toBe(true)
})

test('an unregistered citation does not compile', () => {
  // @ts-expect-error: not in the registry
  expect(says('15 USC 1692z')).toBeUndefined()
})

test.each([
  ['15 USC 1692g', 'https://www.law.cornell.edu/uscode/text/15/1692g'],
  ['15 USC 1692k(a)(2)(A)', 'https://www.law.cornell.edu/uscode/text/15/1692k#a_2_A'],
  ['15 USC 1681s-2(a)(8)(E)(iii)', 'https://www.law.cornell.edu/uscode/text/15/1681s-2#a_8_E_iii'],
  ['15 USC 1681c-1(a)', 'https://www.law.cornell.edu/uscode/text/15/1681c-1#a'],
  ['20 USC 1091a(a)', 'https://www.law.cornell.edu/uscode/text/20/1091a#a'],
  ['12 CFR 1006.34', 'https://www.ecfr.gov/current/title-12/section-1006.34'],
  ['12 CFR 1006.34(c)(2)(viii)', 'https://www.ecfr.gov/current/title-12/section-1006.34#p-1006.34(c)(2)(viii)'],
  ['16 CFR 465', 'https://www.ecfr.gov/current/title-16/part-465'],
  ['31 CFR 212', 'https://www.ecfr.gov/current/title-31/part-212'],
] as const)('%s is read at %s', (citation, url) => {
  expect(lawLink(citation)).toBe(url)
})

test('every citation has a link and one plain sentence or two', () => {
  for (const citation of CITATIONS) {
    expect(lawLink(citation), citation).toMatch(
      /^https:\/\/www\.(?:law\.cornell\.edu\/uscode\/text\/\d+\/[0-9a-z-]+(?:#\w+)?|ecfr\.gov\/current\/title-\d+\/(?:section|part)-[0-9.]+(?:#p-[0-9.]+[()0-9A-Za-z]+)?)$/,
    )
    expect(says(citation), citation).toMatch(/^[A-Z].{20,200}\.$/)
    for (const sentence of says(citation).split(/(?<=\.) (?=[A-Z])/)) {
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(30)
    }
  }
})

test('the registry holds what the rules cite', () => {
  const cited = new Set(RULES.flatMap(({ cites }) => cites))
  expect([...cited].filter(citation => !isCitation(citation))).toEqual([])
  expect(cited.size).toBeGreaterThan(80)
})
