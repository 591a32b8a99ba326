import type { Disclaimer } from './disclaimer.ts'

/** Help that changes nothing about benefits. */
export const benefitsOffset: Disclaimer = {
  any: ['(help|assistance|apply|applying|plan|dispute|paying) ~8 not ~1 affect'],
  but: ['(unless|until|but|if you ~2 not)'],
}
