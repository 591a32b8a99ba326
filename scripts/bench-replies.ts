import process, { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { concluded, readReplies, type LabelledReply } from './bench-replies/corpus.ts'
import { generateReplies } from './bench-replies/generate.ts'

const { values } = parseArgs({ options: { corpus: { type: 'string' }, misses: { type: 'boolean', default: false } } })

/** Of the generated replies that nothing was tuned on. */
const LEAST_HELD_OUT = 0.9

const generated = generateReplies()
const [held, seen] = [generated.filter(({ heldOut }) => heldOut), generated.filter(({ heldOut }) => !heldOut)]
const corpus = values.corpus === undefined ? [] : readReplies(values.corpus)
const parts = [
  ...(corpus.length > 0 ? [part('corpus', corpus, 1)] : []),
  part('generated, seen while writing', seen, LEAST_HELD_OUT),
  part('generated, held out', held, LEAST_HELD_OUT),
]
stdout.write(`${parts.map(({ line }) => line).join('\n')}\n`)
if (parts.some(({ isEnough }) => !isEnough)) process.exitCode = 1

function part(name: string, replies: readonly LabelledReply[], least: number) {
  const results = replies.map(reply => ({ reply, got: concluded(reply) }))
  const right = results.filter(({ reply, got }) => got === reply.expected).length
  const misses = results.filter(({ reply, got }) => got !== reply.expected)
  const share = right / replies.length
  const shown = values.misses
    ? misses.map(({ reply, got }) => `\n  ${reply.id}: ${reply.expected}, concluded ${got}`)
    : []
  return {
    line: `${name}: ${right} of ${replies.length} (${share.toFixed(2)}), asked for ${least.toFixed(2)}${shown.join('')}`,
    isEnough: share >= least,
  }
}
