import { describe, expect, test } from 'vitest'
import { paperFromText } from '#reading/paper.ts'
import { textOfPaper } from './sentences.ts'
import { stancesOf, type Stance } from './stance.ts'

function stanceOf(word: string, text: string): Stance | undefined {
  const { atoms } = textOfPaper(paperFromText(text)).sentences[0]!
  return stancesOf(atoms)[atoms.findIndex(atom => atom.norm === word)]
}

describe('what a "not" denies', () => {
  test.each([
    ['sue', 'We will not sue you.', true],
    ['garnish', 'We will not sue, garnish or arrest you.', true],
    ['arrest', 'We will not sue, garnish or arrest you.', true],
    ['report', 'We will not sue you, but we may report the debt.', false],
    ['sue', 'You did not answer, so we will sue.', false],
    ['garnished', 'If you do not pay your wages will be garnished.', false],
    ['jail', 'Not paying will land you in jail.', false],
    ['sue', 'Without further notice we will sue.', false],
    ['arrested', 'No one will be arrested.', true],
    ['sue', 'We have no choice but to sue.', false],
    ['sue', 'Not only will we sue, we will win.', false],
    ['charged', 'No fees or interest will be charged.', true],
    ['contact', 'We will not contact your employer.', true],
    ['told', 'If you do not contact us your employer will be told.', false],
    ['garnish', 'We are unable to garnish wages.', true],
    ['garnish', "We don't want to, but we will garnish.", false],
  ])('%s in "%s": %s', (word, text, negated) => {
    expect(stanceOf(word, text)?.negated).toBe(negated)
  })
})

describe('what is only a condition', () => {
  test.each([
    ['sued', 'If you are sued, call us.', true],
    ['arrested', 'If you are sued, garnished or arrested, call us.', true],
    ['call', 'If you are sued, call us.', false],
    ['garnished', 'Unless you pay your wages will be garnished.', false],
    ['sue', 'We will sue if you do not pay.', false],
    ['sue', 'When we sue, you will owe costs.', false],
    ['sued', 'When you are sued, answer.', true],
    ['lost', 'When the debt was sold you lost your rights.', false],
    ['file', 'Should you be served, file an answer.', false],
    ['served', 'Should you be served, file an answer.', true],
    ['provided', 'We provided the systems used by the state.', false],
  ])('%s in "%s": %s', (word, text, inCondition) => {
    expect(stanceOf(word, text)?.inCondition).toBe(inCondition)
  })
})

describe('how firmly it is said', () => {
  test.each([
    ['garnish', 'We will garnish your wages.', 'will'],
    ['garnish', 'We may garnish your wages.', 'may'],
    ['garnish', 'We intend to garnish your wages.', 'intends'],
    ['garnish', 'If the court enters judgment we will garnish your wages.', 'conditional'],
    ['garnish', 'Without a judgment we will garnish your wages.', 'will'],
    ['sue', 'We may call, and we will sue.', 'will'],
  ] as const)('%s in "%s": %s', (word, text, modality) => {
    expect(stanceOf(word, text)?.modality).toBe(modality)
  })
})
