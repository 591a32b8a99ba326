import type { PlainPhrase } from '#language/phrase.ts'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { counterLetter } from '#contract/disputes.ts'
import { LetterEditor } from '#web/letters/LetterEditor.tsx'
import { storedLetter } from '#web/letters/stored-letter.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { useAnalysis } from './use-analysis.ts'

type ResponseType = z.output<typeof counterLetter.body>['response_type']

const NAMES: Readonly<Record<string, PlainPhrase>> = {
  continued_dispute: 'Continued dispute',
  settlement_offer: 'Settlement offer',
  cease_desist: 'Cease and desist',
} satisfies Record<ResponseType, PlainPhrase>

/** Where the tracker leads with an answer it had written.  @law specification part 1, 2.3 */
export function counterLetterPath(letterId: string, responseType: ResponseType): string {
  return `/results?${new URLSearchParams({ letter: letterId, response_type: responseType })}`
}

/** An answer written from the tracker: what kind it is, the letter itself, and the way back to its dispute. */
export function CounterLetter() {
  const [search] = useSearchParams()
  const letter = storedLetter(search.get('letter') ?? '')
  const { data: analysis } = useAnalysis(letter?.analysisId ?? undefined)
  const name = NAMES[search.get('response_type') ?? '']
  const kind = name === undefined ? undefined : t(name)
  const tracker = letter?.disputeId ? `/response-tracker/${letter.disputeId}` : '/response-tracker'
  return (
    <div className="wrap pt-6">
      <title>{t('{title} | Writeback', { title: kind ?? t('Your answer') })}</title>
      {letter ? (
        <>
          <p className="flex flex-wrap items-center gap-x-3.5 text-sm text-ink-soft print:hidden">
            <Link to={tracker} className="inline-flex min-h-11 items-center gap-1.5">
              <ArrowLeft className="icon" /> {t('Response Tracker')}
            </Link>
            <span>{kind === undefined ? letter.title : `${kind}: ${letter.title}`}</span>
          </p>
          <LetterEditor
            key={letter.id}
            letter={letter}
            analysis={analysis}
            wish={undefined}
            heading={<h1>{t('Your answer is ready to check')}</h1>}
          />
        </>
      ) : (
        <EmptyState
          title={t('This letter is not on this device')}
          action={
            <Link to={tracker} className={buttonClass({ variant: 'primary' })}>
              {t('Open the tracker')}
            </Link>
          }
        >
          {t('Letters are kept in the browser they were written in. Your tracker can write it again.')}
        </EmptyState>
      )}
    </div>
  )
}
