import { z } from 'zod'
import { analysisSchema } from './analyses.ts'
import { call } from './call.ts'

const ids = z.object({ id: z.uuid() })

export const evidencePiece = call({
  method: 'GET',
  path: '/api/analyses/:id/pieces/:piece',
  summary: 'The piece of a page that a finding rests on. It stays when the page is deleted.',
  params: ids.extend({ piece: z.uuid() }),
  reply: z.instanceof(Uint8Array),
})

/** Stopping deletes the pages at once; they cannot be had back. */
export const keepPages = call({
  method: 'POST',
  path: '/api/analyses/:id/keep-pages',
  summary: "Keeps the letter's pages as evidence, or stops keeping them.",
  params: ids,
  body: z.object({ keep: z.boolean() }),
  reply: analysisSchema,
})

export const EVIDENCE_CALLS = { evidencePiece, keepPages }
