import type { z } from 'zod'
import type { CompanyCount, ComplaintCount } from '#intel/count-complaints.ts'
import { nameKey } from '#intel/name-key.ts'
import { wilson } from '#units/wilson.ts'
import type { complaintsFile } from '#server/intel/read-sources.ts'

type ComplaintsFile = z.input<typeof complaintsFile>
type Company = ComplaintsFile['companies'][number]

const FULL_RECORD = 50 // complaints from which on a company gets a record of its own
const LEAST_NAMED = 5 // fewer are not named at all
const LEAST_FOR_RATES = 30
const STATES_KEPT = 10

/** The counts as the file the product reads. Other names and the links to the directory are kept from the file before,
 *  also for a company that was renamed to one of its known names. */
export function complaintsFileOf(count: ComplaintCount, before: ComplaintsFile, today: string): ComplaintsFile {
  const kept = keptByName(before)
  const named = [...count.companies].filter(([, { complaints }]) => complaints >= LEAST_NAMED)
  const through = count.overall.lastSeen
  return {
    meta: { generated: today, from_sample: [] },
    overall: {
      complaints: count.overall.complaints,
      by_issue: { through, counts: sorted(count.overall.byIssue) },
      by_year: { through, counts: byKey(count.overall.byYear) },
      by_state: { through, counts: sorted(count.overall.byState) },
    },
    companies: named
      .filter(([, { complaints }]) => complaints >= FULL_RECORD)
      .sort(([, a], [, b]) => b.complaints - a.complaints)
      .map(([name, company]) => companyOf(name, company, { through, kept: kept.get(nameKey(name)) })),
    tail: Object.fromEntries(
      named
        .filter(([, { complaints }]) => complaints < FULL_RECORD)
        .map(([name, { complaints }]) => [name, complaints]),
    ),
  }
}

function companyOf(
  name: string,
  company: CompanyCount,
  { through, kept }: { readonly through: string; readonly kept: Company | undefined },
): Company {
  const answers = (...kinds: readonly string[]) =>
    kinds.reduce((sum, kind) => sum + (company.byAnswer.get(kind) ?? 0), 0)
  const closed = [...company.byAnswer].reduce((sum, [kind, n]) => sum + (kind === 'In progress' ? 0 : n), 0)
  const money = answers('Closed with monetary relief')
  const other = answers('Closed with non-monetary relief', 'Closed with relief')
  const enough = closed >= LEAST_FOR_RATES
  const timely = company.timeKnown >= LEAST_FOR_RATES
  return {
    company: name,
    aliases: kept ? [...new Set([...kept.aliases, kept.company])].filter(alias => alias !== name) : [],
    category: company.complaints * 2 >= company.allProducts ? 'mainly_debt_collection' : 'other',
    complaints: company.complaints,
    complaints_through: through,
    by_year: byKey(company.byYear),
    total_2026_09_29: {
      cfpb_name_2026: name,
      complaints_all_products: company.allProducts,
      last_seen: company.lastSeen,
    },
    by_issue: sorted(company.byIssue),
    by_state: sorted(company.byState, STATES_KEPT),
    timely_response_rate: timely ? round(company.answeredInTime / company.timeKnown) : null,
    closed_with_monetary_relief_rate: enough ? round(money / closed) : null,
    closed_with_non_monetary_relief_rate: enough ? round(other / closed) : null,
    sample: {
      n_response: closed,
      n_timely: company.timeKnown,
      n_issue: company.complaints,
      period: [company.firstSeen, company.lastSeen],
      ...(timely && { timely_ci95: rounded(wilson(company.answeredInTime, company.timeKnown)) }),
      ...(enough && { any_relief_ci95: rounded(wilson(money + other, closed)) }),
    },
    directory_ids: kept?.directory_ids ?? [],
  } as Company
}

function keptByName({ companies }: ComplaintsFile): ReadonlyMap<string, Company> {
  const aliases = companies.flatMap(company => company.aliases.map(alias => [nameKey(alias), company] as const))
  const names = companies.map(company => [nameKey(company.company), company] as const)
  return new Map([...aliases, ...names])
}

const byKey = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
const sorted = (counts: ReadonlyMap<string, number>, most = Number.POSITIVE_INFINITY) =>
  Object.fromEntries([...counts].sort(([, a], [, b]) => b - a).slice(0, most))
const round = (share: number) => Math.round(share * 10_000) / 10_000
const rounded = ([low, high]: readonly [number, number]): [number, number] => [round(low), round(high)]
