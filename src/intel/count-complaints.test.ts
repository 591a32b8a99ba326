import { expect, test } from 'vitest'
import { ComplaintCount, type ComplaintRow } from './count-complaints.ts'

function row(over: Partial<ComplaintRow>): ComplaintRow {
  return {
    'Date received': '2026-03-04',
    Product: 'Debt collection',
    'Sub-product': 'Medical debt',
    Issue: 'Written notification about debt',
    Company: 'Harbor Recovery',
    State: 'TX',
    'Company response to consumer': 'Closed with explanation',
    'Timely response?': 'Yes',
    'Consumer disputed?': 'N/A',
    ...over,
  }
}

test('counts debt collection by company, and every product for its share', () => {
  const count = new ComplaintCount()
  count.add(row({}))
  count.add(row({ 'Date received': '12/31/2016', Issue: 'Disclosure verification of debt', 'Timely response?': 'No' }))
  count.add(row({ Product: 'Credit card', 'Date received': '2026-09-01' }))
  const company = count.companies.get('Harbor Recovery')!
  expect([company.complaints, company.allProducts, company.firstSeen, company.lastSeen]).toEqual([
    2,
    3,
    '2016-12-31',
    '2026-09-01',
  ])
  expect(Object.fromEntries(company.byIssue)).toEqual({ 'Written notification about debt': 2 })
  expect([company.answeredInTime, company.timeKnown, company.disputeKnown]).toEqual([1, 2, 0])
})

test('a row without a company or with a day that does not exist is counted as unread', () => {
  const count = new ComplaintCount()
  count.add(row({ Company: '' }))
  count.add(row({ 'Date received': '2026-02-30' }))
  count.add(row({ 'Date received': '' }))
  expect([count.rows, count.unread, count.overall.allProducts]).toEqual([3, 3, 0])
})
