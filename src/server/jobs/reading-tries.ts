/** How often a letter or a report is tried. Each try costs a fault of ours, storage that is away, or a worker that was lost with
 *  it: where workers were killed every ten seconds, three tries were too few. Somebody waits to be told. */
export const READING_TRIES = { retries: 5, longestPauseSeconds: 3 } as const
