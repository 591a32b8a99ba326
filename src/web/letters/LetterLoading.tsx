import { t } from '#web/language.tsx'
import { Skeleton } from '#web/ui/states.tsx'

/** A letter on its way. */
export function LetterLoading() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('Loading your letter')}
      </p>
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="mt-8 h-[60vh] max-w-3xl rounded-page" />
    </div>
  )
}
