import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** A quiet remark. */
export function Note({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex items-start gap-2 text-sm text-ink-soft">
      <span className="mt-0.5">{icon ?? <Info className="icon" />}</span>
      <div>{children}</div>
    </div>
  )
}
