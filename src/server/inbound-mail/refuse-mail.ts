import type { MailLook } from '#server/reading/look-at-mail.ts'
import { sidesOf } from './address.ts'

/** A mail, or a try to send one, that is refused: what SMTP answers. Whoever sends it tells its writer; we write to nobody. */
export class MailTurnedAway extends Error {
  readonly responseCode: number

  constructor(responseCode: number, words: string) {
    super(words)
    this.responseCode = responseCode
  }
}

/** One function a refusal. 4xx: try again later. 5xx: never. */
export const turnAway = {
  /** The same words for an address that never was, that was revoked, and that is not ours: nobody learns which. */
  nobodyHere: () => new MailTurnedAway(550, 'There is no such mailbox here.'),
  tooManyTries: () => new MailTurnedAway(421, 'Too many tries from your side. Come back later.'),
  tooManyConnections: () => new MailTurnedAway(421, 'Too many connections from your side. Come back later.'),
  tooMuchMail: () => new MailTurnedAway(452, 'Too much mail came for this mailbox. Try again in an hour.'),
  busy: () => new MailTurnedAway(451, 'We cannot take it right now. Try again later.'),
  goesInCircles: () => new MailTurnedAway(554, 'This mail goes in circles.'),
  ourOwn: () => new MailTurnedAway(554, 'This is our own mail. Only letters from others are read here.'),
  byMachine: () => new MailTurnedAway(554, 'Answers by machines and mail to lists are not read here.'),
  notReadable: (words: string) => new MailTurnedAway(554, `${words}. Only letters can be read here.`),
}

const MOST_HOPS = 30

/** Why a mail is no letter somebody passed on: it goes in circles, or a machine wrote it to a list or as an answer.
 *  Collectors write by machines too: what the person's own mailbox forwards by a rule of theirs keeps their marks, and is
 *  taken as long as it is no automatic answer.
 *  @param sender the address on the envelope; empty for what no mail may be returned to
 *  @param mailFrom the address our own mail comes from */
export function whyTurnedAway(
  look: MailLook,
  { sender, mailFrom }: { readonly sender: string; readonly mailFrom: string },
): MailTurnedAway | undefined {
  const { headers } = look
  if (look.hops > MOST_HOPS) return turnAway.goesInCircles()
  if (isOurOwn(look, mailFrom)) return turnAway.ourOwn()
  if (sender === '' || isAutomaticAnswer(headers)) return turnAway.byMachine()
  return isByMachine(headers) && !isForwardedByRule(headers) ? turnAway.byMachine() : undefined
}

// our own mail is named by a UUID; an office may well share its domain with people who write from it
function isOurOwn({ from, messageId }: MailLook, mailFrom: string): boolean {
  if (from?.address.toLowerCase() === mailFrom.toLowerCase()) return true
  const id = sidesOf(messageId ?? '')
  return (
    id !== undefined &&
    id.domain === sidesOf(mailFrom)?.domain &&
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id.localPart)
  )
}

type Headers = MailLook['headers']

const wordOf = (value: string | undefined): string => /^\s*([\w-]*)/.exec(value ?? '')![1]!.toLowerCase()

function isAutomaticAnswer(headers: Headers): boolean {
  return wordOf(headers['auto-submitted']) === 'auto-replied' || wordOf(headers['precedence']) === 'auto_reply'
}

function isByMachine(headers: Headers): boolean {
  return (
    !['', 'no'].includes(wordOf(headers['auto-submitted'])) ||
    ['bulk', 'list', 'junk'].includes(wordOf(headers['precedence'])) ||
    Object.keys(headers).some(name => name.startsWith('list-'))
  )
}

/** What Gmail, Exchange and Outlook leave in a mail that a rule of its reader sent on. */
function isForwardedByRule(headers: Headers): boolean {
  return Object.keys(headers).some(name =>
    /^(?:x-forwarded-(?:to|for|encrypted)|resent-(?:to|from)|x-ms-exchange-(?:inbox-rules-loop|forwardingloop|generated-message-source))$/.test(
      name,
    ),
  )
}
