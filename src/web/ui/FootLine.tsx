import type { ReactNode } from 'react'

/** The foot of every page of the tool: what this is not, once and quietly. */
export function FootLine({ children }: { readonly children?: ReactNode }) {
  return (
    <footer className="mt-12 border-t border-rule py-6 text-sm text-ink-soft print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span>Legal information, not legal advice.</span>
        {children && <span>{children}</span>}
      </div>
    </footer>
  )
}
