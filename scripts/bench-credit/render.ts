// A made-up report as HTML, by a template.
import { calendarDay, isoDate, shortDate } from '#units/iso-date.ts'
import { BUREAUS, type Bureau } from '#credit/report.ts'
import type { MadeLine } from './scenes.ts'
import type { MadeReport, Ref } from './make-report.ts'
import type { FieldName, Template } from './templates.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function renderReport(report: MadeReport): string {
  const { template: t } = report
  const body = t.arrangement === 'columns' ? mergedBody(report) : bureauBody(report)
  return `<!doctype html><html><head><meta charset="utf-8"><style>
  @page { size: Letter; margin: 14mm 13mm; }
  body { font: 8.8pt/1.4 ${t.font},sans-serif; color:#222; margin:0; }
  h1 { font-size:18pt; } h2 { font-size:13pt; margin:6mm 0 2mm; break-after:avoid; } h3 { font-size:10.5pt; margin:5mm 0 1mm; break-after:avoid; } h4 { font-size:9pt; margin:3mm 0 1mm; break-after:avoid; }
  table { width:100%; border-collapse:collapse; margin:0 0 3mm; } td,th { padding:.8mm 1.2mm; text-align:left; vertical-align:top; font-weight:400; } tr { break-inside:avoid; }
  .kv td { border-bottom:1px solid #e2e2e2; } .grid td,.grid th { text-align:center; font-size:7.6pt; border:1px solid #ddd; } .card th { color:#666; font-size:7.8pt; padding-bottom:0; } .card td { padding-bottom:2mm; }
  </style></head><body>${body}</body></html>`
}

function bureauBody(report: MadeReport): string {
  const { template: t, person } = report
  const accounts = report.lines.filter(({ made }) => made.type !== 'collection')
  const collections = report.lines.filter(({ made }) => made.type === 'collection')
  const together = t.headings.collections === ''
  const part = (heading: string, inner: string): string => (inner === '' ? '' : `<h2>${heading}</h2>${inner}`)
  const entries = (all: readonly Ref<MadeLine>[]): string => all.map((line, index) => entry(t, line, index)).join('')
  const hard = report.inquiries.filter(({ made }) => made.type === 'hard')
  const soft = report.inquiries.filter(({ made }) => made.type === 'soft')
  return [
    t.title(person.name.toUpperCase(), date(t, report.reportDate), report.number),
    part(t.headings.personal, personal(report)),
    part(t.headings.accounts, entries(together ? [...accounts, ...collections] : accounts)),
    together ? '' : part(t.headings.collections, entries(collections)),
    part(
      t.headings.records,
      report.records
        .map(({ made: r }) => {
          const rows = [
            [t.record.type, r.kind === 'bankruptcy' ? `Chapter ${r.chapter} Bankruptcy` : 'Civil Judgment'],
            [t.record.court, r.court],
            [t.record.number, r.number],
            [t.record.filed, date(t, r.filed)],
            [t.record.resolved, r.resolved ? date(t, r.resolved) : t.empty],
            [t.record.status, r.status],
            [t.record.amount, r.amount === null ? t.empty : money(t, r.amount)],
          ]
          return pairs(t, rows as [string, string][])
        })
        .join(''),
    ),
    part(t.headings.hard, inquiries(t, hard)),
    part(t.headings.soft, inquiries(t, soft)),
  ].join('')
}

function personal({ template: t, person }: MadeReport): string {
  const rows: [string, string][] = [
    [t.person.name, person.name.toUpperCase()],
    [t.person.address, person.address.toUpperCase()],
    [t.person.employer, person.employer.toUpperCase()],
    [t.person.birth, t.person.birth.startsWith('Year') ? person.born.slice(0, 4) : date(t, person.born)],
    ...(t.person.ssn ? [[t.person.ssn, `XXX-XX-${person.ssnShown}`] as [string, string]] : []),
  ]
  if (t.bureau === 'experian' && t.half === 'tuning')
    return rows.map(([label, value]) => `<h3>${label}</h3><p>${value}</p>`).join('')
  return pairs({ ...t, arrangement: t.arrangement === 'cards' ? 'list' : t.arrangement }, rows)
}

function entry(t: Template, { ref, made }: Ref<MadeLine>, index: number): string {
  const isCollection = made.type === 'collection'
  const labels = isCollection && t.collection ? { ...t.collection } : t.labels
  const agency = isCollection ? t.collection?.agency : undefined
  const shown = (Object.entries(labels) as [FieldName | 'agency', string][])
    .filter(([name]) => name !== 'agency' && isPrinted(name, made))
    .flatMap(([name, label]) => values(t, made, name as FieldName).map((value): [string, string] => [label, value]))
  const rows: [string, string][] = agency ? [[agency, made.creditor], ...shown] : shown
  const head = agency
    ? ''
    : t.entry === 'numbered'
      ? `<h3>2.${index + 1} ${made.creditor}${made.closed ? ' (CLOSED)' : ''}</h3>`
      : t.entry === 'badge'
        ? `<h3>${made.creditor}</h3>${isBad(made) ? '<p>POTENTIALLY NEGATIVE</p>' : ''}<h4>Account Info</h4>${t.half === 'tuning' ? pairs(t, [['Account Name', made.creditor]]) : ''}`
        : t.entry === 'masked-name'
          ? `<p>Account Name</p><p><b>${made.creditor} ${made.account_mask}</b></p><h4>Account Information</h4>`
          : `<h3>${made.creditor}</h3>`
  return `<section id="${ref}">${head}${pairs(t, rows)}${histories(t, made)}</section>`
}

/** Fields that only stand on some kinds of accounts. */
function isPrinted(name: FieldName | 'agency', made: MadeLine): boolean {
  const isCollection = made.type === 'collection'
  if (name === 'originalCreditor') return isCollection
  if (name === 'removal') return made.removal_date !== null
  if (name === 'remarks') return made.remarks.length > 0
  if (name === 'limit') return made.credit_limit !== null
  if (name === 'original') return made.original_amount !== null
  if (name === 'high') return made.high_balance !== null
  if (name === 'closed') return made.closed !== null
  return true
}

function isBad({ status }: MadeLine): boolean {
  return status !== 'current' && status !== 'paid'
}

/** What is printed beside a label; more than one for a list. */
function values(t: Template, made: MadeLine, name: FieldName): string[] {
  const dated = (value: string | null): string[] => [value === null ? t.empty : date(t, value)]
  const amount = (value: number | null): string[] => [value === null ? t.empty : money(t, value)]
  switch (name) {
    case 'account':
      return [made.account_mask ?? t.empty]
    case 'originalCreditor':
      return [made.original_creditor ?? t.empty]
    case 'type':
      return [typeWords(t, made)]
    case 'detail':
      return [
        made.medical ? 'Medical or Health Care' : (made.detail ?? (made.type === 'collection' ? 'Utility' : t.empty)),
      ]
    case 'responsibility':
      return [
        t.words === 'codes'
          ? made.responsibility!.toUpperCase() + (made.type === 'collection' ? '_ACCOUNT' : '')
          : `${capital(made.responsibility!)}${t.words === 'phrases' ? ' Account' : ''}`,
      ]
    case 'opened':
      return dated(made.opened)
    case 'closed':
      return dated(made.closed)
    case 'reported':
      return dated(made.date_reported)
    case 'lastPayment':
      return dated(made.date_last_payment)
    case 'dofd':
      return dated(made.dofd)
    case 'removal':
      return dated(made.removal_date)
    case 'status':
      return [statusWords(t, made)]
    case 'balance':
      return amount(made.balance)
    case 'high':
      return amount(made.high_balance)
    case 'limit':
      return amount(made.credit_limit)
    case 'original':
      return amount(made.original_amount)
    case 'pastDue':
      return amount(made.past_due)
    case 'remarks':
      return made.remarks.map(remark => (t.bureau === 'transunion' ? remark.toUpperCase() : remark))
  }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function typeWords(t: Template, { type, detail }: MadeLine): string {
  if (t.words === 'codes') return type.toUpperCase()
  if (t.words === 'sentence')
    return (
      {
        revolving: 'Credit card',
        installment: 'Auto Loan',
        mortgage: 'Mortgage',
        student: 'Education loan',
        collection: 'Collection',
      }[type] ?? capital(type)
    )
  const word =
    {
      revolving: 'Revolving',
      installment: 'Installment',
      mortgage: 'Mortgage',
      student: detail === null ? 'Student' : 'Student Loan',
      collection: t.words === 'merged' ? 'Collection' : 'Collection',
    }[type] ?? capital(type)
  return t.words === 'phrases' ? `${word} Account` : word
}

function statusWords(t: Template, made: MadeLine): string {
  const { status, type, past_due } = made
  if (t.words === 'codes')
    return type === 'collection'
      ? status === 'paid'
        ? 'PAID'
        : 'UNPAID'
      : { current: 'PAYS_AS_AGREED', chargeoff: 'CHARGE_OFF', paid: 'PAID_AND_CLOSED', late30: 'PAST_DUE_30' }[status]!
  if (t.words === 'merged')
    return {
      current: 'Current',
      chargeoff: 'Collection/Chargeoff',
      collection: 'Collection/Chargeoff',
      paid: 'Paid',
      late30: 'Late 30 Days',
    }[status]!
  if (t.words === 'sentence') {
    if (status === 'current') return 'Open/Never late.'
    if (status === 'paid')
      return type === 'collection' ? 'Paid, Closed. Collection account.' : 'Paid, Closed/Never late.'
    const due = past_due && past_due > 0 ? ` $${past_due.toLocaleString('en-US')} past due as of Oct 2026.` : ''
    return status === 'chargeoff'
      ? `Account charged off.${due}`
      : status === 'collection'
        ? 'Collection account.'
        : `Open.${due}`
  }
  return {
    current: 'Current; Paid or Paying as Agreed',
    chargeoff: 'Charged Off',
    collection: 'Collection',
    paid: type === 'collection' ? 'Paid Collection' : 'Paid, Closed; was Paid as agreed',
    late30: '30 Days Past Due',
  }[status]!
}

/** Labels and values side by side, two pairs a row, or values under their labels. */
function pairs(t: Template, rows: readonly [string, string][]): string {
  if (t.arrangement === 'two-pairs') {
    const half = chunk(rows, 2).map(
      two =>
        `<tr>${two.map(([label, value]) => `<td style="width:25%">${label}</td><td style="width:25%;text-align:right">${value}</td>`).join('')}</tr>`,
    )
    return `<table class="kv">${half.join('')}</table>`
  }
  if (t.arrangement === 'cards') {
    return chunk(rows, 3)
      .map(
        three =>
          `<table class="card"><tr>${three.map(([label]) => `<th style="width:33%">${label}</th>`).join('')}</tr><tr>${three.map(([, value]) => `<td>${value === '' ? '&nbsp;' : value}</td>`).join('')}</tr></table>`,
      )
      .join('')
  }
  const align = t.entry === 'masked-name' ? 'text-align:right' : ''
  return `<table class="kv">${rows.map(([label, value]) => `<tr><td style="width:45%">${label}</td><td style="${align}">${value}</td></tr>`).join('')}</table>`
}

function chunk<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
}

const SIGNS: Readonly<Record<string, string>> = { OK: '&#10003;', CO: 'CO' }

function histories(t: Template, { payment_history: months }: MadeLine): string {
  const all = Object.entries(months)
  if (all.length === 0) return ''
  const sign = (code: string | undefined): string =>
    code === undefined ? (t.history === 'initials' ? '-' : '') : (SIGNS[code] ?? code)
  const heading = `<h4>${t.headings.history}</h4>`
  if (t.history === 'blocks') {
    const blocks = chunk(all, 6).map(
      six =>
        `<tr>${six.map(([at]) => `<th>${longMonth(at)}</th>`).join('')}</tr><tr>${six.map(() => '<td>Rating</td>').join('')}</tr><tr>${six.map(([, code]) => `<td>${code === 'OK' ? 'OK' : `&gt;${code === 'CO' ? 'C/O' : code}&lt;`}</td>`).join('')}</tr>`,
    )
    return `${heading}<table class="grid">${blocks.join('')}</table>`
  }
  const years = [...new Set(all.map(([at]) => at.slice(0, 4)))]
  const ordered = t.half === 'tuning' ? years.toReversed() : years
  const heads = t.history === 'initials' ? MONTHS.map(name => name[0]) : MONTHS
  const rows = ordered.map(
    year =>
      `<tr><th>${year}</th>${MONTHS.map((_, index) => `<td>${sign(months[`${year}-${String(index + 1).padStart(2, '0')}`])}</td>`).join('')}</tr>`,
  )
  return `${heading}<table class="grid"><tr><th>${t.history === 'initials' ? '' : 'Year'}</th>${heads.map(name => `<th>${name}</th>`).join('')}</tr>${rows.join('')}</table>`
}

function longMonth(at: string): string {
  const long = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${at}-01T00:00:00Z`),
  )
  return `${long} ${at.slice(0, 4)}`
}

function inquiries(t: Template, all: MadeReport['inquiries']): string {
  if (all.length === 0) return ''
  if (t.inquiries === 'cards')
    return `<table>${chunk(all, 2)
      .map(
        two =>
          `<tr>${two.map(({ made }) => `<td>${made.name}<br>Inquired on<br>${date(t, made.date)}</td>`).join('')}</tr>`,
      )
      .join('')}</table>`
  const head =
    t.inquiries === 'table'
      ? ['Date', 'Company', 'Request Originator']
      : ['Creditor Name', 'Type of Business', 'Date of inquiry']
  const row = ({ made }: MadeReport['inquiries'][number]): string[] =>
    t.inquiries === 'table' ? [date(t, made.date), made.name, ''] : [made.name, 'Bank Credit Cards', date(t, made.date)]
  return `<table><tr>${head.map(name => `<th>${name}</th>`).join('')}</tr>${all
    .map(
      one =>
        `<tr>${row(one)
          .map(cell => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`
}

/** Entries with a column for each bureau. */
function mergedBody(report: MadeReport): string {
  const { template: t, person } = report
  const order: readonly Bureau[] =
    t.half === 'tuning' ? ['transunion', 'experian', 'equifax'] : ['experian', 'equifax', 'transunion']
  const names = { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' }
  const head = `<tr><td></td>${order.map(bureau => `<td>${names[bureau]}</td>`).join('')}</tr>`
  const row = (label: string, cells: readonly string[]): string =>
    `<tr><td style="width:22%">${label}</td>${cells.map(cell => `<td style="width:26%">${cell}</td>`).join('')}</tr>`
  const groups = [...new Set(report.lines.map(({ ref }) => ref.split('-')[0]!))].map(group =>
    report.lines.filter(({ ref }) => ref.startsWith(`${group}-`)),
  )
  const entries = groups.map(lines => {
    const of = (bureau: Bureau): MadeLine | undefined => lines.find(({ made }) => made.bureau === bureau)?.made
    const first = lines[0]!.made
    const title = first.original_creditor
      ? `${first.creditor} (ORIGINAL CREDITOR: ${first.original_creditor})`
      : first.creditor
    const rows = (Object.entries(t.labels) as [FieldName, string][]).map(([name, label]) =>
      row(
        label,
        order.map(bureau => {
          const made = of(bureau)
          return made ? (values(t, made, name)[0] ?? t.empty) : t.empty
        }),
      ),
    )
    const months = [...new Set(lines.flatMap(({ made }) => Object.keys(made.payment_history)))]
      .sort()
      .toReversed()
      .slice(0, 12)
    const table =
      months.length === 0
        ? ''
        : `<h4>${t.headings.history}</h4><table class="grid"><tr><td>Month</td>${months.map(at => `<td>${MONTHS[Number(at.slice(5)) - 1]}</td>`).join('')}</tr><tr><td>Year</td>${months.map(at => `<td>${at.slice(2, 4)}</td>`).join('')}</tr>${BUREAUS.map(bureau => `<tr><td>${names[bureau]}</td>${months.map(at => `<td>${of(bureau)?.payment_history[at] ?? ''}</td>`).join('')}</tr>`).join('')}</table>`
    return `<h3>${title}</h3><table class="kv">${head}${rows.join('')}</table>${table}`
  })
  const inquiryRows = report.inquiries.map(
    ({ made, bureau }) =>
      `<tr><td>${made.name}</td><td>Bank Credit Cards</td><td>${date(t, made.date)}</td><td>${names[bureau]}</td></tr>`,
  )
  const personRows = [
    row(
      t.person.name,
      order.map(() => person.name.toUpperCase()),
    ),
    row(
      t.person.birth,
      order.map(() => person.born.slice(0, 4)),
    ),
    row(
      t.person.employer,
      order.map(() => person.employer.toUpperCase()),
    ),
  ]
  return `${t.title(person.name, date(t, report.reportDate), report.number)}<h2>${t.headings.personal}</h2><table class="kv">${head}${personRows.join('')}</table><h2>${t.headings.accounts}</h2>${entries.join('')}${inquiryRows.length === 0 ? '' : `<h2>${t.headings.hard}</h2><table><tr><th>Creditor Name</th><th>Type of Business</th><th>Date of inquiry</th><th>Credit Bureau</th></tr>${inquiryRows.join('')}</table>`}`
}

function date(t: Template, iso: string): string {
  const whole = isoDate(iso)
  if (!whole) {
    const [year, month] = iso.split('-') as [string, string]
    return t.dates === 'MM/DD/YYYY' && t.bureau === 'transunion'
      ? `${month}/${year}`
      : `${MONTHS[Number(month) - 1]} ${year}`
  }
  const { year, month, day } = calendarDay(whole)
  const two = (value: number): string => String(value).padStart(2, '0')
  switch (t.dates) {
    case 'Mon DD, YYYY':
      return shortDate(whole).replace(/ (\d),/, ' 0$1,')
    case 'MM/DD/YYYY':
      return `${two(month)}/${two(day)}/${year}`
    case 'YYYY-MM-DD':
      return iso
    case 'DD Mon YYYY':
      return `${two(day)} ${MONTHS[month - 1]} ${year}`
  }
}

function money(t: Template, amount: number): string {
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: t.cents ? 2 : 0 })}`
}
