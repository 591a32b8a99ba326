import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCitation } from '#law/citations.ts'
import { known } from '#law/fact.ts'
import { RULES } from '#law/rules/index.ts'
import type { ConsumerFacts } from '#law/facts.ts'
import { formatCents } from '#units/cents.ts'
import { addDays, day, longDate, type IsoDate } from '#units/iso-date.ts'
import { anyContext, IDS, lettersFor } from './any-context.testing.ts'
import { GRAVE_POINTS, IN_TIME, LATE, limit, NOTHING_KNOWN, point } from './contexts.testing.ts'
import type { LetterContext } from './letter-context.ts'
import { sentencesOf, textOf, wordsOf, type Letter } from './letter.ts'
import { claimOf } from './points.ts'
import { unregisteredCitations } from './print-citation.ts'
import { toEmail, toText } from './render/to-text.ts'
import { fill } from './templates/define-letter.ts'
import { TEMPLATES } from './templates/index.ts'
import { templateFor, writeLetter } from './write-letter.ts'

const POSTED = IDS.filter(id => id !== 'cfpb-complaint')

/** Checks every letter that a context allows. */
function everyLetter(check: (letter: Letter, context: LetterContext) => void): void {
  fc.assert(
    fc.property(anyContext, context => {
      for (const letter of lettersFor(context)) check(letter, context)
    }),
    { numRuns: 400 },
  )
}

function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”/g, '“”')
}

describe('what every letter keeps', () => {
  it('prints a sentence only where the law gives it, read from the context itself', () => {
    const told = (context: LetterContext, fact: keyof ConsumerFacts) => {
      const answer = context.consumerFacts[fact]
      return answer?.known ? answer.value : undefined
    }
    const onlyWhen: Readonly<Record<string, (context: LetterContext) => boolean>> = {
      'stop-until-verified': c => c.window.state === 'open' && c.withinTheAct,
      'stop-if-in-time': c => c.window.state === 'unknown' && c.withinTheAct,
      'hold-while-answering': c => c.window.state === 'closed',
      'within-validation-period': c => c.window.state === 'open',
      'within-validation-period-dated': c => c.window.state === 'open' && !c.window.assumed,
      'request-lead-in-time': c => c.window.state !== 'closed',
      'time-limit-ended': c => c.timeLimit?.verdict === 'likely_time_barred',
      'time-limit-ended-unnamed': c => c.timeLimit?.verdict === 'likely_time_barred',
      'no-suit-on-time-barred-debt': c => c.withinTheAct,
      'report-as-disputed': c => c.withinTheAct,
      'ground-not-mine': c => told(c, 'notMyDebt') === true,
      'ground-identity-theft': c => told(c, 'identityTheft') === true,
      'ground-paid': c => told(c, 'alreadyPaid') === true,
      'ground-settled': c => told(c, 'settledBefore') === true,
      'ground-wrong-amount': c => told(c, 'wrongAmount') === true,
      'ground-insurance': c => c.wishes.insuranceShouldPay === true,
      'proof-enclosed': c => told(c, 'hasProof') === true,
      'billing-error-notice': c => !c.withinTheAct && c.paper.kind === 'original-creditor-notice',
      'represented-on-this-debt': c => told(c, 'attorneyRepresents') === true,
      'debt-discharged': c => told(c, 'debtDischarged') === true,
      'stay-in-force': c => told(c, 'stayInForce') === true,
      'no-verification-came': c => told(c, 'verificationReceivedDate') === null,
      'settlement-sum': c => c.timeLimit?.verdict !== 'likely_time_barred' && c.timeLimit?.verdict !== 'depends',
    }
    everyLetter((letter, context) => {
      for (const { id } of sentencesOf(letter)) expect(onlyWhen[id]?.(context) ?? true, id).toBe(true)
    })
  })

  it('disputes, asks for verification and for the original creditor while the window may be open', () => {
    everyLetter((letter, context) => {
      if (letter.template === 'cfpb-complaint' || !context.withinTheAct || context.window.state === 'closed') return
      const text = toText(letter)
      expect(text).toMatch(/I dispute (?:this (?:alleged )?debt|\$[\d,.]+ of this debt)/)
      expect(text).toContain('Verification of the debt.')
      expect(text).toContain('name and address of the original creditor')
    })
  })

  it('admits nothing and promises nothing outside the collector’s own words', () => {
    const forbidden =
      /\b(?:I owe|my debt|my account balance|I will pay|I agree to pay|I offer|I propose|I promise|last paid|last payment|I admit|I acknowledge)\b/i
    everyLetter(letter => expect(withoutQuotes(toText(letter))).not.toMatch(forbidden))
  })

  it('multiplies no damages, threatens nothing, and holds no Social Security number', () => {
    everyLetter(letter => {
      const text = withoutQuotes(toText(letter))
      const own = sentencesOf(letter).filter(({ reason }) => reason.ruleId === undefined)
      expect(text).not.toMatch(/\$1,000 (?:per|for each) violation|\b\d{3}-\d{2}-\d{4}\b/)
      expect(own.map(({ runs }) => textOf(runs)).join(' ')).not.toMatch(
        /\b(?:criminal|jail|class action|revoke|original contract|void)\b/i,
      )
    })
  })

  it('prints only registered law, or the statute of the assessment', () => {
    everyLetter((letter, context) => {
      expect(unregisteredCitations(toText(letter))).toEqual([])
      for (const { reason } of sentencesOf(letter)) {
        for (const cited of reason.cites) expect(isCitation(cited) || cited === context.timeLimit?.statute).toBe(true)
      }
    })
  })

  it('makes no claim under the federal collection law against a sender it does not bind', () => {
    everyLetter((letter, context) => {
      if (context.withinTheAct) return
      expect(toText(letter)).not.toMatch(/1692|1006/)
      expect(
        sentencesOf(letter)
          .flatMap(({ reason }) => reason.cites)
          .join(),
      ).not.toMatch(/1692|1006/)
    })
  })

  it('prints no date and no sum that the context does not hold', () => {
    everyLetter((letter, context) => {
      const { paper, wishes, consumerFacts, window, today } = context
      const told = Object.values(consumerFacts).flatMap(fact =>
        fact?.known && typeof fact.value === 'string' ? [fact.value] : [],
      )
      const dates = [today, addDays(today, 30), paper.date, paper.receivedOn, window.endsOn, ...told]
        .filter(date => date !== undefined && /^\d{4}-/.test(date))
        .map(date => longDate(date as IsoDate))
      const sums = [paper.amount, wishes.disputedPart, wishes.settlement?.amount]
        .filter(sum => sum !== undefined)
        .map(sum => formatCents(sum))
      const text = withoutQuotes(toText(letter))
      for (const [date] of text.matchAll(
        /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}/g,
      )) {
        expect(dates).toContain(date)
      }
      for (const [sum] of text.matchAll(/\$[\d,]+(?:\.\d\d)?/g)) expect([...sums, '$0.00', '$1,000']).toContain(sum)
    })
  })

  it('answers for each sentence why it is there, and names each sentence once', () => {
    everyLetter(letter => {
      const sentences = sentencesOf(letter)
      for (const { reason } of sentences) expect(reason.because.length).toBeGreaterThan(15)
      expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length)
    })
  })

  it('leaves no doubled space, empty line or unknown value in the words', () => {
    everyLetter(letter => {
      expect(toText(letter)).not.toMatch(/undefined|null|NaN| {2}| [.,;]|\n\n\n/)
    })
  })
})

describe('how firmly a finding is put', () => {
  it.each(
    RULES.filter(rule => rule.confidence !== 'low' && rule.isViolation !== false).map(rule => [rule.id, rule] as const),
  )('%s: "violates" only when strong and sure', (_, rule) => {
    const likely = claimOf(rule, 'likely') ?? ''
    expect(likely).not.toMatch(/(?<!appears to have )\bviolate[sd]\b|[[\]]/)
    expect(likely).toMatch(/appear|^Please/)
    const strong = claimOf(rule, 'strong') ?? ''
    expect(/\bviolates\b/.test(strong)).toBe(
      rule.confidence === 'high' && /contrary to|violates/.test(rule.remedySentence),
    )
    expect(likely.endsWith('.') && strong.endsWith('.')).toBe(true)
  })

  it('leaves out what no longer fits the letter', () => {
    expect(claimOf(point('overshadow-pay-before-window-ends').rule, 'likely')).toBe(
      'Your demand for payment inside the validation period overshadows and contradicts my right to dispute. This appears to violate 15 U.S.C. §\u00A01692g(b) and 12 C.F.R. §\u00A01006.38(b)(1).',
    )
  })
})

describe('choosing and refusing', () => {
  it('gives a checklist and no letter for a court paper, whatever is asked', () => {
    const context = { ...IN_TIME, paper: { ...IN_TIME.paper, isCourtPaper: true } }
    for (const strategy of ['DEBT VALIDATION REQUEST', 'SETTLEMENT NEGOTIATION', 'ATTORNEY NOW'] as const) {
      expect(writeLetter({ context, strategy }).kind).toBe('checklist')
    }
    expect(writeLetter({ context, strategy: 'DEBT VALIDATION REQUEST', courtPaperConfirmed: true }).kind).toBe('letter')
  })

  it('puts the words of the court paper into the checklist', () => {
    const result = writeLetter({
      context: IN_TIME,
      strategy: 'ATTORNEY NOW',
      courtPaper: {
        kind: 'summons-or-complaint',
        words: 'within 20 days after service',
        answerBy: day('2026-10-20'),
        rule: undefined,
        note: undefined,
      },
    })
    const texts = result.kind === 'checklist' ? result.items.map(({ text }) => text).join(' ') : ''
    expect(texts).toContain('“within 20 days after service”')
    expect(texts).toContain('October 20, 2026')
  })

  it.each([
    ['likely_time_barred', 'time-barred'],
    ['depends', 'age-of-debt-unclear'],
  ] as const)('writes no settlement offer when the age of the debt is %s', (verdict, id) => {
    const result = writeLetter({ context: { ...LATE, timeLimit: limit(verdict) }, strategy: 'SETTLEMENT NEGOTIATION' })
    expect(result).toMatchObject({ kind: 'refused', id, instead: 'time-limit-defense' })
  })

  it('warns when a settlement is offered and the age of the debt is not known', () => {
    const result = writeLetter({ context: NOTHING_KNOWN, strategy: 'SETTLEMENT NEGOTIATION' })
    expect(result.kind === 'letter' && result.cautions[0]).toMatch(/do not know how old/)
  })

  it('writes no time-limit defense for a debt that is not too old', () => {
    expect(writeLetter({ context: IN_TIME, strategy: 'STATUTE OF LIMITATIONS DEFENSE' })).toMatchObject({
      kind: 'refused',
      id: 'not-time-barred',
    })
  })

  it('writes no attorney notice unless the person said a lawyer acts on this debt', () => {
    expect(writeLetter({ context: IN_TIME, strategy: 'ATTORNEY REPRESENTATION NOTICE' })).toMatchObject({
      kind: 'refused',
      id: 'no-attorney',
    })
  })

  it('writes no demand without a firm finding', () => {
    expect(writeLetter({ context: LATE, strategy: 'FDCPA VIOLATION DEMAND' })).toMatchObject({
      kind: 'refused',
      instead: 'validation-request',
    })
  })

  it('chooses the form of a dispute by what the person said', () => {
    expect(templateFor('DISPUTE', IN_TIME)).toBe('dispute')
    expect(templateFor('DISPUTE', { ...IN_TIME, withinTheAct: false })).toBe('general-dispute')
    expect(templateFor('DISPUTE', { ...IN_TIME, consumerFacts: { stayInForce: known(true) } })).toBe(
      'bankruptcy-dispute',
    )
  })

  it('answers a reply that came with a counter-letter, and silence with a demand', () => {
    const replied = { ...LATE, consumerFacts: { verificationReceivedDate: known(day('2026-11-20')) } }
    expect(templateFor('FDCPA VIOLATION DEMAND', replied)).toBe('counter-letter')
    expect(templateFor('FDCPA VIOLATION DEMAND', { ...replied, points: GRAVE_POINTS })).toBe('violation-demand')
  })

  it('offers only letters that fit when it refuses', () => {
    fc.assert(
      fc.property(anyContext, fc.constantFrom(...POSTED), (context, id) => {
        const refusal = TEMPLATES[id].refuses(context)
        const next = refusal && TEMPLATES[refusal.instead].refuses(context)
        const last = next && TEMPLATES[next.instead].refuses(context)
        expect(last).toBeUndefined()
      }),
    )
  })
})

describe('what the letter is sent with', () => {
  it('names the electronic way only when the collector offers one, in its own words', () => {
    const withWay = writeLetter({ context: IN_TIME, strategy: 'DEBT VALIDATION REQUEST' })
    const without = writeLetter({ context: NOTHING_KNOWN, strategy: 'DEBT VALIDATION REQUEST' })
    expect(JSON.stringify(withWay)).toContain('granitepass.example/dispute')
    expect(without.kind === 'letter' && without.mailing.map(({ id }) => id)).not.toContain('electronic-dispute')
  })

  it.each([
    ['2026-10-07', 'Mail it by October 12, 2026'],
    ['2026-10-12', 'Mail it by October 12, 2026'],
    ['2026-10-13', 'Send it today.'],
  ])('on %s says when to mail', (today, text) => {
    const result = writeLetter({ context: { ...IN_TIME, today: day(today) }, strategy: 'DEBT VALIDATION REQUEST' })
    expect(result.kind === 'letter' && result.mailing.find(({ id }) => id === 'mail-by')?.text).toContain(text)
  })

  it('looks for an answer 35 days after the mail should have come', () => {
    const result = writeLetter({ context: IN_TIME, strategy: 'DEBT VALIDATION REQUEST' })
    expect(result.kind === 'letter' && result.followUpOn).toBe('2026-11-19')
  })

  it('leaves addresses out of the e-mail and keeps every sentence', () => {
    const letter = fill(TEMPLATES['validation-request'], IN_TIME)
    const { subject, body } = toEmail(letter)
    expect(subject).toBe('Alleged debt; your reference GP-208841; account ending in 4471')
    expect(body).not.toContain('Sycamore')
    for (const sentence of sentencesOf(letter)) expect(body).toContain(sentence.runs.map(wordsOf).join(''))
  })
})
