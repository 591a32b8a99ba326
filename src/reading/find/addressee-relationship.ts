import type { AddresseeRelationship } from '#law/facts.ts'
import { known, valueOf } from '#law/fact.ts'
import { sameCompany } from '#reading/names.ts'
import { evidenceIn, type Run } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const RELATION =
  '(?:son|daughter|child|brother|sister|husband|wife|spouse|ex-?(?:husband|wife)|neighbou?r|employee|co-?worker|relative|tenant|nephew|niece|mother|father|parent|roommate|friend|cousin|grand(?:son|daughter|child))'
const SEEKS = '(?:find|locate|reach|contact|get in touch with|speak (?:to|with))'
const THIRD_PARTY: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:trying|attempting|need|want(?:ing)?) to ${SEEKS}|looking for|whereabouts of|how to reach|message (?:for|to)|owed by|debt of|debts? (?:which|that)?) (?:[\\w ]{0,20})?(?:your ${RELATION}|the person named|the following (?:person|individual)|the (?:above[- ])?named (?:person|individual|employee))\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:as (?:his|her|their) ${RELATION}|your ${RELATION}(?:,? [\\p{Lu}][\\p{L}.'-]+)* (?:owes?|has (?:an?|not|failed)|is behind|named above))`,
    'iu',
  ),
  /\b(?:verify|confirm|provide|furnish)\b.{0,30}\b(?:his|her|their|this person'?s|the employee'?s|the above[- ]named) (?:\w+ )?(?:employment|wages|earnings|home address|address|telephone|phone|whereabouts|location)\b/i,
  /\b(?:please )?(?:ask|have|tell|urge) (?:him|her|them|your \w+) to (?:call|contact|pay|write)\b/i,
]
const SOUGHT =
  /\b(?:(?:trying|attempting) to (?:find|locate|reach)|current (?:address|whereabouts|location) (?:of|for)|location information (?:about|for|on))\s+(?:(?:mr|mrs|ms|dr)\.?\s+)?((?:\p{Lu}[\p{L}.'-]+\s?){2,4})/u
const EXECUTOR =
  /\b(?:executor|executrix|administrator|personal representative) (?:of|for) the estate\b|^(?:to )?the estate of\b/i

/** Whether the paper is written to somebody other than the one it says owes the debt: a relative, an employer, the
 *  executor. Without such words nothing is known.  @law 15 USC 1692b; 1692c(b) */
export function findAddresseeRelationship(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const third = text.runs.find(run => THIRD_PARTY.some(says => says.test(run.text))) ?? seeksSomebodyElse(text, soFar)
  if (third) return says(text, 'third-party', third)
  const executor = text.runs.find(run => EXECUTOR.test(run.text))
  return executor ? says(text, 'executor', executor) : {}
}

function seeksSomebodyElse(text: ReadText, soFar: Readonly<FoundFacts>): Run | undefined {
  const reader = soFar.consumerName && valueOf(soFar.consumerName)
  if (reader === undefined) return undefined
  return text.runs.find(run => {
    const sought = SOUGHT.exec(run.text)?.[1]?.trim()
    return sought !== undefined && !sameCompany(sought, reader) && !reader.includes(sought.split(' ').at(-1)!)
  })
}

function says(text: ReadText, who: AddresseeRelationship, run: Run): FoundFacts {
  return { addresseeRelationship: known(who, { confidence: 0.8, evidence: [evidenceIn(text, run)] }) }
}
