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
