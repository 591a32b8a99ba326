import { Lock, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/language.tsx'
import { Button } from './Button.tsx'

/** Nothing here yet: what this will show, and the one thing to do. */
export function EmptyState({
  title,
  children,
  action,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h1 className="text-2xl">{title}</h1>
      <div className="max-w-[52ch] text-ink-soft">{children}</div>
      {action}
    </div>
  )
}

/** What happened, what was kept, what to do now; the retry works. */
export function ErrorState({
  title,
  children,
  onRetry,
  action,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly onRetry?: () => void
  readonly action?: ReactNode
}) {
  return (
    <div role="alert" className="grid content-start justify-items-start gap-3">
      <h1 className="text-2xl">{title}</h1>
      <div className="max-w-[60ch] text-ink-soft">{children}</div>
      <div className="flex flex-wrap gap-3">
        {onRetry && (
          <Button variant="primary" icon={<RefreshCw className="icon" />} onClick={onRetry}>
            {t('Try again')}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}

/** What is locked, how much of it, what opens it. The locked content itself is never in the page. */
export function LockedState({
  title,
  children,
  action,
  level = 3,
}: {
  readonly title: string
  /** Of its heading on the page. */
  readonly level?: 2 | 3
  readonly children: ReactNode
  readonly action: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <section className="grid gap-4 rounded-md border-[1.5px] border-dashed border-rule-strong p-6">
      <div className="flex items-start gap-3">
        <Lock className="icon mt-1 size-[1.4em]" />
        <div>
          <Heading className="h-sans">{title}</Heading>
          <div className="text-ink-soft">{children}</div>
        </div>
      </div>
      <div className="grid gap-2.5" aria-hidden="true">
        {['w-[72%]', 'w-[94%]', 'w-[58%]'].map(width => (
          <i key={width} className={`block h-2.5 rounded-full bg-rule ${width}`} />
        ))}
      </div>
      <div>{action}</div>
    </section>
  )
}

export function Skeleton({ className }: { readonly className: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />
}
