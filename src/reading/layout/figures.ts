const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\s+\d{1,2},?\s+\d{4}/i

/** Whether a cell holds a figure and nothing else: an amount, a date, a number, a blank to fill in. */
export function isFigure(text: string): boolean {
  const bare = text.replace(MONTH, '00').replace(/\s/g, '')
  if (bare === '') return false
  if (/^[-+–—−=~$()]+$/.test(bare) || /^\$?_+$/.test(bare)) return true
  const plain = bare.replace(/_{2,}/g, '0')
  const figures = plain.match(/[\d$.,/%()*#+–—−-]|x(?=[x\d*-])|X(?=[X\d*-])/g)?.length ?? 0
  return /[\d$]/.test(plain) && figures >= 0.5 * plain.length && !/[a-z]{4,}/i.test(plain) && !isPlace(text)
}

/** An amount of money, or room for one. */
export function isMoney(text: string): boolean {
  return (
    /^[-+–—−(]*\s{0,3}\$?\s*(?:\d{1,3}(?:,\d{3})*\.\d{2}|_{3,})\)?$/.test(text) ||
    /^[-+–—−(]*\s*\$\s*[\d,_]*\)?$/.test(text)
  )
}

/** City, state and ZIP code; a house number and its street; a telephone number. */
function isPlace(text: string): boolean {
  return /\b[A-Z]{2}\s+\d{5}(?:-\d{4})?$/.test(text) || /^\(?\d{3}\)?[\s.-]*\d{3}[.-]\d{4}$/.test(text)
}
