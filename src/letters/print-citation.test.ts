import { describe, expect, it } from 'vitest'
import { RULES } from '#law/rules/index.ts'
import { citationsIn, cite, printCitation, unregisteredCitations, withSectionSigns } from './print-citation.ts'

describe('citations in a letter', () => {
  it('prints the code with points and a section sign', () => {
    expect(printCitation('12 CFR 1006.38(d)(2)')).toBe('12 C.F.R. §\u00A01006.38(d)(2)')
    expect(cite('15 USC 1692g(b)', '12 CFR 1006.38')).toBe('15 U.S.C. §\u00A01692g(b); 12 C.F.R. §\u00A01006.38')
  })

  it.each([
    ['15 U.S.C. 1692e(4) and (5)', ['15 USC 1692e(4)', '15 USC 1692e(5)']],
    ['15 USC 1692g(b); 12 CFR 1006.38', ['15 USC 1692g(b)', '12 CFR 1006.38']],
    ['15 U.S.C. § 1692c(b), 1692d and 1692e(5)', ['15 USC 1692c(b)', '15 USC 1692d', '15 USC 1692e(5)']],
    ['12 C.F.R. 1006.34(c)(2)(viii)-(ix)', ['12 CFR 1006.34(c)(2)(viii)', '12 CFR 1006.34(c)(2)(ix)']],
    ['12 C.F.R. §\u00A01006.38(c), (d)(2)', ['12 CFR 1006.38(c)', '12 CFR 1006.38(d)(2)']],
    ['11 U.S.C. 362(a) and 524(a)(2).', ['11 USC 362(a)', '11 USC 524(a)(2)']],
    ['15 USC 1681c-2(a)', ['15 USC 1681c-2(a)']],
    ['the 15 units of 1692', []],
  ])('finds every section of %j', (text, expected) => {
    expect(citationsIn(text)).toEqual(expected)
  })

  it('names the ones nobody registered', () => {
    expect(unregisteredCitations('15 U.S.C. § 1692z and 15 U.S.C. § 1692g(b)')).toEqual(['15 USC 1692z'])
  })

  it('finds only registered law in the sentences of the rules', () => {
    const strays = RULES.flatMap(rule =>
      unregisteredCitations(rule.remedySentence).map(cited => `${rule.id}: ${cited}`),
    )
    expect(strays).toEqual([])
  })

  it('gives running text its section signs once', () => {
    const once = withSectionSigns('as 15 U.S.C. 1692g(a)(4) requires')
    expect(once).toBe('as 15 U.S.C. §\u00A01692g(a)(4) requires')
    expect(withSectionSigns(once)).toBe(once)
  })
})
