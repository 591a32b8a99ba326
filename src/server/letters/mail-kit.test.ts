import { mailKitOf, pdfOf } from './files.ts'
import { expect, test } from 'vitest'
import { IN_TIME } from '#letters/contexts.testing.ts'
import { fill } from '#letters/templates/define-letter.ts'
import { TEMPLATES } from '#letters/templates/index.ts'
import { pagesOf } from './pdf-pages.testing.ts'

test('the mail kit is the letter, the sheet on sending it, and labels to and from', async () => {
  const letter = fill(TEMPLATES['validation-request'], IN_TIME)
  const alone = await pagesOf(await pdfOf(letter))
  const kit = await pagesOf(await mailKitOf(letter))
  expect(kit).toHaveLength(alone.length + 2)
  expect(kit.slice(0, alone.length).map(({ text }) => text)).toEqual(alone.map(({ text }) => text))
  const [guide = '', labels = ''] = kit.slice(alone.length).map(({ text }) => text.replace(/\s+/g, ' '))
  for (const words of ['1. Article Addressed to', 'Tick “Certified Mail”', IN_TIME.collector.name!, 'Prices of'])
    expect(guide).toContain(words)
  expect(labels.split(IN_TIME.collector.name!)).toHaveLength(6)
  expect(labels.split(IN_TIME.consumer.name!)).toHaveLength(6)
})
