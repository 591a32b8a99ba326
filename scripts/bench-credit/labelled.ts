// Labelled reports: what a report shows, and what is wrong in it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Bureau } from '#credit/report.ts'

export interface LabelledTradeline {
  readonly ref: string
  readonly bureau: Bureau
  readonly creditor: string
  readonly original_creditor: string | null
  readonly account_mask: string | null
  readonly type: string
  readonly responsibility: string | null
  readonly opened: string | null
  readonly closed: string | null
  readonly date_reported: string | null
  readonly date_last_payment: string | null
  readonly dofd: string | null
  readonly dofd_source: 'printed' | 'derived' | 'none'
  readonly removal_date: string | null
  readonly status: string
  readonly balance: number | null
  readonly high_balance: number | null
  readonly credit_limit: number | null
  readonly original_amount: number | null
  readonly past_due: number | null
  readonly remarks: readonly string[]
  readonly payment_history: Readonly<Record<string, string>>
}

export interface LabelledInquiry {
  readonly ref: string
  readonly bureau: Bureau
  readonly name: string
  readonly date: string
  readonly type: 'hard' | 'soft'
}

export interface LabelledRecord {
  readonly ref: string
  readonly bureau?: Bureau
  readonly kind: string
  readonly filed: string
}

export interface LabelledError {
  readonly error_id: string
  readonly ref: string
  readonly related_refs?: readonly string[]
  readonly certainty: string
  readonly also_acceptable?: readonly string[]
}

export interface UserFact {
  readonly kind: string
  readonly ref?: string
  readonly date?: string
  readonly filed?: string
  readonly chapter?: string
  readonly month?: string
  readonly proof?: string
}

export interface LabelledReport {
  readonly id: string
  readonly layout: string
  readonly bureau: string
  readonly report_date: string
  readonly as_of: string
  readonly pdf: string
  readonly scan_pdf?: string
  readonly user_profile: {
    readonly name: string
    readonly former_names?: readonly string[]
    readonly ssn_last4: string
    readonly dob: string
    readonly addresses: readonly string[]
    readonly employers: readonly string[]
    readonly facts: readonly UserFact[]
  }
  readonly prior_events?: readonly {
    readonly bureau: Bureau
    readonly date: string
    readonly response_type: string
    readonly creditor: string
    readonly account_mask?: string
    readonly original_creditor?: string
    readonly amount?: number
    readonly reinsertion_notice_received?: string | null
  }[]
  readonly expected: {
    readonly personal_info: Readonly<Record<string, unknown>>
    readonly tradelines: readonly LabelledTradeline[]
    readonly inquiries: readonly LabelledInquiry[]
    readonly public_records: readonly LabelledRecord[]
    readonly errors: readonly LabelledError[]
  }
  readonly must_not_flag: readonly { readonly error_id: string; readonly ref: string }[]
}

/** The reports of the corpus, in order. */
export function corpusReports(folder: string): LabelledReport[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => parse(readFileSync(join(folder, name), 'utf8'), { schema: 'core' }) as LabelledReport)
}
