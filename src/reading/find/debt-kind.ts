import type { DebtKind } from '#law/facts.ts'
import { known } from '#law/fact.ts'
import { lineAt } from '#reading/lines.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { firstMatch } from './search.ts'

/** In this order: a narrower kind before a wider one that shares its words. */
const KINDS: readonly (readonly [DebtKind, RegExp])[] = [
  ['mortgage', /\b(?:mortgage|home (?:equity|loan)|heloc|hipoteca)\b/i],
  ['federal-student', /\b(?:federal student|department of education|direct loan|stafford|perkins loan)\b/i],
  ['private-student', /\b(?:private student|student loan|education loan|scholars? (?:trust|loan))\b/i],
  ['payday', /\b(?:payday|short-term loan|cash advance|title loan)\b/i],
  [
    'auto',
    /\b(?:auto(?:mobile)? (?:loan|lease|finance|deficiency|credit)|vehicle (?:loan|lease)|car loan|retail instal?lment|deficiency balance|sold after repossession|motor vehicle|pr[ée]stamo de (?:auto|veh[íi]culo))\b/i,
  ],
  [
    'store-card',
    /\b(?:store (?:card|charge|credit|account)|department store .{0,20}card|retail (?:card|charge)|tarjeta de cr[ée]dito de (?:la )?tienda)\b/i,
  ],
  [
    'credit-card',
    /\b(?:credit card|visa|master ?card|discover card|american express|amex|charge card|rewards card|tarjeta de cr[ée]dito|revolving credit|card ending|card account)\b/i,
  ],
  [
    'medical',
    /\b(?:medical|hospital|clinics?|patient|physicians?|dental|dentist|date of service|health ?care|ambulance|radiology|orthop\w+|pulmonary|surgery|laborator(?:y|ies)|emergency room|eye (?:center|doctor))\b/i,
  ],
  [
    'telecom',
    /\b(?:wireless|cell(?:ular)? (?:phone|service)|cable (?:tv|service|account)|internet service|telephone service|satellite tv|broadband|telecom)\b/i,
  ],
  [
    'utility',
    /\b(?:electric(?:ity)? (?:service|account|co)|gas (?:service|works|account|bill)|water (?:service|bill|department)|utility|sewer|power company|heating oil|propane)\b/i,
  ],
  [
    'rent',
    /\b(?:apartment (?:lease|rent|complex|community)|lease|(?<!(?:furniture|car|auto|truck|equipment|tool|vehicle|appliance|video|party) )rent(?:al)?s?(?![- ](?:a|to[- ]own)\b)|tenan(?:t|cy)|landlord|property management|move-?out)\b/i,
  ],
  [
    'personal-loan',
    /\b(?:personal loan|signature loan|instal?lment (?:loan|purchase)|unsecured loan|consumer loan|line of credit|loan(?! (?:servic|compan|fund|solution|group|corp|cent|department|officer|recovery|management))|pr[ée]stamo|pay later)\b/i,
  ],
  ['tax', /\b(?:income tax|property tax|tax lien|taxes owed)\b/i],
  ['court-fine', /\b(?:court fine|traffic (?:ticket|citation)|parking (?:ticket|citation)|restitution ordered)\b/i],
  ['child-support', /\bchild support\b/i],
]
const ABOUT_THE_DEBT =
  /\b(?:you had|arises? from|records (?:show|concern)|account type|owe|creditor|type of (?:debt|account)|tarjeta|usted ten[ií]a|our client|balance|account|loan|card)\b/i

/** What kind of debt the letter says it is: first from a sentence about the debt itself, else from anywhere. */
export function findDebtKind(text: ReadText): FoundFacts {
  const sentences = text.sentences.flatMap((sentence, i) =>
    sentence.boilerplate === undefined || text.modelFormLines[i] === 6 ? [text.runs[i]!] : [],
  )
  const about = sentences.filter(run => ABOUT_THE_DEBT.test(run.text))
  const inAddress = linesOfAddresses(text)
  const elsewhere = sentences.filter(run => !inAddress.has(lineAt(text.lines, run.page, run.first)?.index ?? -1))
  for (const [runs, confidence] of [
    [about, 0.9],
    [elsewhere, 0.6],
  ] as const) {
    for (const [kind, expression] of KINDS) {
      const found = firstMatch(text, runs, expression)
      if (found) return { debtDescribedAs: known(kind, { confidence, evidence: [found.evidence] }) }
    }
  }
  return {}
}

// "Apartment 342" and "Medical Center Drive" say where somebody lives
function linesOfAddresses({ addresses }: ReadText): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const { inProse, firstLine, lastLine } of addresses) {
    if (!inProse) for (let line = firstLine; line <= lastLine; line += 1) lines.add(line)
  }
  return lines
}
