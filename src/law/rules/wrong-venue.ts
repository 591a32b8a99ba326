import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { allOf, holdsOfBoth } from '#law/three-valued.ts'
import { valueOf, type Fact } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import { noticeWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['suitDistrict', 'residenceDistrict', 'signingDistrict'] as const

/** They sued you in the wrong place.
 *  @law 15 USC 1692i(a)(2); 12 CFR 1006.30(d)(2) */
export const wrongVenue = defineRule({
  id: 'wrong-venue',
  title: 'They sued you in the wrong place',
  type: 'litigation',
  cites: ['15 USC 1692i(a)(2)', '12 CFR 1006.30(d)(2)'],
  basis: 'with-fact',
  appliesTo: ['summons-or-complaint', 'attorney-letter', 'lawsuit-threat'],
  strength: 'likely',
  severity: 8,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'A legal action on a debt may be brought only in the judicial district where the consumer signed the contract or lives when the suit starts (real-property actions: where the property is).',
  whyItMatters:
    'A debt collector may only sue you where you live or where you signed the contract. This court is neither, based on what you told us. Tell the court and a lawyer, but still answer on time.',
  wouldChange: [
    'You lived there when the suit was filed, or signed the contract there.',
    'The suit is about a home or land there.',
    'In some courts a smaller area than the county counts, such as a township. Tell the court early; this objection can be lost.',
  ],
  remedySentence:
    'You brought this action in a district where I neither live nor signed the contract, contrary to 15 U.S.C. 1692i.',
  cases: [
    {
      name: 'Suesz v. Med-1 Solutions, LLC',
      cite: '757 F.3d 636',
      court: '7th Cir. (en banc)',
      year: 2014,
      holding:
        'For Marion County small claims courts, venue is judged by the township court, not the county (en banc, 2014).',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts =>
      noticeWords(facts, 'about-real-property')
        ? undefined
        : facts.courtCounty.known
          ? facts.courtCounty.evidence
          : facts.courtName.known
            ? facts.courtName.evidence
            : facts.claimsLawsuit.known
              ? facts.claimsLawsuit.evidence
              : wordsDemanding(facts),
    holds: facts =>
      allOf(
        holdsOfBoth(suit(facts), facts.residenceDistrict, areApart),
        holdsOfBoth(suit(facts), facts.signingDistrict, areApart),
      ),
    worthAskingWhen: facts =>
      (facts.kindOfPaper.known && isCourtPaper(facts.kindOfPaper.value)) || valueOf(facts.claimsLawsuit) === true,
  }),
  firesOn: [
    {
      text: 'SUMMONS, Marion County Small Claims Court, Pike Township.',
      given: {
        suitDistrict: 'Pike Township IN',
        residenceDistrict: 'Warren Township IN',
        signingDistrict: 'Lawrence Township IN',
        kindOfPaper: 'summons-or-complaint',
        ruleKinds: ['summons-or-complaint'],
      },
    },
    {
      text: 'Filed in Cook County, IL.',
      given: {
        suitDistrict: 'Cook County IL',
        residenceDistrict: 'Dane County WI',
        signingDistrict: 'Dane County WI',
        kindOfPaper: 'summons-or-complaint',
        ruleKinds: ['summons-or-complaint'],
      },
    },
    {
      text: 'Complaint filed in Reno Justice Court.',
      given: {
        suitDistrict: 'Reno Township NV',
        residenceDistrict: 'Sacramento County CA',
        signingDistrict: 'Sacramento County CA',
        kindOfPaper: 'summons-or-complaint',
        ruleKinds: ['summons-or-complaint'],
      },
    },
    {
      text: 'COMPLAINT filed in Dade County.',
      given: {
        suitDistrict: 'Miami-Dade County FL',
        residenceDistrict: 'Orange County FL',
        signingDistrict: 'Orange County FL',
        kindOfPaper: 'summons-or-complaint',
        ruleKinds: ['summons-or-complaint'],
      },
    },
  ],
  silentOn: [
    'SUMMONS in the county of your residence.',
    {
      text: 'Suit in the county where you signed the lease.',
      given: {
        suitDistrict: 'Travis County TX',
        residenceDistrict: 'Harris County TX',
        signingDistrict: 'Travis County TX',
      },
    },
    { text: 'Suit filed where the mortgaged property is.', note: 'real property' },
  ],
})

function suit({ suitDistrict, courtCounty }: AllFacts): Fact<string> {
  return suitDistrict.known ? suitDistrict : courtCounty
}

/** Two places are apart when their own names differ; one within the other ("Bronx" and "Bronx County, NY") is the same. */
function areApart(one: string, other: string): boolean {
  const [a, b] = [placeName(one), placeName(other)]
  return a !== '' && b !== '' && !a.includes(b) && !b.includes(a)
}

function placeName(place: string): string {
  const [name = ''] = place.toLowerCase().split(',')
  return name
    .replace(/\b(?:county|city|township|town|parish|borough|district|of|the)\b|\b[a-z]{2}$/g, '')
    .replace(/[^a-z]/g, '')
}
