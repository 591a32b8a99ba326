import type { EVIDENCE_CALLS } from '#contract/evidence.ts'
import { analysisReply } from '#server/analyses/routes.ts'
import { fileOf, findAnalysis } from '#server/analyses/table.ts'
import { refuse } from '#contract/refuse.ts'
import { FileReply, type Route } from '#server/route.ts'
import { cutBeforePagesGo } from './cut-evidence.ts'
import { keepPagesOf, stopKeepingPagesOf } from './keep-pages.ts'
import { piecesShown } from './pieces-shown.ts'

const evidencePiece: Route<typeof EVIDENCE_CALLS.evidencePiece> = {
  who: 'owner',
  handle: async ({ room, owner, params }) => {
    // one gate for the finding and for its piece: what the reply does not name is not there
    const shown = piecesShown(await analysisReply(room, owner, params.id))
    const file = shown.has(params.piece) ? await fileOf(room.db, params.id, params.piece) : undefined
    const bytes = file && (await room.blobs.get(file.id))
    if (!file || !bytes) throw refuse.notFound()
    return new FileReply({ bytes, mediaType: file.mediaType })
  },
}

const keepPages: Route<typeof EVIDENCE_CALLS.keepPages> = {
  who: 'owner',
  perMinute: 30,
  handle: async ({ room, owner, params, body }) => {
    if (!(await findAnalysis(room.db, owner, params.id))) throw refuse.notFound()
    if (body.keep) {
      if (!(await keepPagesOf(room.db, owner, params.id, room.clock.now()))) throw refuse.pagesGone()
    } else {
      await cutBeforePagesGo(room, params.id)
      await stopKeepingPagesOf(room, owner, params.id)
    }
    return analysisReply(room, owner, params.id)
  },
}

export const EVIDENCE_ROUTES = { evidencePiece, keepPages }
