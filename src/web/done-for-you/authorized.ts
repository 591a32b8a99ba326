import { read } from '#web/saved.ts'

/** What stands under `dfyAuthorized` between the permission and the payment. Once an order is paid it is `true`, and the
 *  next order asks anew. */
export const AUTHORIZED_AHEAD = 'ahead'

/** Whether the permission for the order that begins was given on the page before. */
export function isAuthorizedAhead(): boolean {
  return read('session', 'dfyAuthorized') === AUTHORIZED_AHEAD
}
