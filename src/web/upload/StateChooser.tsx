import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { STATE_CODES, type StateCode, stateCode, stateName } from '#units/state-code.ts'
import { Field } from '#web/ui/Field.tsx'

export interface ChosenState {
  readonly code: StateCode
  readonly from: 'saved' | 'connection' | 'device'
}

interface StateChooserProps {
  readonly chosen: ChosenState | undefined
  readonly error: string | undefined
  readonly onChoose: (code: StateCode) => void
}

const SOURCES = {
  saved: 'This sets the time limit and the state rules.',
  connection: 'Guessed from your connection. It sets the time limit, so check it.',
  device: 'Guessed from your device’s time zone. It sets the time limit, so check it.',
} as const

/** The state, filled in when it is known or can be guessed; always to be changed. */
export function StateChooser({ chosen, error, onChoose }: StateChooserProps) {
  const [changing, setChanging] = useState(false)
  return (
    <section aria-labelledby="state-head">
      <h2 id="state-head" className="h-sans mb-4">
        First, select your state
      </h2>
      {chosen && !changing ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-rule bg-sheet px-5 py-2">
          <MapPin className="icon" />
          <strong className="text-lg font-[650]">{stateName(chosen.code)}</strong>
          <span className="text-sm text-ink-soft">{SOURCES[chosen.from]}</span>
          <button
            type="button"
            className="linkbtn ml-auto font-[650]"
            aria-label="Change state"
            onClick={() => setChanging(true)}
          >
            Change
          </button>
        </div>
      ) : (
        <div className="max-w-md">
          <Field label="State" hint="Where you live now. It decides the time limit." error={error}>
            {control => (
              <select
                {...control}
                className="input"
                value={chosen?.code ?? ''}
                onChange={event => {
                  const code = stateCode(event.target.value)
                  if (!code) return
                  setChanging(false)
                  onChoose(code)
                }}
              >
                <option value="" disabled>
                  Choose a state
                </option>
                {STATE_CODES.map(code => (
                  <option key={code} value={code}>
                    {stateName(code)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
    </section>
  )
}
