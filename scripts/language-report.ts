// npm run -s language:report [-- --rules]
// Which of our own sentences in the answers about a letter no Spanish phrase fits yet, the most frequent first.
import { fileURLToPath } from 'node:url'
import { EVERYTHING_OPEN } from '#billing/access.ts'
import { RULES } from '#law/rules/index.ts'
import { readFacts } from '#reading/read-facts.ts'
import { assess } from '#server/analyses/assess.ts'
import { presentAnalysis } from '#analyses/present.ts'
import { readCorpus, type CorpusLetter } from './bench-law/corpus.ts'
import { unsaidIn } from '#language/say-reply.ts'

const CORPUS = fileURLToPath(new URL('../examples/corpus/', import.meta.url))
const STATES = ['CA', 'NY', 'TX', 'NC', 'MA', 'WI', 'MS', null] as const
const TOLD: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { debt_type: 'credit-card', last_payment_date: '2015-03-01', received_on: '2026-11-10' },
  { debt_type: 'medical', default_date: '2025-03-01', identity_theft: true, attorney_represents: true },
  { debt_type: 'credit-card', debt_discharged: true, consumer_deceased: true, military_service: [] },
]
const clock = { now: () => new Date('2026-11-21T12:00:00Z') }

const unsaid = new Map<string, number>()
for (const letter of readCorpus(CORPUS))
  for (const state of STATES) for (const told of TOLD) count(replyTo(letter, state, told))
for (const { title, whyItMatters, wouldChange } of RULES)
  count({ title, why_it_matters: whyItMatters, would_change_this: wouldChange })

for (const [sentence, times] of [...unsaid].toSorted((a, b) => b[1] - a[1]))
  process.stdout.write(`${times}\t${sentence}\n`)
process.stdout.write(`${unsaid.size} sentences are not said in Spanish\n`)

function count(reply: unknown): void {
  for (const sentence of unsaidIn(reply)) unsaid.set(sentence, (unsaid.get(sentence) ?? 0) + 1)
}

function replyTo({ paper }: CorpusLetter, state: string | null, consumerFacts: (typeof TOLD)[number]): unknown {
  const facts = readFacts(paper)
  const assessment = assess({ facts, consumerFacts, state, timeZone: null }, clock)
  const reading = { source: 'text_layer', confidence: 1, unread: [], pages: [] } as const
  const analysis = {
    id: 'none',
    createdAt: clock.now(),
    fileName: 'letter.txt',
    flowType: 'generate',
    disputeId: null,
    state,
    reading,
    facts,
    ownLetter: null,
    savedAt: null,
    pages: [],
    pieces: [],
  } as const
  return presentAnalysis(analysis, assessment, EVERYTHING_OPEN)
}
