/** Whether a file could not be written because the disk, or our share of it, is full.
 *  @example isDiskFull(Object.assign(new Error(), { code: 'ENOSPC' })) // true */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error.cause) // the store wraps what the system says
}
