import { expect, test } from 'vitest'
import { isCitation } from '#law/citations.ts'
import { LAW_AS_OF } from '#law/law-age.ts'
import { printCitation } from '#letters/print-citation.ts'
import { FRONT_PAGES } from '#web/front/pages.ts'
import { rendered, wordsOf } from '#web/rendered.testing.ts'
import { guidePath, sourcesOf } from './guide.ts'
import { guidePage } from './GuidePage.tsx'
import { GuidesPage } from './GuidesPage.tsx'
import { GUIDE_SLUGS } from './slugs.ts'
import { GUIDES } from './texts/index.ts'

test('every guide has its address, and stands in the list of all', () => {
  expect(GUIDES.map(({ slug }) => slug)).toEqual(GUIDE_SLUGS)
  const list = rendered(GuidesPage, '/guides')
  for (const { slug } of GUIDES) {
    expect(FRONT_PAGES.some(({ paths }) => paths.includes(guidePath(slug)))).toBe(true)
    expect(list).toContain(`href="${guidePath(slug)}"`)
  }
})

test.each(GUIDES.map(guide => [guide.slug, guide] as const))(
  '%s names the law of its points, and as of when: as old as the law here, no newer',
  (slug, guide) => {
    const words = wordsOf(rendered(guidePage(slug), guidePath(slug)))
    expect(sourcesOf(guide).length).toBeGreaterThan(2)
    for (const cite of sourcesOf(guide)) {
      expect(isCitation(cite)).toBe(true)
      expect(words).toContain(wordsOf(printCitation(cite)))
    }
    // when the law is checked anew, each guide is read again too
    expect(guide.checkedOn).toBe(LAW_AS_OF)
    expect(words).toContain('Law as of Nov 21, 2026.')
  },
)
