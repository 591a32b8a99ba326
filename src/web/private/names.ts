/** What page, worker and service worker of private mode call the same. */
export const FOLDER = '/on-device/'
export const MANIFEST = `${FOLDER}files.json`
/** Where the files of private mode lie on the phone. */
export const CACHE = 'writeback-on-device'
/** Where letters of the vault are moved into an account. */
export const MOVE_PATH = '/private/move'
/** Held by every private tab as long as it is open. */
export const TAB_LOCK = 'writeback.private'
/** While it is there, pages come from the phone alone. */
export const ON_MARK = 'writeback-private-on'
/** Where the service worker tells of what left the phone. */
export const NETWORK_CHANNEL = 'writeback.network'
/** Among the files of private mode: the signed plan, and the latest time this phone told since it came. */
export const PLAN = `${FOLDER}plan`
export const LATEST_TIME = `${FOLDER}latest-time`

/** Held while the browser compiles what will recognize print. */
export const WARM_LOCK = 'writeback-private-warm'
