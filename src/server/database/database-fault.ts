/** What a failed query means to whoever waits for its answer. `away`: the database cannot be reached, or gave the work up
 *  under load, and the same will go through later. `deleted`: what a new row was to belong to is there no more.
 *  Undefined: anything else, a fault of ours.
 *  @example databaseFault(Object.assign(new Error(), { code: '57P01' })) // 'away' */
export function databaseFault(error: unknown): 'away' | 'deleted' | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  if (code === FOREIGN_KEY_VIOLATED) return 'deleted'
  if (typeof code === 'string' && AWAY.test(code)) return 'away'
  if (LOST.has(error.message)) return 'away'
  return databaseFault(error.cause) // a failed query keeps the database's own error as its cause
}

// every id a person names is looked up first: only what was deleted since then is missing
const FOREIGN_KEY_VIOLATED = '23503'

/** Codes of PostgreSQL: 08 connection, 40 rolled back (another transaction was in the way), 53 out of resources (disk,
 *  memory, connections), 57P01 to 57P03 stopping, crashed, starting, 57014 and 55P03 waited too long; and of the network. */
const AWAY =
  /^(?:08\w{3}|40\w{3}|53\w{3}|57P0[123]|57014|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What node-postgres says of a lost connection, without any code. */
const LOST: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
])
