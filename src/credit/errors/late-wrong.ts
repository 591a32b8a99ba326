import { addMonthsTo } from '#units/iso-month.ts'
import { acrossBureaus, defineFinder, quotedMonth, toldLines, tradelinesOf } from '#credit/credit-case.ts'
import type { PaymentCode, Tradeline } from '#credit/report.ts'

/** Late marks that cannot be right by themselves (60 days after a month that was on time), that only one bureau shows, or
 *  that the person says are wrong. */
export const lateWrong = defineFinder('acct_late_wrong', about => {
  const denied = toldLines(about, 'late-denied').map(({ line, told }) => ({
    line,
    months: [told.month],
    certainty: 'told' as const,
    reason: `You say that you paid in time for ${told.month}${told.proof === undefined ? '' : `, and have a ${told.proof}`}.`,
  }))
  const jumps = tradelinesOf(about, 'account').flatMap(line => {
    const months = impossible(line)
    return months.length === 0
      ? []
      : [{ line, months, certainty: 'confirm' as const, reason: jumpReason(line, months[0]!) }]
  })
  const alone = acrossBureaus(about).flatMap(lines => lines.flatMap(line => onlyHere(line, lines)))
  const found = [...denied, ...jumps, ...alone]
  return found
    .filter(({ line }, index) => found.findIndex(one => one.line.id === line.id) === index)
    .map(({ line, months, certainty, reason }) => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty,
      reason,
      quotes: months.flatMap(month => quotedMonth(line, month)),
      ...(certainty === 'confirm'
        ? { confirm: `Did you pay in time for ${months.join(', ')}? A bank statement shows it.` }
        : {}),
    }))
})

const STEPS: Partial<Record<PaymentCode, readonly PaymentCode[]>> = {
  '60': ['30', '60', '90', '120', '150', '180'],
  '90': ['60', '90', '120', '150', '180'],
  '120': ['90', '120', '150', '180'],
  '150': ['120', '150', '180'],
  '180': ['150', '180'],
}

/** Months that show more days late than the month before allows. A month before that was not read allows anything. */
function impossible({ history }: Tradeline): Tradeline['history'][number]['month'][] {
  const codes = new Map(history.map(({ month, code }) => [month, code]))
  return history
    .filter(({ month, code }) => {
      const before = codes.get(addMonthsTo(month, -1))
      const allowed = STEPS[code]
      return (
        allowed !== undefined &&
        (before === 'ok' || before === '30' || before === '60' || before === '90') &&
        !allowed.includes(before)
      )
    })
    .map(({ month }) => month)
}

function jumpReason(line: Tradeline, month: Tradeline['history'][number]['month']): string {
  const code = line.history.find(one => one.month === month)?.code ?? ''
  const before = line.history.find(one => one.month === addMonthsTo(month, -1))?.code
  const said = before === 'ok' ? 'paid on time' : `${before} days late`
  return `${code} days late in ${month}, but the month before was ${said}: that cannot follow.`
}

interface Alone {
  readonly line: Tradeline
  readonly months: Tradeline['history'][number]['month'][]
  readonly certainty: 'confirm'
  readonly reason: string
}

function onlyHere(line: Tradeline, lines: readonly Tradeline[]): Alone[] {
  const others = lines.filter(other => other !== line)
  const months = line.history
    .filter(({ month, code }) => {
      const theirs = others.flatMap(other => other.history.find(one => one.month === month)?.code ?? [])
      return /^\d+$/.test(code) && theirs.length > 0 && theirs.every(one => one === 'ok')
    })
    .map(({ month }) => month)
  if (months.length === 0) return []
  const reason = `Only this bureau shows you late in ${months.join(', ')}. The others show that you paid on time.`
  return [{ line, months, certainty: 'confirm', reason }]
}
