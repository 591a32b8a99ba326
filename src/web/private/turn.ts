import { turnPrivate, turnPublic } from './flag.ts'
import { ON_MARK, TAB_LOCK } from './names.ts'

/** Where a private visit begins. */
const START = '/upload?flow=generate&context=new'

/** Begins a private visit with a page that knows nothing and comes from this phone. */
export async function startPrivateMode(): Promise<void> {
  await caches.open(ON_MARK)
  turnPrivate()
  window.location.assign(START)
}

/** Ends it: the letter, its result and all that was written are gone with the page. */
export async function leavePrivateMode(to = '/private'): Promise<void> {
  turnPublic()
  await caches.delete(ON_MARK)
  window.location.assign(to)
}

/** A private tab that was closed without leaving left its mark: pages would go on coming from this phone alone. */
export async function forgetLeftMark(): Promise<void> {
  if (!(await caches.has(ON_MARK))) return
  const { held = [] } = await navigator.locks.query()
  if (!held.some(({ name }) => name === TAB_LOCK)) await caches.delete(ON_MARK)
}
