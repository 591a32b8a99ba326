import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

export type AlertTone = 'red' | 'amber' | 'green' | 'pen'

interface AlertProps {
  readonly tone: AlertTone
  /** One bold sentence; a text of the specification word for word. */
  readonly title: string
  /** What was kept and what to do now. */
  readonly children?: ReactNode
  /** `alert` interrupts a screen reader; `status` waits; `none` is part of the page. */
  readonly announce?: 'alert' | 'status' | 'none'
  /** Moves the focus here when it appears, for refusals that answer what the person just did. */
  readonly takesFocus?: boolean
}

const TONES = {
  red: { look: 'bg-red-wash text-red', Icon: CircleAlert },
  amber: { look: 'bg-amber-wash text-amber', Icon: TriangleAlert },
  green: { look: 'bg-green-wash text-green', Icon: CircleCheck },
  pen: { look: 'bg-pen-wash text-pen', Icon: Info },
} as const

export function Alert({ tone, title, children, announce = 'none', takesFocus = false }: AlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const { look, Icon } = TONES[tone]
  return (
    <div
      ref={box}
      role={announce === 'none' ? undefined : announce}
      tabIndex={takesFocus ? -1 : undefined}
      className={`grid grid-cols-[auto_1fr] items-start gap-x-3 rounded-md border border-[color-mix(in_srgb,currentColor_22%,transparent)] p-4 sm:px-5 ${look}`}
    >
      <Icon className="icon mt-0.5 size-[1.3em]" />
      <div className="text-ink">
        <strong className="block font-[650]">{title}</strong>
        {children && <div className="mt-0.5 text-[0.94rem]">{children}</div>}
      </div>
    </div>
  )
}
