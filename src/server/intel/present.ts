import type { CollectorProfile, FoundCollector } from '#contract/intel.ts'
import { issueInWords } from '#intel/issue-names.ts'
import type { Collector, ComplaintRecord, DirectoryRecord, MeasuredShare } from '#intel/records.ts'

const TACTICS_SHOWN = 3

export function presentFound({ id, name, otherNames, complaints }: Collector): FoundCollector {
  return { id, name, other_names: [...otherNames], complaints: complaints?.complaints ?? null }
}

/** Everything of the sources but what they are unsure of. */
export function presentProfile(collector: Collector, letters: CollectorProfile['your_letters']): CollectorProfile {
  const { id, name, otherNames, complaints } = collector
  const directory = collector.directory.filter(({ confidence }) => confidence !== 'low')
  const issues = complaints?.issues && { of: complaints.issues.of, list: presentIssues(complaints.issues.counts) }
  const answers = complaints?.answers && presentAnswers(complaints.answers)
  return {
    id,
    name,
    other_names: [...otherNames],
    kind: directory[0]?.kind ?? null,
    mainly_collects: complaints && complaints.kind !== 'tail' ? complaints.kind === 'mainly_debt_collection' : null,
    complaints: complaints ? presentComplaints(complaints) : null,
    issues: issues ?? null,
    answers: answers ?? null,
    fold_rate: answers?.relief?.share ?? null,
    avg_response_days: null,
    tactics: issues?.list.slice(0, TACTICS_SHOWN).map(({ in_words }) => in_words) ?? [],
    registry: directory.map(presentRegistry),
    enforcement: directory
      .flatMap(({ enforcement }) => enforcement)
      .map(action => ({ ...action, date: action.date ?? null }))
      .sort((a, b) => b.year - a.year),
    your_letters: letters,
  }
}

function presentComplaints(record: ComplaintRecord): CollectorProfile['complaints'] {
  const { company, complaints: total, through, byYear, allProducts } = record
  const lastYear = Number(through.slice(0, 4))
  return {
    company,
    total,
    through,
    by_year: Object.entries(byYear).map(([year, count]) => ({
      year: Number(year),
      count,
      partial: Number(year) === lastYear && !through.endsWith('-12-31'),
    })),
    all_products: allProducts
      ? { total: allProducts.complaints, through: allProducts.through, name: allProducts.name }
      : null,
  }
}

/** Most frequent first. */
export function presentIssues(counts: Readonly<Record<string, number>>) {
  return Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([issue, count]) => ({ issue, in_words: issueInWords(issue), count }))
}

function presentAnswers(answers: NonNullable<ComplaintRecord['answers']>): NonNullable<CollectorProfile['answers']> {
  const { from, to, sampled, relief, inTime } = answers
  return { from, to, sampled, relief: presentShare(relief), in_time: presentShare(inTime) }
}

function presentShare(measured: MeasuredShare | undefined) {
  return measured
    ? { share: measured.share, low: measured.low ?? null, high: measured.high ?? null, of: measured.of }
    : null
}

function presentRegistry(record: DirectoryRecord): CollectorProfile['registry'][number] {
  return {
    name: record.name,
    parent: record.parent ?? null,
    mailing_address: record.mailingAddress ?? null,
    phone: record.phone ?? null,
    website: record.website ?? null,
    licence_states: record.licenceStates ? [...record.licenceStates] : null,
    as_of: record.asOf ?? null,
    source: record.source,
    confidence: record.confidence === 'high' ? 'high' : 'medium',
  }
}
