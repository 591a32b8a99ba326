import { defineState } from '#disputes/next-step.ts'
import { addDays, addYears, type IsoDate } from '#units/iso-date.ts'

const REPORT_LOOK_DAYS = 60

/** It ended, and the person said how. Old debts are sold again: a look now and then stays. */
export const resolved = defineState({
  id: 'resolved',
  title: 'Resolved',
  restsIn: 'active',
  nextStep: ({ since, today }) => {
    const firstLook = addDays(since, REPORT_LOOK_DAYS)
    const isFirst = today <= firstLook
    return {
      title: isFirst ? 'Check your credit reports' : 'Keep your papers',
      why: isFirst
        ? 'What ended here should show on your reports within two months.'
        : 'Closed debts are sometimes sold again. Your papers are then the answer.',
      on: isFirst ? firstLook : nextYearly(since, today),
      actor: 'wait',
      action: isFirst ? 'check-reports' : 'keep-papers',
      checklist: isFirst ? 'credit-reports' : 'keep',
      ifNotDone: isFirst
        ? 'An entry that should be gone may stay, and you may not know.'
        : 'Without papers you would have to prove all of it again.',
    }
  },
})

function nextYearly(since: IsoDate, today: IsoDate): IsoDate {
  let years = 1
  while (addYears(since, years) < today) years += 1
  return addYears(since, years)
}
