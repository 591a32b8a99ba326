import type { Disclaimer } from './disclaimer.ts'

/** Silence that is not held against the reader. */
export const silenceIsAdmission: Disclaimer = {
  any: [
    '(we|us) ~2 (not|never) ~3 (treat|take|tell|read|count|regard) ~12 (silence|quiet|admit|admitted|admission|answer)',
  ],
  but: ['(unless|until|but)'],
}
