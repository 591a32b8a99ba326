import { notShown, shown, type Field } from '#credit/field.ts'
import type { Bureau, PublicRecord } from '#credit/report.ts'
import type { Entry } from './entries.ts'
import { fieldOf, firstShown, textField, textOfPair } from './fields.ts'
import { plain } from './labels.ts'
import { pairsOf, type Pair } from './pairs.ts'
import { evidenceOf } from './rows.ts'
import { printedDate, printedMoney } from './values.ts'

type Unnumbered = Omit<PublicRecord, 'id'>

/** An entry of the court records; none when it has no filing date, number or court. */
export function recordsOf(entry: Entry, bureau: Bureau | undefined): Unnumbered[] {
  const all = pairsOf(entry.rows)
  const columns = [...new Set(all.flatMap(pair => pair.bureau ?? []))]
  if (columns.length > 0)
    return columns.flatMap(column =>
      recordOf(
        entry,
        all.filter(pair => pair.bureau === column),
        column,
      ),
    )
  return bureau ? recordOf(entry, all, bureau) : []
}

function recordOf(entry: Entry, pairs: readonly Pair[], bureau: Bureau): Unnumbered[] {
  const filed = fieldOf(pairs, ['filed'], printedDate)
  const reference = textField(pairs, ['reference'])
  const court = textField(pairs, ['court'])
  if (!filed.known && !reference.known && !court.known) return []
  const type = textField(pairs, ['type', 'detail'])
  const name = [
    entry.title?.cell.text ?? '',
    ...pairs.filter(({ key }) => key === 'type' || key === 'chapter').map(textOfPair),
  ].join(' ')
  const outcome = firstShown(textField(pairs, ['disposition']), textField(pairs, ['status']), outcomeIn(type))
  return [
    {
      bureau,
      kind: kindOf(entry, name) ?? kindOf(entry, entry.rows.map(row => row.text).join(' ')) ?? 'other',
      chapter: chapterOf(entry, pairs),
      court,
      reference,
      filed,
      resolved: fieldOf(pairs, ['resolved', 'paidOn', 'closed'], printedDate),
      outcome,
      removal: fieldOf(pairs, ['removal'], printedDate),
      amount: fieldOf(pairs, ['balance', 'otherLiability'], printedMoney),
      pages: [...new Set(entry.rows.map(row => row.page))],
    },
  ]
}

function kindOf({ section }: Entry, name: string): PublicRecord['kind'] | undefined {
  const words = plain(name)
  if (/bankrupt|chapter/.test(words)) return 'bankruptcy'
  if (/lien/.test(words)) return 'lien'
  if (/judg/.test(words)) return 'judgment'
  return section === 'bankruptcies'
    ? 'bankruptcy'
    : section === 'liens'
      ? 'lien'
      : section === 'judgments'
        ? 'judgment'
        : undefined
}

/** "CHAPTER 13 BANKRUPTCY COMPLETED" says how it ended. */
function outcomeIn(type: Field<string>): Field<string> {
  const word = type.known ? /\b(completed|discharged|dismissed|satisfied|released|closed)\b/i.exec(type.value)?.[1] : ''
  return type.known && word ? { ...type, value: word } : notShown('absent')
}

const CHAPTER = /\b(?:chapter|ch\.?)\s{0,3}[-–]?\s*(7|11|12|13)\b/i

function chapterOf({ title }: Entry, pairs: readonly Pair[]): PublicRecord['chapter'] {
  const parse = (text: string): '7' | '11' | '12' | '13' | undefined =>
    (CHAPTER.exec(text)?.[1] ?? /^(7|11|12|13)$/.exec(text)?.[1]) as '7' | '11' | '12' | '13' | undefined
  const field = fieldOf(pairs, ['chapter', 'type', 'detail'], parse)
  const inTitle = title && parse(title.cell.text)
  if (field.known || !inTitle) return field.known || field.why === 'blank' ? field : notShown('absent')
  const evidence = evidenceOf(title.page, title.cell.words)
  return shown(inTitle, { label: '', evidence: [evidence], confidence: evidence.confidence })
}
