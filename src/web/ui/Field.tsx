import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** Draws the control; hands it the id and what describes it. */
  readonly children: (control: {
    readonly id: string
    readonly 'aria-describedby': string | undefined
    readonly 'aria-invalid': true | undefined
  }) => ReactNode
}

/** A control with its label, hint and error tied to it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[0.94rem] font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-[0.9rem] font-[550] text-red">
          <TriangleAlert className="icon mt-0.5" /> {error}
        </p>
      )}
    </div>
  )
}
