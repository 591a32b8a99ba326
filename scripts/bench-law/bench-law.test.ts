import { expect, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { judgeLetter } from './judge.ts'
import { score } from './score.ts'
import { shortfalls } from './targets.ts'

function scoresOf(folder: string) {
  const letters = readCorpus(new URL(`../../examples/${folder}`, import.meta.url).pathname)
  const all = letters.map(letter => ({ letter, judged: judgeLetter(letter) }))
  return score(
    all,
    all.map(({ judged }) => judged.milliseconds),
  )
}

test.each(['corpus', 'more-letters'])('the labelled letters of %s are judged as they are labelled', folder => {
  const scores = scoresOf(folder)
  expect(scores.letters).toBeGreaterThan(10)
  expect(shortfalls(scores)).toEqual([])
  expect(scores.forbidden).toEqual([])
  expect(scores.falseCourtPapers).toEqual([])
})

test('a corpus that is judged badly falls short', () => {
  const [letter] = readCorpus(new URL('../../examples/corpus', import.meta.url).pathname)
  const judged = judgeLetter(letter!)
  const wanted = { ...letter!, expected: { ...letter!.expected, findings: [{ rule_id: 'postcard' }] } }
  expect(shortfalls(score([{ letter: wanted, judged }], [judged.milliseconds]))).toEqual(['recall under 0.85'])
})

test('no compliant letter breaks the law of its own state, and letters without their state’s text do', () => {
  const all = ['corpus', 'more-letters', 'first-sight/ordinary', 'first-sight/odd-1', 'first-sight/odd-2'].flatMap(
    folder => readCorpus(new URL(`../../examples/${folder}`, import.meta.url).pathname),
  )
  const broken = all.filter(letter => (judgeLetter(letter).assessment.stateLaw?.findings.length ?? 0) > 0)
  expect(broken.filter(({ group }) => group === 'compliant').map(({ slug }) => slug)).toEqual([])
  expect(broken.map(({ state }) => state)).toEqual(['CA', 'CO', 'NY', 'WA', 'CO'])
})
