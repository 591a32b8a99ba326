import type { Guide } from '#web/guides/guide.ts'
import { callsAndWork } from './calls-and-work.ts'
import { certifiedMail } from './certified-mail.ts'
import { courtPapers } from './court-papers.ts'
import { creditReportErrors } from './credit-report-errors.ts'
import { oldDebts } from './old-debts.ts'
import { validationWindow } from './validation-window.ts'

/** Every guide, the most needed first. */
export const GUIDES = [
  validationWindow,
  courtPapers,
  oldDebts,
  certifiedMail,
  callsAndWork,
  creditReportErrors,
] as const satisfies readonly Guide[]
