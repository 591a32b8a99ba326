/** What can be told of a number on a postal receipt by itself. `not-checkable`: of a kind that has no check digit we know. */
export type TrackingNumberCheck = 'valid' | 'wrong-digit' | 'not-checkable'

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** Checks a tracking number by its last digit: 20 to 22 digits of the US Postal Service (mod 10), or the S10 form of the
 *  Universal Postal Union (mod 11). It tells a slip of the pen, not whether the letter exists.
 *  @example checkTrackingNumber('7015 0640 0000 1234 5678 14') // 'wrong-digit' when a digit was mistyped */
export function checkTrackingNumber(text: string): TrackingNumberCheck {
  const plain = text.toUpperCase().replace(/[\s-]/g, '')
  const s10 = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(plain)
  if (s10) return s10Digit(s10[1]!) === Number(s10[2]) ? 'valid' : 'wrong-digit'
  if (!/^\d{20,34}$/.test(plain)) return 'not-checkable'
  const digits = withoutRouting(plain)
  if (digits.length !== 20 && digits.length !== 22) return 'not-checkable'
  const fits = (body: string): boolean => mod10Digit(body) === Number(digits.at(-1))
  const body = digits.slice(0, -1)
  // labels of certified mail print some numbers without the 91 their digit was worked out with
  return fits(body) || (digits.length === 20 && digits.startsWith('7') && fits(`91${body}`)) ? 'valid' : 'wrong-digit'
}

/** A scanned label carries 420 and the ZIP code before the number itself. */
function withoutRouting(digits: string): string {
  if (!digits.startsWith('420')) return digits
  if (digits.length === 30 || digits.length === 28) return digits.slice(8)
  return digits.length === 34 || digits.length === 32 ? digits.slice(12) : digits
}

// from the right, every other digit counts three times, as Publication 199 has it
function mod10Digit(body: string): number {
  const sum = Array.from(body)
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

function s10Digit(serial: string): number {
  const rest = 11 - (Array.from(serial).reduce((sum, digit, at) => sum + Number(digit) * S10_WEIGHTS[at]!, 0) % 11)
  return rest === 10 ? 0 : rest === 11 ? 5 : rest
}
