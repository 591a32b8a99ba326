import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, isTrue } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['remitToMatchesOriginalCreditor'] as const

/** The lender is pretending to be an outside collector.
 *  @law 15 USC 1692a(6); 15 USC 1692j(a); 15 USC 1692e(14); 12 CFR 1006.30(e) */
export const creditorPosingAsCollector = defineRule({
  id: 'creditor-posing-as-collector',
  title: 'The lender is pretending to be an outside collector',
  type: 'identity-disclosure',
  cites: ['15 USC 1692a(6)', '15 USC 1692j(a)', '15 USC 1692e(14)', '12 CFR 1006.30(e)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 6,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'A creditor that uses another name suggesting a third party is collecting becomes a debt collector, and supplying forms that create that false belief is itself a violation.',
  whyItMatters:
    "The letter looks like it is from an outside collector, but it seems to come from the lender itself. Lenders are not allowed to hide behind a fake collector's name.",
  wouldChange: [
    'The sender is a department of the lender and says so in its name.',
    'An outside company really does collect the debt.',
  ],
  remedySentence:
    'You are using a name that falsely indicates a third party is collecting, which makes you a debt collector under 15 U.S.C. 1692a(6) and violates 1692j(a).',
  cases: [
    {
      name: 'Vincent v. The Money Store',
      cite: '736 F.3d 88',
      court: '2d Cir.',
      year: 2013,
      holding:
        'A creditor may be liable under the false-name exception when the outside firm is only a conduit that makes no bona fide collection efforts.',
    },
    {
      name: 'Taylor v. Perrin, Landry, deLaunay & Durand',
      cite: '103 F.3d 1232',
      court: '5th Cir.',
      year: 1997,
      holding: 'Supplying a lawyer form letter for the creditor to send itself supported liability.',
    },
    {
      name: 'Nielsen v. Dickerson',
      cite: '307 F.3d 623',
      court: '7th Cir.',
      year: 2002,
      holding:
        "A lawyer who lent his letterhead to a bank's mass mailing, and the bank, were liable under 1692e(3), (10) and 1692j(a).",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    holds: facts => allOf(isTrue(facts.remitToMatchesOriginalCreditor), !keepsCreditorsName(facts)),
  }),
  firesOn: [
    {
      text: "Letter from 'Recovery Bureau of America'",
      given: { remitToMatchesOriginalCreditor: true },
      note: 'address, phone and remit-to all belong to the lender',
    },
    {
      text: "Law-firm letterhead, but all questions and payments go to the lender's own call centre and the firm says it will do nothing else.",
      given: { remitToMatchesOriginalCreditor: true },
    },
    {
      text: 'This matter has been turned over to Consolidated Collections',
      given: { remitToMatchesOriginalCreditor: true },
      note: 'the lender admits it prints the letters',
    },
    {
      text: "Notice from the 'Allied Claims Bureau' about your gym contract. Questions? Call your gym at 555-0100.",
      given: { remitToMatchesOriginalCreditor: true },
    },
  ],
  silentOn: [
    'First Bank Recovery Department. First Bank is collecting its own account.',
    'Your account has been placed with Apex Recovery, an unaffiliated agency.',
    'Capital Services Group, the servicing affiliate of First Bank.',
  ],
})

// "First Bank Recovery" of First Bank hides nothing
function keepsCreditorsName({ collectorName, originalCreditor, currentCreditor }: AllFacts): boolean {
  const sender = valueOf(collectorName)?.toLowerCase()
  const creditor = (valueOf(originalCreditor) ?? valueOf(currentCreditor))?.toLowerCase()
  return sender !== undefined && creditor !== undefined && (sender.includes(creditor) || creditor.includes(sender))
}
