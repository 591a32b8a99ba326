import { expect, test } from 'vitest'
import { isCitation } from '#law/citations.ts'
import { CREDIT_ERROR_KINDS, isCreditErrorKind, kindOfError } from './error-kinds.ts'

test('there are 36 errors in three groups of twelve', () => {
  for (const category of ['fraud', 'accounts', 'oldDebts'])
    expect(CREDIT_ERROR_KINDS.filter(kind => kindOfError(kind).category === category)).toHaveLength(12)
  expect(isCreditErrorKind('toString')).toBe(false)
})

test.each(CREDIT_ERROR_KINDS)('%s cites registered law and says what proof helps', kind => {
  const { citations, proofHelps, letters } = kindOfError(kind)
  expect(citations.length).toBeGreaterThan(0)
  expect(citations.every(isCitation)).toBe(true)
  expect(proofHelps.length > 0).toBe(!letters.includes('none'))
})

test('no law is cited for what is only the bureaus’ policy', () => {
  expect(kindOfError('old_inquiry_2y').citations).not.toContain('15 USC 1681c')
  expect(kindOfError('acct_medical_policy').policy).toContain('policy')
})
