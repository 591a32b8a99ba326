import type { RestartEffect, StateLaw } from '#law/states/state-law.ts'
import { stateWords } from './words.ts'

const BEFORE: Readonly<Record<RestartEffect, string>> = {
  yes: 'restarts the clock',
  limited: 'may restart the clock',
  unclear: 'may restart the clock',
  no: 'does not restart the clock',
}

const AFTER: Readonly<Record<RestartEffect, string>> = {
  yes: 'can bring it back',
  limited: 'may bring it back',
  unclear: 'may bring it back',
  no: 'does not bring it back',
}

const CARE =
  'Do not pay, promise to pay, or sign or e-mail that you owe this debt before you have checked. Even an offer to settle can be read as a promise.'

/** What may restart the clock in this state, and what not to do. A rule that is not confirmed is not stated.
 *  @law limitations.md 1.5 */
export function warning(law: StateLaw): string {
  const { restart } = law
  const where = stateWords(law.code)
  if (restart.confidence === 'low') {
    return `${CARE} We could not confirm the rule of ${where}, so take any payment or promise as one that restarts the clock.`
  }
  const before = `In ${where} a payment ${BEFORE[restart.payment.beforeExpiry]} while the time still runs. A written promise ${BEFORE[restart.writing.beforeExpiry]}.`
  const spoken = SPOKEN[restart.spoken.beforeExpiry]
  return [CARE, before, spoken, afterwards(law), `(${restart.statute})`].filter(text => text !== '').join(' ')
}

const SPOKEN: Readonly<Record<RestartEffect, string>> = {
  yes: 'Even saying aloud that you owe it restarts the clock.',
  limited: 'Even saying aloud that you owe it may restart the clock.',
  unclear: 'Even saying aloud that you owe it may restart the clock.',
  no: '',
}

function afterwards({ restart, extinguishedBy }: StateLaw): string {
  if (extinguishedBy)
    return 'Once the time has run out the debt itself is gone here. A new written promise could still bind you.'
  const payment = `Once the time has run out, a payment ${AFTER[restart.payment.afterExpiry]}.`
  return `${payment} A written promise ${AFTER[restart.writing.afterExpiry]}.`
}
