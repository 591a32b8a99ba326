import { known } from '#law/fact.ts'
import { evidenceIn } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const POSTMARK = /\b(?:us postage|meter|mailed from)\b/i

/** Words on the outside of the envelope or postcard. Only from a picture or a typed copy of it. */
export function findEnvelopeText(text: ReadText): FoundFacts {
  if (text.envelope.length === 0) return {}
  const postmark = text.envelope.find(line => POSTMARK.test(line.text) || line.atoms.length === 1)
  const date = postmark?.atoms.find(atom => atom.kind === 'date')?.date
  return {
    envelopeText: known(
      text.envelope.map(line => line.text),
      { evidence: text.envelope.map(line => evidenceIn(text, line)) },
    ),
    ...(postmark && date ? { postmarkDate: known(date, { evidence: [evidenceIn(text, postmark)] }) } : {}),
  }
}
