import { STATES } from '#law/states/index.ts'
import { stateCode } from '#units/state-code.ts'
import { addDays, day, type IsoDate } from '#units/iso-date.ts'
import type { Random } from './random.ts'

/** Where a sender or a person is written to. */
export interface Address {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export interface Sender extends Address {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly website: string
}

/** Who wrote to whom about what, with amounts that add up and days in order: every slot of one letter comes from it. */
export interface Scene {
  readonly collector: Sender
  readonly consumer: Address & { readonly first: string; readonly last: string; readonly title: string }
  /** Who is owed now. */
  readonly creditor: string
  /** Who was owed on the itemization date. */
  readonly original: string
  readonly product: string
  readonly debtKind: string
  readonly account: string
  readonly reference: string
  readonly date: IsoDate
  readonly itemizationDate: IsoDate
  readonly itemizationEvent: string
  readonly deadline: IsoDate
  readonly endDate: IsoDate
  readonly afterEnd: IsoDate
  readonly past: IsoDate
  /** In cents. */
  readonly atFirst: number
  readonly interest: number
  readonly fees: number
  readonly credits: number
  readonly amount: number
  readonly less: number
  readonly fee: number
  readonly county: string
  readonly employer: string
  readonly court: string
  readonly signer: string
  readonly numericDates: boolean
}

/** What a base asks of its scene. */
export interface SceneNeeds {
  /** The debt was bought: the one who is owed now is not the one who lent. */
  readonly sold?: boolean
  readonly sender?: 'agency' | 'law-firm' | 'creditor'
  /** A state where a payment on a debt too old to sue on revives it, or does not. */
  readonly revives?: boolean
}

export function drawScene(random: Random, { sold, sender = 'agency', revives }: SceneNeeds): Scene {
  const homes = HOMES.filter(({ state }) => revives === undefined || paymentRevives(state) === revives)
  const home = random.pick(homes)
  const away = random.pick(HOMES)
  const [product, debtKind, lenders] = random.pick(PRODUCTS)
  const original = random.pick(lenders)
  const isSold = sold ?? random.chance(0.5)
  const creditor = isSold ? random.pick(BUYERS) : original
  const last = random.pick(LAST)
  const isWoman = random.chance(0.5)
  const date = addDays(day('2025-07-01'), random.whole(0, 470))
  const atFirst = random.whole(38_000, 920_000)
  const interest = random.chance(0.6) ? random.whole(500, Math.round(atFirst / 12)) : 0
  const fees = random.chance(0.4) ? random.whole(1000, 4500) : 0
  const credits = random.chance(0.6) ? random.whole(2000, Math.round(atFirst / 6)) : 0
  const amount = atFirst + interest + fees - credits
  const name = sender === 'creditor' ? original : sender === 'law-firm' ? firmName(random) : random.pick(AGENCIES)
  const host = `${name.toLowerCase().replace(/[^a-z]+(?:llc|inc|llp|pllc|pc)?[^a-z]*/g, '')}.example`.slice(0, 40)
  const [itemizationEvent, daysBefore] = random.pick(EVENTS)
  return {
    collector: {
      name,
      street: random.chance(0.4)
        ? `P.O. Box ${random.whole(1100, 98_000)}`
        : `${random.whole(12, 9800)} ${random.pick(STREETS)}${random.chance(0.4) ? `, Suite ${random.whole(100, 940)}` : ''}`,
      city: away.city,
      state: away.state,
      zip: `${away.zip}${random.whole(10, 99)}`,
      phone: `(${away.area}) 555-0${random.whole(100, 199)}`,
      email: `${random.pick(['help', 'accounts', 'service'])}@${host}`,
      website: `${random.pick(['www.', 'pay.', ''])}${host}`,
    },
    consumer: {
      first: random.pick(isWoman ? WOMEN : MEN),
      last,
      title: isWoman ? 'Ms.' : 'Mr.',
      street: `${random.whole(3, 9900)} ${random.pick(STREETS)}${random.chance(0.3) ? `, Apt. ${random.whole(1, 40)}` : ''}`,
      city: home.city,
      state: home.state,
      zip: `${home.zip}${random.whole(10, 99)}`,
    },
    creditor,
    original,
    product,
    debtKind,
    account: random.pick([
      `XXXX-XXXX-XXXX-${random.whole(1000, 9999)}`,
      `ending in ${random.whole(1000, 9999)}`,
      `******${random.whole(1000, 9999)}`,
      `${random.whole(10_000_000, 99_999_999)}`,
    ]),
    reference: `${random.pick(['GP', 'AR', 'CK', 'NW', 'TL'])}-${random.whole(10_000, 999_999)}`,
    date,
    itemizationDate: addDays(date, -daysBefore - random.whole(0, 60)),
    itemizationEvent,
    deadline: addDays(date, 10),
    endDate: addDays(date, random.whole(40, 43)),
    afterEnd: addDays(date, 45),
    past: addDays(date, -365),
    atFirst,
    interest,
    fees,
    credits,
    amount,
    less: Math.round((amount * random.whole(40, 70)) / 10_000) * 100,
    fee: random.whole(300, 3500),
    county: home.county,
    employer: random.pick(EMPLOYERS),
    court: `${home.county} ${random.pick(['County District Court', 'County Circuit Court', 'County Justice Court'])}`,
    signer: `${random.pick([...WOMEN, ...MEN])} ${random.pick(LAST)}`,
    numericDates: random.chance(0.2),
  }
}

function paymentRevives(state: string): boolean {
  const code = stateCode(state)
  return code !== undefined && STATES[code].restart.payment.afterExpiry !== 'no'
}

function firmName(random: Random): string {
  const [a, b] = [random.pick(LAST), random.pick(LAST)]
  return random.pick([
    `${a} & ${b}, P.C.`,
    `Law Offices of ${a} and ${b} LLP`,
    `${a} ${b} PLLC`,
    `${a} Law Group, P.A.`,
  ])
}

const HOMES = [
  ['Lubbock', 'TX', '794', '806', 'Lubbock'],
  ['Dayton', 'OH', '454', '937', 'Montgomery'],
  ['Tampa', 'FL', '336', '813', 'Hillsborough'],
  ['Fresno', 'CA', '937', '559', 'Fresno'],
  ['Macon', 'GA', '312', '478', 'Bibb'],
  ['Spokane', 'WA', '992', '509', 'Spokane'],
  ['Topeka', 'KS', '666', '785', 'Shawnee'],
  ['Lansing', 'MI', '489', '517', 'Ingham'],
  ['Syracuse', 'NY', '132', '315', 'Onondaga'],
  ['Tucson', 'AZ', '857', '520', 'Pima'],
  ['Peoria', 'IL', '616', '309', 'Peoria'],
  ['Roanoke', 'VA', '240', '540', 'Roanoke'],
  ['Scranton', 'PA', '185', '570', 'Lackawanna'],
  ['Duluth', 'MN', '558', '218', 'St. Louis'],
  ['Durham', 'NC', '277', '919', 'Durham'],
].map(([city, state, zip, area, county]) => ({
  city: city!,
  state: state!,
  zip: zip!,
  area: area!,
  county: county!,
}))
const STREETS = 'Sycamore Bend,Harbor Mill Road,Quarry Lane,West Fourth Street,Lowell Avenue,Mesa Drive,Willow Trace Court,Stagecoach Road,N. Main Street,Orchard Street,County Road 12'.split(',') // prettier-ignore
const WOMEN = 'Delia,Priscilla,Constance,Lucille,Maribel,Tanisha,Yolanda,Beth,Ruth,Anika,Graciela,Hannah'.split(',')
const MEN = 'Marcus,Theodore,Roland,Ismael,Keola,Vernon,Darnell,Osvaldo,Curtis,Peter,Anton,Gabriel'.split(',')
const LAST = 'Monroe,Ebert,Okafor,Lindqvist,Adeyemi,Ostrander,Manalo,Reyes,Whitfield,Nguyen,Castellano,Brandt,Huerta,Pruitt,Sandoval,Oyelaran,Kaplan,Dvorak'.split(',') // prettier-ignore
const AGENCIES = 'Granite Pass Recovery LLC,Lakeshore Accounts Inc.,Badger Trail Financial,Prairie Crossing Asset Recovery,Cascade Collection Services,Northgate Receivables Group,Hollis Credit Management LLC,Three Rivers Collections Inc.,Bluestem Account Services,Pinecrest Recovery Associates,Summit Ridge Credit Services LLC,Oak Harbor Receivables'.split(',') // prettier-ignore
const BUYERS = 'Sound Harbor Assets LLC,Pecan Valley Capital LLC,Ocotillo Funding LLC,Gotham Equity Receivables LLC,Redwood Portfolio Holdings LLC,Blue Spruce Funding LLC'.split(',') // prettier-ignore
const BANKS = [
  'Bank of Palo Duro',
  'Knickerbocker Bank',
  'First Coast Bank',
  'Brazos National Bank',
  'Meridian Trust Bank',
]
const LENDERS = [
  'BrightLoop Lending',
  'Fairmount Federal Credit Union',
  'Harbor Credit Union',
  'Lorain Steel Credit Union',
]
const EMPLOYERS = ['Blackriver Foods', 'Tri-County School District', 'Valley Freight Lines', 'St. Brendan Hospital']
/** What was bought or borrowed, its kind, and who lent. */
const PRODUCTS: readonly (readonly [string, string, readonly string[]])[] = [
  ['credit card', 'credit-card', BANKS],
  ['credit card account', 'credit-card', BANKS],
  ['personal loan', 'personal-loan', LENDERS],
  ['auto loan', 'auto', ['Heartland Auto Finance', 'Prairie Motor Credit', 'Sunbelt Auto Finance']],
  ['store credit card', 'store-card', ['Canyon Outfitters Bank', 'Kettle Moraine Bank', 'Meridian Trust Bank']],
]
const EVENTS = [
  ['the charge-off date', 150],
  ['the date of your last payment', 180],
  ['the last statement date', 120],
] as const
