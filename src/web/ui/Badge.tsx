import type { ReactNode } from 'react'
import { t } from '#web/language.tsx'

const LOOKS = {
  plain: 'border-rule bg-sheet text-ink-soft',
  strong: 'border-ink bg-ink text-sheet',
  likely: 'border-ink bg-sheet text-ink',
  possible: 'border-dashed border-amber bg-amber-wash text-amber',
  red: 'border-transparent bg-red-wash text-red',
  green: 'border-transparent bg-green-wash text-green',
  amber: 'border-transparent bg-amber-wash text-amber',
} as const

export function Badge({
  look = 'plain',
  children,
}: {
  readonly look?: keyof typeof LOOKS
  readonly children: ReactNode
}) {
  return (
    <span
      className={`inline-flex min-h-6.5 max-w-full shrink-0 items-center gap-1.5 rounded-full border-[1.5px] px-2.5 py-0.5 text-xs leading-tight font-[650] ${LOOKS[look]}`}
    >
      {children}
    </span>
  )
}

const DOTS = { strong: 3, likely: 2, possible: 1 } as const

/** More ink means more weight; the word says it too. */
export function StrengthBadge({ strength }: { readonly strength: keyof typeof DOTS }) {
  return (
    <Badge look={strength}>
      <span aria-hidden="true" className="inline-flex gap-[3px]">
        {[1, 2, 3].map(dot => (
          <b
            key={dot}
            className={`size-1.5 rounded-full ${dot <= DOTS[strength] ? 'bg-current' : 'shadow-[inset_0_0_0_1.5px_currentColor]'}`}
          />
        ))}
      </span>
      <span className="sr-only">{t('Strength:')} </span>
      {{ strong: t('Strong'), likely: t('Likely'), possible: t('Possible') }[strength]}
    </Badge>
  )
}
