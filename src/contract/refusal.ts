import { z } from 'zod'

/** Every refusal on the wire: words for the page, a stable code for programs, and what to do now. */
export const refusalSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  suggestion: z.string(),
})

export type Refusal = z.infer<typeof refusalSchema>
