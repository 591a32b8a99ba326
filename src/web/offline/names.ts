/** What page and service worker call the same. */
export const WORKER_PATH = '/sw.js'
export const TAKE_OVER = 'take-over'
/** Where other apps send what a person shares; the manifest names the same. */
export const SHARE_PATH = '/share'
export const SHARE_FIELD = 'letter'
/** Where what was shared is shown. */
export const SHARED_PATH = '/upload?flow=generate&context=new&shared=1'
