/** The last four characters of an account number as printed, however much of it the collector printed; undefined when
 *  there is too little to tell one account from another.
 *  @example accountEnding('XXXX-XXXX-XXXX-4471') // '4471'
 *  @example accountEnding('EB-7731920') // '1920' */
export function accountEnding(printed: string | undefined): string | undefined {
  const marks = printed?.match(/[A-Za-z0-9]*\d[A-Za-z0-9]*/g)?.join('') ?? ''
  const shown = marks.replace(/^[xX*]+/, '').slice(-4)
  return shown.length >= 3 ? shown : undefined
}
