import { describe, expect, it } from 'vitest'
import { assessLetter } from '#law/assess-letter.ts'
import type { Assessment, Deadline } from '#law/assessment.ts'
import { known, unknown } from '#law/fact.ts'
import { LETTER_FACT_NAMES, type LetterFacts } from '#law/facts.ts'
import type { Finding } from '#law/judge-rules.ts'
import { RULES } from '#law/rules/index.ts'
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'
import { contextFromAssessment } from './context-from-assessment.ts'
import { contextFromRequest } from './context-from-request.ts'
import { openBlanks } from './letter.ts'
import { accountEnding } from './mask-account.ts'
import { firstParagraph, toText } from './render/to-text.ts'
import { writeLetter } from './write-letter.ts'

const NOTHING_READ = Object.fromEntries(LETTER_FACT_NAMES.map(name => [name, unknown()])) as unknown as LetterFacts

const ASSESSMENT: Assessment = {
  ...assessLetter({ letter: NOTHING_READ, consumer: {}, state: 'TX', on: day('2026-10-07') }),
  kindOfPaper: 'initial-validation-notice',
}

function finding(ruleId: string, strength: Finding['strength'], readingConfidence = 1, quote?: string): Finding {
  const rule = RULES.find(({ id }) => id === ruleId)
  if (!rule) throw new Error(`No rule ${ruleId}`)
  const evidence = quote === undefined ? [] : [{ page: 1, quote, boxes: [], confidence: readingConfidence }]
  return { rule, strength, evidence, readingConfidence }
}

const from = (parts: { letter?: Partial<LetterFacts>; assessment?: Partial<Assessment>; today?: string }) =>
  contextFromAssessment({
    assessment: { ...ASSESSMENT, ...parts.assessment },
    letter: { ...NOTHING_READ, ...parts.letter },
    consumer: {},
    today: day(parts.today ?? '2026-10-07'),
  })

describe('what a letter may say of a paper that was read', () => {
  it('knows nothing of a paper of which nothing was read', () => {
    const { paper, collector, consumer, points } = from({})
    expect(Object.values(paper).filter(value => value !== undefined)).toEqual(['initial-validation-notice', false])
    expect(collector.name).toBeUndefined()
    expect(consumer).toEqual({ name: undefined, addressLines: [] })
    expect(points).toEqual([])
  })

  it('leaves out a fact that was not read surely', () => {
    const letter = {
      collectorName: known('Granite Pass', { confidence: 0.84 }),
      referenceNumber: known('GP-208841', { confidence: 0.85 }),
      currentAmount: known(dollars(3262.18), { confidence: 0.5 }),
    }
    const { collector, paper } = from({ letter })
    expect([collector.name, paper.reference, paper.amount]).toEqual([undefined, 'GP-208841', undefined])
  })

  it('offers what the collector printed about the person until they type it', () => {
    const letter = { consumerName: known('Delia Monroe'), consumerAddress: known({ lines: ['418 Sycamore Bend'] }) }
    expect(from({ letter }).consumer).toEqual({ name: 'Delia Monroe', addressLines: ['418 Sycamore Bend'] })
  })

  it.each([
    ['2026-10-18', false, 'open'],
    ['2026-10-19', false, 'open'],
    ['2026-10-20', false, 'closed'],
    ['2026-10-20', true, 'unknown'],
    ['2026-11-18', true, 'unknown'],
    ['2026-11-19', true, 'closed'],
  ] as const)('on %s, last day October 19 (assumed: %s), the window is %s', (today, assumed, state) => {
    const deadline: Deadline = {
      id: 'validation-period-ends',
      on: day('2026-10-19'),
      basis: '',
      assumed,
      what: '',
      whatIsLost: '',
    }
    expect(from({ today, assessment: { deadlines: [deadline] } }).window.state).toBe(state)
  })

  it('does not know the window when no deadline was worked out', () => {
    expect(from({}).window.state).toBe('unknown')
  })

  it('uses strong and likely findings of sure rules, surely read, at most five, gravest first', () => {
    const findings = [
      finding('vn-itemization-missing', 'likely'),
      finding('threat-arrest-or-jail', 'strong', 1, 'You will be arrested.'),
      finding('threat-of-suit-not-intended', 'possible'),
      finding('vn-consumer-address-missing', 'likely'),
      finding('government-impersonation', 'strong', 0.84, 'Federal Bureau of Debts'),
      finding('postcard', 'strong'),
      finding('dispute-must-be-in-writing', 'strong'),
      finding('simulated-legal-process', 'strong'),
      finding('envelope-markings', 'likely'),
      finding('threat-of-violence', 'strong'),
    ]
    const { points } = from({ assessment: { rules: { ...ASSESSMENT.rules, findings } } })
    const ids = points.map(({ rule }) => rule.id)
    expect(ids).toHaveLength(5)
    expect(ids.slice(0, 2).sort()).toEqual(['threat-arrest-or-jail', 'threat-of-violence'])
    expect(ids).not.toContain('threat-of-suit-not-intended')
    expect(ids).not.toContain('vn-consumer-address-missing')
    expect(ids).not.toContain('government-impersonation')
  })

  it('is outside the Act for an original creditor', () => {
    expect(from({ assessment: { originalCreditorOnly: true } }).withinTheAct).toBe(false)
    expect(from({ assessment: { rules: { ...ASSESSMENT.rules, outOfScope: true } } }).withinTheAct).toBe(false)
  })

  it('knows a court paper by its kind alone', () => {
    expect(from({ assessment: { kindOfPaper: 'garnishment' } }).paper.isCourtPaper).toBe(true)
  })
})

describe('a paper from reading to letter', () => {
  const letter: LetterFacts = {
    ...NOTHING_READ,
    wholeLetterRead: known(true),
    kindOfPaper: known('initial-validation-notice'),
    ruleKinds: known(['initial-validation-notice']),
    senderRole: known('agency'),
    medium: known('mail'),
    letterDate: known(day('2026-09-14')),
    collectorName: known('Granite Pass Recovery LLC'),
    referenceNumber: known('GP-208841'),
    currentAmount: known(dollars(3262.18)),
  }

  it.each([
    ['2026-10-07', 'you must stop collecting the debt'],
    ['2027-03-01', 'hold collection while you answer'],
  ])('on %s the letter says: %s', (on, words) => {
    const today = day(on)
    const consumer = { receiptDate: known(day('2026-09-19')), firstContactDate: known(day('2026-09-14')) }
    const assessment = assessLetter({ letter, consumer, state: 'TX', on: today })
    const context = contextFromAssessment({ assessment, letter, consumer, today })
    const result = writeLetter({ context, strategy: 'DEBT VALIDATION REQUEST', courtPaper: assessment.courtPaper })
    const text = result.kind === 'letter' ? toText(result.letter) : ''
    expect(text).toContain(words)
    expect(text).toContain('which I received on September 19, 2026')
    expect(text).toContain('GP-208841')
  })

  it('gives the checklist of a summons, with its words', () => {
    const summons: LetterFacts = {
      ...letter,
      kindOfPaper: known('summons-or-complaint'),
      ruleKinds: known(['summons-or-complaint']),
      answerDeadlineText: known('within 20 days after service'),
    }
    const today = day('2026-10-07')
    const assessment = assessLetter({ letter: summons, consumer: {}, state: 'TX', on: today })
    const context = contextFromAssessment({ assessment, letter: summons, consumer: {}, today })
    const result = writeLetter({ context, strategy: 'DEBT VALIDATION REQUEST', courtPaper: assessment.courtPaper })
    expect(result.kind).toBe('checklist')
    expect(JSON.stringify(result)).toContain('within 20 days after service')
  })
})

describe('what a letter may say of a bare request', () => {
  const bare = (request: Parameters<typeof contextFromRequest>[0]) =>
    contextFromRequest(request, { today: day('2026-10-07') })

  it('says only what the request says', () => {
    const context = bare({
      collectorName: 'Granite Pass',
      amount: 3262.18,
      userState: 'tx',
      violations: [{ ruleId: 'threat-arrest-or-jail', strength: 'strong', quote: 'You will be arrested.' }],
    })
    const result = writeLetter({ context, strategy: 'DEBT VALIDATION REQUEST' })
    const text = result.kind === 'letter' ? toText(result.letter) : ''
    expect(text).toContain('Granite Pass')
    expect(text).toContain('$3,262.18')
    expect(text).toContain('in Texas')
    expect(text).toContain('“You will be arrested.” You threatened arrest')
    expect(text).toContain('This appears to violate')
    expect(text).not.toMatch(/This violates|I received|dated/)
  })

  it('leaves out a violation the catalogue does not know, or that is only possible', () => {
    const violations = [
      { ruleId: 'made-up', strength: 'strong' as const },
      { ruleId: undefined },
      { ruleId: 'threat-of-suit-not-intended', strength: 'strong' as const },
      { ruleId: 'threat-arrest-or-jail', strength: 'possible' as const },
      { ruleId: 'summons-received', strength: 'strong' as const },
    ]
    expect(bare({ violations }).points).toEqual([])
  })

  it.each([undefined, '', '  ', 'Unknown', 'N/A'])('asks for the name when it is %j', collectorName => {
    const result = writeLetter({ context: bare({ collectorName }), strategy: 'DEBT VALIDATION REQUEST' })
    expect(result.kind === 'letter' && openBlanks(result.letter).map(({ blank }) => blank)).toContain('collector-name')
  })

  it('refuses a sum that is none and a state that is none', () => {
    const { paper, state } = bare({ amount: 0, userState: 'ZZ' })
    expect([paper.amount, state]).toEqual([undefined, undefined])
  })
})

describe('what is shown of a letter before the rest', () => {
  it('is its first paragraph', () => {
    const result = writeLetter({ context: from({}), strategy: 'DEBT VALIDATION REQUEST' })
    expect(result.kind === 'letter' && firstParagraph(result.letter)).toBe(
      'I am writing about the alleged debt named above. I dispute this debt in full.',
    )
  })
})

describe('the end of an account number', () => {
  it.each([
    ['XXXX-XXXX-XXXX-4471', '4471'],
    ['ending 7719', '7719'],
    ['4000 1234 5678 9010', '9010'],
    ['EB-7731920', '1920'],
    ['0417', '0417'],
    ['xxxx 2055', '2055'],
    ['77', undefined],
    ['none', undefined],
    [undefined, undefined],
  ])('of %j is %j', (printed, ending) => {
    expect(accountEnding(printed)).toBe(ending)
  })
})
