import { reportingToTaxOffice } from '#reading/find/says/tax-report.ts'
import { threat } from '#reading/find/statement.ts'

export const taxReport = threat('tax-report', { ...reportingToTaxOffice, deniedIfPaid: false })
