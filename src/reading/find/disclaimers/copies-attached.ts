import type { Disclaimer } from './disclaimer.ts'

/** Papers attached to the letter. */
export const copiesAttached: Disclaimer = {
  any: ['(attach|attached|attaching|enclose|enclosed) ~2 (copy|copies|form|slip)'],
  but: ['(writ|order|levy|warrant|judgment)'],
}
