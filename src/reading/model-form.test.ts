import { describe, expect, test } from 'vitest'
import { assessLetter } from '#law/assess-letter.ts'
import type { Assessment } from '#law/assessment.ts'
import { valueOf } from '#law/fact.ts'
import { toldOf } from '#law/facts-for-tests.ts'
import { day } from '#units/iso-date.ts'
import { FORM_ENGLISH, FORM_SPANISH, paperFromBlocks } from './model-form.fixtures.ts'
import { paperFromText, type Paper } from './paper.ts'
import { readFacts } from './read-facts.ts'

const FIRST_NOTICE = toldOf({ priorNoticeReceived: false, debtPurpose: 'personal', debtKind: 'store-card' })

function assess(paper: Paper): Assessment {
  return assessLetter({ letter: readFacts(paper), consumer: FIRST_NOTICE, state: 'MD', on: day('2026-11-21') })
}

function firing(paper: Paper): string[] {
  const { findings, worthAsking } = assess(paper).rules
  return [...findings, ...worthAsking].map(({ rule }) => rule.id).toSorted()
}

/** One line a paragraph, as typed by hand. */
function typed(form: readonly string[]): Paper {
  return paperFromText(form.map(block => block.replaceAll('\n', ' ')).join('\n'))
}

/** Front and back: the form says where the other side begins. */
function onTwoPages(form: readonly string[]): Paper {
  const turn = form.findIndex(block => /reverse side|al reverso/i.test(block)) + 1
  const [front] = paperFromBlocks(form.slice(0, turn)).pages
  const [back] = paperFromBlocks(form.slice(turn)).pages
  return { pages: [front!, { ...back!, number: 2 }] }
}

/** As a scanner reads it: marks lost, a letter taken for another, the quotation of a row torn. */
function scanned(form: readonly string[]): Paper {
  const noisy = form.map(block =>
    block.replaceAll('☐ ', '').replaceAll('information', 'inforrnation').replaceAll('–', '-'),
  )
  return paperFromBlocks(noisy, 0.93)
}

const RENDERINGS: readonly (readonly [string, Paper])[] = [
  ['English, laid out', paperFromBlocks(FORM_ENGLISH)],
  ['English, typed line by line', paperFromText(FORM_ENGLISH.join('\n'))],
  ['English, typed by paragraph', typed(FORM_ENGLISH)],
  ['English, front and back', onTwoPages(FORM_ENGLISH)],
  ['English, scanned', scanned(FORM_ENGLISH)],
  ['English in capitals', paperFromBlocks(FORM_ENGLISH.map(block => block.toUpperCase()))],
  ['Spanish, laid out', paperFromBlocks(FORM_SPANISH)],
  ['Spanish, typed line by line', paperFromText(FORM_SPANISH.join('\n'))],
  ['Spanish, front and back', onTwoPages(FORM_SPANISH)],
]

describe('the model form breaks no rule', () => {
  test.each(RENDERINGS)('%s', (_, paper) => {
    expect(firing(paper)).toEqual([])
    expect(assess(paper)).toMatchObject({ severityScore: 0, kindOfPaper: 'initial-validation-notice' })
  })
})

describe('what the model form holds', () => {
  test.each([
    ['English', FORM_ENGLISH, 'Person A', 'en'],
    ['Spanish', FORM_SPANISH, 'Persona A', 'es'],
  ] as const)('%s', (_, form, person, language) => {
    const facts = readFacts(paperFromBlocks(form))
    const read = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, valueOf(fact as never)]))
    expect(read).toMatchObject({
      collectorName: 'North South Group',
      collectorAddress: { lines: ['P.O. Box 123456', 'Pasadena, CA 91111-2222'] },
      collectorPhone: '(800) 123-4567',
      collectorWebsite: 'www.example.com',
      consumerName: person,
      consumerAddress: { lines: ['2323 Park Street', 'Apartment 342', 'Bethesda, MD 20815'] },
      currentCreditor: 'Bank of Rockville',
      isAttemptToCollect: true,
      itemizationDateCreditor: 'Bank of Rockville',
      accountNumber: '123-456-789',
      referenceNumber: '584-345',
      itemizationDate: '2017-01-02',
      itemizationDateAmount: 223_456,
      itemizedInterest: 7500,
      itemizedFees: 2500,
      itemizedPaymentsAndCredits: 5000,
      currentAmount: 228_456,
      validationEndDate: '2020-08-28',
      settlementOffers: [],
      statements: [],
      language,
    })
    expect(facts.letterDate.known).toBe(false)
  })

  test('every element is there, in either language', () => {
    for (const form of [FORM_ENGLISH, FORM_SPANISH]) {
      const { compared, elements } = assess(paperFromBlocks(form)).modelNotice
      expect(compared).toBe(true)
      expect(elements.filter(({ state, isOptional }) => state !== 'present' && !isOptional)).toEqual([])
    }
    const english = assess(paperFromBlocks(FORM_ENGLISH)).modelNotice.elements
    expect(english.filter(({ state }) => state === 'present')).toHaveLength(21)
  })
})

// The line about the reverse side would leave open whether a missing part stands there.
const WHOLE = FORM_ENGLISH.filter(block => !block.startsWith('Notice: See reverse'))

function without(...beginnings: readonly string[]): Paper {
  const left = WHOLE.filter(block => !beginnings.some(beginning => block.startsWith(beginning)))
  expect(left).toHaveLength(WHOLE.length - beginnings.length)
  return paperFromBlocks(left)
}

describe('with a part taken out, the rule about that part and no other', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['collector sentence', ['North South Group is a debt'], ['mini-miranda-initial-missing', 'vn-creditor-ambiguous']],
    ['account', ['You had a Main Street'], ['vn-account-number-missing']],
    ['amount then', ['As of January 2'], ['vn-itemization-date-missing']],
    ['interest', ['You were charged this amount in interest'], ['vn-itemization-missing']],
    ['fees', ['You were charged this amount in fees'], ['vn-itemization-missing']],
    ['payments', ['You paid or were credited'], ['vn-itemization-missing']],
    ['total', ['Total amount of the debt now'], ['vn-amount-missing']],
    ['call or write', ['Call or write to us'], ['vn-assumed-valid-missing']],
    ['verification', ['If you write to us'], ['vn-verification-missing']],
    ['original creditor', ['Write to ask for the name'], ['vn-original-creditor-statement-missing']],
    ['Bureau', ['Go to www.cfpb.gov'], ['vn-cfpb-reference-missing']],
    ['own address to answer to', ['Mail this form to'], ['vn-response-addresses-missing']],
    ['prompt for the original creditor', ['☐ I want you to send me'], ['vn-original-creditor-prompt-missing']],
    [
      'prompts',
      [
        '☐ I want to dispute',
        '☐ This is not my debt',
        '☐ The amount is wrong',
        '☐ Other (please',
        '☐ I want you to send',
      ],
      ['vn-dispute-prompts-missing'],
    ],
  ])('%s', (_, beginnings, rules) => {
    expect(firing(without(...beginnings))).toEqual(rules.toSorted())
  })

  test.each([
    'Our information shows',
    'Between January 2',
    'How can you dispute',
    'What else can you do',
    'Contact us about your payment',
    'Póngase en contacto',
    'How do you want to respond',
    'Check all that apply',
    '☐ I enclosed',
    'Make your check payable',
    '☐ Quiero este',
  ])('nothing is missed without “%s”', beginning => {
    expect(firing(without(beginning))).toEqual([])
  })

  test('on one page that points to its reverse, what is missing is only worth asking about', () => {
    const paper = paperFromBlocks(FORM_ENGLISH.filter(block => !block.startsWith('Go to www.cfpb.gov')))
    const { findings, worthAsking } = assess(paper).rules
    expect(findings).toEqual([])
    expect(worthAsking.map(({ rule }) => rule.id)).toEqual(['vn-cfpb-reference-missing'])
  })

  test('on a page marked the first of two, nothing is said to be missing', () => {
    const half = FORM_ENGLISH.slice(0, 11)
    expect(firing(paperFromBlocks([...half, 'Page 1 of 2']))).toEqual([])
  })
})

describe('a sentence added to the form is judged, the form around it is not', () => {
  test.each([
    ['You must dispute this debt in writing or we will assume it is valid.', 'dispute-must-be-in-writing'],
    ['Any dispute must state your reasons and include proof.', 'dispute-requires-reason-or-proof'],
    ['If we do not hear from you, you admit that you owe this debt.', 'silence-means-you-admit-debt'],
    ['You must send payment in full within ten days of this letter.', 'overshadow-pay-before-window-ends'],
    ['The balance shown may not include all fees; call for the exact amount you owe.', 'vn-amount-unclear'],
    ['You may not dispute this debt.', 'dispute-right-contradicted'],
  ])('%s', (sentence, rule) => {
    for (const form of [WHOLE, FORM_ENGLISH])
      expect(firing(paperFromBlocks([...form.slice(0, 11), sentence, ...form.slice(11)]))).toEqual([rule])
  })

  test('a changed day is a shorter period, not the form', () => {
    const changed = WHOLE.map(block =>
      block.replace('Call or write to us by August 28, 2020, to dispute', 'You have 15 days to dispute'),
    )
    expect(firing(paperFromBlocks(changed))).toContain('dispute-window-shortened')
  })
})
