import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnalysisReply, answerQuestions, getAnalysis, pageImage } from '#contract/analyses.ts'
import { evidencePiece } from '#contract/evidence.ts'
import { CallFailed, send, sendForFile } from '#web/api.ts'
import { orKept } from '#web/offline/kept-replies.ts'
import { parseStored, read, saveAnalysis, savedAnalysis, saveState, write } from '#web/saved.ts'
import { stateCode } from '#units/state-code.ts'
import { z } from 'zod'
import { type Answer, wireName } from './answers.ts'
import type { Piece } from './marks.ts'
import { showable } from './pictures.ts'

/** The analysis with this id: the one kept in this tab, else asked from the server. Without an id, the one kept here. */
export function useAnalysis(id: string | undefined) {
  return useQuery(analysisQuery(id))
}

/** How that analysis is asked for. */
export function analysisQuery(id: string | undefined) {
  const kept = savedAnalysis()
  const known = kept && (id === undefined || kept.analysis_id === id) ? kept : undefined
  // what was locked may have been opened since: it is shown as it was and asked for anew
  const mayHaveOpened = known !== undefined && known.locked.unlock !== null
  const asked = id ?? known?.analysis_id
  return queryOptions({
    queryKey: ['analysis', asked],
    queryFn: async ({ signal }) => {
      const analysis = await orKept(getAnalysis, { params: { id: asked ?? '' }, signal }, send)
      if (mayHaveOpened) saveAnalysis(analysis)
      return analysis
    },
    enabled: asked !== undefined && (known === undefined || mayHaveOpened),
    staleTime: mayHaveOpened ? 0 : Number.POSITIVE_INFINITY,
    retry: (tries, error) => tries < 2 && !(error instanceof CallFailed && error.status > 0),
    ...(known && { initialData: known, ...(mayHaveOpened && { initialDataUpdatedAt: 0 }) }),
  })
}

/** Tells the server what the person knows; the whole result is judged again and shown at once. */
export function useAnswer(analysis: AnalysisReply) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ fact, value }: { readonly fact: string; readonly value: Answer }) => {
      const name = wireName(fact)
      const state = name === 'state_of_residence' && typeof value === 'string' ? stateCode(value) : undefined
      if (state) saveState(state)
      return send(answerQuestions, {
        params: { id: analysis.analysis_id },
        body: { ...(state && { state }), consumer_facts: { [name]: value } },
      })
    },
    onSuccess: (next, { fact, value }) => {
      saveAnalysis(next)
      rememberAnswer(next.analysis_id, wireName(fact), value)
      queries.setQueryData(['analysis', next.analysis_id], next)
    },
  })
}

const entrySchema = z.union([z.string(), z.record(z.string(), z.string())])
const answersSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(entrySchema)]),
)

/** What the person answered about this letter in this tab, by the wire's names. */
export function answersGiven(analysisId: string): Readonly<Record<string, Answer>> {
  return parseStored(answersSchema, read('session', `writeback.answers.${analysisId}`)) ?? {}
}

function rememberAnswer(analysisId: string, name: string, value: Answer): void {
  write('session', `writeback.answers.${analysisId}`, JSON.stringify({ ...answersGiven(analysisId), [name]: value }))
}

/** The picture of a page as an address to show; null when the server keeps it no longer. */
export function usePageImage(analysis: AnalysisReply, page: number) {
  const offered = analysis.pages.find(one => one.number === page)?.image_url
  return useQuery({
    queryKey: ['page-image', analysis.analysis_id, page],
    queryFn: async ({ signal }) => {
      try {
        const params = { id: analysis.analysis_id, page }
        return showable(await sendForFile(pageImage, { params, signal }))
      } catch (error) {
        if (error instanceof CallFailed && error.status === 404) return null
        throw error
      }
    },
    enabled: Boolean(offered),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    ...(!offered && { initialData: null }),
  })
}

/** The picture of a piece of a page as an address to show; nothing is asked for without a piece. */
export function usePieceImage(analysisId: string, piece: Piece | undefined) {
  const id = piece?.url.split('/').at(-1) ?? ''
  return useQuery({
    queryKey: ['piece-image', analysisId, id],
    queryFn: async ({ signal }) =>
      showable(await sendForFile(evidencePiece, { params: { id: analysisId, piece: id }, signal })),
    enabled: piece !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
