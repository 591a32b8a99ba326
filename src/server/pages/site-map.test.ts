import { expect, test } from 'vitest'
import { robotsText, siteMap } from './site-map.ts'

const SITE = 'https://writeback.example'

test('the site map names open pages with the address people know, and nothing of a person', () => {
  const map = siteMap(SITE, ['/', '/faq'])
  const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place!)
  expect(places.slice(0, 3)).toEqual([`${SITE}/`, `${SITE}/faq`, `${SITE}/upload`])
  const closed = [...robotsText(SITE).matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path!)
  expect(closed).toContain('/results')
  for (const place of places) expect(closed.filter(path => place.startsWith(SITE + path))).toEqual([])
})

test('crawlers are told where the map is', () => {
  expect(robotsText(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})
