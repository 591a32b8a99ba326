import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { t } from '#web/language.tsx'
import { LockedState } from '#web/ui/states.tsx'
import { useDashboard } from './context.ts'
import type { Locked } from './locks.ts'
import { ViewHead } from './ViewHead.tsx'

/** In place of a view that asks for a plan: what it is, and what opens it. */
export function LockedView({
  view,
  title,
  children,
}: {
  readonly view: Locked
  readonly title: string
  readonly children: ReactNode
}) {
  const { onUpgrade } = useDashboard()
  return (
    <>
      <ViewHead title={title} />
      <LockedState
        title={t('Not in your plan')}
        level={2}
        action={<Button onClick={() => onUpgrade(view)}>{t('See what opens it')}</Button>}
      >
        <p>{children}</p>
      </LockedState>
    </>
  )
}
