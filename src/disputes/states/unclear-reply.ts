import { defineState, within } from '#disputes/next-step.ts'

/** A reply came that could not be understood. */
export const unclearReply = defineState({
  id: 'unclear-reply',
  title: 'Reply not clear',
  restsIn: 'active',
  nextStep: standing => ({
    title: 'Add a clearer picture of their reply, or read it with someone',
    why: 'We could not tell what it means. We do not guess.',
    on: within(3, standing),
    actor: 'you',
    action: 'upload-reply',
    checklist: 'compare-records',
    ifNotDone: 'A deadline or an offer in their reply may pass unseen.',
  }),
})
