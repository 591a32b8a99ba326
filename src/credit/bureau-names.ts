import type { Bureau } from './report.ts'

export const BUREAU_NAMES: Readonly<Record<Bureau, string>> = {
  equifax: 'Equifax',
  experian: 'Experian',
  transunion: 'TransUnion',
}

/** Where disputes go by mail. An address printed on the person's own report goes before it.
 *  As of 2026-11-21: the bureaus' own help pages. */
export const DISPUTE_ADDRESSES: Readonly<Record<Bureau, readonly [string, ...string[]]>> = {
  equifax: ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'],
  experian: ['Experian', 'P.O. Box 4500', 'Allen, TX 75013'],
  transunion: ['TransUnion Consumer Solutions', 'P.O. Box 2000', 'Chester, PA 19016-2000'],
}
