import { useState } from 'react'
import { logout } from '#contract/accounts.ts'
import { send } from '#web/api.ts'
import { forgetDevice } from '#web/saved.ts'
import { forgetThisPhone } from './this-phone.ts'

/** Ends the session, forgets everything kept in this browser, and goes to the start. */
export function useLogOut(): { readonly leave: () => void; readonly isLeaving: boolean } {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await forgetThisPhone()
    try {
      await send(logout, { body: {} })
    } catch {
      // The session may have ended already, or the line is down: this browser forgets it all the same.
    }
    forgetDevice()
    window.location.assign('/')
  }
  return { leave: () => void leave(), isLeaving }
}
