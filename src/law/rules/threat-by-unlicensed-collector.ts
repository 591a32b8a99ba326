import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, holds, isTrue } from '#law/three-valued.ts'
import { threatWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['licenseStatus', 'stateRequiresLicense'] as const

/** They threaten action without the license your state requires.
 *  @law 15 USC 1692e(5); 15 USC 1692f; 12 CFR 1006.18(c)(1) */
export const threatByUnlicensedCollector = defineRule({
  id: 'threat-by-unlicensed-collector',
  title: 'They threaten action without the license your state requires',
  type: 'false-threat',
  cites: ['15 USC 1692e(5)', '15 USC 1692f', '12 CFR 1006.18(c)(1)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 6,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'If state law forbids collecting or suing without a license, a threat to do so is a threat of action that cannot legally be taken.',
  whyItMatters:
    'Many states make collectors get a license. We could not confirm one for this sender. If they need a license and do not have it, they may not be allowed to sue or collect from you.',
  wouldChange: [
    'The sender is a law firm, a bank or another company that needs no license in your state.',
    'The register lists it under another name.',
  ],
  remedySentence:
    'Please provide your collection license number for my state; threatening action you are not licensed to take violates 15 U.S.C. 1692e(5).',
  cases: [
    {
      name: 'LeBlanc v. Unifund CCR Partners',
      cite: '601 F.3d 1185',
      court: '11th Cir.',
      year: 2010,
      holding:
        'Violation of a state registration law can support a 1692e(5) claim because the collector threatened suit it could not bring; sent to a jury.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => threatWords(facts, 'suit', 'judgment', 'garnishment', 'lien', 'refer-to-attorney'),
    holds: facts =>
      allOf(
        holds(facts.licenseStatus, status => status === 'not-found'),
        isTrue(facts.stateRequiresLicense),
      ),
    worthAskingWhen: facts => facts.stateRequiresLicense.known && facts.stateRequiresLicense.value,
  }),
  firesOn: [
    {
      text: 'We will commence suit in your county court.',
      given: { licenseStatus: 'not-found', stateRequiresLicense: true },
    },
    {
      text: 'Failure to pay within 35 days may result in the matter being referred to an attorney for legal consideration.',
      given: { licenseStatus: 'not-found', stateRequiresLicense: true },
    },
    {
      text: 'We will pursue all remedies available in the State of Florida.',
      given: {
        licenseStatus: 'not-found',
        stateRequiresLicense: true,
        threats: [{ action: 'suit', modality: 'may', evidence: [] }],
      },
    },
    {
      text: 'Legal action will be brought in Baltimore County.',
      given: { licenseStatus: 'not-found', stateRequiresLicense: true },
    },
  ],
  silentOn: [
    { text: 'We will sue you.', given: { licenseStatus: 'active', stateRequiresLicense: true } },
    'This agency is licensed in Maryland, license 04-1234.',
    {
      text: 'Please pay.',
      given: { licenseStatus: 'not-found', stateRequiresLicense: true },
      note: 'no threat in the letter',
    },
  ],
})
