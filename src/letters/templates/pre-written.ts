import type { TemplateId } from './define-letter.ts'

/** The letters sold one by one, by the name the payment address gives them. They rest on no analysis: what they need to
 *  know is left blank for the person to fill in.
 *  @example PRE_WRITTEN.statute // 'time-limit-defense' */
export const PRE_WRITTEN = {
  validation: 'validation-request',
  cease: 'cease-contact',
  dispute: 'dispute',
  statute: 'time-limit-defense',
} as const satisfies Record<string, TemplateId>
