import { known } from '#law/fact.ts'
import { evidenceIn } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const HEADER = /^(?:from|to|date|sent|subject|de|para|asunto|fecha|cc|reply-to)\s*:/i
const SUBJECT = /^(?:subject|asunto)\s*:/i
const BOTH_SIDES = /\bboth sides of a (?:mailed )?(?:post)?card\b|\bpost ?card\b/i
const TEXT_MESSAGE = /^(?:text message|sms|imessage|today \d{1,2}:\d{2}\s?[ap]m)\b/i
const SOCIAL = /\b(?:facebook messenger|direct message|commented on your|instagram|posted on your)\b/i
const PORTAL =
  /\b(?:account portal|online portal|secure (?:inbox|message)|document cent(?:er|re)|new document in your|message cent(?:er|re))\b/i
const POSTAGE = /\b(?:prsrt|presorted|first[- ]class mail|return service requested|address service requested)\b/i
const TOP = 12

/** How the letter came. A letter without the marks of another medium is taken for mail, less surely. */
export function findMedium(text: ReadText): FoundFacts {
  const top = text.lines.slice(0, TOP)
  const headers = top.filter(line => HEADER.test(line.text))
  if (headers.length >= 2 && headers.some(line => SUBJECT.test(line.text) || line.text.includes('@'))) {
    return { medium: known('email', { evidence: headers.map(line => evidenceIn(text, line)) }) }
  }
  const card = top.find(line => BOTH_SIDES.test(line.text) && line.text.length < 60)
  if (card) return { medium: known('postcard', { evidence: [evidenceIn(text, card)] }) }
  const message = top.find(line => TEXT_MESSAGE.test(line.text))
  if (message) return { medium: known('text', { confidence: 0.8, evidence: [evidenceIn(text, message)] }) }
  const portal = top.slice(0, 6).find(line => PORTAL.test(line.text))
  if (portal) return { medium: known('portal', { confidence: 0.8, evidence: [evidenceIn(text, portal)] }) }
  const social = top.find(line => SOCIAL.test(line.text) && line.text.length < 60)
  if (social) return { medium: known('social', { confidence: 0.7, evidence: [evidenceIn(text, social)] }) }
  const posted = top.some(line => POSTAGE.test(line.text)) || text.addresses.some(address => !address.inProse)
  return posted ? { medium: known('mail', { confidence: 0.9 }) } : {}
}
