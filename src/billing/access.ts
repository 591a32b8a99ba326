/** What a person may see and do. Decided by the server, sent to the page only for display. */
export interface Access {
  readonly seesAllFindings: boolean
  readonly seesFullLetter: boolean
  readonly canDownload: boolean
  readonly canEnhance: boolean
  readonly canSettle: boolean
}

/** Everything is open: `BILLING=off`, and until plans are sold. */
export const EVERYTHING_OPEN: Access = {
  seesAllFindings: true,
  seesFullLetter: true,
  canDownload: true,
  canEnhance: true,
  canSettle: true,
}
