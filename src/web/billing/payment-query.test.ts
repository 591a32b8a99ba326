import { expect, test } from 'vitest'
import { paymentQuery } from './payment-query.ts'

test.each([
  ['', undefined, 'lifetime'],
  ['product=scan', undefined, 'scan'],
  ['product=monthly', undefined, 'monthly'],
  ['product=lifetime', undefined, 'lifetime'],
  ['product=credit', undefined, 'credit_all'],
  ['product=credit_single', undefined, 'credit_single'],
  ['product=bundle&price=119', undefined, 'bundle'],
  ['product=debt', undefined, 'lifetime'],
  ['product=dfy', undefined, 'dfy_service'],
  ['plan=dfy_service', undefined, 'dfy_service'],
  ['product=letter&price=7', undefined, 'letter'],
  ['product=diy', undefined, 'diy'],
  ['', 'bundle', 'bundle'],
  ['', 'credit_all', 'credit_all'],
  ['product=nonsense', 'nonsense', 'lifetime'],
  ['product=__proto__', undefined, 'lifetime'],
])('/payment?%s (path %s) is for %s', (query, path, product) => {
  expect(paymentQuery(new URLSearchParams(query), path).product).toBe(product)
})

test.each([
  ['template=cease', 'cease'],
  ['template=statute', 'statute'],
  ['template=everything', 'validation'],
  ['', 'validation'],
])('%s chooses the %s letter', (query, template) => {
  expect(paymentQuery(new URLSearchParams(query), undefined).template).toBe(template)
})
