import { isPrivate } from './flag.ts'
import type { LocalServer } from './local-server.ts'

let here: Promise<LocalServer> | undefined

/** In private mode whoever answers the calls of the contract on this phone; undefined: the server does.
 *  @throws (rejects) where private mode was never prepared */
export function answersHere(): Promise<LocalServer> | undefined {
  if (!isPrivate()) return undefined
  here ??= import('./local-server.ts').then(({ startLocalServer }) => startLocalServer())
  return here
}
