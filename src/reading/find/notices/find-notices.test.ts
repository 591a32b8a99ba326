import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paperFromText } from '#reading/paper.ts'
import { readText } from '#reading/read-facts.ts'
import { findNotices } from './find-notices.ts'

// One text a line, behind the notice and a + (it carries it) or a - (it comes close and does not).
const examples = readFileSync(new URL('notices.examples.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test.each(examples)('%s', example => {
  const [, notice, sign, text] = /^(\S+) ([+-]) (.*)$/.exec(example)!
  const { notices } = findNotices(readText(paperFromText(text!)))
  const found = notices?.known ? notices.value.map(one => one.notice) : []
  if (sign === '+') expect(found).toContain(notice)
  else expect(found).not.toContain(notice)
})
