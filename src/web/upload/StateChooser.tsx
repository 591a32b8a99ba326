import type { PlainPhrase } from '#language/phrase.ts'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { type StateCode, stateName } from '#units/state-code.ts'
import { t } from '#web/language.tsx'
import { StateSelect } from '#web/ui/StateSelect.tsx'

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
} as const satisfies Readonly<Record<ChosenState['from'], PlainPhrase>>

/** The state, filled in when it is known or can be guessed; always to be changed. */
export function StateChooser({ chosen, error, onChoose }: StateChooserProps) {
  const [changing, setChanging] = useState(false)
  return (
    <section aria-labelledby="state-head">
      <h2 id="state-head" className="h-sans mb-4">
        {t('First, select your state')}
      </h2>
      {chosen && !changing ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-rule bg-sheet px-5 py-2">
          <MapPin className="icon" />
          <strong className="text-lg font-[650]">{stateName(chosen.code)}</strong>
          <span className="text-sm text-ink-soft">{t(SOURCES[chosen.from])}</span>
          <button
            type="button"
            className="linkbtn ml-auto font-[650]"
            aria-label={t('Change state')}
            onClick={() => setChanging(true)}
          >
            {t('Change')}
          </button>
        </div>
      ) : (
        <div className="max-w-md">
          <StateSelect
            label={t('State')}
            hint={t('Where you live now. It decides the time limit.')}
            error={error}
            wide
            state={chosen?.code}
            onChoose={code => {
              setChanging(false)
              onChoose(code)
            }}
          />
        </div>
      )}
    </section>
  )
}
