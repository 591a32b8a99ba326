import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse } from '#contract/refuse.ts'
import { keepableText } from '#server/keepable.ts'
import type { ReceivedFile } from './accept-upload.ts'

const MOST_BYTES = 10_485_760
const MOST_FILES = 42
const MOST_FIELDS = 40

const ROLES: Readonly<Record<string, ReceivedFile['role']>> = {
  file: 'letter',
  files: 'letter',
  envelope: 'envelope',
  user_letter: 'own-letter',
}

/** Takes a multipart form apart: fields checked by their schema, files in memory, 10 MB in all.
 *  Refuses as soon as a bound is passed, without reading the rest. */
export async function receiveForm<Fields extends z.ZodType>(
  request: FastifyRequest,
  schema: Fields,
): Promise<{ fields: z.output<Fields>; files: ReceivedFile[] }> {
  if (!request.isMultipart()) throw refuse.invalidRequest('it is not a form with files.')
  const fields: Record<string, string> = {}
  const files: ReceivedFile[] = []
  let total = 0
  for await (const part of request.parts({
    limits: {
      files: MOST_FILES,
      fileSize: MOST_BYTES + 1,
      fields: MOST_FIELDS,
      fieldSize: 120_000,
      fieldNameSize: 100,
      parts: MOST_FILES + MOST_FIELDS,
      headerPairs: 20, // of one part
    },
  })) {
    if (part.type === 'field') {
      fields[keepableText(part.fieldname)] = keepableText(String(part.value))
      continue
    }
    const role = ROLES[part.fieldname]
    if (!role) throw refuse.invalidRequest(`a file came under the unknown name "${part.fieldname.slice(0, 40)}".`)
    const bytes = await part.toBuffer()
    total += bytes.length
    if (total > MOST_BYTES || part.file.truncated) throw refuse.tooLarge()
    files.push({ role, name: safeName(part.filename), bytes })
  }
  const parsed = schema.safeParse(fields)
  if (!parsed.success)
    throw refuse.invalidRequest(
      parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    )
  return { fields: parsed.data, files }
}

// The name is shown again, never used as a path.
function safeName(name: string | undefined): string {
  return (name ?? '')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 120)
}

/** The id whoever uploads made for it, to watch its progress by; a new one when there is none. */
export function uploadIdOf({ headers }: FastifyRequest): string {
  const given = headers['x-analysis-id']
  if (given === undefined) return randomUUID()
  const id = z.uuid().safeParse(given)
  if (!id.success) throw refuse.invalidRequest('X-Analysis-Id is not a UUID.')
  return id.data
}
