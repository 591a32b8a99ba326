import { readEnvelope as call } from '#contract/analyses.ts'
import type { CALLS } from '#contract/index.ts'
import { postmarkOn } from '#reading/postmark.ts'
import { refuse } from '#contract/refuse.ts'
import type { Route } from '#server/route.ts'
import { receiveForm } from '#server/uploads/receive.ts'
import * as table from './table.ts'

const MULTIPART_BYTES = 12 * 1024 * 1024

/** The day on a photo of the envelope. The photo is never stored: what is kept is the day, once the person confirms it. */
export const readEnvelope: Route<typeof CALLS.readEnvelope> = {
  who: 'owner',
  perMinute: 10,
  bodyBytes: MULTIPART_BYTES,
  handle: async ({ owner, room, params, request }) => {
    if (!(await table.findAnalysis(room.db, owner, params.id))) throw refuse.notFound()
    const { files } = await receiveForm(request, call.multipart.fields)
    const photos = files.filter(({ role }) => role === 'envelope')
    if (photos.length === 0) throw refuse.invalidRequest('there is no photo of an envelope in it.')
    const read = await room.reader.read({ files: photos, kind: 'letter', signal: room.stopping })
    if (read.kind === 'refused' && read.code !== 'empty')
      throw refuse.unreadable(read.code, read.message, read.suggestion)
    const found = read.kind === 'read' ? postmarkOn(read.paper) : undefined
    return { success: true, postmark: found?.on ?? null, line: found?.line ?? '' }
  },
}
