import type { ReactNode } from 'react'
import { t } from '#web/language.tsx'

/** The foot of every page of the tool: what this is not, once and quietly. */
export function FootLine({ children, help }: { readonly children?: ReactNode; readonly help?: ReactNode }) {
  return (
    <footer className="mt-12 border-t border-rule py-6 text-sm text-ink-soft print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span>{t('Legal information, not legal advice.')}</span>
        <span className="flex flex-wrap items-center gap-x-5">
          {help}
          {children}
        </span>
      </div>
    </footer>
  )
}
