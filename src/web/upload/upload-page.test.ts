import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { STATE_CODES } from '#units/state-code.ts'
import { inventedDispute } from '#web/disputes/disputes.testing.ts'
import { memoryStorage } from '#web/memory-storage.testing.ts'
import { controlsOf, rendered, wordsOf } from '#web/rendered.testing.ts'
import { addPages, forgetPages } from './chosen-pages.ts'
import { ContextChooser, type UploadContext } from './ContextChooser.tsx'
import { UploadPage } from './UploadPage.tsx'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  forgetPages()
  vi.unstubAllGlobals()
})

function signedIn(plan_type: string, purchases: readonly string[] = []): void {
  localStorage.setItem('token', 'a-token')
  localStorage.setItem('user', JSON.stringify({ email: 'ana@example.com', plan_type, purchases }))
}

const page = (address: string, settings = {}): string => rendered(UploadPage, address, settings)

describe('what to do', () => {
  test('a visitor is asked first, by two cards, and nothing else is asked yet', () => {
    const html = page('/upload')
    expect(wordsOf(html)).toContain('What would you like to do?')
    const controls = controlsOf(html).join('|')
    expect(controls).toContain('Generate Full Response')
    expect(controls).toMatch(/Enhance Your Letter.*Included with monthly\/lifetime/)
    expect(html).not.toContain('First, select your state')
  })

  test('no plan is named where nothing is sold', () => {
    expect(page('/upload', { billing: 'off' })).not.toContain('Included with')
  })

  test('whose plan covers debt letters goes straight to the full response', () => {
    signedIn('monthly')
    expect(page('/upload')).not.toContain('What would you like to do?')
    expect(page('/upload')).toContain('First, select your state')
  })

  test('the flow in the address is shown and can be changed; Back is always there', () => {
    const controls = controlsOf(page('/upload?flow=enhance'))
    expect(controls).toContain('Back')
    expect(controls).toContain('Change')
    expect(wordsOf(page('/upload?flow=enhance'))).toContain('Enhance Your Letter')
  })

  test('a bundle is shown as a badge, and only a bundle', () => {
    signedIn('bundle')
    expect(wordsOf(page('/upload'))).toMatch(/\bBundle\b/)
    signedIn('lifetime')
    expect(wordsOf(page('/upload'))).not.toMatch(/\bBundle\b/)
  })
})

describe('the state', () => {
  test('comes first, from a list of every state', () => {
    const html = page('/upload?flow=generate')
    expect(wordsOf(html)).toContain('First, select your state')
    expect(html.match(/<option /g)).toHaveLength(STATE_CODES.length + 1)
  })

  test('is the saved one before the guessed one, and can be changed', () => {
    localStorage.setItem('userState', 'TX')
    const html = page('/upload?flow=generate', { state_guess: 'OH' })
    expect(wordsOf(html)).toContain('Texas')
    expect(html).toContain('Change state')
  })

  test('is guessed by the server when none is saved, and says that it is a guess', () => {
    const words = wordsOf(page('/upload?flow=generate', { state_guess: 'OH' }))
    expect(words).toContain('Ohio')
    expect(words).toContain('Guessed from your connection')
  })
})

describe('the letter', () => {
  test('is photographed, dropped or browsed for, with tips', () => {
    const html = page('/upload?flow=generate')
    expect(controlsOf(html)).toEqual(expect.arrayContaining(['Take Photo', 'Browse Files']))
    expect(html).toContain('capture="environment"')
    const words = wordsOf(html)
    expect(words).toContain('Drop the letter here')
    for (const tip of [
      'Good lighting',
      'Whole letter in the frame',
      'sharp enough to read',
      'Multi-page PDFs',
      '10 MB',
    ])
      expect(words).toContain(tip)
  })

  test('a chosen PDF is shown in place of a picture', async () => {
    await addPages([pdf()])
    expect(wordsOf(page('/upload?flow=generate'))).toContain('PDF added')
  })

  test('the own letter is asked for in the enhance flow only: typed, pasted or as a file', () => {
    const html = page('/upload?flow=enhance')
    expect(wordsOf(html)).toContain('Step 2: Your response letter')
    expect(html).toContain('accept=".pdf,.doc,.docx,.txt"')
    expect(html).toContain('<textarea')
    expect(page('/upload?flow=generate')).not.toContain('Step 2')
  })

  test('what happens next differs by flow', () => {
    const [generate, enhance] = ['generate', 'enhance'].map(flow => wordsOf(page(`/upload?flow=${flow}`)))
    expect(generate).toContain('What happens next?')
    expect(generate).toContain('You get a reply')
    expect(enhance).toContain('We mark what could hurt you')
  })
})

describe('what is uploaded', () => {
  const asked = (answer: unknown, address = '/upload?flow=generate') =>
    rendered(UploadPage, address, {}, { 'disputes/active': answer })
  const running = { success: true, disputes: [inventedDispute()] }

  test('is asked of people with disputes running, unless the address says it', () => {
    signedIn('monthly')
    const html = asked(running)
    expect(wordsOf(html)).toContain('What are you uploading?')
    for (const name of ['New Debt Letter', 'Collector Response']) expect(html).toContain(`aria-label="${name}"`)
    expect(asked({ success: true, disputes: [] })).not.toContain('What are you uploading?')
    expect(asked(running, '/upload?flow=generate&context=new')).not.toContain('What are you uploading?')
  })

  test('is no question any more once a file is chosen', async () => {
    signedIn('monthly')
    await addPages([pdf()])
    expect(asked(running)).not.toContain('What are you uploading?')
  })

  test('of an answer is asked which of one’s letters it answers', () => {
    const choose = vi.fn<(chosen: UploadContext) => void>()
    signedIn('monthly')
    const chooser = (context: UploadContext['context']) =>
      rendered(
        () => createElement(ContextChooser, { chosen: { context, disputeId: undefined }, onChoose: choose }),
        '/upload',
        {},
        { 'disputes/active': running },
      )
    expect(chooser('new')).not.toContain('Which of your letters')
    expect(wordsOf(chooser('response'))).toContain('None of these Coastal Recovery LLC, account …0093, Nov 3, 2026')
  })

  test('when the disputes do not load is a quiet notice, and the letter can still be added', () => {
    signedIn('monthly')
    const html = asked(new Error('no answer'))
    expect(wordsOf(html)).toContain('Your disputes did not load. You can go on without them.')
    expect(controlsOf(html)).toEqual(expect.arrayContaining(['Try again', 'Take Photo']))
    expect(html).not.toContain('role="alert"')
  })
})

describe('the action', () => {
  const action = /Analyze for Violations|Enhance My Letter/

  test('is there only with a letter and a state', async () => {
    expect(page('/upload?flow=generate')).not.toMatch(action)
    localStorage.setItem('userState', 'TX')
    expect(page('/upload?flow=generate')).not.toMatch(action)
    await addPages([pdf()])
    expect(controlsOf(page('/upload?flow=generate'))).toContain('Analyze for Violations')
    expect(controlsOf(page('/upload?flow=enhance'))).toContain('Enhance My Letter')
    localStorage.clear()
    expect(page('/upload?flow=generate')).not.toMatch(action)
  })
})

function pdf(): File {
  return new File(['%PDF-1.7 <</Type /Pages /Count 2>>'], 'letter.pdf', { type: 'application/pdf' })
}
