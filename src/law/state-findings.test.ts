import { describe, expect, test } from 'vitest'
import table from '#examples/law/state-texts.json' with { type: 'json' }
import { day } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'
import { assessLetter } from './assess-letter.ts'
import { known } from './fact.ts'
import { letterOf, toldOf, type Read, type Told } from './facts-for-tests.ts'
import { stateDamagesNote } from './state-findings.ts'
import type { Occasion, RequiredText } from './states/collection-law.ts'
import { STATES } from './states/index.ts'

const ON = day('2026-11-21')

/** A whole English demand of an agency, read well, with no text of any state on it. */
const DEMAND: Read = {
  wholeLetterRead: true,
  language: 'en',
  kindOfPaper: 'follow-up-demand',
  ruleKinds: ['follow-up-demand'],
  senderRole: 'agency',
  letterDate: day('2026-06-01'),
  notices: [],
  stateTexts: [],
  mentions: [],
  threats: [],
  paymentDemands: [],
}
const FIRST: Told = { priorNoticeReceived: false }

function judged(state: StateCode | undefined, read: Read = {}, told: Told = FIRST) {
  const letter = letterOf({ ...DEMAND, ...read })
  return assessLetter({ letter, consumer: toldOf(told), state, on: ON })
}

function found(...args: Parameters<typeof judged>): string[] | undefined {
  return judged(...args).stateLaw?.findings.map(({ text }) => text.id)
}

describe('nothing is said', () => {
  test('without a state, nor by the state of the collector', () => {
    expect(judged(undefined).stateLaw).toBeUndefined()
  })

  test('of papers that are no demand: a court’s, a reply, a business debt', () => {
    expect(judged('CO', { kindOfPaper: 'summons-or-complaint', ruleKinds: ['summons-or-complaint'] }).stateLaw).toBe(
      undefined,
    )
    expect(judged('CO', { kindOfPaper: 'dispute-response', ruleKinds: [] }).stateLaw).toBeUndefined()
    expect(judged('CO', {}, { ...FIRST, debtPurpose: 'business' }).stateLaw).toBeUndefined()
  })

  test('of a letter sent to another state', () => {
    const sentTo = (last: string): Read => ({ consumerAddress: { lines: ['12 Elm St', last] } })
    expect(judged('CO', sentTo('Reno, NV 89501')).stateLaw).toBeUndefined()
    expect(found('CO', sentTo('Denver, CO 80202'))).toHaveLength(3)
  })

  test('when not every page was read, or read badly, or in another language', () => {
    const { wholeLetterRead: _, ...unread } = DEMAND
    const some = assessLetter({ letter: letterOf(unread), consumer: toldOf(FIRST), state: 'CO', on: ON })
    expect(some.stateLaw?.findings).toEqual([])
    const badly = { ...letterOf(DEMAND), wholeLetterRead: known(true as const, { confidence: 0.8 }) }
    expect(assessLetter({ letter: badly, consumer: toldOf(FIRST), state: 'CO', on: ON }).stateLaw?.findings).toEqual([])
    expect(found('CO', { language: 'es' })).toEqual([])
  })

  test('until the person has said that it is the first letter; that is asked', () => {
    const open = judged('CO', {}, {})
    expect(open.stateLaw?.findings).toEqual([])
    expect(open.stateLaw?.worthAsking.map(({ text }) => text.id)).toEqual(['co-local-office'])
    expect(open.stateLaw?.questions.map(({ fact }) => fact)).toContain('priorNoticeReceived')
    expect(found('CO', {}, { priorNoticeReceived: true })).toEqual([])
  })

  test('of a sender it is not meant for, or whose role is not known', () => {
    expect(found('CO', { senderRole: 'law-firm' })).toEqual([])
    const { senderRole: _, ...someone } = DEMAND
    const open = assessLetter({ letter: letterOf(someone), consumer: toldOf(FIRST), state: 'CO', on: ON })
    expect([open.stateLaw?.findings, open.stateLaw?.worthAsking]).toEqual([[], []])
  })

  test('of letters from before the law was read, or after it ends', () => {
    expect(found('CO', { letterDate: day('2025-11-20') })).toEqual([])
    expect(found('CO', { letterDate: day('2025-11-21') })).toHaveLength(3)
    expect(found('CO', { letterDate: day('2028-07-02') })).not.toContain('co-medical-credit-notice')
    expect(found('CO', { letterDate: day('2028-07-01') })).toContain('co-medical-credit-notice')
  })

  test('when some of the words are there', () => {
    const part: Read = { stateTexts: [{ id: 'co-web-notice', whole: false, evidence: [] }] }
    expect(found('CO', part)).toEqual(['co-cease-notice', 'co-medical-credit-notice'])
  })

  test('of a Tennessee line that is no longer law', () => {
    expect(judged('TN').stateLaw).toMatchObject({ findings: [], worthAsking: [] })
  })
})

const TEXTS = Object.values(STATES).flatMap(law => law.collection.requiredTexts.map(text => ({ law, text })))

test('the states hold each text as it was researched, and no other', () => {
  const kept = TEXTS.map(({ law, text: { id, absence, confidence, statute } }) => ({
    state: law.code,
    id,
    absence,
    confidence,
    citation: statute,
  }))
  const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1)
  expect(kept.sort(byId)).toEqual(
    table
      .map(({ state, id, absence, confidence, citation }) => ({ state, id, absence, confidence, citation }))
      .sort(byId),
  )
})

const OCCASION: Readonly<Record<Occasion, { readonly told?: Told; readonly read?: Read }>> = {
  'every-letter': {},
  elsewhere: {},
  'first-notice': { told: FIRST },
  'creditor-letter': { read: { kindOfPaper: 'original-creditor-notice', ruleKinds: [] } },
  'charged-off': { told: { chargeOffDate: day('2024-01-31') } },
  medical: { told: { debtKind: 'medical' } },
  hospital: { told: { debtKind: 'medical', hospitalBill: true } },
  'time-barred': {
    told: {
      debtKind: 'credit-card',
      defaultDate: day('2008-01-15'),
      acceleratedDate: day('2008-01-15'),
      underSeal: false,
      limitWaived: false,
      signedAgreement: false,
    },
  },
}

function occasionOf({ occasions, senders }: RequiredText): { told: Told; read: Read } {
  const parts = occasions.map(one => OCCASION[one])
  return {
    told: Object.assign({}, ...parts.map(({ told }) => told)) as Told,
    read: Object.assign({ senderRole: senders[0] }, ...parts.map(({ read }) => read)) as Read,
  }
}

// what may be said of each: read in the law itself and confirmed, asked about, or nothing
const MEANS = TEXTS.filter(({ text }) => !text.anotherWordingOf).map(({ law, text }) => {
  const told = text.knownBy.length > 0 || text.orNotices !== undefined
  const judgeable = told && !text.occasions.includes('elsewhere') && text.confidence !== 'low'
  const ended = text.inForce?.until !== undefined && text.inForce.until < ON
  if (!judgeable || ended || text.absence === 'info' || text.absence === 'ignore') return { law, text, as: 'nothing' }
  return {
    law,
    text,
    as: text.absence === 'flag' && text.confidence === 'high' && !text.mayFollow ? 'finding' : 'asked',
  }
})

test('the modes are all there', () => {
  const count = (as: string) => MEANS.filter(one => one.as === as).length
  expect([count('finding'), count('asked'), count('nothing')]).toEqual([16, 17, 18])
})

describe.each(MEANS)('$law.code $text.id', ({ law, text, as }) => {
  const { told, read } = occasionOf(text)
  const results = (more: Read = {}) => judged(law.code, { ...read, ...more }, told).stateLaw
  const ids = (list: readonly { readonly text: RequiredText }[] | undefined) => list?.map(one => one.text.id) ?? []

  test(`missing on its occasion: ${as}`, () => {
    expect(ids(results()?.findings).includes(text.id)).toBe(as === 'finding')
    expect(ids(results()?.worthAsking).includes(text.id)).toBe(as === 'asked')
  })

  test('there, or there in another wording: nothing', () => {
    const wordings = [text.id, ...TEXTS.flatMap(one => (one.text.anotherWordingOf === text.id ? [one.text.id] : []))]
    const shown: Read[] =
      text.knownBy.length > 0 ? wordings.map(id => ({ stateTexts: [{ id, whole: true, evidence: [] }] })) : []
    const noticed: Read[] = (text.orNotices ?? []).map(notice => ({ notices: [{ notice, evidence: [] }] }))
    const licensed: Read[] = text.orLicenseNumber ? [{ collectorLicenseNumbers: ['12345-99'] }] : []
    for (const there of [...shown, ...noticed, ...licensed]) {
      const all = results(there)
      expect([...ids(all?.findings), ...ids(all?.worthAsking)]).not.toContain(text.id)
    }
  })
})

test('state findings never count with the federal ones', () => {
  const withState = judged('CO')
  const without = judged('WY')
  expect(withState.stateLaw?.findings).toHaveLength(3)
  expect(withState.rules.findings.map(({ rule }) => rule.id)).toEqual(without.rules.findings.map(({ rule }) => rule.id))
  expect(withState.severityScore).toBe(without.severityScore)
})

describe('what a state’s court may give', () => {
  test('stands by itself, with its act and what may turn against the person', () => {
    const note = stateDamagesNote(judged('CO').stateLaw!)
    expect(note).toContain('C.R.S. §§ 5-16-101')
    expect(note).toContain('lose')
    expect(note).toContain('apart from the federal $1,000')
  })

  test('is not told where nobody confirmed it', () => {
    expect(stateDamagesNote(judged('GA').stateLaw!)).toBe('')
  })

  test('never shows a figure that was not verified', () => {
    for (const { collection } of Object.values(STATES)) {
      const { damages = '', timeToSue = '' } = collection.act
      expect(`${damages}${timeToSue}`).not.toMatch(/unverified/)
    }
  })
})

describe('a license', () => {
  const threat: Read = { threats: [{ action: 'suit', modality: 'will', evidence: [] }] }
  const asks = (state: StateCode, read: Read = {}) =>
    judged(state, { ...threat, ...read }).stateLaw?.questions.some(({ fact }) => fact === 'licenseStatus')
  const fired = (state: StateCode, told: Told, read: Read = {}) =>
    judged(state, { ...threat, ...read }, { ...FIRST, ...told }).rules.findings.some(
      ({ rule }) => rule.id === 'threat-by-unlicensed-collector',
    )

  test('is asked about where the state wants one', () => {
    expect(asks('MD')).toBe(true)
    expect(asks('MD', {})).toBe(true)
  })

  test('is not asked about where none is needed, where a city or a tax is behind it, or of lawyers', () => {
    for (const state of ['PA', 'NY', 'AL', 'TN', 'DE'] as const) expect(asks(state), state).toBe(false)
    expect(asks('MD', { senderRole: 'law-firm' })).toBe(false)
  })

  test('that the register lacks makes the threat a possible violation, one it holds does not', () => {
    expect(fired('MD', { licenseStatus: 'not-found' })).toBe(true)
    expect(fired('MD', { licenseStatus: 'active' })).toBe(false)
    expect(fired('PA', { licenseStatus: 'not-found' })).toBe(false)
    expect(fired('NY', { licenseStatus: 'not-found' })).toBe(false)
  })
})
