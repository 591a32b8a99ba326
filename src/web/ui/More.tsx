import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** More on request. */
export function More({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-[0.94rem] font-semibold text-pen hover:underline">
        {summary} <ChevronDown className="icon chevron" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}
