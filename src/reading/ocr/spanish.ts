const SPANISH = wordSet(
  'de la que el los del las por para con una su al lo como más pero sus le este sí porque esta entre cuando sin sobre también hasta hay donde quien desde todo nos usted si no ser es son está deuda carta cuenta puede debe',
)
const ENGLISH = wordSet(
  'the of and to in is you that it for on are with as this be at or by not we your have from will if any an may our us',
)

export type LineLanguage = 'spanish' | 'english' | 'unclear'

/** The language of one line, by its small words. Two Spanish ones, and more than English ones, make a line Spanish. */
function languageOf(words: readonly string[]): LineLanguage {
  const bare = words.map(word => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const spanish = bare.filter(word => SPANISH.has(word)).length
  const english = bare.filter(word => ENGLISH.has(word)).length
  if (spanish >= 2 && spanish > 2 * english) return 'spanish'
  return english > spanish ? 'english' : 'unclear'
}

/** Which lines to read as Spanish: those that are; on a mostly Spanish page also those that do not show it. */
export function spanishLines(lines: readonly (readonly string[])[]): number[] {
  const languages = lines.map(languageOf)
  const count = (language: LineLanguage): number => languages.filter(one => one === language).length
  const mostly = count('spanish') > count('english')
  return languages.flatMap((language, row) => {
    const isSpanish = language === 'spanish' || (mostly && language === 'unclear' && lines[row]!.length > 0)
    return isSpanish ? [row] : []
  })
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
