// Pieces of a report with what is wrong in them, and lawful ones that look like it.
import { addDays, addMonths, type IsoDate } from '#units/iso-date.ts'
import { addMonthsTo, month, monthOf, type IsoMonth } from '#units/iso-month.ts'
import type { Bureau } from '#credit/report.ts'
import type { LabelledTradeline } from './labelled.ts'
import type { Draw } from './draw.ts'

export interface MadeLine extends LabelledTradeline {
  /** What a layout may print besides. */
  readonly detail: string | null
  readonly medical: boolean
  readonly sold: boolean
}

export interface MadeRecord {
  readonly kind: 'bankruptcy' | 'judgment'
  readonly chapter: string | null
  readonly court: string
  readonly number: string
  readonly filed: IsoDate
  readonly resolved: IsoDate | null
  readonly status: string
  readonly amount: number | null
}

export interface MadeInquiry {
  readonly name: string
  readonly date: IsoDate
  readonly type: 'hard' | 'soft'
}

/** `at`: which of its lines, records or inquiries. */
export interface Finding {
  readonly error_id: string
  readonly part: 'line' | 'record' | 'inquiry'
  readonly at: number
}

export interface Scene {
  readonly lines?: readonly MadeLine[]
  readonly records?: readonly MadeRecord[]
  readonly inquiries?: readonly MadeInquiry[]
  readonly errors?: readonly Finding[]
  readonly controls?: readonly Finding[]
}

/** What a layout tells of delinquencies: the printed date, or only the month of removal. */
export interface Shows {
  readonly bureau: Bureau
  readonly firstDelinquency: boolean
  /** Months of history back from October 2026. */
  readonly months: number
}

const LATEST = month('2026-10')
type Code = string

function history(
  months: number,
  codes: Readonly<Record<string, Code>>,
  base: Code = 'OK',
  from = LATEST,
): Record<string, Code> {
  const made: Record<string, Code> = {}
  for (let back = months - 1; back >= 0; back--) {
    const at = addMonthsTo(from, -back)
    made[at] = codes[at] ?? base
  }
  return made
}

export function card(draw: Draw, shows: Shows, more: Partial<MadeLine> = {}): MadeLine {
  const limit = 100 * draw.int(12, 90)
  const balance = draw.int(20, limit - 20)
  return {
    ref: '',
    bureau: shows.bureau,
    creditor: draw.company('bank'),
    original_creditor: null,
    account_mask: null,
    type: 'revolving',
    responsibility: draw.pick(['individual', 'individual', 'joint']),
    opened: draw.dayBetween('2014-01-01', '2021-12-01'),
    closed: null,
    date_reported: draw.dayBetween('2026-10-15', '2026-10-30'),
    date_last_payment: draw.dayBetween('2026-10-01', '2026-10-14'),
    dofd: null,
    dofd_source: 'none',
    removal_date: null,
    status: 'current',
    balance,
    high_balance: Math.max(balance, limit - draw.int(0, 300)),
    credit_limit: limit,
    original_amount: null,
    past_due: 0,
    remarks: [],
    payment_history: history(Math.min(shows.months, 36), {}),
    detail: 'Credit Card',
    medical: false,
    sold: false,
    ...more,
  }
}

export function loan(draw: Draw, shows: Shows, more: Partial<MadeLine> = {}): MadeLine {
  const kind = draw.pick(['auto', 'home', 'school'] as const)
  const amount = 100 * draw.int(90, kind === 'home' ? 3000 : 300)
  const opened = draw.dayBetween('2020-01-01', '2023-12-01')
  return card(draw, shows, {
    creditor: draw.company(kind),
    type: kind === 'home' ? 'mortgage' : kind === 'school' ? 'student' : 'installment',
    detail: kind === 'home' ? 'Conventional Mortgage' : kind === 'school' ? 'Student Loan' : 'Automobile',
    opened,
    balance: amount - draw.int(1000, 5000),
    high_balance: amount,
    credit_limit: null,
    original_amount: shows.firstDelinquency ? null : amount,
    payment_history: history(Math.min(shows.months, 30), {}),
    ...more,
  })
}

/** The delinquency as the layout tells it: a day, or the month of removal. */
function since(shows: Shows, date: IsoDate): Pick<MadeLine, 'dofd' | 'dofd_source' | 'removal_date'> {
  if (shows.firstDelinquency) return { dofd: date, dofd_source: 'printed', removal_date: null }
  const from = monthOf(date)
  return { dofd: from, dofd_source: 'derived', removal_date: addMonthsTo(from, 84) }
}

function chargedOff(draw: Draw, shows: Shows, first: IsoDate, more: Partial<MadeLine> = {}): MadeLine {
  const amount = draw.int(700, 6000)
  const run: Record<string, Code> = {}
  const start = monthOf(first)
  for (const [index, code] of ['30', '60', '90', '120', '150'].entries()) run[addMonthsTo(start, index)] = code
  for (let at: IsoMonth = addMonthsTo(start, 5); at <= LATEST; at = addMonthsTo(at, 1)) run[at] = 'CO'
  return card(draw, shows, {
    opened: draw.dayBetween('2012-01-01', '2016-12-01'),
    closed: addMonths(first, 7),
    date_last_payment: addDays(first, -draw.int(20, 40)),
    status: 'chargeoff',
    balance: amount,
    high_balance: amount + 40,
    credit_limit: 100 * Math.ceil((amount + 100) / 100),
    past_due: amount,
    remarks: ['Unpaid balance charged off'],
    payment_history: history(Math.min(shows.months, 72), run),
    ...since(shows, first),
    ...more,
  })
}

function collection(draw: Draw, shows: Shows, first: IsoDate, more: Partial<MadeLine> = {}): MadeLine {
  const amount = draw.int(520, 4000)
  return card(draw, shows, {
    creditor: draw.company('agency'),
    original_creditor: draw.company('utility'),
    type: 'collection',
    responsibility: 'individual',
    opened: addMonths(first, draw.int(8, 14)),
    date_last_payment: null,
    status: 'collection',
    balance: amount,
    high_balance: shows.firstDelinquency ? null : amount,
    credit_limit: null,
    original_amount: amount,
    past_due: null,
    remarks: ['Placed for collection'],
    payment_history: {},
    detail: null,
    ...since(shows, first),
    ...more,
  })
}

const line = (error_id: string, at = 0): Finding => ({ error_id, part: 'line', at })
const inside = (draw: Draw): IsoDate => draw.dayBetween('2021-02-01', '2022-11-01')

type Maker = (draw: Draw, shows: Shows) => Scene | undefined

/** Every scene; undefined where the layout cannot show it. */
export const SCENES: Readonly<Record<string, Maker>> = {
  obsolete: (draw, shows) =>
    shows.firstDelinquency
      ? {
          lines: [chargedOff(draw, shows, draw.dayBetween('2017-06-01', '2019-05-01'))],
          errors: [line('old_obsolete_chargeoff_collection')],
        }
      : undefined,
  practiceOnly: (draw, shows) =>
    shows.firstDelinquency
      ? {
          lines: [chargedOff(draw, shows, draw.dayBetween('2019-06-15', '2019-11-10'))],
          errors: [line('old_obsolete_chargeoff_collection')],
        }
      : undefined,
  withinLimit: (draw, shows) => ({
    lines: [chargedOff(draw, shows, inside(draw))],
    controls: [line('old_obsolete_chargeoff_collection'), line('acct_charged_off_sold_balance'), line('old_reaged')],
  }),
  reaged: (draw, shows) => {
    const first = draw.dayBetween('2020-08-01', '2021-06-01')
    const original = chargedOff(draw, shows, first, { balance: 0, past_due: 0 })
    return {
      lines: [
        original,
        collection(draw, shows, addDays(first, draw.int(150, 500)), {
          original_creditor: original.creditor,
          original_amount: 1840,
          balance: 1840,
          ...(shows.firstDelinquency ? {} : { high_balance: 1840 }),
        }),
      ],
      errors: [line('old_reaged', 1)],
      controls: [line('acct_duplicate', 0)],
    }
  },
  lawfulPair: (draw, shows) => {
    const first = draw.dayBetween('2020-08-01', '2021-06-01')
    const original = chargedOff(draw, shows, first, { balance: 0, past_due: 0 })
    return {
      lines: [original, collection(draw, shows, first, { original_creditor: original.creditor })],
      controls: [line('old_reaged', 1), line('acct_duplicate', 0), line('acct_charged_off_sold_balance', 0)],
    }
  },
  duplicate: (draw, shows) => {
    const first = inside(draw)
    const one = collection(draw, shows, first)
    const balance = one.balance! + draw.int(1, 15)
    const two = {
      ...one,
      creditor: draw.company('agency'),
      balance,
      original_amount: balance,
      ...(shows.firstDelinquency ? {} : { high_balance: balance }),
      opened: addMonths(first, 16),
    }
    return {
      lines: [
        { ...one, account_mask: 'twin' },
        { ...two, account_mask: 'twin' },
      ],
      errors: [line('acct_duplicate')],
    }
  },
  sameCollector: (draw, shows) => {
    const one = collection(draw, shows, inside(draw))
    const two = collection(draw, shows, addDays(inside(draw), 90), {
      creditor: one.creditor,
      balance: one.balance! * 3,
      original_amount: one.balance! * 3,
      ...(shows.firstDelinquency ? {} : { high_balance: one.balance! * 3 }),
    })
    return { lines: [one, two], controls: [line('acct_duplicate'), line('acct_duplicate', 1)] }
  },
  paidOwing: (draw, shows) => ({
    lines: [collection(draw, shows, inside(draw), { status: 'paid', remarks: ['Paid collection'] })],
    errors: [line('acct_paid_shows_owing')],
  }),
  pastDueAboveBalance: (draw, shows) => {
    const balance = draw.int(200, 900)
    return {
      lines: [
        card(draw, shows, {
          balance,
          past_due: balance + draw.int(60, 400),
          status: 'late30',
          credit_limit: 2000,
          high_balance: 1500,
          payment_history: history(Math.min(shows.months, 24), { [LATEST]: '30' }),
        }),
      ],
      errors: [line('acct_balance_wrong')],
    }
  },
  sold: (draw, shows) => ({
    lines: [chargedOff(draw, shows, inside(draw), { sold: true, remarks: ['Account transferred or sold'] })],
    errors: [line('acct_charged_off_sold_balance')],
  }),
  closedBeforeOpened: (draw, shows) => {
    const opened = draw.dayBetween('2019-02-01', '2021-02-01')
    return {
      lines: [
        card(draw, shows, {
          opened,
          closed: addDays(opened, -draw.int(60, 600)),
          balance: 0,
          past_due: 0,
          status: 'paid',
          remarks: ['Account closed at consumer request'],
        }),
      ],
      errors: [line('acct_status_wrong')],
    }
  },
  lateJump: (draw, shows) => {
    const at = addMonthsTo(LATEST, -draw.int(3, 14))
    return {
      lines: [loan(draw, shows, { payment_history: history(Math.min(shows.months, 24), { [at]: '60' }) })],
      errors: [line('acct_late_wrong')],
    }
  },
  lateInOrder: (draw, shows) => {
    const at = addMonthsTo(LATEST, -draw.int(4, 14))
    return {
      lines: [
        loan(draw, shows, {
          payment_history: history(Math.min(shows.months, 24), { [at]: '30', [addMonthsTo(at, 1)]: '60' }),
        }),
      ],
      controls: [line('acct_late_wrong')],
    }
  },
  lateMarkOld: (draw, shows) =>
    shows.months < 84
      ? undefined
      : {
          lines: [
            loan(draw, shows, {
              opened: draw.dayBetween('2017-01-01', '2018-06-01'),
              payment_history: history(96, { [month('2019-06')]: '30' }),
            }),
          ],
          errors: [line('old_obsolete_late')],
        },
  lateMarkYoung: (draw, shows) =>
    shows.months < 84
      ? undefined
      : {
          lines: [
            loan(draw, shows, {
              opened: draw.dayBetween('2017-01-01', '2018-06-01'),
              payment_history: history(90, { [month('2019-12')]: '30' }),
            }),
          ],
          controls: [line('old_obsolete_late')],
        },
  medicalSmall: (draw, shows) => {
    const amount = draw.int(90, 480)
    return {
      lines: [
        collection(draw, shows, draw.dayBetween('2023-06-01', '2024-12-01'), {
          original_creditor: draw.company('hospital'),
          medical: true,
          original_amount: amount,
          balance: amount,
          ...(shows.firstDelinquency ? {} : { high_balance: amount }),
          remarks: ['Medical'],
        }),
      ],
      errors: [line('acct_medical_policy')],
    }
  },
  notMedicalSmall: (draw, shows) => {
    const amount = draw.int(90, 480)
    return {
      lines: [
        collection(draw, shows, draw.dayBetween('2023-06-01', '2024-12-01'), {
          original_amount: amount,
          balance: amount,
          ...(shows.firstDelinquency ? {} : { high_balance: amount }),
        }),
      ],
      controls: [line('acct_medical_policy')],
    }
  },
  noFirstDelinquency: (draw, shows) =>
    shows.firstDelinquency
      ? {
          lines: [collection(draw, shows, inside(draw), { dofd: null, dofd_source: 'none' })],
          errors: [line('old_dofd_missing')],
        }
      : undefined,
  deceased: (draw, shows) => ({
    lines: [loan(draw, shows, { remarks: ['Consumer deceased'] })],
    errors: [line('fraud_deceased')],
  }),
  oldInquiry: draw => ({
    inquiries: [
      { name: draw.company('bank'), date: draw.dayBetween('2024-08-01', '2024-11-10'), type: 'hard' },
      { name: draw.company('bank'), date: draw.dayBetween('2025-02-01', '2026-08-01'), type: 'hard' },
      { name: draw.company('bank'), date: draw.dayBetween('2024-08-01', '2024-11-10'), type: 'soft' },
    ],
    errors: [{ error_id: 'old_inquiry_2y', part: 'inquiry', at: 0 }],
    controls: [1, 2].map(at => ({ error_id: 'old_inquiry_2y', part: 'inquiry' as const, at })),
  }),
  oldBankruptcy: draw => ({
    records: [bankruptcy(draw, draw.dayBetween('2014-01-01', '2016-10-01'))],
    errors: [{ error_id: 'old_bankruptcy', part: 'record', at: 0 }],
  }),
  youngBankruptcy: draw => ({
    records: [bankruptcy(draw, draw.dayBetween('2017-03-01', '2020-10-01'))],
    controls: [{ error_id: 'old_bankruptcy', part: 'record', at: 0 }],
  }),
  judgment: draw => ({
    records: [
      {
        kind: 'judgment',
        chapter: null,
        court: 'MERROW COUNTY COURT',
        number: `CV-${draw.int(10_000, 99_999)}`,
        filed: draw.dayBetween('2019-01-01', '2023-01-01'),
        resolved: null,
        status: 'UNSATISFIED',
        amount: draw.int(600, 4000),
      },
    ],
    errors: [{ error_id: 'old_public_record', part: 'record', at: 0 }],
  }),
}

function bankruptcy(draw: Draw, filed: IsoDate): MadeRecord {
  return {
    kind: 'bankruptcy',
    chapter: '7',
    court: 'US BANKRUPTCY COURT',
    number: `${filed.slice(2, 4)}-${draw.int(10_000, 99_999)}`,
    filed,
    resolved: addDays(filed, draw.int(90, 140)),
    status: 'DISCHARGED',
    amount: null,
  }
}
