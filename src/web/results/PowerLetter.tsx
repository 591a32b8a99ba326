import { useMutation } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { letterFailure, letterPath, writeDemand } from '#web/letters/write-letter.ts'
import { savedToken } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { powerLetterOf } from '#web/violations/power-letter-query.ts'
import { said, t } from '#web/language.tsx'
import { useViolations } from '#web/violations/use-violations.ts'

const WISH = { kind: 'answer', strategy: 'FDCPA VIOLATION DEMAND' } as const

/** Where a Power Letter begins: the chosen violations, and the demand that names them and no others. */
export function PowerLetter() {
  const [search] = useSearchParams()
  const { data, error, refetch } = useViolations()
  if (!savedToken()) return <Navigate to="/login" replace />
  return (
    <div className="wrap py-6 md:py-10">
      <title>{t('Power Letter | Writeback')}</title>
      {error ? (
        <ErrorState title={t('Your violations could not be loaded')} onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ErrorState>
      ) : data ? (
        <Demands asked={powerLetterOf(search, data.violations)} combo={search.get('combo') ?? ''} />
      ) : (
        <Skeleton className="h-64 w-full rounded-md" />
      )}
    </div>
  )
}

function Demands({ asked, combo }: { readonly asked: ReturnType<typeof powerLetterOf>; readonly combo: string }) {
  const navigate = useNavigate()
  const written = useMutation({
    mutationFn: async ({ analysisId, rules }: { analysisId: string; rules: readonly string[] }) =>
      navigate(letterPath(await writeDemand(analysisId, rules), WISH)),
  })
  return (
    <div className="grid gap-5">
      <div>
        <h1>
          {t('Power Letter')}
          {combo && `: ${said(combo)}`}
        </h1>
        <p className="mt-2 max-w-[60ch] text-ink-soft">
          {t('A demand that names what you chose and nothing else. You read every sentence before you send it.')}
        </p>
      </div>
      {written.error && (
        <Alert tone="red" title={letterFailure(written.error, WISH)} announce="alert" takesFocus>
          {t('Nothing was sent to anyone.')}
        </Alert>
      )}
      {asked.missing > 0 && (
        <Alert tone="amber" title={t('Some of these are no longer in your history')}>
          {t('They are left out.')}
        </Alert>
      )}
      {asked.demands.map(({ analysisId, violations, rules }, index) => (
        <Card key={analysisId} labelledBy={`demand-${index}`}>
          <h2 id={`demand-${index}`} className="h-sans">
            {violations[0]?.collectorName ?? t('This collector')}
          </h2>
          <ul className="mt-3 grid list-disc gap-1 pl-5">
            {violations.map(({ id, title, law }) => (
              <li key={id}>
                {title} <span className="text-sm text-ink-soft">{law}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <Button
              variant={index === 0 ? 'primary' : 'secondary'}
              icon={<PenLine className="icon" />}
              busy={written.isPending && written.variables.analysisId === analysisId}
              onClick={() => written.mutate({ analysisId, rules })}
            >
              {t('Write this demand')}
            </Button>
          </p>
        </Card>
      ))}
      {asked.told.length > 0 && (
        <Card look="flat">
          <h2 className="h-sans">{t('What you added yourself')}</h2>
          <p className="mt-2 max-w-[60ch] text-ink-soft">
            {t(
              '{titles}. No letter of theirs shows it, so the demand does not say it. You can add it in your own words on the letter.',
              { titles: asked.told.map(({ title }) => title).join(', ') },
            )}
          </p>
        </Card>
      )}
      {asked.demands.length === 0 && (
        <p className="max-w-[60ch] text-ink-soft">
          {t('None of the chosen violations stands in a letter of theirs, so there is no demand to write.')}
        </p>
      )}
      <p>
        <Link to="/dashboard/violations">{t('Back to your violations')}</Link>
      </p>
    </div>
  )
}
