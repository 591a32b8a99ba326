import { useState } from 'react'
import { AUTHORIZATION } from '#billing/done-for-you.ts'
import { DONE_FOR_YOU } from '#web/copy/done-for-you.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

const words = DONE_FOR_YOU.dialog

/** The permission to write in the person's name; with it, on to the payment. */
export function AuthorizeDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [authorized, setAuthorized] = useState(false)
  const [refused, setRefused] = useState(false)
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault()
          if (!authorized) return setRefused(true)
          window.location.assign('/payment?plan=dfy_service')
        }}
      >
        <p className="text-ink-soft">{words.text}</p>
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            className="tick mt-px"
            checked={authorized}
            onChange={event => {
              setAuthorized(event.target.checked)
              setRefused(false)
            }}
          />
          <span>{AUTHORIZATION.text}</span>
        </label>
        {refused && <Alert tone="red" title={MESSAGES.authorizeFirst} announce="alert" />}
        {/* It can be pressed all the same, and then says what is missing. */}
        <Button type="submit" variant={authorized ? 'primary' : 'secondary'} size="large" aria-disabled={!authorized}>
          {words.go}
        </Button>
      </form>
    </Dialog>
  )
}
