import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What a person deleted: of it, nothing may come back with a backup. */
export const deletionSchema = z.object({
  what: z.enum(['everything-deleted', 'analysis-deleted', 'dispute-deleted']),
  id: z.string(),
})
export type Deletion = z.infer<typeof deletionSchema>

const manifestSchema = z.object({
  form: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The last migration of the database it was made of. */
  migration: z.int(),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: z.int(), sha256: z.string() })),
  blobs: z.int(),
  /** Everything deleted until then: an older backup is restored without it. */
  deletions: z.array(deletionSchema),
})
export type Manifest = z.infer<typeof manifestSchema>

/** @throws when there is none, or one of another form */
export function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
}
