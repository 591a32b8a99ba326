import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnalysisReply } from '#contract/analyses.ts'
import { CallFailed } from '#web/api.ts'
import { downloadLetter } from '#web/letters/download-letter.ts'
import { letterFailure, letterPath, type AnalysisWish, writeLetter } from '#web/letters/write-letter.ts'
import { t } from '#web/language.tsx'
import { useToast } from '#web/ui/Toast.tsx'

type Purpose = 'open' | 'download' | 'track'

/** Writing a letter from the results, and what comes after it. */
export function useLetterActions(analysis: AnalysisReply) {
  const navigate = useNavigate()
  const say = useToast()
  const [wish, setWish] = useState<AnalysisWish>()
  const work = useMutation({
    mutationFn: async ({ wish, purpose }: { wish: AnalysisWish; purpose: Purpose }) => {
      const letter = await writeLetter(analysis, wish)
      if (purpose !== 'download' || letter.locked) {
        await navigate(`${letterPath(letter, wish)}${purpose === 'track' ? '#mailing' : ''}`)
        return undefined
      }
      const got = await downloadLetter(letter, 'pdf', analysis.violations.violation_count)
      if (got === 'pdf') say(t('The PDF letter is saved.'))
      return got
    },
  })
  const start = (next: AnalysisWish, purpose: Purpose) => {
    setWish(next)
    work.mutate({ wish: next, purpose })
  }
  const { recommended_strategy } = analysis.strategic_analysis
  // No letter answers a court: whoever went on all the same asks the collector for proof.
  const strategy = recommended_strategy === 'ATTORNEY NOW' ? 'DEBT VALIDATION REQUEST' : recommended_strategy
  const recommended: AnalysisWish = { kind: 'answer', strategy }
  return {
    /** What is being done now, so that only its own button turns. */
    running: work.isPending ? work.variables : undefined,
    failure: work.isError ? letterFailure(work.error, wish) : undefined,
    failures: work.failureCount,
    needsLogin: work.error instanceof CallFailed && work.error.status === 401,
    /** The PDF could not be made and a plain-text file took its place. */
    fellBack: work.data === 'text',
    write: (chosen: AnalysisWish = recommended) => start(chosen, 'open'),
    download: () => start(recommended, 'download'),
    track: () => start(recommended, 'track'),
  }
}
