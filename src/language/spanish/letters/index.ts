import { CLAIMS } from './claims.ts'
import { COLLECTORS } from './collectors.ts'
import { CREDIT } from './credit.ts'
import { FRAME } from './frame.ts'

/** The sentences of our letters, to read beside the English ones that are sent. Read by the server alone: what a letter
 *  says is what its plan opens. */
export const LETTERS = { ...FRAME, ...COLLECTORS, ...CREDIT, ...CLAIMS }
