import type { LetterContext } from '#letters/letter-context.ts'

/** Words that stay in capitals. */
const CAPITALS =
  /^(?:I|I'(?:M|VE|LL|D)|FDCPA|FCRA|CFPB|FTC|IRS|SSN|USC|CFR|U|S|C|USA|US|TX|LLC|LLP|PC|II|III|IV|ATM|PO|ID|PDF|TV|OK|APR|AG)$/

/** Turns shouting into ordinary sentences: rows of capitals become small letters but for names, rows of marks become one.
 *  A text without either stays as it is. */
export function calmed(text: string, names: ReadonlySet<string>): string {
  const quiet = text
    .replace(/!{2,}/g, '.')
    .replace(/\?[?!]+|!+\?+/g, '?')
    .replace(/\b[A-Z][A-Z'’-]*(?:[\s,]+[A-Z][A-Z'’-]*){2,}\b/g, row => (letters(row) >= 10 ? lowered(row, names) : row))
  return quiet === text ? text : sentenceStarts(quiet)
}

function letters(row: string): number {
  return row.replace(/[^A-Z]/g, '').length
}

function lowered(row: string, names: ReadonlySet<string>): string {
  return row.replace(/[A-Z][A-Z'’-]*/g, word => {
    if (CAPITALS.test(word.replace('’', "'")))
      return word.length > 1 && word.startsWith('I') && /['’]/.test(word) ? `I${word.slice(1).toLowerCase()}` : word
    const lower = word.toLowerCase()
    return names.has(lower) ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
  })
}

function sentenceStarts(text: string): string {
  return text.replace(/(^|[.!?]\s+)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** Words that begin with a capital inside a sentence of the draft, or in the names of the matter. */
export function namesIn(text: string, { collector, paper, consumer }: LetterContext): ReadonlySet<string> {
  const inside = [...text.matchAll(/[a-z,]\s+([A-Z][a-z]+)\b/g)].map(([, word = '']) => word.toLowerCase())
  const known = [collector.name, paper.originalCreditor, paper.currentCreditor, consumer.name]
    .filter(name => name !== undefined)
    .flatMap(name => name.toLowerCase().split(/[^a-z]+/))
  return new Set([...inside, ...known].filter(word => word.length > 1 && !COMMON.has(word)))
}

const COMMON = new Set(['the', 'of', 'and', 'for', 'at', 'in', 'on', 'to', 'a', 'an', 'is', 'you', 'we', 'my', 'your'])
