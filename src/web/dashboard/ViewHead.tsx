import type { ReactNode } from 'react'

/** What a view is called and what it is for. */
export function ViewHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="mb-5">
      <h1>{title}</h1>
      {children && <p className="mt-1 max-w-[62ch] text-ink-soft">{children}</p>}
    </div>
  )
}
