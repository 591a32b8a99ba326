import type { z } from 'zod'
import type { creditComplaint } from '#contract/credit-disputes.ts'
import { complaintGate } from '#credit/complaint.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import type { Bureau } from '#credit/report.ts'
import { longDate } from '#units/iso-date.ts'
import { refuse } from '#contract/refuse.ts'
import { withBureau, type FollowedCredit } from './follow.ts'

const PORTAL = 'https://www.consumerfinance.gov/complaint/'

/** What to enter in the CFPB's form about a bureau, from the log alone.
 *  Refuses: before the portal would take it.  @law 15 USC 1681i(e) */
export function complaintPack(followed: FollowedCredit, bureau: Bureau): z.input<typeof creditComplaint.reply> {
  const one = withBureau(followed, bureau)
  const gate = complaintGate(one.standing, followed.today)
  if (!gate.isOpen) {
    const when = gate.opensOn ? ` It opens on ${longDate(gate.opensOn)}.` : ''
    throw refuse.notWritten(
      'complaint-too-early',
      `${gate.because}${when}`,
      'Dispute with the bureau, and record what it answers.',
    )
  }
  const name = BUREAU_NAMES[bureau]
  const { sentOn, received, answer, answeredOn, followUp } = one.standing
  const items = one.kept.items.map(
    ({ creditor, account, claim, story }) =>
      `${creditor ?? 'An entry'}${account ? `, account ${account}` : ''}: ${claim}${story ? ` ${story}` : ''}`,
  )
  return {
    success: true,
    what_happened: [
      `I disputed this with ${name} by mail on ${longDate(sentOn!)}${received?.basis === 'delivered' ? `, and ${name} received it on ${longDate(received.on)}` : ''}:`,
      ...items,
      answer === undefined || answer === 'no_response'
        ? `I have no results from ${name}.`
        : `${name} answered${answeredOn ? ` on ${longDate(answeredOn)}` : ''}: ${WHAT_IT_SAID[answer]}.`,
      ...(followUp ? [`I wrote again on ${longDate(followUp.sentOn)}.`] : []),
    ].join('\n'),
    what_you_want: `I ask ${name} to look into this again with my papers, to correct or delete what is wrong, and to tell me in writing how it checked.`,
    attach: [
      'The page of the report with the entry',
      'Your dispute letter and the postal receipt',
      ...(answer === undefined || answer === 'no_response' ? [] : [`${name}’s answer`]),
      'The papers that show the mistake, with Social Security and account numbers blacked out',
    ],
    portal: PORTAL,
    attest:
      'The form asks you to attest that what you say is true, and that you disputed with the bureau more than 45 days ago or that the dispute is no longer pending. Send it only if that is so.',
  }
}

const WHAT_IT_SAID = {
  deleted: 'deleted',
  updated: 'it changed the entry, and the mistake is still there',
  verified: 'it says that the entry is verified',
  frivolous: 'it will not look into the dispute',
} as const
