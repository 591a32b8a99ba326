import { defineState, within } from '#disputes/next-step.ts'
import { latest } from '#units/iso-date.ts'

/** A letter is written, or the matter is only noted; nothing was sent. */
export const drafted = defineState({
  id: 'drafted',
  title: 'Not mailed yet',
  restsIn: 'active',
  nextStep: standing => ({
    title: 'Mail your letter',
    why: 'Only a letter that reached them counts. Send it so that you can prove it.',
    on: standing.mailBy ? latest(standing.mailBy, standing.today) : within(3, standing),
    actor: 'you',
    action: 'mail-letter',
    checklist: 'mailing',
    ifNotDone:
      'A dispute that comes after the 30 days does not make them stop and send proof. They may then take the debt as valid.',
  }),
})
