import { describe, expect, it } from 'vitest'
import { known } from '#law/fact.ts'
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'
import { GRAVE_POINTS, IN_TIME, LATE, limit, NOTHING_KNOWN, point } from '#letters/contexts.testing.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { toText } from '#letters/render/to-text.ts'
import { fill, type TemplateId } from './define-letter.ts'
import { TEMPLATES } from './index.ts'

const ATTORNEY = {
  name: 'Ingrid Halvorsen',
  addressLines: ['200 SW Market Street', 'Portland, OR 97201'],
  phone: '503-555-0190',
  email: 'ih@halvorsenlaw.example',
}

const VARIANTS: readonly { name: string; template: TemplateId; context: LetterContext }[] = [
  { name: 'validation-request.in-time', template: 'validation-request', context: IN_TIME },
  {
    name: 'validation-request.in-time-with-points',
    template: 'validation-request',
    context: { ...IN_TIME, points: GRAVE_POINTS, wishes: { contact: 'mail-only' } },
  },
  { name: 'validation-request.late', template: 'validation-request', context: LATE },
  { name: 'validation-request.nothing-known', template: 'validation-request', context: NOTHING_KNOWN },
  {
    name: 'validation-request.medical-part',
    template: 'validation-request',
    context: {
      ...IN_TIME,
      window: { ...IN_TIME.window, assumed: true },
      consumerFacts: { debtKind: known('medical') },
      wishes: { disputedPart: dollars(372.5), contact: 'not-at-work' },
    },
  },
  {
    name: 'validation-request.debt-buyer',
    template: 'validation-request',
    context: {
      ...IN_TIME,
      collector: { ...IN_TIME.collector, role: 'debt-buyer' },
      paper: { ...IN_TIME.paper, currentCreditor: 'Caprock Holdings II, LLC', receivedOn: undefined },
      wishes: { contact: 'no-calls' },
    },
  },
  {
    name: 'dispute.not-mine',
    template: 'dispute',
    context: { ...IN_TIME, consumerFacts: { notMyDebt: known(true) } },
  },
  {
    name: 'dispute.paid-with-proof-late',
    template: 'dispute',
    context: {
      ...LATE,
      consumerFacts: {
        alreadyPaid: known(true),
        hasProof: known(true),
        writtenDisputeReceivedDate: known(day('2026-10-12')),
      },
    },
  },
  {
    name: 'dispute.identity-theft',
    template: 'dispute',
    context: { ...IN_TIME, consumerFacts: { identityTheft: known(true), notMyDebt: known(true) } },
  },
  {
    name: 'bankruptcy-dispute.discharged',
    template: 'bankruptcy-dispute',
    context: {
      ...LATE,
      consumerFacts: { debtDischarged: known(true), bankruptcyDischargeDate: known(day('2024-05-20')) },
    },
  },
  {
    name: 'bankruptcy-dispute.stay-in-time',
    template: 'bankruptcy-dispute',
    context: { ...IN_TIME, consumerFacts: { stayInForce: known(true), bankruptcyFiledDate: known(day('2026-08-03')) } },
  },
  {
    name: 'general-dispute.card-billing-error',
    template: 'general-dispute',
    context: {
      ...IN_TIME,
      withinTheAct: false,
      paper: { ...IN_TIME.paper, kind: 'original-creditor-notice' },
      consumerFacts: { debtKind: known('credit-card'), wrongAmount: known(true) },
    },
  },
  {
    name: 'general-dispute.business',
    template: 'general-dispute',
    context: { ...LATE, withinTheAct: false, paper: { ...LATE.paper, kind: 'business-debt' }, consumerFacts: {} },
  },
  { name: 'violation-demand.late', template: 'violation-demand', context: { ...LATE, points: GRAVE_POINTS } },
  {
    name: 'violation-demand.dispute-ignored',
    template: 'violation-demand',
    context: {
      ...LATE,
      points: [point('dispute-right-contradicted', 'Sending a dispute does not stop collection.')],
      consumerFacts: {
        writtenDisputeReceivedDate: known(day('2026-10-12')),
        verificationReceivedDate: known(null),
      },
      wishes: { harm: 'I missed a day of work on November 3, 2026 because of your calls, and lost $118 in pay.' },
    },
  },
  {
    name: 'violation-demand.in-time',
    template: 'violation-demand',
    context: { ...IN_TIME, points: GRAVE_POINTS.slice(0, 1) },
  },
  {
    name: 'counter-letter',
    template: 'counter-letter',
    context: {
      ...LATE,
      consumerFacts: {
        writtenDisputeReceivedDate: known(day('2026-10-12')),
        verificationReceivedDate: known(day('2026-11-20')),
      },
    },
  },
  {
    name: 'time-limit-defense.likely-barred',
    template: 'time-limit-defense',
    context: { ...LATE, timeLimit: limit('likely_time_barred'), wishes: { contact: 'mail-only' } },
  },
  {
    name: 'time-limit-defense.in-time',
    template: 'time-limit-defense',
    context: { ...IN_TIME, timeLimit: limit('likely_time_barred') },
  },
  {
    name: 'time-limit-defense.depends',
    template: 'time-limit-defense',
    context: { ...LATE, timeLimit: limit('depends') },
  },
  { name: 'cease-contact.late', template: 'cease-contact', context: LATE },
  {
    name: 'cease-contact.in-time-again',
    template: 'cease-contact',
    context: { ...IN_TIME, consumerFacts: { ceaseReceivedDate: known(day('2026-09-01')) } },
  },
  {
    name: 'settlement-offer.late',
    template: 'settlement-offer',
    context: { ...LATE, wishes: { settlement: { amount: dollars(1300), lapsesOn: day('2027-01-15') } } },
  },
  {
    name: 'settlement-offer.in-time',
    template: 'settlement-offer',
    context: { ...IN_TIME, wishes: { settlement: { amount: dollars(1300) } } },
  },
  {
    name: 'attorney-notice',
    template: 'attorney-notice',
    context: { ...IN_TIME, attorney: ATTORNEY, consumerFacts: { attorneyRepresents: known(true) } },
  },
  {
    name: 'attorney-notice.lawyer-not-named',
    template: 'attorney-notice',
    context: { ...LATE, consumerFacts: { attorneyRepresents: known(true) } },
  },
  {
    name: 'cfpb-complaint',
    template: 'cfpb-complaint',
    context: {
      ...LATE,
      points: GRAVE_POINTS,
      consumerFacts: { writtenDisputeReceivedDate: known(day('2026-10-12')), wrongAmount: known(true) },
      wishes: { contact: 'not-at-work' },
    },
  },
]

describe('letters as they are sent', () => {
  it.each(VARIANTS)('$name', async ({ name, template, context }) => {
    expect(TEMPLATES[template].refuses(context)).toBeUndefined()
    await expect(toText(fill(TEMPLATES[template], context))).toMatchFileSnapshot(`./golden/${name}.txt`)
  })

  it('shows every letter at least once', () => {
    expect(new Set(VARIANTS.map(({ template }) => template))).toEqual(new Set(Object.keys(TEMPLATES)))
  })
})
