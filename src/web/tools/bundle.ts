import { longDate, type IsoDate } from '#units/iso-date.ts'

export interface Exhibit {
  readonly title: string
  /** In the ZIP; our own words, never a name somebody else chose. */
  readonly fileName: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 of the bytes, as hexadecimal digits. */
  readonly hash: string
}

export interface DatedLine {
  readonly on: IsoDate
  readonly text: string
}

export interface Bundle {
  readonly madeOn: IsoDate
  readonly redacted: boolean
  readonly exhibits: readonly Exhibit[]
  readonly chronology: readonly DatedLine[]
  /** What was chosen and is not in it, with the reason. */
  readonly leftOut: readonly string[]
}

/** @example exhibitLabel(0) // 'A'   exhibitLabel(26) // 'AA' */
export function exhibitLabel(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : exhibitLabel(Math.floor(index / 26) - 1) + letter
}

/** Blacks out what looks like an account, card, phone or Social Security number, or an e-mail address. Names, street
 *  addresses and sums stay, and the page says so.
 *  @example redacted('Account 4471-0021-88') // 'Account ██████' */
export function redacted(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '██████')
    .replace(/(?:\+?\(?\b)?\d(?:[ ().-]{0,2}\d){5,}/g, '██████')
}

/** The list of exhibits with their hashes, and what happened in order. */
export function indexOf({ madeOn, redacted: isRedacted, exhibits, chronology, leftOut }: Bundle): string {
  const shown = isRedacted ? redacted : (text: string) => text
  const lines = chronology
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ on, text }) => `${longDate(on)}: ${text}`)
  return [
    'EVIDENCE BUNDLE',
    `Made on ${longDate(madeOn)}${isRedacted ? ', numbers and e-mail addresses blacked out' : ''}.`,
    '',
    'EXHIBITS',
    ...exhibits.map(({ title, fileName }, index) => `Exhibit ${exhibitLabel(index)}. ${shown(title)} (${fileName})`),
    '',
    'WHAT HAPPENED',
    ...(lines.length > 0 ? lines.map(shown) : ['Nothing dated was chosen.']),
    ...(leftOut.length > 0 ? ['', 'NOT IN THIS BUNDLE', ...leftOut.map(shown)] : []),
    '',
    'SHA-256 OF EACH FILE',
    'A file that still gives its number was not changed.',
    ...exhibits.map(({ fileName, hash }) => `${hash}  ${fileName}`),
    '',
  ].join('\n')
}

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
