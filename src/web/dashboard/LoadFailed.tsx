import { RefreshCw } from 'lucide-react'
import { t } from '#web/language.tsx'
import { Button } from '#web/ui/Button.tsx'

/** A part of the page that could not be read: never an empty list in its place. */
export function LoadFailed({
  what,
  onRetry,
  busy,
}: {
  readonly what: string
  readonly onRetry: () => void
  readonly busy: boolean
}) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-[52ch] text-ink-soft">
        {t('{what} could not be loaded just now. Nothing was lost.', { what })}
      </p>
      <Button icon={<RefreshCw className="icon" />} busy={busy} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
