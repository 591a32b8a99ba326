import type { ReactNode } from 'react'

interface CardProps {
  readonly children: ReactNode
  /** `inked`: the one next step, once a page. `flat`: quiet, without a border. */
  readonly look?: 'plain' | 'flat' | 'inked'
  readonly id?: string
  readonly labelledBy?: string
  readonly className?: string
}

const LOOKS = {
  plain: 'border border-rule bg-sheet',
  flat: 'border border-transparent bg-inset',
  inked: 'border-[1.5px] border-ink bg-sheet',
} as const

export function Card({ children, look = 'plain', id, labelledBy, className = '' }: CardProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`scroll-mt-22 rounded-md p-4 py-5 sm:p-6 ${LOOKS[look]} ${className}`}
    >
      {children}
    </section>
  )
}

interface CardHeadProps {
  readonly title: string
  readonly id?: string
  readonly aside?: ReactNode
}

export function CardHead({ title, id, aside }: CardHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="h-sans">
        {title}
      </h2>
      {aside && <span className="text-sm text-ink-soft">{aside}</span>}
    </div>
  )
}
