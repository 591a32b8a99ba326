// How a made-up report looks: labels, order, headings, tables. Those of the held-out half share no wording or arrangement
// with those of the tuning half beyond what every report has.
import type { Bureau } from '#credit/report.ts'

export type FieldName =
  | 'account'
  | 'originalCreditor'
  | 'type'
  | 'detail'
  | 'responsibility'
  | 'opened'
  | 'closed'
  | 'reported'
  | 'lastPayment'
  | 'dofd'
  | 'removal'
  | 'status'
  | 'balance'
  | 'high'
  | 'limit'
  | 'original'
  | 'pastDue'
  | 'remarks'

export interface Template {
  readonly id: string
  readonly half: 'tuning' | 'held-out'
  readonly bureau: Bureau | 'tri-merge'
  /** Words of a status, a type, a responsibility. */
  readonly words: 'codes' | 'sentence' | 'phrases' | 'merged'
  readonly arrangement: 'two-pairs' | 'list' | 'cards' | 'columns'
  readonly entry: 'numbered' | 'badge' | 'masked-name' | 'plain'
  readonly history: 'years' | 'initials' | 'blocks' | 'rows'
  readonly months: number
  readonly labels: Partial<Record<FieldName, string>>
  /** Labels of a collection, where they differ. */
  readonly collection?: Partial<Record<FieldName | 'agency', string>>
  readonly headings: Readonly<
    Record<'accounts' | 'collections' | 'hard' | 'soft' | 'records' | 'personal' | 'history', string>
  >
  readonly person: {
    readonly name: string
    readonly address: string
    readonly employer: string
    readonly birth: string
    readonly ssn?: string
  }
  readonly inquiries: 'table' | 'cards' | 'reversed-table'
  readonly record: {
    readonly type: string
    readonly court: string
    readonly number: string
    readonly filed: string
    readonly resolved: string
    readonly status: string
    readonly amount: string
  }
  readonly dates: 'Mon DD, YYYY' | 'MM/DD/YYYY' | 'YYYY-MM-DD' | 'DD Mon YYYY'
  readonly cents: boolean
  readonly font: string
  readonly empty: '' | '-' | 'N/A'
  readonly title: (name: string, date: string, number: string) => string
}

const PERSON = { name: 'Name', address: 'Address', employer: 'Employer', birth: 'Date of Birth', ssn: 'SSN' }
const RECORD = {
  type: 'Type',
  court: 'Court',
  number: 'Reference Number',
  filed: 'Date Filed',
  resolved: 'Disposition Date',
  status: 'Status',
  amount: 'Amount',
}

export const TEMPLATES: readonly Template[] = [
  {
    id: 'equifax-a',
    half: 'tuning',
    bureau: 'equifax',
    words: 'codes',
    arrangement: 'two-pairs',
    entry: 'numbered',
    history: 'years',
    months: 96,
    labels: {
      account: 'Account Number',
      status: 'Account Status',
      high: 'High Credit',
      responsibility: 'Payment Responsibility',
      limit: 'Credit Limit',
      type: 'Account Type',
      balance: 'Balance',
      opened: 'Date Opened',
      pastDue: 'Amount Past Due',
      reported: 'Date Reported',
      lastPayment: 'Date of Last Payment',
      detail: 'Loan Type',
      dofd: 'Date of First Delinquency',
      closed: 'Date Closed',
      remarks: 'Comments',
    },
    collection: {
      agency: 'Collection Agency',
      originalCreditor: 'Original Creditor Name',
      opened: 'Date Assigned',
      account: 'Account Number',
      original: 'Original Amount Owed',
      detail: 'Creditor Classification',
      balance: 'Amount',
      dofd: 'Date of First Delinquency',
      status: 'Status',
      responsibility: 'Account Designator Code',
      reported: 'Date Reported',
      remarks: 'Comments',
    },
    headings: {
      accounts: '2. Revolving Accounts',
      collections: '10. Collections',
      hard: 'Hard Inquiries',
      soft: 'Soft Inquiries',
      records: '9. Public Records',
      personal: '7. Personal Information',
      history: 'Payment History',
    },
    person: PERSON,
    inquiries: 'table',
    record: RECORD,
    dates: 'Mon DD, YYYY',
    cents: false,
    font: '"Open Sans",Arial',
    empty: '',
    title: (name, date, number) =>
      `<h1>Equifax Credit Report</h1><p>${name}</p><p>Report Date: ${date}<br>Confirmation # ${number}</p>`,
  },
  {
    id: 'experian-a',
    half: 'tuning',
    bureau: 'experian',
    words: 'sentence',
    arrangement: 'list',
    entry: 'badge',
    history: 'initials',
    months: 60,
    labels: {
      account: 'Account Number',
      type: 'Account Type',
      responsibility: 'Responsibility',
      opened: 'Date Opened',
      closed: 'Date Closed',
      status: 'Status',
      balance: 'Balance',
      reported: 'Balance Updated',
      limit: 'Credit Limit',
      original: 'Original Balance',
      high: 'Highest Balance',
      removal: 'On Record Until',
      originalCreditor: 'Original Creditor',
      remarks: 'Comment',
    },
    headings: {
      accounts: 'Accounts',
      collections: '',
      hard: 'Hard Inquiries',
      soft: 'Soft Inquiries',
      records: 'Public Records',
      personal: 'Personal Information',
      history: 'Payment History',
    },
    person: { name: 'Names', address: 'Addresses', employer: 'Employers', birth: 'Year of Birth' },
    inquiries: 'cards',
    record: RECORD,
    dates: 'MM/DD/YYYY',
    cents: false,
    font: 'Roboto,Arial',
    empty: '-',
    title: (name, date, number) =>
      `<h1>experian.</h1><table class="kv"><tr><td>Prepared For</td><td>${name}</td></tr><tr><td>Date Generated</td><td>${date}</td></tr><tr><td>Report Number</td><td>${number}</td></tr></table>`,
  },
  {
    id: 'transunion-a',
    half: 'tuning',
    bureau: 'transunion',
    words: 'phrases',
    arrangement: 'list',
    entry: 'masked-name',
    history: 'blocks',
    months: 24,
    labels: {
      opened: 'Date Opened',
      responsibility: 'Responsibility',
      type: 'Account Type',
      detail: 'Loan Type',
      balance: 'Balance',
      reported: 'Date Updated',
      lastPayment: 'Last Payment Made',
      high: 'High Balance',
      limit: 'Credit Limit',
      original: 'Original Amount',
      originalCreditor: 'Original Creditor',
      pastDue: 'Past Due',
      status: 'Pay Status',
      closed: 'Date Closed',
      remarks: 'Remarks',
      removal: 'Estimated month and year this item will be removed',
    },
    headings: {
      accounts: 'Accounts with Adverse Information',
      collections: 'Collections',
      hard: 'Regular Inquiries',
      soft: 'Account Review Inquiries',
      records: 'Public Records',
      personal: 'Personal Information',
      history: 'Payment History',
    },
    person: {
      name: 'Names Reported',
      address: 'Addresses Reported',
      employer: 'Employer Name',
      birth: 'Date of Birth',
      ssn: 'SSN',
    },
    inquiries: 'table',
    record: RECORD,
    dates: 'MM/DD/YYYY',
    cents: false,
    font: 'Lato,Arial',
    empty: '-',
    title: (name, date, number) =>
      `<h1>TransUnion</h1><p>Personal Credit Report for:<br>${name}<br>File Number: ${number}<br>Date Created: ${date}</p>`,
  },
  {
    id: 'merged-a',
    half: 'tuning',
    bureau: 'tri-merge',
    words: 'merged',
    arrangement: 'columns',
    entry: 'plain',
    history: 'rows',
    months: 24,
    labels: {
      account: 'Account #:',
      type: 'Account Type:',
      detail: 'Account Type - Detail:',
      responsibility: 'Bureau Code:',
      opened: 'Date Opened:',
      balance: 'Balance:',
      high: 'High Credit:',
      limit: 'Credit Limit:',
      pastDue: 'Past Due:',
      status: 'Payment Status:',
      reported: 'Last Reported:',
      remarks: 'Comments:',
      lastPayment: 'Date of Last Payment:',
    },
    headings: {
      accounts: 'Account History',
      collections: '',
      hard: 'Inquiries',
      soft: '',
      records: 'Public Information',
      personal: 'Personal Information',
      history: 'Two-Year payment history',
    },
    person: { name: 'Name:', address: 'Current Address(es):', employer: 'Employers:', birth: 'Date of Birth:' },
    inquiries: 'reversed-table',
    record: RECORD,
    dates: 'MM/DD/YYYY',
    cents: true,
    font: 'Arial',
    empty: '-',
    title: (_name, date, number) =>
      `<h1>3 Bureau Credit Report</h1><p>Reference #: ${number}</p><p>Report Date: ${date}</p>`,
  },
  {
    id: 'equifax-b',
    half: 'held-out',
    bureau: 'equifax',
    words: 'phrases',
    arrangement: 'cards',
    entry: 'plain',
    history: 'years',
    months: 96,
    labels: {
      account: 'Acct #',
      type: 'Type of Account',
      responsibility: 'Ownership',
      opened: 'Opened',
      closed: 'Closed On',
      reported: 'Last Reported',
      balance: 'Current Balance',
      high: 'Highest Balance',
      limit: 'Limit',
      pastDue: 'Past Due Amount',
      status: 'Current Status',
      lastPayment: 'Last Payment',
      dofd: 'First Delinquency',
      original: 'Original Balance',
      originalCreditor: 'Original Creditor',
      detail: 'Kind of Credit',
      remarks: 'Notes',
    },
    headings: {
      accounts: 'Your Accounts',
      collections: 'Accounts in Collection',
      hard: 'Hard Inquiries',
      soft: 'Soft Inquiries',
      records: 'Public Records',
      personal: 'Personal Details',
      history: 'Payment History',
    },
    person: {
      name: 'Full Name',
      address: 'Current Address',
      employer: 'Current Employer',
      birth: 'Date of Birth',
      ssn: 'Social Security Number',
    },
    inquiries: 'reversed-table',
    record: {
      type: 'Type',
      court: 'Court Name',
      number: 'Case Number',
      filed: 'Filing Date',
      resolved: 'Date Resolved',
      status: 'Status',
      amount: 'Amount',
    },
    dates: 'DD Mon YYYY',
    cents: true,
    font: 'Carlito,Arial',
    empty: 'N/A',
    title: (name, date, number) =>
      `<table class="kv"><tr><td>Equifax Credit File</td><td>Report Date: ${date}</td></tr><tr><td>${name}</td><td>Report # ${number}</td></tr></table>`,
  },
  {
    id: 'experian-b',
    half: 'held-out',
    bureau: 'experian',
    words: 'phrases',
    arrangement: 'two-pairs',
    entry: 'badge',
    history: 'years',
    months: 84,
    labels: {
      account: 'Account No.',
      status: 'Account Condition',
      type: 'Kind of Account',
      responsibility: 'Who is responsible',
      opened: 'Account Opened',
      closed: 'Date account closed',
      reported: 'Last Updated',
      balance: 'Balance Owed',
      high: 'Largest Balance',
      limit: 'Credit Line',
      original: 'Loan Amount',
      pastDue: 'Amount Overdue',
      lastPayment: 'Most Recent Payment',
      originalCreditor: 'Original Lender',
      removal: 'Scheduled Removal',
      remarks: 'Special Comment',
    },
    headings: {
      accounts: 'Credit History',
      collections: 'Collection Accounts',
      hard: 'Inquiries shared with others',
      soft: 'Inquiries viewed only by you',
      records: 'Public Record Information',
      personal: 'Identifying Information',
      history: 'Payment record',
    },
    person: { name: 'Your name', address: 'Mailing address', employer: 'Employers', birth: 'Born' },
    inquiries: 'table',
    record: {
      type: 'Record type',
      court: 'Courthouse',
      number: 'Docket #',
      filed: 'Filed',
      resolved: 'Discharged on',
      status: 'Outcome',
      amount: 'Claim Amount',
    },
    dates: 'YYYY-MM-DD',
    cents: false,
    font: '"DejaVu Sans",Arial',
    empty: '-',
    title: (name, date, number) =>
      `<h1>Experian Personal Credit Report</h1><p>Prepared for: ${name}</p><p>Date of report: ${date}</p><p>Report number: ${number}</p>`,
  },
  {
    id: 'transunion-b',
    half: 'held-out',
    bureau: 'transunion',
    words: 'sentence',
    arrangement: 'cards',
    entry: 'plain',
    history: 'initials',
    months: 48,
    labels: {
      account: 'Account #',
      status: 'Payment Status',
      balance: 'Balance',
      pastDue: 'Past Due',
      opened: 'Open Date',
      reported: 'Date Reported',
      closed: 'Closed Date',
      type: 'Account Type',
      responsibility: 'Account Relationship',
      high: 'High Credit',
      limit: 'Credit Limit Amount',
      lastPayment: 'Last Paid',
      original: 'Amount Placed',
      originalCreditor: 'Orig. Creditor',
      removal: 'Estimated removal date',
      remarks: 'Remark',
    },
    headings: {
      accounts: 'Trade Lines',
      collections: 'Third Party Collections',
      hard: 'Regular Inquiries',
      soft: 'Promotional Inquiries',
      records: 'Public Filings',
      personal: 'Consumer Information',
      history: 'Payment Pattern',
    },
    person: {
      name: 'Name(s)',
      address: 'Address',
      employer: 'Employment',
      birth: 'Birth Date',
      ssn: 'Social Security',
    },
    inquiries: 'reversed-table',
    record: {
      type: 'Type',
      court: 'Court',
      number: 'Docket Number',
      filed: 'Date Filed',
      resolved: 'Date of Disposition',
      status: 'Disposition',
      amount: 'Liability',
    },
    dates: 'MM/DD/YYYY',
    cents: true,
    font: 'Caladea,serif',
    empty: '-',
    title: (name, date, number) =>
      `<h1>Trans Union Credit Disclosure</h1><p>File No. ${number}</p><p>Date issued: ${date}</p><p>Consumer: ${name}</p>`,
  },
  {
    id: 'merged-b',
    half: 'held-out',
    bureau: 'tri-merge',
    words: 'merged',
    arrangement: 'columns',
    entry: 'plain',
    history: 'rows',
    months: 24,
    labels: {
      account: 'Account #',
      high: 'High Balance',
      reported: 'Date Reported',
      lastPayment: 'Last Payment',
      opened: 'Date Opened',
      balance: 'Balance Owed',
      closed: 'Closed Date',
      status: 'Account Rating',
      detail: 'Account Description',
      type: 'Account Type',
      pastDue: 'Past Due Amount',
      limit: 'Credit Limit',
      responsibility: 'Ownership Type',
      remarks: 'Creditor Remarks',
    },
    headings: {
      accounts: 'Account History',
      collections: '',
      hard: 'Inquiries',
      soft: '',
      records: 'Public Information',
      personal: 'Personal Information',
      history: 'Two-Year Payment History',
    },
    person: { name: 'Name', address: 'Current Address', employer: 'Employer', birth: 'Date of Birth' },
    inquiries: 'table',
    record: RECORD,
    dates: 'MM/DD/YYYY',
    cents: false,
    font: '"Liberation Sans",Arial',
    empty: '-',
    title: (_name, date, number) =>
      `<h1>Three Bureau Report and Scores</h1><p>Report ID: ${number}</p><p>Credit Report Date: ${date}</p>`,
  },
]
