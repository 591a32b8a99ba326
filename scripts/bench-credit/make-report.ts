// Puts scenes together to a whole report with its labels: what stands on it, what is wrong and what only looks wrong.
import { day, type IsoDate } from '#units/iso-date.ts'
import { BUREAUS, type Bureau } from '#credit/report.ts'
import type { LabelledReport, LabelledTradeline } from './labelled.ts'
import { drawBy, type Draw } from './draw.ts'
import {
  card,
  loan,
  SCENES,
  type Finding,
  type MadeInquiry,
  type MadeLine,
  type MadeRecord,
  type Scene,
  type Shows,
} from './scenes.ts'
import type { Template } from './templates.ts'

export interface Ref<T> {
  readonly ref: string
  readonly made: T
  readonly bureau: Bureau
}

export interface MadeReport {
  readonly template: Template
  readonly reportDate: IsoDate
  readonly number: string
  readonly person: {
    readonly name: string
    readonly address: string
    readonly employer: string
    readonly born: IsoDate
    readonly ssnShown: string
  }
  readonly lines: readonly Ref<MadeLine>[]
  readonly records: readonly Ref<MadeRecord>[]
  readonly inquiries: readonly Ref<MadeInquiry>[]
  readonly labelled: LabelledReport
}

const AS_OF = '2026-11-21'

/** The same report for the same seed. `size`: how many lawful accounts besides, and how many scenes. */
export function makeReport(
  template: Template,
  seed: number,
  size: { readonly clean: number; readonly scenes: number },
): MadeReport {
  const draw = drawBy(seed)
  const bureau = template.bureau === 'tri-merge' ? 'transunion' : template.bureau
  const shows: Shows = { bureau, firstDelinquency: template.labels.dofd !== undefined, months: template.months }
  const scenes = [
    ...chosen(draw, shows, template, size.scenes),
    ...Array.from({ length: size.clean }, (): Scene => ({
      lines: [draw.int(0, 1) === 0 ? card(draw, shows) : loan(draw, shows)],
    })),
  ]
  const parts =
    template.bureau === 'tri-merge' ? merged(draw, template, scenes) : single(draw, template, scenes, bureau)
  const person = {
    name: 'Rowena T Castleberry',
    address: '418 Wren Hollow Rd, Millbrook Falls, OH 43999',
    employer: 'Tilden County Schools',
    born: day('1984-06-11'),
    ssnShown: '3108',
  }
  const id = `${template.id}-${seed}`
  return {
    template,
    reportDate: day('2026-11-02'),
    number: `${draw.int(1000, 9999)}-${draw.int(1000, 9999)}-${draw.int(10, 99)}`,
    person,
    ...parts,
    labelled: {
      id,
      layout: template.id,
      bureau: template.bureau,
      report_date: '2026-11-02',
      as_of: AS_OF,
      pdf: `${id}.pdf`,
      user_profile: {
        name: person.name,
        ssn_last4: '3108',
        dob: '1984-06-11',
        addresses: [person.address],
        employers: [person.employer],
        facts: [],
      },
      expected: {
        personal_info: {},
        tradelines: parts.lines.map(({ ref, made }) => labelOf(template, ref, made)),
        inquiries: parts.inquiries.map(({ ref, made, bureau: of }) => ({
          ref,
          bureau: of,
          name: made.name,
          date: made.date,
          type: made.type,
        })),
        public_records: parts.records.map(({ ref, made }) => ({ ref, kind: made.kind, filed: made.filed })),
        errors: parts.errors.map(([error_id, ref]) => ({ error_id, ref, certainty: 'violation' })),
      },
      must_not_flag: parts.controls.map(([error_id, ref]) => ({ error_id, ref })),
    },
  }
}

/** Scenes the layout can show; in a merged report only those without first delinquency. */
function chosen(draw: Draw, shows: Shows, template: Template, count: number): Scene[] {
  const names = Object.keys(SCENES).filter(name => template.bureau !== 'tri-merge' || MERGED.has(name))
  const scenes: Scene[] = []
  while (scenes.length < count && names.length > 0) {
    const [name] = names.splice(draw.int(0, names.length - 1), 1)
    const scene = SCENES[name!]!(draw, shows)
    if (scene) scenes.push(scene)
  }
  return scenes
}

const MERGED = new Set(['sold', 'withinLimit', 'paidOwing', 'oldInquiry', 'deceased', 'pastDueAboveBalance'])

type Named = readonly (readonly [string, string])[]
interface Parts extends Pick<MadeReport, 'lines' | 'records' | 'inquiries'> {
  readonly errors: Named
  readonly controls: Named
}

function single(draw: Draw, template: Template, scenes: readonly Scene[], bureau: Bureau): Parts {
  const lines: Ref<MadeLine>[] = []
  const records: Ref<MadeRecord>[] = []
  const inquiries: Ref<MadeInquiry>[] = []
  const errors: [string, string][] = []
  const controls: [string, string][] = []
  for (const scene of scenes) {
    const twin = maskOf(draw, template)
    const named = (scene.lines ?? []).map((made, index) => ({
      ref: `${made.type === 'collection' ? 'C' : 'T'}${lines.length + index + 1}`,
      made: { ...made, bureau, account_mask: made.account_mask === 'twin' ? twin : maskOf(draw, template) },
      bureau,
    }))
    const ownRecords = (scene.records ?? []).map((made, index) => ({
      ref: `P${records.length + index + 1}`,
      made,
      bureau,
    }))
    const ownInquiries = (scene.inquiries ?? []).map((made, index) => ({
      ref: `I${inquiries.length + index + 1}`,
      made,
      bureau,
    }))
    const refOf = ({ part, at }: Finding): string =>
      (part === 'line' ? named : part === 'record' ? ownRecords : ownInquiries)[at]!.ref
    errors.push(...(scene.errors ?? []).map((one): [string, string] => [one.error_id, refOf(one)]))
    controls.push(...(scene.controls ?? []).map((one): [string, string] => [one.error_id, refOf(one)]))
    lines.push(...named)
    records.push(...ownRecords)
    inquiries.push(...ownInquiries)
  }
  return { lines, records, inquiries, errors, controls }
}

const SHORT = { equifax: 'EQ', experian: 'EX', transunion: 'TU' } as const

/** The same account at three bureaus; now and then one that differs. */
function merged(draw: Draw, template: Template, scenes: readonly Scene[]): Parts {
  const lines: Ref<MadeLine>[] = []
  const inquiries: Ref<MadeInquiry>[] = []
  const errors: [string, string][] = []
  const controls: [string, string][] = []
  let group = 0
  for (const scene of scenes) {
    for (const [at, made] of (scene.lines ?? []).entries()) {
      group += 1
      const name = `G${group}`
      const isClean = scene.errors === undefined && scene.controls === undefined && made.type === 'revolving'
      const odd = isClean ? draw.int(0, 3) : 0
      const mask = maskOf(draw, template)
      for (const bureau of BUREAUS) {
        const differs =
          bureau === 'equifax'
            ? {
                ...(odd === 1 ? { credit_limit: 0 } : {}),
                ...(odd === 2
                  ? { balance: made.balance! + 400, high_balance: Math.max(made.high_balance!, made.balance! + 400) }
                  : {}),
              }
            : {}
        lines.push({
          ref: `${name}-${SHORT[bureau]}`,
          bureau,
          made: {
            ...made,
            ...differs,
            bureau,
            account_mask: mask,
            dofd: null,
            dofd_source: 'none',
            removal_date: null,
            payment_history: lastYear(made.payment_history),
          },
        })
      }
      if (odd === 1) errors.push(['acct_limit_or_type_wrong', `${name}-EQ`])
      if (odd === 2) errors.push(['acct_balance_wrong', name])
      if (odd === 0 && isClean)
        controls.push(['acct_limit_or_type_wrong', name], ['acct_balance_wrong', name], ['acct_duplicate', name])
      for (const one of scene.errors ?? [])
        if (one.part === 'line' && one.at === at)
          errors.push(...BUREAUS.map((bureau): [string, string] => [one.error_id, `${name}-${SHORT[bureau]}`]))
    }
    const first = inquiries.length
    inquiries.push(
      ...(scene.inquiries ?? [])
        .filter(({ type }) => type === 'hard')
        .map((made, index) => ({ ref: `I${first + index + 1}`, made, bureau: draw.pick(BUREAUS) })),
    )
    if (scene.inquiries) {
      errors.push(['old_inquiry_2y', `I${first + 1}`])
      controls.push(['old_inquiry_2y', `I${first + 2}`])
    }
  }
  return { lines, records: [], inquiries, errors, controls }
}

/** A merged report shows its last twelve months. */
function lastYear(months: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(months).slice(-12))
}

function maskOf(draw: Draw, { bureau }: Template): string {
  const digits = String(draw.int(1000, 9999))
  if (bureau === 'equifax') return `${'x'.repeat(draw.int(4, 12))} ${digits}`
  if (bureau === 'experian') return `${digits}${draw.int(10, 99)}${'X'.repeat(draw.int(4, 9))}`
  return `${digits}${draw.int(10, 99)}****`
}

/** What of a line the layout prints. */
function labelOf({ labels, collection, words, bureau }: Template, ref: string, made: MadeLine): LabelledTradeline {
  const isCollection = made.type === 'collection'
  const own = isCollection && collection ? collection : labels
  const printed = <T>(name: keyof typeof labels, value: T): T | null => (own[name] === undefined ? null : value)
  const inStatus =
    words === 'sentence' &&
    made.past_due !== null &&
    made.past_due > 0 &&
    (made.status === 'chargeoff' || made.status === 'late30')
  return {
    ref,
    bureau: made.bureau,
    creditor: made.creditor,
    original_creditor:
      bureau === 'tri-merge' ? made.original_creditor : printed('originalCreditor', made.original_creditor),
    account_mask:
      bureau === 'transunion' && labels.account === undefined
        ? made.account_mask
        : printed('account', made.account_mask),
    type: made.type,
    responsibility: printed('responsibility', made.responsibility),
    opened: printed('opened', made.opened),
    closed: printed('closed', made.closed),
    date_reported: printed('reported', made.date_reported),
    date_last_payment: printed('lastPayment', made.date_last_payment),
    dofd: labels.dofd === undefined && labels.removal === undefined ? null : made.dofd,
    dofd_source: made.dofd_source,
    removal_date: printed('removal', made.removal_date),
    status: made.status,
    balance: made.balance,
    high_balance: printed('high', made.high_balance),
    credit_limit: printed('limit', made.credit_limit),
    original_amount: printed('original', made.original_amount),
    past_due: inStatus ? made.past_due : printed('pastDue', made.past_due),
    remarks: printed('remarks', made.remarks) ?? [],
    payment_history: made.payment_history,
  }
}
