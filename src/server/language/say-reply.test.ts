import { expect, test } from 'vitest'
import { sayReply } from '#language/say-reply.ts'

test('a phrase of a page with values never rewrites a sentence it only happens to fit', () => {
  expect(sayReply({ title: 'From green to blue' }, 'es')).toEqual({ title: 'From green to blue' })
  expect(sayReply({ title: 'Green is blue.' }, 'es')).toEqual({ title: 'Green is blue.' })
})

test('what a page says in the same words is said in Spanish', () => {
  expect(sayReply({ title: 'Try again' }, 'es')).toEqual({ title: 'Intentar de nuevo' })
})

test('a refusal, a step of the tracker and what is due are said; the person’s own text under the same name is not', () => {
  expect(sayReply({ error: 'Something in the request is not right: this log is full.' }, 'es')).toEqual({
    error: 'Algo en la solicitud no está bien: este registro está lleno.',
  })
  expect(sayReply({ steps: [{ text: 'You tell us how' }], text: 'You tell us how' }, 'es')).toEqual({
    steps: [{ text: 'Usted nos dice cómo' }],
    text: 'You tell us how',
  })
  expect(sayReply({ due: [{ title: 'Midland: Answer the court papers: this collector' }] }, 'es')).toEqual({
    due: [{ title: 'Midland: Responda los papeles de la corte: este cobrador' }],
  })
  expect(sayReply({ insights: [{ message: 'Collectors took 12 days, from one reply to you.' }] }, 'es')).toEqual({
    insights: [{ message: 'Los cobradores tardaron 12 días, según una respuesta a usted.' }],
  })
})

test('why a sentence stands in a letter is said; the letter and its title stay as they are sent', () => {
  const document = { title: 'Dispute of a debt', blocks: [{ reason: { because: 'Says how the matter can end.' } }] }
  expect(sayReply({ title: 'Dispute of a debt', document }, 'es')).toEqual({
    title: 'Disputa de una deuda',
    document: { title: 'Dispute of a debt', blocks: [{ reason: { because: 'Dice cómo puede terminar el asunto.' } }] },
  })
})

test('the reasons a bureau gave and the notes a person made stay in their words', () => {
  const reply = { bureaus: [{ reasons: ['Proof of the payment'] }], timeline: [{ note: 'they asked for money' }] }
  expect(sayReply(reply, 'es')).toEqual(reply)
})
