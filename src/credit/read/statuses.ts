import type { AccountStatus, AccountType, PaymentMonth, Responsibility } from '#credit/report.ts'
import { plain } from './labels.ts'

type Rules<T> = readonly (readonly [RegExp, T])[]

const STATUS: Rules<AccountStatus> = [
  [/pa(?:ys|ying|id) as agreed|paid or paying|never late|pays account as agreed/, 'current'],
  [/settled|less than (?:the )?full|legally paid in full for less|paid for less/, 'settled'],
  [/bankruptcy|chapter (?:7|11|12|13)|wage earner|discharged/, 'bankruptcy'],
  [/^paid|paid (?:in full|off|collection|charge|closed)|zero balance|satisfied/, 'paid'],
  [/reposs/, 'repossession'],
  [/foreclos/, 'foreclosure'],
  [/charge ?d? ?off|written off|profit and loss|bad debt/, 'charge-off'],
  [/collection|unpaid|placed with|assigned to agency/, 'collection'],
  [/\b(?:past due|late|dpd)\D*180|180\D*(?:past due|late)/, 'late-180'],
  [/\b(?:past due|late|dpd)\D*150|150\D*(?:past due|late)/, 'late-150'],
  [/\b(?:past due|late|dpd)\D*120|120\D*(?:past due|late)/, 'late-120'],
  [/\b(?:past due|late|dpd)\D*90|\b90\D*(?:past due|late)/, 'late-90'],
  [/\b(?:past due|late|dpd)\D*60|\b60\D*(?:past due|late)/, 'late-60'],
  [/\b(?:past due|late|dpd)\D*30|\b30\D*(?:past due|late)/, 'late-30'],
  [/transferred|sold|purchased by/, 'transferred'],
  [/current|as agreed|^ok\b|too new|deferred|good standing|on time/, 'current'],
]

/** What a printed status means; undefined when its words tell nothing. A status that is only past due takes how late from
 *  the last month of the history. */
export function accountStatus(
  text: string,
  { isCollection, history, isZero }: { isCollection: boolean; history: readonly PaymentMonth[]; isZero: boolean },
): AccountStatus | undefined {
  const words = plain(text)
  if (/collection ?\/? ?charge ?off/.test(words)) return isCollection ? 'collection' : 'charge-off'
  const pastDue = /\d[\d ]{0,30}past due|past due as of/.test(words) && !/charge|collection|paid|written/.test(words)
  if (pastDue) return lateOf(history) ?? 'late-30'
  const found = STATUS.find(([pattern]) => pattern.test(words))?.[1]
  if (found === 'current' && /^paid closed|^closed/.test(words)) return 'paid'
  if (found) return isCollection && found === 'charge-off' ? 'collection' : found
  if (words.startsWith('closed')) return isZero ? 'paid' : undefined
  return words.split(' ')[0] === 'open' ? 'current' : undefined
}

function lateOf(history: readonly PaymentMonth[]): AccountStatus | undefined {
  const code = history.findLast(month => month.code !== 'no-data')?.code
  return code && /^\d+$/.test(code) ? (`late-${code}` as AccountStatus) : undefined
}

const TYPE: Rules<AccountType> = [
  [/charge card/, 'open'],
  [/collection|debt buyer|factoring/, 'collection'],
  [/mortgage|home equity|real estate|home loan|deed of trust|fha|va loan/, 'mortgage'],
  [/student|education/, 'student'],
  [/revolv|credit card|charge account|line of credit|credit line|secured card|store card/, 'revolving'],
  [/install|auto|personal loan|unsecured loan|lease|note loan|secured loan|vehicle|recreational/, 'installment'],
  [/\bopen\b|charge card|utility|cell|telecom|rental/, 'open'],
]

/** @example accountType('Installment', 'Educational') // 'student' */
export function accountType(text: string, detail: string | undefined): AccountType | undefined {
  const [words, finer] = [plain(text), plain(detail ?? '')]
  const isFiner = TYPE.slice(0, 4).find(([pattern]) => pattern.test(finer))?.[1]
  return isFiner ?? TYPE.find(([pattern]) => pattern.test(words))?.[1] ?? (words === '' ? undefined : 'other')
}

const RESPONSIBILITY: Rules<Responsibility> = [
  [/deceased/, 'deceased'],
  [/authori[sz]ed/, 'authorized-user'],
  [/co ?sign|co ?maker|guarant|maker|on behalf/, 'cosigner'],
  [/joint|shared|participa/, 'joint'],
  [/individual|^single|sole|primary|yours alone|^own/, 'individual'],
]

export function responsibility(text: string): Responsibility | undefined {
  const words = plain(text)
  return RESPONSIBILITY.find(([pattern]) => pattern.test(words))?.[1] ?? (words === '' ? undefined : 'other')
}
