import { known, unknown } from '#law/fact.ts'
import type { DocumentKind, NamedDocument } from '#law/statements.ts'
import { evidenceIn, type Run } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const KINDS: readonly (readonly [DocumentKind, RegExp])[] = [
  ['judgment', /\b(?:copy|copies) of (?:the|your|a|any) judgment\b/i],
  [
    'agreement',
    /\b(?:agreements?|contracts?|applications?|promissory notes?|the note|lease|terms you signed|signed (?:papers|documents?))\b/i,
  ],
  [
    'statements',
    /\b(?:(?:account|billing|monthly|last|card|periodic|charge-?off) statements?|statements? (?:of|from|for))\b/i,
  ],
  ['payment-history', /\b(?:payment (?:history|record)s?|record of (?:your )?payments|ledger)\b/i],
  ['itemization', /\b(?:itemi[sz](?:ation|ed)|breakdown|accounting)\b/i],
  ['ownership', /\b(?:bill of sale|chain of title|assignments?|proof (?:of ownership|that we own))\b/i],
  [
    'verification',
    /\b(?:verification|validation|proof of (?:the|this|your) debt|documentation|supporting (?:documents|records))\b/i,
  ],
]

const PROMISES =
  /\b(?:we|i|our (?:office|client|firm)|(?:the|our) (?:bank|creditor|client))(?: will|['’]ll| shall| are going to| am going to| have (?:asked|requested|ordered))\b[^.]{0,120}\b(?:send|mail|forward|provide|supply|furnish|request|ask|get|obtain)\w*\b|\b(?:will be|is being|are being) (?:sent|mailed|forwarded|provided) to you\b|\b(?:we|i) (?:have (?:asked|requested|ordered))\b/i
// what the law makes every first notice say, or what only happens if the person asks
const ON_CONDITION =
  /\b(?:if you|upon (?:your )?(?:written )?request|should you|unless you|when you (?:ask|write|request)|until we)\b/i
const DENIES = /\b(?:will not|cannot|can not|are not able|unable to|do not have|not required to)\b/i
const ENCLOSES =
  /\b(?:enclos(?:e|es|ed|ing)|attached|attach|included (?:with|in) this|in this envelope|accompany(?:ing)?|here (?:is|are))\b/i

/** Papers the letter says will come, and papers it says come with it. A list is known as soon as words were read. */
export function findNamedDocuments(text: ReadText): FoundFacts {
  if (text.runs.length === 0)
    return { promisedDocuments: unknown('no words were read'), enclosedDocuments: unknown('no words were read') }
  const promised: NamedDocument[] = []
  const enclosed: NamedDocument[] = []
  for (const [i, run] of text.runs.entries()) {
    if (text.sentences[i]!.boilerplate || DENIES.test(run.text)) continue
    if (ENCLOSES.test(run.text)) enclosed.push(...documentsIn(text, run))
    else if (PROMISES.test(run.text) && !ON_CONDITION.test(run.text)) promised.push(...documentsIn(text, run))
  }
  return { promisedDocuments: known(once(promised)), enclosedDocuments: known(once(enclosed)) }
}

function documentsIn(text: ReadText, run: Run): NamedDocument[] {
  const named = KINDS.filter(([, names]) => names.test(run.text))
  if (named.length === 0) return []
  const evidence = [evidenceIn(text, run)]
  return named.map(([document]) => ({ document, evidence }))
}

function once(all: readonly NamedDocument[]): readonly NamedDocument[] {
  return all.filter((one, i) => all.findIndex(other => other.document === one.document) === i)
}
