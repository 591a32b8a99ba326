import type { ReactNode } from 'react'

/** A part of a page before the login, under a heading of its own. */
export function Section({
  id,
  title,
  text,
  children,
  className = '',
}: {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-head`}
      className={`scroll-mt-16 border-t border-rule py-12 md:py-20 ${className}`}
    >
      <div className="wrap">
        <div className="mb-8 max-w-[720px]">
          <h2 id={`${id}-head`} className="section-title">
            {title}
          </h2>
          {text && <p className="mt-3 max-w-[66ch] text-ink-soft">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
