import { STATE_CODES, type StateCode, stateCode, stateName } from '#units/state-code.ts'
import { t } from '#web/language.tsx'
import { Field } from './Field.tsx'

interface StateSelectProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** As wide as its place. */
  readonly wide?: boolean
  readonly state: StateCode | undefined
  readonly onChoose: (code: StateCode) => void
}

/** One of the states, and none until one is chosen. */
export function StateSelect({ label, hint, error, wide = false, state, onChoose }: StateSelectProps) {
  return (
    <Field label={label} {...(hint && { hint })} error={error}>
      {control => (
        <select
          {...control}
          className={wide ? 'input' : 'input max-w-80'}
          value={state ?? ''}
          onChange={event => {
            const code = stateCode(event.target.value)
            if (code) onChoose(code)
          }}
        >
          <option value="" disabled>
            {t('Choose a state')}
          </option>
          {STATE_CODES.map(code => (
            <option key={code} value={code}>
              {stateName(code)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
