import type { ReactNode } from 'react'

/** The head of a page before the login. */
export function PageTop({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}) {
  return (
    <div className="wrap pt-9 pb-10 md:pt-16 md:pb-14">
      <h1 className="page-title max-w-[22ch]">{title}</h1>
      <p className="mt-5 max-w-[56ch] text-lg leading-normal text-ink-soft">{lead}</p>
      {children && <div className="mt-7">{children}</div>}
    </div>
  )
}
