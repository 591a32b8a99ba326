import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { t } from '#web/language.tsx'
import { read, savedAnalysis, write } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'

/** What browsers that can install a page hand over; others never do. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallEvent | undefined
const listeners = new Set<() => void>()

/** Holds back the browser's own question, which would come at a bad moment. */
export function holdInstallQuestion(): void {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offered = event as InstallEvent
    for (const listener of listeners) listener()
  })
}

/** An iPhone's browser, which asks nothing by itself; its share menu alone puts a page on the home screen. */
function isIphoneBrowser(): boolean {
  return 'standalone' in navigator && navigator.standalone === false
}

/** Offers to put Writeback on the phone: once, after a first finished letter, and never again. */
export function InstallNotice() {
  const { pathname } = useLocation()
  const install = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offered,
    () => undefined,
  )
  const [isAnswered, setAnswered] = useState(() => read('local', 'writeback.installAsked') !== undefined)
  const isIphone = isIphoneBrowser()
  if ((!install && !isIphone) || isAnswered || pathname !== '/results' || !savedAnalysis()) return null
  const answer = (yes: boolean) => {
    write('local', 'writeback.installAsked', 'yes')
    setAnswered(true)
    if (yes) void install?.prompt()
  }
  return (
    <Alert tone="pen" title={t('Keep Writeback on this phone?')}>
      {install ? (
        <p>{t('It opens like an app, also without a connection, and you can share photos of letters to it.')}</p>
      ) : (
        <p>
          {t(
            'Press Share, then Add to Home Screen. Writeback then opens like an app, also without a connection. Log in there to find your letters.',
          )}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        {install && <Button onClick={() => answer(true)}>{t('Add to the home screen')}</Button>}
        <Button onClick={() => answer(false)}>{install ? t('No, thanks') : t('Close')}</Button>
      </div>
    </Alert>
  )
}
