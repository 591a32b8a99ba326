import { today } from '#web/clock.ts'
import { Field } from './Field.tsx'

interface PastDayFieldProps {
  readonly label: string
  /** As the browser's date box has it: empty until a day is given. */
  readonly day: string
  readonly onChange: (day: string) => void
  readonly required?: boolean
}

/** A day that has come: today or before. */
export function PastDayField({ label, day, onChange, required = true }: PastDayFieldProps) {
  return (
    <Field label={label}>
      {control => (
        <input
          {...control}
          type="date"
          className="input"
          required={required}
          max={today()}
          value={day}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
