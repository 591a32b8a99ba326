import type { SelectedError } from '#contract/credit.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import { isDisputed } from '#credit/categories.ts'
import { claimOf, restsOnLaw } from '#credit/claims.ts'
import type { CreditError } from '#credit/credit-error.ts'
import { kindOfError } from '#credit/error-kinds.ts'
import type { Chosen } from '#credit/letter-item.ts'
import type { Bureau, CreditReport } from '#credit/report.ts'
import { isoDate, shortDate } from '#units/iso-date.ts'
import type { ReportShown } from '#letters/credit/credit-context.ts'
import { filled } from './filled.ts'
import { lineOf, nameOf } from './present-report.ts'

/** An error of a report that the person confirmed, as an item: what the report prints, and what the person adds. */
export function itemOfError(error: CreditError, report: CreditReport, told: SelectedError): Chosen {
  const about = kindOfError(error.kind)
  if (!isDisputed(error.kind))
    return { kind: 'left-out', id: error.id, title: about.label, why: about.caution ?? error.reason }
  const line = lineOf(error, report)
  const { says, wants } = claimOf(error.kind, error.certainty)
  return {
    kind: 'item',
    bureaus: told.bureaus && told.bureaus.length > 0 ? told.bureaus : error.bureaus,
    item: {
      id: error.id,
      kind: error.kind,
      creditor: nameOf(error, { report }),
      account: line?.account.known ? line.account.value : undefined,
      page: error.quotes[0]?.evidence[0]?.page ?? line?.pages[0],
      shown: error.quotes.filter(({ value }) => value !== '').map(({ label, value }) => ({ label, value })),
      claim: says,
      story: filled(told.story) ?? shownByItself(error),
      correct: filled(told.correct),
      proof: filled(told.proof),
      wants,
      cites: restsOnLaw(error.certainty) ? about.citations : [],
      // where no law counts, neither does the letter
      reckoning: (restsOnLaw(error.certainty) ? error.dates : []).map(({ label, date }) => ({
        label,
        on: printed(date),
      })),
      isDirect: line !== undefined && about.letters.includes('furnisher-dispute'),
      contact: line?.contact.known ? line.contact.value : [],
    },
  }
}

/** Where the paper proves it, its own reason stands for the person's words; it speaks of nobody. */
function shownByItself({ certainty, reason }: CreditError): string | undefined {
  return certainty === 'violation' && !/\byours?\b|\byou\b/i.test(reason) ? reason : undefined
}

function printed(date: string): string {
  const day = isoDate(date)
  return day === undefined ? date : shortDate(day)
}

/** The report as its own pages name it, for each bureau's letter. */
export function reportsShown(report: CreditReport): Partial<Record<Bureau, ReportShown>> {
  return Object.fromEntries(
    report.files.map(({ bureau, reportedOn, number }) => [
      bureau,
      {
        bureau: BUREAU_NAMES[bureau],
        // a monitoring service prints its own date and number, which say nothing to a bureau
        on: report.form !== 'tri-merge' && reportedOn.known ? reportedOn.value : undefined,
        number: report.form !== 'tri-merge' && number.known ? number.value : undefined,
        isFreeAnnual: report.isFreeAnnualReport,
      },
    ]),
  )
}
