import { expect, test } from 'vitest'
import { STATE_CODES } from '#units/state-code.ts'
import { RECORDING_CONSENT } from './recording-consent.ts'

test('every state has a rule with its source and the day it was checked, and none claims more than was read', () => {
  expect(Object.keys(RECORDING_CONSENT).toSorted()).toEqual([...STATE_CODES].toSorted())
  for (const [state, { rule, confidence, source, checkedOn, statute, note }] of Object.entries(RECORDING_CONSENT)) {
    expect(confidence, state).toBe(rule === 'unsure' ? 'low' : 'medium')
    expect(source, state).toMatchObject({ read: 'secondary', url: expect.stringMatching(/^https:/) })
    expect(checkedOn, state).toBe('2026-11-21')
    expect(statute ?? note, state).toBeTruthy()
  }
})

test('where the law is not sure, a reason is given', () => {
  const unsure = Object.entries(RECORDING_CONSENT).filter(([, { rule }]) => rule === 'unsure')
  expect(unsure.map(([state]) => state)).toEqual(['CT', 'DE', 'MI', 'NV', 'VT'])
  for (const [state, { note }] of unsure) expect(note, state).toBeTruthy()
})

test.each([
  ['CA', 'all'],
  ['FL', 'all'],
  ['IL', 'all'],
  ['MD', 'all'],
  ['MA', 'all'],
  ['MT', 'all'],
  ['NH', 'all'],
  ['PA', 'all'],
  ['WA', 'all'],
  ['TX', 'one'],
  ['NY', 'one'],
] as const)('%s: %s', (state, rule) => expect(RECORDING_CONSENT[state].rule).toBe(rule))
