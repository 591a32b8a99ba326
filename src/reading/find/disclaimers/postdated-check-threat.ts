import type { Disclaimer } from './disclaimer.ts'

/** A notice before the check, or the check given back. */
export const postdatedCheckThreat: Disclaimer = {
  any: [
    '(receive|have|get|send you|mail you|be sent) ~3 (letter|notice|reminder) ~8 (when|before|telling|saying|ahead)',
    '(want|need|ask for|get) it back',
    'you =gave us ~3 check',
  ],
  but: ['(prosecute|prosecuted|prosecutor|police|sheriff|criminal|arrest|jail|fraud|felony)'],
}
