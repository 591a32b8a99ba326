import { NEGOTIATION_ESTIMATE } from './estimate.ts'

/** What people most often add by hand: dollars of the negotiation estimate, and the law it is about. */
export const PRESETS = [
  { id: 'time-restriction', name: 'Time restriction', value: 1500, law: '15 USC 1692c(a)(1)' },
  { id: 'workplace-contact', name: 'Workplace contact', value: 1500, law: '15 USC 1692c(a)(3)' },
  { id: 'third-party-disclosure', name: 'Third-party disclosure', value: 2000, law: '15 USC 1692c(b)' },
  { id: 'abusive-language', name: 'Abusive language', value: 1000, law: '15 USC 1692d(2)' },
  { id: 'repeated-calls', name: 'Repeated calls', value: 1500, law: '15 USC 1692d(5)' },
] as const

/** The preset a type names, by its id or its name; undefined for words of one's own. */
export function presetOf(type: string) {
  const words = type.trim().toLowerCase()
  return PRESETS.find(({ id, name }) => id === words || name.toLowerCase() === words)
}

/** Dollars of the estimate for what a person adds.
 *  @example presetValue('Third-party disclosure') // 2000 */
export function presetValue(type: string): number {
  return presetOf(type)?.value ?? NEGOTIATION_ESTIMATE
}
