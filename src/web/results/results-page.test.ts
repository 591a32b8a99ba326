import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { FLOWS } from '#law/flows/index.ts'
import { memoryStorage } from '#web/memory-storage.testing.ts'
import { controlsOf, rendered, wordsOf } from '#web/rendered.testing.ts'
import { saveAnalysis } from '#web/saved.ts'
import { inventedAnalysis, inventedFinding, withFindings } from './invented-analysis.ts'
import { ResultsPage } from './ResultsPage.tsx'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

function page(part: Partial<AnalysisReply>): string {
  sessionStorage.setItem('userEmail', 'maria@example.com') // past the email gate
  saveAnalysis(inventedAnalysis(part))
  return rendered(ResultsPage, '/results')
}

const plain = inventedAnalysis()
const firm = { ...withFindings([inventedFinding()]), severity_score: 50 }

describe('the result of a letter', () => {
  test('with nothing stored shows nothing of a result', () => {
    expect(wordsOf(rendered(ResultsPage, '/results'))).toBe('')
  })

  test('that is still being fetched says so', () => {
    expect(wordsOf(rendered(ResultsPage, '/results?analysis=0d6a'))).toContain('Loading your result')
  })

  test('opens with the count of violations and the severity out of 100', () => {
    expect(wordsOf(page({ violations: firm }))).toMatch(/Violation 1\b.*Severity: serious 50 \/ 100/)
  })

  test('shows each violation with its legal basis', () => {
    const finding = inventedFinding({
      citations: [{ cite: '15 USC 1692e(4)', title: 'False threat of arrest', url: 'https://example.gov/1692e' }],
    })
    const html = page({ violations: withFindings([finding]) })
    expect(wordsOf(html)).toContain('The law 15 USC 1692e(4)')
    expect(html).toContain('https://example.gov/1692e')
  })

  test('names what is locked by its number alone, with a way to unlock it', () => {
    const html = page({ violations: { ...firm, violation_count: 4 }, locked: { hidden_violations: 3, unlock: null } })
    expect(wordsOf(html)).toContain('3 more violations detected')
    expect(controlsOf(html)).toContain('Unlock')
  })

  test('recommends a strategy with an estimate that says it is none measured', () => {
    const words = wordsOf(page({ violations: firm }))
    expect(words).toContain('Recommended Strategy')
    expect(words).toContain('Strength estimate: 75 of 100')
    expect(words).toContain('Not a measured success rate')
  })

  test('a letter without a finding gets the playbook, every figure of it labelled', () => {
    const words = wordsOf(page({}))
    expect(words).toContain('Letter Appears Legally Compliant')
    for (const part of [
      'validation request',
      'Settle for less',
      'Pay over time',
      'statute of limitations',
      'Worst cases',
    ])
      expect(words).toContain(part)
    for (const time of ['First 30 days', '30 to 60 days', 'As needed']) expect(words).toContain(time)
    for (const figure of ['75% success', '40-60% saved', '85% success'])
      expect(words).toContain(`${figure} (illustrative, not measured)`)
  })

  test('a letter with findings gets no playbook', () => {
    expect(wordsOf(page({ violations: firm }))).not.toContain('Your choices, from here')
  })
})

test('a result says when the law behind it is old', () => {
  expect(wordsOf(page({ violations: firm }))).not.toContain('That is old')
  const words = wordsOf(page({ violations: firm, law_as_of: '2020-05-01', law_expires_on: '2021-05-01' }))
  expect(words).toContain('The law here was last checked on May 1, 2020. That is old.')
})

describe('before any act that may restart the clock', () => {
  const warning = 'In Michigan a payment restarts the clock while the time still runs.'
  const limit = (verdict: AnalysisReply['time_limit']['verdict']) => ({ ...plain.time_limit, verdict, warning })
  const money = {
    ...plain.strategic_analysis,
    debt_amount: 1000,
    settlement_options: [{ amount: 250, savings: 750, percentage: 25 }],
  }

  test.each(['likely_time_barred', 'likely_not_time_barred', 'depends', 'unknown'] as const)(
    'the result says what restarts it here, when the answer is %s',
    verdict => {
      expect(wordsOf(page({ time_limit: limit(verdict) }))).toContain(`Do not restart the clock ${warning}`)
    },
  )

  test('and says so again above the button that writes an offer', () => {
    const words = wordsOf(page({ time_limit: limit('likely_not_time_barred'), strategic_analysis: money }))
    const said = words.indexOf('An offer or a payment can start the time to sue again')
    expect(said).toBeGreaterThan(0)
    expect(words.slice(said)).toContain(warning)
    expect(words.indexOf('Generate Settlement Letter')).toBeGreaterThan(said)
  })
})

describe('the law of the chosen state', () => {
  const law: NonNullable<AnalysisReply['state_law']> = {
    state: 'CO',
    findings: [],
    worth_asking: [],
    hidden: 0,
    damages_note: '',
    license: { needed: null, cite: '', register: null, note: null, numbers: [] },
    questions: [],
  }
  const text = { id: 'co-web-notice', title: 'The link is missing', expected: 'A link', why_it_matters: 'It helps.', cite: 'C.R.S. § 5-16-105(3)(c)' } // prettier-ignore

  test('is not there without a state, nor with nothing to say', () => {
    expect(wordsOf(page({ state_law: null }))).not.toContain('The law of')
    expect(wordsOf(page({ state_law: law }))).not.toContain('The law of')
  })

  test('is counted apart: its findings change no number of the federal ones', () => {
    const words = wordsOf(page({ violations: firm, state_law: { ...law, findings: [text], damages_note: 'Apart.' } }))
    expect(words).toContain('The law of Colorado 1 possible violation')
    expect(words).toContain('C.R.S. § 5-16-105(3)(c)')
    expect(words).toContain('Apart.')
    expect(words).toMatch(/Violation 1\b.*Severity: serious 50 \/ 100/)
  })

  test('names what is locked by its number alone', () => {
    expect(wordsOf(page({ state_law: { ...law, hidden: 2 } }))).toContain('2 points of state law open with a plan')
  })
})

describe('the settlement calculator', () => {
  const debt = {
    ...plain.strategic_analysis,
    debt_amount: 1000,
    settlement_options: [{ amount: 250, savings: 750, percentage: 25 }],
  }

  test('works with the amount and the options of the analysis', () => {
    const html = page({
      violations: firm,
      strategic_analysis: debt,
      time_limit: { ...plain.time_limit, verdict: 'likely_not_time_barred' },
    })
    expect(wordsOf(html)).toMatch(/You would offer \$250\.00 You would not pay \$750\.00/)
    expect(controlsOf(html)).toContain('Generate Settlement Letter')
  })

  test('is closed while an offer could restart the clock', () => {
    const html = page({ violations: firm, strategic_analysis: debt })
    expect(wordsOf(html)).toContain('Settlement calculator Closed for now')
    expect(controlsOf(html)).not.toContain('Generate Settlement Letter')
  })
})

describe('what can be done from there', () => {
  test('in the generate flow: write, enhance with tips, download, track', () => {
    const controls = controlsOf(page({ violations: firm }))
    for (const name of ['Generate Response Letter', 'Enhance with DIY Tips', 'Download PDF Letter', 'Track Response'])
      expect(controls).toContain(name)
    expect(controls).not.toContain('Enhance My Letter')
  })

  test('in the enhance flow the own letter comes first, and the tips are not offered twice', () => {
    const controls = controlsOf(page({ violations: firm, flow_type: 'enhance' }))
    expect(controls).toContain('Enhance My Letter')
    expect(controls).not.toContain('Generate Response Letter')
    expect(controls).not.toContain('Enhance with DIY Tips')
  })

  test('the dashboard is offered to whoever is signed in, and to nobody else', () => {
    expect(controlsOf(page({ violations: firm }))).not.toContain('Go to Your Dashboard')
    localStorage.setItem('token', 'a-token')
    expect(controlsOf(page({ violations: firm }))).toContain('Go to Your Dashboard')
  })

  test('a court paper offers no letter before the answer to the court', () => {
    const html = page({ is_court_paper: true, letter_kind: 'summons-or-complaint' })
    expect(wordsOf(html)).toContain('Answer the court')
    expect(controlsOf(html)).not.toContain('Generate Response Letter')
  })
})

describe('a situation that needs its own way', () => {
  const scam = { flows: ['scam', 'original-creditor'], scam_signs: ['odd-payment-method'], letter_kind: 'scam' }

  test('says what to do now before anything else', () => {
    const html = page({ ...scam, violations: firm })
    expect(wordsOf(html)).toContain('What to do now This may be a scam. Do not pay yet.')
    expect(wordsOf(html)).toContain('Do not pay with gift cards')
    expect(wordsOf(html)).toContain('It wants gift cards')
    expect(wordsOf(html)).not.toContain('Violation 1')
    expect(controlsOf(html)).toContain('Go on to what the letter says')
    expect(controlsOf(html)).toContain('This is from the company you owed, not from a debt collector.')
  })

  test('stays in sight on the findings behind it', () => {
    saveAnalysis(inventedAnalysis({ ...scam, violations: firm }))
    sessionStorage.setItem('userEmail', 'maria@example.com')
    const words = wordsOf(rendered(ResultsPage, `/results?analysis=${plain.analysis_id}&show=findings`))
    expect(words).toContain('This may be a scam. Do not pay yet.')
    expect(words).toContain('Violation 1')
  })

  test('of nothing to collect offers no letter', () => {
    const html = page({ flows: ['not-a-collection-letter'], letter_kind: 'not-a-collection-letter' })
    expect(controlsOf(html)).not.toContain('Generate Response Letter')
    expect(controlsOf(html)).toContain('Check another letter')
  })

  test('that only the person can tell of is asked on every result', () => {
    const controls = controlsOf(page({ violations: firm }))
    for (const { question } of FLOWS) if (question) expect(controls).toContain(question)
  })
})
