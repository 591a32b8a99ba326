import { Field } from '#web/ui/Field.tsx'

interface PassphraseProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly error?: string | undefined
  readonly isNew?: boolean
}

/** A field for what opens a vault. */
export function Passphrase({ label, value, onChange, hint, error, isNew = false }: PassphraseProps) {
  return (
    <Field label={label} error={error} {...(hint && { hint })}>
      {control => (
        <input
          {...control}
          type="password"
          className="input"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
