/** The push services of the browsers. Nothing else is ever called, whatever a browser says its endpoint is. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

/** Whether an endpoint is one of a browser's push service: https, its own host or one below it, no port, no account.
 *  @param testService an origin that counts as one besides, in tests
 *  @example isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc') // true */
export function isPushEndpoint(endpoint: string, testService?: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return false
  if (url.origin === testService) return true
  const isKnown = SERVICES.some(host => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return url.protocol === 'https:' && url.port === '' && isKnown
}
