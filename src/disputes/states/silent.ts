import { CHECK_IN_DAYS } from '#disputes/standing.ts'
import { defineState } from '#disputes/next-step.ts'
import { addDays } from '#units/iso-date.ts'

/** Thirty days without a word. That is no violation: it is a day to look. */
export const silent = defineState({
  id: 'silent',
  title: 'No answer for 30 days',
  restsIn: 'active',
  nextStep: ({ since, today, quietOn }) => {
    const again = quietOn && addDays(quietOn, CHECK_IN_DAYS)
    const isLater = again !== undefined && again > today
    return {
      title: isLater ? 'Check in again' : 'Answer four questions',
      why: 'Silence alone breaks no rule. Asking for money, reporting it as not disputed, or suing may.',
      on: again ?? since,
      actor: isLater ? 'wait' : 'you',
      action: 'check-in',
      checklist: 'check-in',
      ifNotDone: 'What they did in these days is forgotten, and a claim against them ends one year after it.',
    }
  },
})
