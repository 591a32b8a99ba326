import { useEffect, useSyncExternalStore } from 'react'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { InstallNotice } from './InstallNotice.tsx'
import { forgetEnded, isMine, removeWaiting, sendWaiting, takeAsMine, useWaiting, type Ended } from './waiting.ts'
import type { Waiting } from './device.ts'
import { takeNextVersion, useNextVersion } from './worker.ts'

/** What stands above every page of the tool while there is something to say: no connection, what waits for one, what became
 *  of it, a newer version. */
export function Notices() {
  const isOnline = useOnline()
  const { waiting, ended, isSending } = useWaiting()
  const next = useNextVersion()
  useSendingOfWhatWaits()
  return (
    <div className="wrap grid gap-3 pt-4 empty:hidden print:hidden">
      {!isOnline && (
        <Alert tone="amber" title={t('You are offline')} announce="status">
          {t(
            'You can read what you opened before and change your letters. A letter you add waits on this phone and is sent when you are connected.',
          )}
        </Alert>
      )}
      {waiting.map(item => (
        <OneWaiting key={item.id} item={item} canSend={isOnline && !isSending} isSending={isSending} />
      ))}
      {ended.map(one => (
        <OneEnded key={one.id} ended={one} />
      ))}
      {next && (
        <Alert tone="pen" title={t('A new version of Writeback is ready')} announce="status">
          <p>{t('Finish what you are typing first. Your letters and findings are kept.')}</p>
          <div className="mt-2">
            <Button onClick={() => takeNextVersion(next)}>{t('Use the new version')}</Button>
          </div>
        </Alert>
      )}
      <InstallNotice />
    </div>
  )
}

function OneWaiting({
  item,
  canSend,
  isSending,
}: {
  readonly item: Waiting
  readonly canSend: boolean
  readonly isSending: boolean
}) {
  const isLetter = item.kind === 'letter'
  return (
    <Alert
      tone="amber"
      title={isLetter ? t('A letter waits on this phone') : t('A result waits to be saved')}
      announce="status"
    >
      <p className="break-words">{item.name}</p>
      <p>
        {isSending && isMine(item)
          ? t('It is being sent now.')
          : isMine(item)
            ? t('It is sent by itself when you are connected, while Writeback is open.')
            : t('It was added before you logged in. Is it yours?')}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {isMine(item)
          ? canSend && <Button onClick={() => void sendWaiting()}>{t('Send it now')}</Button>
          : canSend && <Button onClick={() => void takeAsMine(item)}>{t('It is mine, send it')}</Button>}
        {!isSending && <Button onClick={() => void removeWaiting(item.id)}>{t('Delete it')}</Button>}
      </div>
    </Alert>
  )
}

function OneEnded({ ended: { id, name, kind, words } }: { readonly ended: Ended }) {
  const isRead = kind === 'read'
  return (
    <Alert
      tone={isRead ? 'green' : 'red'}
      title={isRead ? t('The letter that waited was read') : t('What waited could not be taken')}
      announce={isRead ? 'status' : 'alert'}
    >
      <p className="break-words">{name}</p>
      {!isRead && <p>{words}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        {isRead && (
          <a href={`/results?analysis=${id}`} className={buttonClass({ variant: 'primary' })}>
            {t('See the result')}
          </a>
        )}
        <Button onClick={() => forgetEnded(id)}>{t('Close')}</Button>
      </div>
    </Alert>
  )
}

/** Whenever there may be a connection again. iOS knows no sending in the background, so the page itself does it. */
function useSendingOfWhatWaits(): void {
  useEffect(() => {
    const tryIt = () => {
      if (document.visibilityState === 'visible') void sendWaiting()
    }
    const first = setTimeout(tryIt) // after the page itself
    window.addEventListener('online', tryIt)
    document.addEventListener('visibilitychange', tryIt)
    return () => {
      clearTimeout(first)
      window.removeEventListener('online', tryIt)
      document.removeEventListener('visibilitychange', tryIt)
    }
  }, [])
}

function useOnline(): boolean {
  return useSyncExternalStore(
    listener => {
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}
