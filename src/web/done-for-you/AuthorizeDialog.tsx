import { useState } from 'react'
import { DONE_FOR_YOU } from '#web/copy/done-for-you.ts'
import { MESSAGES } from '#web/copy/messages.ts'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { write } from '#web/saved.ts'
import { AuthorizeTick } from './AuthorizeTick.tsx'
import { AUTHORIZED_AHEAD } from './authorized.ts'

const words = DONE_FOR_YOU.dialog

/** The permission to write in the person's name; with it, on to the payment. */
export function AuthorizeDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [authorized, setAuthorized] = useState(false)
  const [refused, setRefused] = useState(false)
  return (
    <Dialog open={open} title={t(words.title)} onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault()
          if (!authorized) return setRefused(true)
          write('session', 'dfyAuthorized', AUTHORIZED_AHEAD)
          window.location.assign('/payment?plan=dfy_service')
        }}
      >
        <p className="text-ink-soft">{t(words.text)}</p>
        <AuthorizeTick
          authorized={authorized}
          onChange={now => {
            setAuthorized(now)
            setRefused(false)
          }}
        />
        {refused && <Alert tone="red" title={MESSAGES.authorizeFirst} announce="alert" />}
        {/* It can be pressed all the same, and then says what is missing. */}
        <Button type="submit" variant={authorized ? 'primary' : 'secondary'} size="large" aria-disabled={!authorized}>
          {t(words.go)}
        </Button>
      </form>
    </Dialog>
  )
}
