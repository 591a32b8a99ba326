export type Weight = 'regular' | 'semibold'

/** Source Serif 4 comes in one file for each script. The first that holds a character draws it. */
export const SCRIPTS = [
  { name: 'latin', holds: /[\u0020-\u00FF\u0131\u0152\u0153\u02BB-\u02DC\u2000-\u206F\u20AC\u2122\u2212]/u },
  { name: 'latin-ext', holds: /[\u0100-\u02BA\u1E00-\u1E9F\u1EF2-\u1EFF\u20A0-\u20C0\u2C60-\u2C7F\uA720-\uA7FF]/u },
  { name: 'vietnamese', holds: /[\u0300-\u0329\u1EA0-\u1EF9\u20AB]/u },
  { name: 'greek', holds: /[\u0370-\u03FF]/u },
  { name: 'cyrillic', holds: /[\u0400-\u045F\u0490-\u04B1\u2116]/u },
] as const

export type Script = (typeof SCRIPTS)[number]['name']

/** The file of a font, by script and weight, once it is there. A document parses only those it uses. */
export type FontFile = (script: Script, weight: Weight) => Uint8Array

/** A text cut into stretches of one script. A character no script holds is drawn by the first, as its empty box.
 *  @example scriptsOf('José Đỗ') // latin 'José ', latin-ext 'Đ', vietnamese 'ỗ' */
export function scriptsOf(text: string): readonly { readonly script: Script; readonly text: string }[] {
  const stretches: { script: Script; text: string }[] = []
  for (const character of text) {
    const script = SCRIPTS.find(({ holds }) => holds.test(character))?.name ?? 'latin'
    const last = stretches.at(-1)
    if (last?.script === script) last.text += character
    else stretches.push({ script, text: character })
  }
  return stretches
}
