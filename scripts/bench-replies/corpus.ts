import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { concludeReply } from '#disputes/conclude-reply.ts'
import type { Conclusion } from '#disputes/conclusion.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'
import { readReplySigns } from '#reading/reply-signs.ts'
import { dollars } from '#units/cents.ts'

/** A reply with what a person would conclude from it. */
export interface LabelledReply {
  readonly id: string
  readonly text: string
  readonly amountBefore: number | undefined
  readonly expected: Conclusion
}

const file = z.object({
  id: z.string(),
  text: z.string(),
  consumer_facts: z.object({ amount_before: z.number().optional() }).default({}),
  expected: z.object({ conclusion: z.string() }),
})

/** The labelled replies of a folder of YAML files. */
export function readReplies(folder: string): LabelledReply[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => {
      const { id, text, consumer_facts, expected } = file.parse(parse(readFileSync(join(folder, name), 'utf8')))
      return { id, text, amountBefore: consumer_facts.amount_before, expected: expected.conclusion as Conclusion }
    })
}

/** What the product concludes from a reply's text. */
export function concluded({ text, amountBefore }: LabelledReply): Conclusion {
  const paper = paperFromText(text)
  return concludeReply({
    signs: readReplySigns(paper),
    facts: readFacts(paper),
    amountBefore: amountBefore === undefined ? undefined : dollars(amountBefore),
  }).conclusion
}
