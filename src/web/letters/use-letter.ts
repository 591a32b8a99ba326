import { useQuery } from '@tanstack/react-query'
import { LETTER_CHOICES } from '#billing/aliases.ts'
import { getAnalysis } from '#contract/analyses.ts'
import { strategyName } from '#contract/analysis-parts.ts'
import { send } from '#web/api.ts'
import { savedAnalysis } from '#web/saved.ts'
import { storedLetter, type StoredLetter } from './stored-letter.ts'
import { type LetterWish, writeLetter, writePreWritten } from './write-letter.ts'

/** What the address asks for, when it says enough to write the letter again. */
export function wishOf(search: URLSearchParams): LetterWish | undefined {
  const amount = Number(search.get('amount'))
  if (amount > 0) {
    return {
      kind: 'settlement',
      amount,
      savings: Number(search.get('savings')),
      percentage: Number(search.get('percent')),
    }
  }
  const choice = LETTER_CHOICES.find(one => one === search.get('template'))
  if (choice) return { kind: 'pre-written', choice }
  const strategy = strategyName.safeParse(search.get('strategy'))
  return strategy.success ? { kind: 'answer', strategy: strategy.data } : undefined
}

/** The letter kept on this device; else written again from its analysis or its template, which gives the same letter;
 *  else null. */
export function useLetter(id: string, search: URLSearchParams) {
  const kept = storedLetter(id)
  const analysisId = search.get('analysis')
  const wish = wishOf(search)
  return useQuery({
    queryKey: ['letter', id],
    queryFn: async ({ signal }): Promise<StoredLetter | null> => {
      if (wish?.kind === 'pre-written') return writePreWritten(wish.choice)
      if (!analysisId || !wish) return kept ?? null
      const known = savedAnalysis()
      const analysis =
        known?.analysis_id === analysisId ? known : await send(getAnalysis, { params: { id: analysisId }, signal })
      return writeLetter(analysis, wish)
    },
    staleTime: kept?.locked ? 0 : Number.POSITIVE_INFINITY, // it may have been opened since
    gcTime: 0,
    retry: false,
    ...(kept && { initialData: kept, ...(kept.locked && { initialDataUpdatedAt: 0 }) }),
  })
}
