// Which labelled errors were found, which found ones were not labelled, and whether a negative control was flagged.
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'
import { month } from '#units/iso-month.ts'
import type { CreditError } from '#credit/credit-error.ts'
import { findCreditErrors } from '#credit/find-errors.ts'
import type { CreditReport, PersonalItem, Tradeline } from '#credit/report.ts'
import type { CreditTold, DeletedItem } from '#credit/told.ts'
import type { LabelledError, LabelledReport, UserFact } from './labelled.ts'

export interface ErrorScore {
  readonly labelled: number
  readonly found: number
  readonly right: number
  readonly missed: readonly string[]
  readonly false: readonly string[]
  readonly controlsFlagged: readonly string[]
  readonly controls: number
}

/** Judges a report as read, with what its person would tell, and compares with the labels. */
export function scoreErrors(
  report: CreditReport,
  labelled: LabelledReport,
  matched: ReadonlyMap<string, Tradeline>,
): ErrorScore {
  const refs = refsOf(report, labelled, matched)
  const errors = findCreditErrors({
    report,
    profile: {
      name: labelled.user_profile.name,
      formerNames: labelled.user_profile.former_names ?? [],
      ssnLast4: labelled.user_profile.ssn_last4,
      born: day(labelled.user_profile.dob),
      addresses: labelled.user_profile.addresses,
      employers: labelled.user_profile.employers,
    },
    told: labelled.user_profile.facts.flatMap(fact => toldOf(fact, refs)),
    letters: [],
    deleted: deletedOf(labelled),
    on: day(labelled.as_of),
  })
  const expected = labelled.expected.errors
  const right = errors.filter(error => expected.some(label => isLabelled(error, label, refs)))
  const missed = expected.filter(label => !errors.some(error => isLabelled(error, label, refs)))
  const controls = labelled.must_not_flag.map(control => ({
    control,
    hit: errors.find(error => !right.includes(error) && isControl(error, control, refs)),
  }))
  return {
    labelled: expected.length,
    found: errors.length,
    right: right.length,
    missed: missed.map(label => `${labelled.id} ${label.error_id} ${label.ref}`),
    false: errors.filter(error => !right.includes(error)).map(error => `${labelled.id} ${error.id}: ${error.reason}`),
    controls: controls.length,
    controlsFlagged: controls.flatMap(({ control, hit }) =>
      hit ? [`${labelled.id} ${control.error_id} ${control.ref}: ${hit.reason}`] : [],
    ),
  }
}

/** Label references and the ids of what was read for them. */
type Refs = ReadonlyMap<string, readonly string[]>

function refsOf(report: CreditReport, labelled: LabelledReport, matched: ReadonlyMap<string, Tradeline>): Refs {
  const refs = new Map<string, string[]>()
  for (const [ref, line] of matched) {
    refs.set(ref, [line.id])
    const entry = /^(G\d+)-/.exec(ref)?.[1]
    if (entry) refs.set(entry, [...(refs.get(entry) ?? []), line.id, ...(line.entry ? [line.entry] : [])])
  }
  const files = report.files
  const inquiries = files.flatMap(file => file.inquiries)
  for (const one of labelled.expected.inquiries) {
    const found = inquiries.find(({ bureau, date }) => bureau === one.bureau && date.known && date.value === one.date)
    if (found) refs.set(one.ref, [found.id])
  }
  const records = files.flatMap(file => file.publicRecords)
  for (const one of labelled.expected.public_records) {
    const found = records.find(({ filed }) => filed.known && filed.value === one.filed)
    if (found) refs.set(one.ref, [found.id])
  }
  for (const { bureau, personal } of files) {
    refs.set('file', [`${bureau}-file`])
    const items: readonly (readonly [string, readonly PersonalItem[]])[] = [
      ['A', personal.addresses],
      ['N', personal.names],
      ['employer ', personal.employers],
    ]
    for (const [letter, all] of items)
      for (const [index, item] of all.entries()) refs.set(`${letter}${index + 1}`, [item.id])
    refs.set(
      'ssn',
      personal.ssns.map(({ id }) => id),
    )
    for (const name of ['yob', 'dob'])
      refs.set(
        name,
        personal.births.map(({ id }) => id),
      )
  }
  return refs
}

/** "T1", "T2+T3", "I1-I3", "C1,C2", "G1 across bureaus", "T3 2019-12": what each part stands for. */
function idsOf(ref: string, refs: Refs): readonly string[] {
  const whole = refs.get(ref)
  if (whole) return whole
  const range = /^([A-Z]+)(\d+)-([A-Z]+)?(\d+)$/.exec(ref)
  if (range && refs.has(`${range[1]}${range[2]}`)) {
    const [from, to] = [Number(range[2]), Number(range[4])]
    return Array.from({ length: to - from + 1 }, (_, index) => refs.get(`${range[1]}${from + index}`) ?? []).flat()
  }
  return ref.split(/[+,\s]+/).flatMap(part => refs.get(part) ?? [])
}

function isLabelled(error: CreditError, label: LabelledError, refs: Refs): boolean {
  const kinds = [label.error_id, ...(label.also_acceptable ?? []).map(text => text.split(' ')[0])]
  return kinds.includes(error.kind) && [error.ref, ...pairOf(error)].some(id => idsOf(label.ref, refs).includes(id))
}

/** Of a pair either entry names it. */
function pairOf(error: CreditError): readonly string[] {
  return error.kind === 'acct_duplicate' || error.kind === 'acct_balance_wrong' ? error.related : []
}

function isControl(error: CreditError, control: LabelledReport['must_not_flag'][number], refs: Refs): boolean {
  if (error.kind !== control.error_id) return false
  const monthTold = /\d{4}-\d{2}/.exec(control.ref)?.[0]
  const ids =
    control.ref === 'names' || control.ref === 'aka'
      ? [...refs].filter(([ref]) => ref.startsWith('N')).flatMap(([, all]) => all)
      : idsOf(control.ref, refs)
  if (!ids.includes(error.ref)) return false
  if (control.error_id === 'acct_duplicate' && control.ref.includes('+'))
    return error.related.some(id => ids.includes(id))
  return monthTold === undefined || error.quotes.some(({ label }) => label.includes(monthTold))
}

function toldOf(fact: UserFact, refs: Refs): CreditTold[] {
  const ref = fact.ref === undefined ? undefined : idsOf(fact.ref, refs)[0]
  const date = fact.date === undefined ? undefined : day(fact.date)
  if (fact.ref !== undefined && ref === undefined) return []
  switch (fact.kind) {
    case 'account_denied':
      return [{ kind: 'account-denied', ref: ref! }]
    case 'charges_denied':
      return [{ kind: 'charges-denied', ref: ref! }]
    case 'collection_denied':
      return [{ kind: 'collection-denied', ref: ref! }]
    case 'inquiry_denied':
      return [{ kind: 'inquiry-denied', ref: ref! }]
    case 'inquiry_admitted':
      return [{ kind: 'inquiry-admitted', ref: ref! }]
    case 'closed_by_me':
      return [{ kind: 'closed-by-me', ref: ref!, ...(date ? { date } : {}) }]
    case 'furnisher_dispute_delivered':
      return [{ kind: 'furnisher-dispute-delivered', ref: ref!, date: date! }]
    case 'late_denied':
      return [
        { kind: 'late-denied', ref: ref!, month: month(fact.month!), ...(fact.proof ? { proof: fact.proof } : {}) },
      ]
    case 'ftc_identity_theft_report':
      return [{ kind: 'identity-theft-report', date: date! }]
    case 'living':
      return [{ kind: 'living' }]
    case 'bankruptcy_discharge':
      return [{ kind: 'bankruptcy-discharge', chapter: fact.chapter as '7' | '13', date: date! }]
    default:
      throw new Error(`No such fact: ${fact.kind}`)
  }
}

function deletedOf({ prior_events: prior = [] }: LabelledReport): DeletedItem[] {
  return prior
    .filter(({ response_type }) => response_type === 'deleted')
    .map(one => ({
      bureau: one.bureau,
      deletedOn: day(one.date),
      creditor: one.creditor,
      ...(one.account_mask ? { account: one.account_mask } : {}),
      ...(one.original_creditor ? { originalCreditor: one.original_creditor } : {}),
      ...(one.amount === undefined ? {} : { amount: dollars(one.amount) }),
      ...(one.reinsertion_notice_received ? { reinsertionNoticeOn: day(one.reinsertion_notice_received) } : {}),
    }))
}
