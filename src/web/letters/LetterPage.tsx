import { ArrowLeft } from 'lucide-react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import { useAnalysis } from '#web/results/use-analysis.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { LetterEditor } from './LetterEditor.tsx'
import { LetterLoading } from './LetterLoading.tsx'
import type { StoredLetter } from './stored-letter.ts'
import { useLetter, wishOf } from './use-letter.ts'
import { letterFailure } from './write-letter.ts'

/** In the place of an id: a letter of the template the address names, which gets its id when it is written. */
const NEW = 'new'

/** One letter: read it, change it, take it along, mail it. */
export function LetterPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { data: letter, error, isLoading, refetch } = useLetter(id, search)
  return (
    <div className="wrap pt-6">
      <title>{t('Your letter | Writeback')}</title>
      {letter && id === NEW ? (
        <Navigate to={`/letter/${letter.id}?${search}`} replace />
      ) : letter ? (
        <Editor key={letter.id} letter={letter} />
      ) : isLoading ? (
        <LetterLoading />
      ) : error ? (
        <ErrorState title={letterFailure(error, wishOf(search))} onRetry={() => void refetch()}>
          {t('Your findings are kept. Nothing was sent to anyone.')}
        </ErrorState>
      ) : (
        <EmptyState
          title={t('This letter is not on this device')}
          action={
            <Link to="/upload" className={buttonClass({ variant: 'primary' })}>
              {t('Check a letter')}
            </Link>
          }
        >
          {t(
            'Letters are kept in the browser they were written in. Open it there, or write it again from your findings.',
          )}
        </EmptyState>
      )}
    </div>
  )
}

function Editor({ letter }: { readonly letter: StoredLetter }) {
  const [search] = useSearchParams()
  const { data: analysis } = useAnalysis(letter.analysisId ?? undefined)
  const collector = analysis?.facts.collector_name?.value
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3.5 text-sm text-ink-soft print:hidden">
        {letter.analysisId && (
          <Link to={`/results?analysis=${letter.analysisId}`} className="inline-flex min-h-11 items-center gap-1.5">
            <ArrowLeft className="icon" /> {t('Findings')}
          </Link>
        )}
        {collector && <span>{collector}</span>}
        <span>{letter.title}</span>
      </p>
      <LetterEditor
        letter={letter}
        analysis={analysis}
        wish={wishOf(search)}
        heading={<h1>{t('Your letter is ready to check')}</h1>}
      />
    </>
  )
}
