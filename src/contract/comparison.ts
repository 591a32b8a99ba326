import { z } from 'zod'

const words = z.array(
  z.object({
    page: z.int(),
    quote: z.string(),
    boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  }),
)
const truth = z.boolean().nullable()

const sum = z
  .object({
    start: z.number(),
    interest: z.number(),
    fees: z.number(),
    less: z.number(),
    comes_to: z.number(),
    says_total: z.number(),
    adds_up: z.boolean(),
  })
  .nullable()

/** What changed from an earlier letter to this one, in dollars and in the words of both. */
const changesSchema = z.object({
  same_sender: truth,
  same_account: truth,
  amount: z
    .object({
      before: z.number(),
      now: z.number(),
      difference: z.number(),
      rows: z.array(z.object({ what: z.string(), amount: z.number() })),
      /** What no row accounts for; null when the rows cannot be compared. */
      unexplained: z.number().nullable(),
      sums: z.object({ before: sum, now: sum }),
      before_words: words,
      now_words: words,
    })
    .nullable(),
  names: z.array(
    z.object({ who: z.string(), before: z.string(), now: z.string(), before_words: words, now_words: words }),
  ),
  promised_and_absent: z.array(z.object({ document: z.string(), words })),
  repeated_threats: z.array(z.object({ action: z.string(), before_words: words, now_words: words })),
  passed_deadlines: z.array(z.object({ of: z.string(), on: z.iso.date(), words })),
})

/** The earlier letter chosen for comparison; its changes are locked the way findings are. */
export const comparisonSchema = z.object({
  earlier: z.object({ analysis_id: z.string(), file_name: z.string(), on: z.iso.date().nullable() }),
  changes: changesSchema.nullable(),
})

export type ComparisonReply = z.infer<typeof comparisonSchema>
export type ChangesReply = z.infer<typeof changesSchema>
