/** What a printed label stands for. `other` keys are known labels whose value we do not keep: knowing them parts them from
 *  values. */
export type LabelKey = keyof typeof WORDS

const WORDS = {
  account: ['account number', 'account #', 'account no', 'acct number', 'acct #', 'acct no', 'loan number', 'account', 'member number', 'account id'], // prettier-ignore
  creditor: ['account name', 'creditor', 'creditor name', 'furnisher', 'lender', 'lender name', 'subscriber', 'subscriber name', 'reported by', 'company', 'company name', 'data furnisher', 'grantor', 'credit grantor', 'furnisher name', 'name of creditor'], // prettier-ignore
  agency: ['collection agency', 'agency', 'agency name', 'collector', 'collector name', 'collection company', 'collection agency name', 'collection firm', 'debt collector', 'placed with'], // prettier-ignore
  originalCreditor: ['original creditor', 'original creditor name', 'original lender', 'orig creditor', 'orig. creditor', 'first creditor', 'name of original creditor', 'collecting for', 'on behalf of', 'debt originated with', 'originally owed to'], // prettier-ignore
  type: [
    'account type',
    'type',
    'type of account',
    'kind of account',
    'portfolio type',
    'account category',
    'acct type',
  ],
  detail: ['loan type', 'type of loan', 'account type - detail', 'account type detail', 'account description', 'industry', 'loan/account type', 'kind of credit'], // prettier-ignore
  classification: ['creditor classification', 'creditor type', 'classification', 'type of business', 'business type', 'industry code'], // prettier-ignore
  responsibility: ['responsibility', 'payment responsibility', 'bureau code', 'account designator code', 'account designator', 'ecoa', 'ecoa code', 'liability type', 'ownership', 'account holder', 'owner', 'whose account', 'ownership type', 'account relationship', 'relationship', 'association', 'your role', 'who is responsible'], // prettier-ignore
  opened: ['date opened', 'opened', 'open date', 'opened on', 'opened date', 'date account opened', 'account opened', 'date of opening', 'opening date', 'account open date', 'account opened on'], // prettier-ignore
  assigned: ['date assigned', 'assigned', 'date placed', 'date placed for collection', 'placed for collection on', 'assigned date', 'placement date', 'date of assignment', 'assigned on'], // prettier-ignore
  closed: ['date closed', 'closed date', 'closed on', 'closing date', 'account closed', 'date account closed', 'account closed on'], // prettier-ignore
  reported: ['date reported', 'last reported', 'date updated', 'balance updated', 'last updated', 'updated', 'last verified', 'date last reported', 'reported on', 'last reported on', 'date of last report', 'last report date', 'reported', 'date of last update', 'most recent report', 'balance as of', 'information as of', 'date verified'], // prettier-ignore
  balanceDate: ['balance date', 'date of balance'],
  lastPayment: ['date of last payment', 'last payment date', 'last payment', 'last payment made', 'last paid', 'date last paid', 'last payment on', 'most recent payment', 'last pay date', 'last payment received', 'payment last made'], // prettier-ignore
  lastActivity: ['date of last activity', 'date last active', 'last activity', 'last activity date', 'last active'],
  paidOn: ['date paid', 'paid on', 'paid date', 'date paid off', 'paid off on', 'date of payoff', 'date paid in full'],
  firstDelinquency: ['date of first delinquency', 'date of 1st delinquency', 'first delinquency', 'first delinquency date', 'date first delinquent', 'date of first delinquency (dofd)', 'dofd', '1st delinquency', 'original delinquency date', 'date of original delinquency', 'original delinquency', 'fcra date of first delinquency', 'first delinquent on', 'date delinquency began', 'delinquency began', 'first missed payment'], // prettier-ignore
  delinquencyReported: ['delinquency first reported', 'date major delinquency first reported', 'major delinquency first reported', 'date maj del 1st rptd', 'first major delinquency', 'delinquency first rptd'], // prettier-ignore
  removal: ['on record until', 'estimated month and year this item will be removed', 'estimated month and year that this item will be removed', 'estimated removal date', 'estimated removal', 'scheduled removal', 'scheduled for removal', 'removal date', 'will be removed', 'this item will be removed', 'drops off', 'stays on record until', 'remains until', 'scheduled to be removed', 'estimated month and year of removal', 'remain on file until', 'on file until', 'expected removal'], // prettier-ignore
  status: ['status', 'account status', 'current status', 'account condition', 'condition', 'standing'],
  payStatus: ['pay status', 'payment status', 'current payment status', 'account rating', 'payment rating', 'worst payment status', 'current rating', 'how you pay', 'current standing'], // prettier-ignore
  balance: ['balance', 'current balance', 'balance owed', 'amount', 'amount owed', 'balance amount', 'unpaid balance', 'outstanding balance', 'amount owing', 'owed', 'amount you owe', 'balance owing', 'owing', 'recent balance', 'total balance', 'balance due'], // prettier-ignore
  reportedBalance: ['reported balance', 'last reported balance'],
  pastDue: ['past due', 'amount past due', 'past due amount', 'past due balance', 'amount overdue', 'overdue', 'overdue amount', 'delinquent amount', 'past-due amount', 'past due now'], // prettier-ignore
  highBalance: ['high credit', 'high balance', 'highest balance', 'high credit amount', 'largest balance', 'highest credit', 'maximum balance', 'highest amount owed', 'most ever owed', 'peak balance'], // prettier-ignore
  creditLimit: ['credit limit', 'limit', 'credit line', 'line of credit', 'credit limit amount', 'maximum credit', 'spending limit'], // prettier-ignore
  originalAmount: ['original amount', 'original amount owed', 'original balance', 'original loan amount', 'loan amount', 'amount financed', 'amount placed', 'original debt', 'original amount placed', 'original claim', 'initial amount', 'initial balance', 'principal at start', 'amount when placed', 'starting balance', 'opening amount'], // prettier-ignore
  chargeOffAmount: ['charge off amount', 'charged off amount', 'amount charged off', 'charge-off amount', 'original charge off amount', 'amount written off', 'written off', 'write-off amount'], // prettier-ignore
  monthlyPayment: ['monthly payment', 'scheduled payment amount', 'payment amount', 'minimum payment', 'required payment', 'monthly payment amount', 'regular payment', 'installment amount', 'payment due each month'], // prettier-ignore
  activity: ['activity designator', 'activity code', 'activity'],
  remarks: ['remarks', 'remark', 'comments', 'comment', 'special comment', 'special comments', 'notes', 'narrative', 'narratives', 'creditor comment', 'creditor comments', 'account comments', 'furnisher comments', 'creditor remarks', 'what the company says'], // prettier-ignore
  currentRemark: ['current'],
  contact: ['contact', 'contact information for creditor', 'creditor contact', 'mailing address', 'creditor address', 'where to write', 'agency address', 'furnisher address'], // prettier-ignore
  address: ['address'],
  court: ['court', 'court name', 'filed in', 'courthouse'],
  reference: ['reference number', 'reference#', 'reference #', 'reference', 'case number', 'docket number', 'docket', 'docket #', 'case #', 'filing number', 'document number'], // prettier-ignore
  filed: ['date filed', 'filed', 'filing date', 'date filed/reported', 'filed on', 'date of filing'],
  resolved: ['disposition date', 'date satisfied', 'date resolved', 'discharge date', 'date discharged', 'date of disposition', 'satisfied on', 'date released', 'release date', 'date of discharge', 'discharged on', 'date paid/released', 'status date', 'resolved', 'resolved on'], // prettier-ignore
  disposition: ['disposition', 'outcome', 'result'],
  chapter: ['chapter', 'bankruptcy chapter', 'bankruptcy type'],
  otherLiability: ['liability', 'liability amount', 'liabilities', 'asset amount', 'assets', 'exempt amount', 'claim amount'], // prettier-ignore
  inquiryDate: ['requested on', 'inquired on', 'date of inquiry', 'inquiry date', 'date of enquiry', 'date of request', 'request date', 'viewed on', 'date', 'pulled on'], // prettier-ignore
  inquiryType: ['inquiry type', 'permissible purpose', 'purpose', 'type of inquiry'],
  originator: ['request originator', 'requested for', 'on behalf'],
  other: ['available credit', 'months reviewed', 'deferred payment start date', 'balloon payment date', 'balloon payment amount', 'actual payment amount', 'actual payment', 'status updated', 'date of status', 'payment received', 'recent payment', 'terms', 'term duration', 'term length', 'no. of months (terms)', 'no of months (terms)', 'terms frequency', 'payment frequency', 'term', 'phone', 'phone number', 'telephone', 'high balance (hist.)', 'debt-to-credit', 'previous', 'plaintiff', 'defendant', 'attorney', 'consumer statement', 'months on file', 'scheduled payment', 'amount paid', 'dispute status', 'interest rate', 'collateral', 'secured by', 'country', 'last payment amount', 'closing balance', 'location', 'your statement', 'reinvestigation information', 'days late - 7 year history', 'bureau', 'times late'], // prettier-ignore
} as const satisfies Record<string, readonly string[]>

const KEY_OF = new Map<string, LabelKey>(
  (Object.entries(WORDS) as [LabelKey, readonly string[]][]).flatMap(([key, labels]) =>
    labels.map(label => [plain(label), key] as const),
  ),
)
/** Text layers sometimes lose the space between two words. */
const JOINED = new Map(
  [...KEY_OF].filter(([label]) => label.includes(' ')).map(([label, key]) => [label.replaceAll(' ', ''), key]),
)
const LONG_LABELS = [...KEY_OF.keys()].filter(label => label.length >= 8)
const MOST_WORDS = 11

/** Letters, digits and single spaces, in lower case. @example plain('>Past Due<:') // 'past due' */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/#/g, ' # ')
    .replaceAll(/[^a-z0-9# ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** What a label stands for; undefined when the words are no label. Scans may have a wrong letter or two. */
export function keyOfLabel(text: string, isScan: boolean): LabelKey | undefined {
  const words = plain(text)
  if (words === '' || words.split(' ').length > MOST_WORDS) return undefined
  const exact = KEY_OF.get(words) ?? JOINED.get(words.replaceAll(' ', ''))
  if (exact || !isScan || words.length < 8) return exact
  const near = LONG_LABELS.find(label => isNear(label, words, label.length >= 20 ? 2 : 1))
  return near === undefined ? undefined : KEY_OF.get(near)
}

/** Whether at most so many letters differ (one put in, left out or changed each). */
export function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  return distance(a, b, most) <= most
}

/** How many letters differ between two words, counted up to one more than `most`. */
export function distance(a: string, b: string, most = 99): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[b.length]!
}
