import type { ReactNode } from 'react'

interface CheckRowProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly aside?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** One thing to tick, with what it means. */
export function CheckRow({ title, text, aside, checked, onChange }: CheckRowProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-md border border-rule bg-sheet px-3.5 py-2.5 has-checked:border-pen has-checked:bg-pen-wash">
      <input
        type="checkbox"
        className="tick mt-0.5"
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      <span className="min-w-0 grow">
        <b className="font-[650]">{title}</b>
        {text && <span className="block text-note leading-snug text-ink-soft">{text}</span>}
      </span>
      {aside}
    </label>
  )
}
