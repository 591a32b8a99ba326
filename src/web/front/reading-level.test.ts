import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { afterEach, describe, expect, test } from 'vitest'
import { FRONT } from '#language/spanish/front/index.ts'
import { speak } from '#web/language.tsx'
import { wordsOf } from '#web/rendered.testing.ts'
import { FRONT_PAGES } from './pages.ts'
import { renderAhead } from './prerender.tsx'

const MOST_GRADE = 8

// INFLESZ: from 65 on a text is "quite easy" (55 to 65 "normal", what the general press is written in).
// Barrio-Cantalejo et al., Anales del Sistema Sanitario de Navarra 31(2), 2008.
const LEAST_PERSPICUITY = 65

const PAGES = FRONT_PAGES.map(page => [page.paths[0], page] as const)

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

/** Szigriszt-Pazos: 206.835 less 62.3 for each syllable of a word and 1 for each word of a sentence, on the average. */
function perspicuityOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(sentence => sentence.match(/\p{L}+/gu) ?? [])
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0)
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length
}

/** Spanish is spelt as it is spoken: each strong or accented vowel is a syllable, weak ones among themselves are one. */
function spanishSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/qu|gu(?=[eiéí])/g, 'k')
    .replace(/y$/, 'i')
  return Math.max(1, spoken.match(/[aáeéoóíú]|(?<![aáeéoóíúiuü])[iuü]+(?![aáeéoóíúiuü])/g)?.length ?? 0)
}

test.each(PAGES)('%s reads at grade 8 or below', async (path, page) => {
  const sentences = sentencesOf(await renderAhead(await page.load()))
  expect(sentences.length).toBeGreaterThan(10)
  const grade = gradeOf(sentences)
  process.stdout.write(`${path}: grade ${grade.toFixed(1)} over ${sentences.length} sentences\n`)
  expect(grade).toBeLessThanOrEqual(MOST_GRADE)
})

describe('in Spanish', () => {
  afterEach(() => speak('en'))

  test.each(PAGES)('%s reads with ease', async (path, page) => {
    speak('es', [FRONT])
    const sentences = sentencesOf(await renderAhead(await page.load()))
    expect(sentences.length).toBeGreaterThan(10)
    const perspicuity = perspicuityOf(sentences)
    process.stdout.write(
      `${path}, in Spanish: perspicuity ${perspicuity.toFixed(1)} over ${sentences.length} sentences\n`,
    )
    expect(perspicuity).toBeGreaterThanOrEqual(LEAST_PERSPICUITY)
  })

  test.each([
    ['carta', 2],
    ['ciudad', 2],
    ['día', 2],
    ['quien', 1],
    ['guerra', 2],
    ['reúne', 3],
    ['ley', 1],
    ['averiguar', 4],
    ['deudas', 2],
    ['y', 1],
  ])('%s has %i syllables', (word, count) => {
    expect(spanishSyllables(word)).toBe(count)
  })
})
