import { z } from 'zod'
import type { ComplaintRecord, DirectoryRecord, MeasuredShare } from '#intel/records.ts'
import { isoDate, type IsoDate } from '#units/iso-date.ts'

const date = z.string().transform((text, at): IsoDate => {
  const read = isoDate(text)
  if (!read) at.addIssue(`no such day: ${text}`)
  return read as IsoDate
})
const counts = z.record(z.string(), z.int().nonnegative())
const share = z.number().min(0).max(1).nullable()
const interval = z.tuple([z.number(), z.number()]).optional()

const companySchema = z.object({
  company: z.string().min(1),
  aliases: z.array(z.string()),
  category: z.string(),
  complaints: z.int().nonnegative(),
  complaints_through: date,
  by_year: counts,
  total_2026_09_29: z
    .object({ cfpb_name_2026: z.string(), complaints_all_products: z.int(), last_seen: date })
    .nullable()
    .optional(),
  by_issue: counts.nullable(),
  timely_response_rate: share,
  closed_with_monetary_relief_rate: share,
  closed_with_non_monetary_relief_rate: share,
  sample: z.object({
    n_response: z.int(),
    n_timely: z.int(),
    n_issue: z.int(),
    period: z.tuple([date, date]).nullable().optional(),
    timely_ci95: interval,
    any_relief_ci95: interval,
  }),
  directory_ids: z.array(z.string()),
})

/** The file of complaints: shipped, or made by `npm run intel:import`. */
export const complaintsFile = z.object({
  meta: z.object({
    generated: date,
    /** Figures taken from a sample; empty when every row was counted. */
    from_sample: z.array(z.string()),
  }),
  overall: z.object({ complaints: z.int(), by_issue: z.object({ through: date, counts }) }).loose(),
  companies: z.array(companySchema),
  tail: counts,
})

const directoryFile = z.object({
  collectors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      aliases: z.array(z.string()),
      kind: z.enum(['agency', 'buyer', 'law_firm']),
      parent: z.string().optional(),
      mailing_address: z.string().optional(),
      phone: z.string().optional(),
      website: z.string().optional(),
      licence_states: z.array(z.string()).optional(),
      cfpb_company: z.string().optional(),
      enforcement: z.array(
        z.object({
          agency: z.string(),
          year: z.int(),
          date: z.string().optional(),
          what: z.string(),
          stage: z.enum(['order', 'settlement', 'filing_or_notice']),
          source: z.string(),
        }),
      ),
      as_of: date.optional(),
      source: z.string(),
      confidence: z.enum(['high', 'medium', 'low']),
    }),
  ),
})

type Company = z.output<typeof companySchema>

/** All complaints about debt collection together. */
export interface AllComplaints {
  readonly total: number
  readonly through: IsoDate
  readonly issues: Readonly<Record<string, number>>
}

/** Throws, naming the place, when the file is not of the shape. */
export function readComplaints(json: unknown): {
  readonly records: readonly ComplaintRecord[]
  readonly all: AllComplaints
} {
  const file = complaintsFile.parse(json)
  const sampled = file.meta.from_sample.length > 0
  const through = file.companies[0]?.complaints_through ?? file.meta.generated
  const tail = Object.entries(file.tail).map(([company, complaints]): ComplaintRecord => ({
    company,
    aliases: [],
    kind: 'tail',
    complaints,
    through,
    byYear: {},
    directoryIds: [],
  }))
  const { complaints: total, by_issue } = file.overall
  return {
    records: [...file.companies.map(company => complaintRecord(company, sampled)), ...tail],
    all: { total, through: by_issue.through, issues: by_issue.counts },
  }
}

function complaintRecord(company: Company, sampled: boolean): ComplaintRecord {
  const total = company.total_2026_09_29
  const answers = answersOf(company, sampled)
  return {
    company: company.company,
    aliases: company.aliases,
    kind: company.category === 'mainly_debt_collection' ? company.category : 'other',
    complaints: company.complaints,
    through: company.complaints_through,
    byYear: company.by_year,
    ...(total && {
      allProducts: { complaints: total.complaints_all_products, through: total.last_seen, name: total.cfpb_name_2026 },
    }),
    ...(company.by_issue && { issues: { counts: company.by_issue, of: company.sample.n_issue } }),
    ...(answers && { answers }),
    directoryIds: company.directory_ids,
  }
}

function answersOf(company: Company, sampled: boolean): ComplaintRecord['answers'] {
  const { sample } = company
  const money = company.closed_with_monetary_relief_rate
  const other = company.closed_with_non_monetary_relief_rate
  const relief =
    money === null || other === null ? undefined : measured(money + other, sample.n_response, sample.any_relief_ci95)
  const rate = company.timely_response_rate
  const inTime = rate === null ? undefined : measured(rate, sample.n_timely, sample.timely_ci95)
  if (!sample.period || (!relief && !inTime)) return undefined
  return { ...(relief && { relief }), ...(inTime && { inTime }), from: sample.period[0], to: sample.period[1], sampled }
}

function measured(share: number, of: number, within?: readonly [number, number]): MeasuredShare {
  return { share: Math.min(1, share), of, ...(within && { low: within[0], high: within[1] }) }
}

export function readDirectory(json: unknown): DirectoryRecord[] {
  return directoryFile.parse(json).collectors.map(record => ({
    id: record.id,
    name: record.name,
    aliases: record.aliases,
    kind: record.kind,
    ...(record.parent !== undefined && { parent: record.parent }),
    ...(record.mailing_address !== undefined && { mailingAddress: record.mailing_address }),
    ...(record.phone !== undefined && { phone: record.phone }),
    ...(record.website !== undefined && { website: record.website }),
    ...(record.licence_states !== undefined && { licenceStates: record.licence_states }),
    ...(record.cfpb_company !== undefined && { company: record.cfpb_company }),
    enforcement: record.enforcement.map(({ date, ...rest }) => ({ ...rest, ...(date !== undefined && { date }) })),
    ...(record.as_of !== undefined && { asOf: record.as_of }),
    source: record.source,
    confidence: record.confidence,
  }))
}
