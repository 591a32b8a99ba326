import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'

const EXAMPLES = readFileSync(new URL('./court-paper.examples.txt', import.meta.url), 'utf8').split('\n')

function kindOf(text: string): string | undefined {
  const { kindOfPaper } = readFacts(paperFromText(text.replaceAll(' || ', '\n')))
  return kindOfPaper.known ? kindOfPaper.value : undefined
}

describe('papers of a court are told from letters', () => {
  const court = EXAMPLES.filter(line => line.startsWith('+ ')).length
  it('has examples of both', () => {
    expect(court).toBeGreaterThan(20)
  })

  it.each(EXAMPLES.flatMap(line => [/^\+ ([\w-]+): (.*)$/.exec(line)].flatMap(m => (m ? [[m[2]!, m[1]!]] : []))))(
    '%s',
    (text, kind) => {
      expect(kindOf(text)).toBe(kind)
    },
  )

  it.each(EXAMPLES.filter(line => line.startsWith('- ')).map(line => line.slice(2)))('%s', text => {
    const kind = kindOf(text)
    expect(kind === undefined || !isCourtPaper(kind as never), kind).toBe(true)
  })
})
