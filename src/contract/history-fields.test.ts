import { expect, test } from 'vitest'
import { CALLS } from './index.ts'

const fieldsOf = (schema: { readonly shape: object }) => Object.keys(schema.shape)

test('a violation of the history, a collector profile and a combo carry the specified fields', () => {
  const violation = CALLS.allViolations.reply.shape.violations.element
  expect(fieldsOf(violation)).toEqual(
    expect.arrayContaining(
      'id type description value collectorName letterDate analysisId severity law date hasEvidence source'.split(' '),
    ),
  )
  expect(violation.shape.source.options).toContain('user_added')
  expect(fieldsOf(CALLS.collectorProfile.reply.shape.collector)).toEqual(
    expect.arrayContaining(['fold_rate', 'avg_response_days', 'tactics']),
  )
  expect(fieldsOf(CALLS.checkCombos.reply.shape.combo.unwrap())).toEqual(
    expect.arrayContaining(['name', 'emoji', 'multiplier', 'message']),
  )
})
