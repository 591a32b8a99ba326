import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They tell the family they must pay a dead person's debt.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692e(10); 15 USC 1692c(b); 12 CFR 1006.6(a)(4) */
export const deceasedFamilyPressured = defineRule({
  id: 'deceased-family-pressured',
  title: "They tell the family they must pay a dead person's debt",
  type: 'bankruptcy-estate',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692e(10)', '15 USC 1692c(b)', '12 CFR 1006.6(a)(4)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 7,
  confidence: 'medium',
  privateAction: true,
  requirement:
    "A dead person's debt is paid from what they left (the estate). Telling grown children or other relatives that they must pay it themselves is false, unless they signed for it or a state law makes them pay.",
  whyItMatters:
    "You are usually not personally liable for a relative's debt. Only the estate is. This letter says or hints that you must pay from your own money.",
  wouldChange: [
    'You signed for the debt too, or it was a joint account.',
    'You are the husband or wife and your state has a rule that makes you pay (community property, medical needs).',
    'You handle the estate and promised to pay from your own money.',
  ],
  remedySentence:
    "You misrepresented that I am personally liable for a deceased person's debt, contrary to 15 U.S.C. 1692e(2)(A).",
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('presses-family-of-deceased'),
  firesOn: [
    "As her daughter you are responsible for your mother's credit card balance.",
    "Family members must settle the deceased's account to honor his memory.",
    'You inherited the house and therefore the $3,100.00 debt is yours.',
    'Please pay from your own funds today to protect the estate.',
  ],
  silentOn: [
    'We are looking for the person handling the estate of John Doe. You are not personally liable unless you co-signed.',
    'To the Estate of John Doe, c/o Executor: balance $900.00.',
    'You may wish to contact a probate attorney.',
    { text: 'Surviving spouse in a community property state: please contact us.', note: 'true' },
  ],
})
