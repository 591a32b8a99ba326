import { addDays, type IsoDate } from '#units/iso-date.ts'
import { dollars, printed, spanishDate } from './draft.ts'
import type { Scene } from './scene.ts'

/** A wording's text with its slots filled.
 *  @throws when a slot is not one of the format's */
export function fill(text: string, scene: Scene, inSpanish = false): string {
  if (!text.includes('{')) return text
  const { collector, consumer } = scene
  const day = (date: IsoDate): string => (inSpanish ? spanishDate(date) : printed(date, scene))
  const slots: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(datesOf(scene)).map(([name, date]) => [name, day(date)])),
    amount: dollars(scene.amount),
    less: dollars(scene.less),
    more: dollars(Math.round(scene.amount * 1.34)),
    fee: dollars(scene.fee),
    amount_then: dollars(scene.atFirst),
    interest: dollars(scene.interest),
    fees: dollars(scene.fees),
    payments: dollars(scene.credits),
    collector: collector.name,
    phone: collector.phone,
    email: collector.email,
    website: collector.website,
    creditor: scene.creditor,
    original: scene.original,
    consumer: `${consumer.first} ${consumer.last}`,
    first: consumer.first,
    city: consumer.city,
    state: STATE_NAMES[consumer.state] ?? consumer.state,
    county: scene.county,
    employer: scene.employer,
    account: scene.account,
    other_account: scene.account.replace(/\d{4}$/, last => String((Number(last) + 1327) % 10_000).padStart(4, '0')),
    reference: scene.reference,
    court: scene.court,
    signer: scene.signer,
  }
  return text.replaceAll(/\{([\w+-]+)\}/g, (_, name: string) => {
    const moved = /^date([+-]\d+)$/.exec(name)
    if (moved) return day(addDays(scene.date, Number(moved[1])))
    const value = slots[name]
    if (value === undefined) throw new Error(`no such slot: {${name}}`)
    return value
  })
}

function datesOf(scene: Scene): Record<string, IsoDate> {
  const { date, deadline, endDate, afterEnd, past, itemizationDate } = scene
  return {
    date,
    deadline,
    in_10_days: deadline,
    in_5_days: addDays(date, 5),
    in_20_days: addDays(date, 20),
    in_30_days: addDays(date, 30),
    in_45_days: afterEnd,
    end_date: endDate,
    past,
    itemization_date: itemizationDate,
  }
}

const STATE_NAMES: Readonly<Record<string, string>> = { TX: 'Texas', OH: 'Ohio', FL: 'Florida', CA: 'California', GA: 'Georgia', WA: 'Washington', KS: 'Kansas', MI: 'Michigan', NY: 'New York', AZ: 'Arizona', IL: 'Illinois', VA: 'Virginia', PA: 'Pennsylvania', MN: 'Minnesota', NC: 'North Carolina' } // prettier-ignore

/** Names of the catalogue whose values the program takes in another shape. */
const RESHAPED: Readonly<Record<string, (value: unknown) => Record<string, unknown>>> = {
  date_of_first_delinquency: value => ({ first_delinquency_date: value }),
  validation_end_date: value => ({ earlier_validation_end_date: value }),
  addressee_relationship: value => ({ reader_relationship: value }),
  original_balance: value => ({ original_balance: typeof value === 'number' ? value * 100 : value }),
  medium_optout: value => ({
    medium_optouts: Object.entries(value as Record<string, unknown>).map(([medium, on]) => ({ medium, on })),
  }),
}

/** A wording's answers under the names and in the shapes the program takes, its slots filled. */
export function answersIn(given: Readonly<Record<string, unknown>>, scene: Scene): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(given).map(([name, value]) => {
      const answer = answerOf(value, scene)
      return RESHAPED[name]?.(answer) ?? { [name]: answer }
    }),
  ) as Record<string, unknown>
}

// a day among the answers is written as the questions take it
function answerOf(value: unknown, scene: Scene): unknown {
  if (Array.isArray(value)) return value.map(one => answerOf(one, scene))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, answerOf(one, scene)]))
  }
  if (typeof value !== 'string') return value
  const name = /^\{([\w+-]+)\}$/.exec(value)?.[1]
  if (name === undefined) return fill(value, scene)
  const moved = /^date([+-]\d+)$/.exec(name)
  if (moved) return addDays(scene.date, Number(moved[1]))
  return datesOf(scene)[name] ?? fill(value, scene)
}
