import type { IsoDate } from '#units/iso-date.ts'
import { yearOf, monthOf, dayOf } from './printed-date.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import type { Part } from './wordings.ts'

/** One printed block: how it is set, and which named part of the letter it is. */
export interface Line {
  readonly text: string
  readonly as: 'letterhead' | 'address' | 'heading' | 'paragraph' | 'row' | 'small'
  readonly part?: Part
  /** Set in the same paragraph as the line before it. */
  readonly joins?: true
}

/** What a base needs to be drawn. `has` is false for a part that is left out or put in other words. */
export interface Draft {
  readonly scene: Scene
  readonly random: Random
  readonly has: (part: Part) => boolean
  /** The sender wrote before, so a later letter may speak of it. */
  readonly wroteBefore: boolean
}

/** A place in a base where the wording's own paragraphs may stand. */
export const SAY: Line = { text: '', as: 'paragraph' }

export function line(text: string, as: Line['as'] = 'paragraph', part?: Part): Line {
  return part === undefined ? { text, as } : { text, as, part }
}

/** @example dollars(228_456) // '$2,284.56' */
export function dollars(cents: number): string {
  return `$${MONEY.format(cents / 100)}`
}

const MONEY = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A day as this letter prints days. */
export function printed(date: IsoDate, { numericDates }: Scene): string {
  if (!numericDates) return longDate(date)
  return `${String(monthOf(date)).padStart(2, '0')}/${String(dayOf(date)).padStart(2, '0')}/${yearOf(date)}`
}

function longDate(date: IsoDate): string {
  return `${MONTHS[monthOf(date) - 1]} ${dayOf(date)}, ${yearOf(date)}`
}

/** @example spanishDate(day('2026-10-04')) // '4 de octubre de 2026' */
export function spanishDate(date: IsoDate): string {
  return `${dayOf(date)} de ${MESES[monthOf(date) - 1]} de ${yearOf(date)}`
}

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')
const MESES = 'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre'.split(',')

/** The sender's head of the letter, in one of several settings. */
export function letterhead({ scene: { collector }, random, has }: Draft, underName: readonly string[] = []): Line[] {
  const { name, street, city, state, zip, phone, website } = collector
  const title = has('collector-name') ? [line(random.chance(0.3) ? name.toUpperCase() : name, 'letterhead', 'collector-name')] : [line(name, 'letterhead', 'collector-name')] // prettier-ignore
  const place = `${city}, ${state} ${zip}`
  const address = random.chance(0.6)
    ? [line(street, 'address', 'collector-address'), line(place, 'address', 'collector-address')]
    : [line(`${street}, ${place}`, 'address', 'collector-address')]
  const contact = random.pick([[phone, website], [`Telephone ${phone} | ${website}`], [`${phone} from 8am to 6pm, Monday to Friday`, website], [`Toll free: ${phone}`]]) // prettier-ignore
  return [
    ...title,
    ...underName.map(text => line(text, 'address')),
    ...address,
    ...contact.map(text => line(text, 'address')),
  ]
}

/** The person's name, street and place. */
export function addressee({ scene: { consumer } }: Draft, lead = ''): Line[] {
  const { first, last, street, city, state, zip } = consumer
  return [
    line(`${lead}${first} ${last}`, 'address', 'consumer-address'),
    line(street, 'address', 'consumer-address'),
    line(`${city}, ${state} ${zip}`, 'address', 'consumer-address'),
  ]
}

/** Date, addressee and the numbers of the account, in either order. */
export function opening(draft: Draft): Line[] {
  const { scene, random } = draft
  const date = line(random.pick([printed(scene.date, scene), `Date: ${printed(scene.date, scene)}`]), 'address')
  return random.chance(0.5) ? [date, ...addressee(draft)] : [...addressee(draft), date]
}

/** The whole name, for a letter in which nobody's address is printed must still be greeted. */
export function greeting({ scene: { consumer }, random }: Draft): Line {
  const { first, last, title } = consumer
  return line(
    random.pick([`Dear ${title} ${last}:`, `Dear ${first} ${last}:`, `${first} ${last},`, `Dear ${title} ${last},`]),
  )
}

export function closing({ scene, random }: Draft): Line[] {
  const { collector, signer } = scene
  return [
    line(random.pick(['Sincerely,', 'Yours truly,', 'Respectfully,', 'Thank you,'])),
    ...(random.chance(0.5) ? [line(signer)] : []),
    line(collector.name, 'paragraph', 'collector-name'),
  ]
}
