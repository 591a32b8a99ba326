/** Several violations that weigh more together. The multiplier acts on the order of work and on the negotiation estimate;
 *  no law multiplies damages, and the message says so.  @law decision 14; 15 USC 1692k(a) */
export interface Combo {
  readonly name: string
  readonly emoji: string
  readonly multiplier: number
  readonly message: string
}

/** What a combo is decided on. */
export interface Combined {
  readonly type: string
  readonly collectorName: string | undefined
}

const SAYS = 'This raises the priority and the negotiation estimate only. A court still gives up to $1,000 per lawsuit.'

const FROM_SEVERAL_KINDS = 3
const FROM_MANY = 5
const FROM_REPEATED = 2

interface ComboRule {
  readonly combo: Omit<Combo, 'message'> & { readonly why: string }
  readonly applies: (violations: readonly Combined[]) => boolean
}

/** The weightiest first: one combo is told at a time. */
const COMBOS: readonly ComboRule[] = [
  {
    combo: { name: 'Full Pattern', emoji: '🔥', multiplier: 2, why: 'Five or more violations by one collector.' },
    applies: violations => violations.length >= FROM_MANY,
  },
  {
    combo: { name: 'Triple Threat', emoji: '⚡', multiplier: 1.75, why: 'Three kinds of violation by one collector.' },
    applies: violations => new Set(violations.map(({ type }) => type)).size >= FROM_SEVERAL_KINDS,
  },
  {
    combo: { name: 'Repeat Offender', emoji: '🔁', multiplier: 1.5, why: 'The same kind of violation more than once.' },
    applies: violations =>
      violations.some(({ type }) => violations.filter(other => other.type === type).length >= FROM_REPEATED),
  },
]

/** The combo that some violations make; undefined when there is none, and when they are not all of one named collector.
 *  @example comboOf([{ type: 'a', collectorName: 'X' }, { type: 'a', collectorName: 'X' }])?.name // 'Repeat Offender' */
export function comboOf(violations: readonly Combined[]): Combo | undefined {
  const names = new Set(violations.map(({ collectorName }) => collectorName?.trim().toLowerCase() ?? ''))
  if (names.size !== 1 || names.has('')) return undefined
  const found = COMBOS.find(({ applies }) => applies(violations))
  if (!found) return undefined
  const { why, ...combo } = found.combo
  return { ...combo, message: `${why} ${SAYS}` }
}
