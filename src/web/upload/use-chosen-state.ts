import { useState } from 'react'
import { type StateCode, stateCode } from '#units/state-code.ts'
import { saveState, savedState } from '#web/saved.ts'
import { useSettings } from '#web/settings.ts'
import { timeZone } from '#web/time-zone.ts'
import type { ChosenState } from './StateChooser.tsx'
import { stateOfTimeZone } from './time-zone-state.ts'

/** The state: saved before, else guessed by the server from the connection, else named by the device's time zone,
 *  else not known until the person chooses. */
export function useChosenState(): { chosen: ChosenState | undefined; choose: (code: StateCode) => void } {
  const [picked, setPicked] = useState(savedState)
  const settings = useSettings()
  const choose = (code: StateCode) => {
    saveState(code)
    setPicked(code)
  }
  if (picked) return { chosen: { code: picked, from: 'saved' }, choose }
  const guessed = stateCode(settings.data?.state_guess ?? '')
  if (guessed) return { chosen: { code: guessed, from: 'connection' }, choose }
  const zone = settings.isPending ? undefined : stateOfTimeZone(timeZone())
  return { chosen: zone && { code: zone, from: 'device' }, choose }
}
