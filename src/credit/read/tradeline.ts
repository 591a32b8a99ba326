import { evidenceOf } from './rows.ts'
import type { Cents } from '#units/cents.ts'
import { shown, notShown, type Field, type Shown } from '#credit/field.ts'
import type { AccountStatus, AccountType, Bureau, PaymentMonth, Tradeline } from '#credit/report.ts'
import type { Entry } from './entries.ts'
import { fieldOf, firstShown, textField, textOfPair, unmarked } from './fields.ts'
import { readHistories, type Histories } from './grid.ts'
import { pairsOf, type Pair } from './pairs.ts'
import { accountStatus, accountType, responsibility } from './statuses.ts'
import { isEmptyValue, maskedAccount, moneyIn, printedDate, printedMoney, withoutWholeNumbers } from './values.ts'

type Unnumbered = Omit<Tradeline, 'id'>

/** An entry as tradelines: one, or in a tri-merge one for each bureau that reports it. None when it has no name.
 *  @param bureau whose report it stands in; undefined when that could not be told */
export function tradelinesOf(entry: Entry, bureau: Bureau | undefined): Unnumbered[] {
  const histories = readHistories(entry.rows)
  const pairs = pairsOf(entry.rows.filter(row => !histories.taken.has(row)))
  const columns = [...new Set(pairs.flatMap(pair => pair.bureau ?? []))]
  if (columns.length === 0) return bureau ? tradelineOf(entry, pairs, histories, bureau) : []
  return columns
    .filter(column => pairs.some(pair => pair.bureau === column && !isBare(pair)))
    .flatMap(column =>
      tradelineOf(
        entry,
        pairs.filter(pair => pair.bureau === undefined || pair.bureau === column),
        { ...histories, months: histories.months.filter(month => month.bureau === column) },
        column,
      ),
    )
}

function isBare(pair: Pair): boolean {
  const text = textOfPair(pair)
  return text === '' || isEmptyValue(text)
}

function tradelineOf(entry: Entry, pairs: readonly Pair[], histories: Histories, bureau: Bureau): Unnumbered[] {
  const names = namesOf(entry, pairs)
  if (!names) return []
  const detail = detailOf(pairs)
  const isCollection =
    entry.section === 'collections' ||
    pairs.some(pair => pair.key === 'agency' && !isBare(pair)) ||
    /\bcollection/i.test(textOf(pairs, 'type') + ' ' + textOf(pairs, 'detail'))
  const history = histories.months.map(({ month, code, printed, page, box, confidence }) => ({
    month,
    code,
    printed,
    page,
    ...(box ? { box } : {}),
    confidence,
  }))
  const balance = firstShown(money(pairs, 'balance'), money(pairs, 'reportedBalance'))
  const status = statusOf(pairs, { isCollection, history, isZero: balance.known && balance.value === 0 })
  return [
    {
      bureau,
      kind: isCollection ? 'collection' : 'account',
      creditor: names.creditor,
      originalCreditor: firstShown(textField(pairs, ['originalCreditor']), names.originalCreditor),
      account: firstShown(masked(fieldOf(pairs, ['account'], maskedAccount)), names.account),
      type: typeOf(pairs, detail, isCollection, names.creditor),
      detail,
      responsibility: fieldOf(pairs, ['responsibility'], responsibility),
      opened: fieldOf(pairs, isCollection ? ['opened', 'assigned'] : ['opened'], printedDate),
      closed: fieldOf(pairs, ['closed'], printedDate),
      reported: fieldOf(pairs, ['reported', 'balanceDate'], printedDate),
      lastPayment: fieldOf(pairs, ['lastPayment'], text => printedDate(text.split(/\s{1,4}(?:on|as of)\s+/).at(-1)!)),
      paidOn: fieldOf(pairs, ['paidOn'], printedDate),
      firstDelinquency: fieldOf(pairs, ['firstDelinquency'], printedDate),
      removal: fieldOf(pairs, ['removal'], printedDate),
      status,
      balance,
      pastDue: firstShown(money(pairs, 'pastDue'), inStatus(pairs, /^past due/)),
      highBalance: money(pairs, 'highBalance'),
      creditLimit: money(pairs, 'creditLimit'),
      originalAmount: money(pairs, 'originalAmount'),
      chargeOffAmount: firstShown(money(pairs, 'chargeOffAmount'), inStatus(pairs, /^written off/)),
      monthlyPayment: money(pairs, 'monthlyPayment'),
      activity: textField(pairs, ['activity']),
      remarks: remarksOf(pairs),
      contact: contactOf(pairs),
      history,
      pages: [...new Set(entry.rows.map(row => row.page))],
    },
  ]
}

/** What was printed whole is not quoted whole. */
function masked(account: Field<string>): Field<string> {
  if (!account.known) return account
  return { ...account, evidence: account.evidence.map(seen => ({ ...seen, quote: maskedAccount(seen.quote) })) }
}

function textOf(pairs: readonly Pair[], key: Pair['key']): string {
  return pairs
    .filter(pair => pair.key === key)
    .map(textOfPair)
    .join(' ')
}

function money(pairs: readonly Pair[], key: Pair['key']): Field<Cents> {
  return fieldOf(pairs, [key], printedMoney)
}

/** "$640 past due", "$1,842 written off" within the sentence of a status. */
function inStatus(pairs: readonly Pair[], after: RegExp): Field<Cents> {
  return fieldOf(
    pairs.filter(pair => moneyIn(textOfPair(pair)).some(found => after.test(found.after))),
    ['status', 'payStatus'],
    text => moneyIn(text).find(found => after.test(found.after))?.amount,
  )
}

function statusOf(
  pairs: readonly Pair[],
  about: { isCollection: boolean; history: readonly PaymentMonth[]; isZero: boolean },
): Field<AccountStatus> {
  const paying = fieldOf(pairs, ['payStatus'], text => accountStatus(text, about))
  const standing = fieldOf(pairs, ['status'], text => accountStatus(text, about))
  // "Current" beside "Closed" with nothing owed: paid
  if (paying.known && paying.value === 'current' && standing.known && standing.value === 'paid')
    return { ...paying, value: 'paid' }
  const status = firstShown(paying, standing)
  const remark = (pattern: RegExp): Shown<string> | undefined =>
    remarksOf(pairs).find(({ value }) => pattern.test(value))
  const settled = status.known && status.value === 'paid' ? remark(/settled|less than full/i) : undefined
  const bankrupt = status.known ? undefined : remark(/bankruptcy|chapter (?:7|11|12|13)/i)
  if (settled && status.known) return { ...status, value: 'settled' }
  return bankrupt ? { ...bankrupt, value: 'bankruptcy' } : status
}

function detailOf(pairs: readonly Pair[]): Field<string> {
  const kept = (text: string): string | undefined => (/^unknown$/i.test(text) ? undefined : text)
  const loan = fieldOf(pairs, ['detail'], kept)
  return loan.known ? loan : firstShown(fieldOf(pairs, ['classification'], kept), loan)
}

/** A collection is one by the part it stands in, whatever its own type says. */
function typeOf(
  pairs: readonly Pair[],
  detail: Field<string>,
  isCollection: boolean,
  creditor: Shown<string>,
): Field<AccountType> {
  const finer = detail.known ? detail.value : undefined
  const field = fieldOf(pairs, ['type'], text => accountType(text, finer))
  if (!isCollection) return field
  return { ...(field.known ? field : creditor), value: 'collection' }
}

interface Names {
  readonly creditor: Shown<string>
  readonly account: Field<string>
  readonly originalCreditor: Field<string>
}

const MASKED_END = /\s{1,4}([\dA-Z]{0,30}[\d*xX#]{0,30}[*xX#]{2,40}[\d*xX#-]*)$/
const ORIGINAL = /\s{0,3}\((?:original creditor|orig\.? creditor|oc):?\s{0,3}([^)]+)\)\s*$/i

/** Who reports it: the label's value or the name above the entry, with what may stand after it: a masked account number,
 *  the first creditor, "(CLOSED)". */
function namesOf({ title }: Entry, pairs: readonly Pair[]): Names | undefined {
  const pair = pairs.find(({ key, lines }) => (key === 'agency' || key === 'creditor') && lines.length > 0)
  const label = pair?.label ?? ''
  const words = unmarked(pair ? pair.lines.flat() : (title?.cell.words ?? []))
  const page = pair?.page ?? title?.page ?? 1
  const evidence = [evidenceOf(page, words)]
  const printed = evidence[0]!.quote
  if (printed === '' || isEmptyValue(printed)) return undefined
  const from = { label, evidence, confidence: evidence[0]!.confidence }
  const mask = MASKED_END.exec(printed)?.[1]
  const original = ORIGINAL.exec(printed)?.[1]
  const name = printed
    .replace(MASKED_END, '')
    .replace(ORIGINAL, '')
    .replace(/\s{0,3}\((?:closed|open|paid)\)\s*$/i, '')
  const quoted = (value: string): { label: string; evidence: typeof evidence; confidence: number } => ({
    ...from,
    evidence: [{ ...evidence[0]!, quote: value }],
  })
  return {
    creditor: shown(name, quoted(name)),
    account: mask ? shown(maskedAccount(mask), quoted(mask)) : notShown('absent'),
    originalCreditor: original ? shown(original, quoted(original)) : notShown('absent'),
  }
}

/** Each line is a remark of its own, but one that goes on in small letters. */
function remarksOf(pairs: readonly Pair[]): Shown<string>[] {
  return pairs
    .filter(pair => pair.key === 'remarks' || pair.key === 'currentRemark')
    .flatMap(pair => {
      const lines: (typeof pair.lines)[number][] = []
      for (const line of pair.lines) {
        const last = lines.at(-1)
        if (last && /^[a-z]/.test(line[0]?.text ?? '')) lines[lines.length - 1] = [...last, ...line]
        else lines.push(line)
      }
      return lines.flatMap(line => remarkOf(pair, evidenceOf(pair.page, unmarked(line))))
    })
}

function remarkOf(pair: Pair, evidence: ReturnType<typeof evidenceOf>): Shown<string>[] {
  const { confidence } = evidence
  const quote = withoutWholeNumbers(evidence.quote)
  if (quote === '' || isEmptyValue(quote)) return []
  return [shown(quote, { label: pair.label, evidence: [{ ...evidence, quote }], confidence })]
}

function contactOf(pairs: readonly Pair[]): Field<readonly string[]> {
  const pair = pairs.find(({ key, lines }) => (key === 'contact' || key === 'address') && lines.length > 0)
  if (!pair || isBare(pair)) return notShown('absent')
  const lines = pair.lines.map(line =>
    unmarked(line)
      .map(word => word.text)
      .join(' '),
  )
  const evidence = [evidenceOf(pair.page, unmarked(pair.lines.flat()))]
  return shown(lines, { label: pair.label, evidence, confidence: evidence[0]!.confidence })
}
