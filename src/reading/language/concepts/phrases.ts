/** A list written with commas. Each entry stands for any form of its words; `=word` for exactly that one. */
export function phrases(list: string): readonly string[] {
  return list
    .split(',')
    .map(phrase => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter(phrase => phrase !== '')
}
