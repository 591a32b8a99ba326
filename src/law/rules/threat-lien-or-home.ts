import { ANY_DEMAND } from '#law/applies-to.ts'
import { unlessDebtIs } from '#law/debt-kinds.ts'
import { defineRule, doesNotApply, needs, satisfied, violated } from '#law/define-rule.ts'
import { valueOf } from '#law/fact.ts'
import { threatsOf, wordsOf } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They threaten a lien or loss of your home for an ordinary bill.
 *  @law 15 USC 1692e(4); 15 USC 1692e(5); 15 USC 1692f(6); 12 CFR 1006.18(b)(3) */
export const threatLienOrHome = defineRule({
  id: 'threat-lien-or-home',
  title: 'They threaten a lien or loss of your home for an ordinary bill',
  type: 'false-threat',
  cites: ['15 USC 1692e(4)', '15 USC 1692e(5)', '15 USC 1692f(6)', '12 CFR 1006.18(b)(3)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 8,
  confidence: 'medium',
  privateAction: true,
  requirement:
    'A collector may not threaten a lien on your home, or its sale, unless there is a mortgage or other security, a court judgment, or a law that gives it a lien.',
  whyItMatters:
    'For an unsecured bill, a collector cannot just put a lien on your home. It would usually have to sue and win first. This letter skips that step.',
  wouldChange: [
    'The debt is a mortgage, or you signed the property over as security.',
    'A court has already decided against you on this debt.',
    'It is owed to a homeowners association, to the tax office, or to a builder for work on the house: a law may give these a lien.',
  ],
  remedySentence:
    'You threatened a lien or loss of property without a judgment or security interest, contrary to 15 U.S.C. 1692e(4) and (5).',
  cases: [
    {
      name: 'Currier v. First Resolution Investment Corp.',
      cite: '762 F.3d 529',
      court: '6th Cir.',
      year: 2014,
      holding: 'An invalid judgment lien on a home supported claims under 1692e(5) and 1692f.',
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: unlessDebtIs(['mortgage', 'tax']),
  check: needs(['threats'], ({ threats }, _, { judgmentExists, debtSecured }) => {
    const evidence = wordsOf(threatsOf(threats, ['lien', 'home-loss']))
    if (evidence.length === 0) return satisfied()
    if (valueOf(judgmentExists) === true || valueOf(debtSecured) === true) return doesNotApply()
    return violated({ evidence })
  }),
  firesOn: [
    'We will place a lien on your house if this credit card is not paid.',
    'Your home will be sold at auction to satisfy this medical debt.',
    { text: 'A lien has been recorded against all property you own.', given: { judgmentExists: false } },
    'Pay now or lose your property.',
  ],
  silentOn: [
    'If our client obtains a judgment it may become a lien on real property under state law.',
    'Your homeowners association assessment may become a lien on your unit under state law.',
    'Your mortgage is past due; failure to bring your loan current may result in foreclosure.',
    'The lien on your vehicle was released.',
  ],
})
