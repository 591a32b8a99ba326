import { PUSH_CALLS } from '#contract/push.ts'
import { t } from '#web/language.tsx'
import { send } from '#web/api.ts'
import { WORKER_PATH } from '#web/offline/names.ts'

/** How this browser stands to being reminded. */
export type PhoneState = 'not-supported' | 'blocked' | 'off' | 'on'

/** @param known endpoints the server reminds, and the key it signs with */
export async function phoneState(known: {
  readonly endpoints: readonly string[]
  readonly publicKey: string
}): Promise<PhoneState> {
  if (!canBeReminded()) return 'not-supported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await currentSubscription()
  return subscription && isFor(subscription, known.publicKey) && known.endpoints.includes(subscription.endpoint)
    ? 'on'
    : 'off'
}

/** Asks the person, then this browser's push service, then tells the server.
 *  @throws `PhoneFailed` with words for the person, CallFailed when the server refuses */
export async function remindThisPhone(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PhoneFailed(t('You did not allow notifications.'))
  await navigator.serviceWorker.register(WORKER_PATH)
  const { pushManager } = await navigator.serviceWorker.ready
  const old = await pushManager.getSubscription()
  if (old && !isFor(old, publicKey)) await old.unsubscribe() // it was made for another key
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => undefined)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (!endpoint || !keys?.['p256dh'] || !keys['auth'])
    throw new PhoneFailed(t('The push service of this browser did not answer.'))
  await send(PUSH_CALLS.addPhone, { body: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } } })
}

/** This browser is reminded no more: its push service says so when the server next tries. Never fails: it is also called
 *  on the way out. Gives the endpoint that ended, when there was one. */
export async function forgetThisPhone(): Promise<string | undefined> {
  try {
    const subscription = await currentSubscription()
    await subscription?.unsubscribe()
    return subscription?.endpoint
  } catch {
    return undefined // the browser has let go of it already
  }
}

/** Words for a phone that could not be asked. */
class PhoneFailed extends Error {}

function canBeReminded(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canBeReminded()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
