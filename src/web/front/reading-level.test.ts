import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { expect, test } from 'vitest'
import { rendered, wordsOf } from '#web/rendered.testing.ts'
import { FRONT_PAGES } from './pages.ts'

const MOST_GRADE = 8

/** Running text of the page: what stands in paragraphs, lists and tables as sentences. Menu, foot, law references and the
 *  picture of a letter are not read through. */
function sentencesOf(html: string): readonly string[] {
  const main = /<main.*?<\/main>/s.exec(html)?.[0].replace(/<figure.*?<\/figure>/gs, '') ?? ''
  return main
    .split(/<\/?(?:p|li|h\d|dt|dd|td|th|div|label|summary|legend|b|small|option|button|a)\b[^>]*>/)
    .flatMap(part => wordsOf(part).split(/(?<=[.?!])\s+/))
    .filter(sentence => /[.?!]$/.test(sentence) && sentence.split(' ').length > 2 && !/\d+ (?:USC|CFR)/.test(sentence))
}

function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(sentence => sentence.match(/[A-Za-z’'-]+/g) ?? [])
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  })
}

test.each(FRONT_PAGES.map(page => [page.paths[0], page] as const))(
  '%s reads at grade 8 or below',
  async (path, page) => {
    const sentences = sentencesOf(rendered(await page.load(), path))
    expect(sentences.length).toBeGreaterThan(10)
    const grade = gradeOf(sentences)
    process.stdout.write(`${path}: grade ${grade.toFixed(1)} over ${sentences.length} sentences\n`)
    expect(grade).toBeLessThanOrEqual(MOST_GRADE)
  },
)
