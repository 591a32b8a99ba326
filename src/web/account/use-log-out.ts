import { useState } from 'react'
import { logout } from '#contract/accounts.ts'
import { send } from '#web/api.ts'
import { later } from '#web/later.ts'
import { forgetDevice } from '#web/saved.ts'
import { forgetThisPhone } from './this-phone.ts'

/** How long the push service and the server may take: whoever leaves a shared phone must be out of it. */
const PATIENCE_MS = 5000

/** Ends the session, forgets everything kept in this browser, and goes to the start. */
export function useLogOut(): { readonly leave: () => void; readonly isLeaving: boolean } {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await Promise.race([forgetThisPhone(), later(PATIENCE_MS)])
    try {
      await send(logout, { body: {}, signal: AbortSignal.timeout(PATIENCE_MS) })
    } catch {
      // The session may have ended already, or the line is down or slow: this browser forgets it all the same.
    }
    forgetDevice()
    window.location.assign('/')
  }
  return { leave: () => void leave(), isLeaving }
}
