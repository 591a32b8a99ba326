import type { PresenceTest } from './presence-tests.ts'

const CHARGE = '(interest|finance charge|late fee|late fees|late charge|late charges|court cost|court costs)'

/** What a balance grew by or stands for, told in words without a row of its own. */
export const GROWTH: readonly PresenceTest[] = [
  {
    notice: 'charges-were-added',
    any: [
      `${CHARGE} ~8 (be|have|has) ~3 (add|assess|charge|accrue|post|include|apply)`,
      `(plus|with|include|includes|including|add|adding) ~4 ${CHARGE}`,
      `${CHARGE} ~6 since ~4 (last|first|earlier|previous|our|then|letter|that)`,
      `(accrued|added|assessed|unpaid) ${CHARGE}`,
      `${CHARGE} ~8 (bring|raise|increase|make) ~4 (total|balance|amount|it)`,
      `(grow|rise|increase|change|higher|more) ~8 (because of|by|due to|reason|on account of) ~4 ${CHARGE}`,
      `${CHARGE} ~12 (reason|why|explain|account for) ~8 (balance|amount|change|increase|higher|difference)`,
    ],
    unless: [
      `no ~4 ${CHARGE}`,
      '(not|never|nothing) ~6 (add|charge|accrue|include|assess)',
      '(may|might|could|can|if|unless|until|will) ~8 (add|accrue|charge|assess)',
    ],
  },
  {
    notice: 'several-accounts',
    any: [
      '(two|three|four|several|both|multiple|more than one|2|3) ~2 (account|debt|bill|loan)',
      '(second|another|additional|third|different|other|new) ~1 (account|debt|bill|loan) ~10 (place|add|include|belong|also|together|combine|too)',
      '(combine|combined|consolidate) ~6 (=accounts|=debts|=bills|=loans)',
    ],
    unless: ['(bank|checking) account', '(any|if|whether) ~2 (other|another) ~1 account', '(three|two) credit'],
  },
]
