import type { DisputeState } from '#disputes/next-step.ts'
import type { StateId } from '#disputes/standing.ts'
import { amountChanged } from './amount-changed.ts'
import { closed } from './closed.ts'
import { collectingOn } from './collecting-on.ts'
import { complained } from './complained.ts'
import { delivered } from './delivered.ts'
import { drafted } from './drafted.ts'
import { ignoredTheQuestion } from './ignored-the-question.ts'
import { repliedInPart } from './replied-in-part.ts'
import { reported } from './reported.ts'
import { resolved } from './resolved.ts'
import { sent } from './sent.ts'
import { silent } from './silent.ts'
import { sold } from './sold.ts'
import { sued } from './sued.ts'
import { unclearReply } from './unclear-reply.ts'
import { validated } from './validated.ts'

/** Every state a matter can be in. A state without a next step does not compile. */
export const STATES: Readonly<Record<StateId, DisputeState>> = {
  drafted,
  sent,
  delivered,
  silent,
  validated,
  'replied-in-part': repliedInPart,
  'ignored-the-question': ignoredTheQuestion,
  'amount-changed': amountChanged,
  'collecting-on': collectingOn,
  'unclear-reply': unclearReply,
  closed,
  sold,
  sued,
  reported,
  complained,
  resolved,
}
