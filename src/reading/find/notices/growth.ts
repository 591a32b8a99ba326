import type { PresenceTest } from './presence-tests.ts'

const CHARGE =
  '(interest|finance charge|finance charges|late fee|late fees|late charge|late charges|court cost|court costs)'

/** What a balance grew by or stands for, told in words without a row of its own, and whether it can grow. */
export const GROWTH: readonly PresenceTest[] = [
  {
    notice: 'presses-for-payment',
    any: [
      '(final|last) (demand|notice|chance|warning|opportunity|call|request)',
      '(pay|payment|remit|send|<money>) ~8 (immediately|at once|now|today|without delay|forthwith|right away)',
      '(immediately|at once|today|forthwith|right away) ~6 (pay|payment|remit|send)',
      'no (more|further) (time|delay|excuse|excuses|extension|notice|warning)',
      '(must|have to|has to) ~2 (pay|be paid)',
      'time is up',
      '(ran|run|running) out of (time|patience)',
    ],
    unless: [
      '(if|can|may|when|how|would) ~3 (pay|like|wish|agree)',
      'not ~4 (have to|need to|must)',
      'call (now|today) with',
    ],
  },
  {
    notice: 'charges-were-added',
    any: [
      `${CHARGE} ~8 (be|have|has) ~3 (add|assess|charge|accrue|post|include|apply)`,
      `(plus|with|include|includes|including|add|adding) ~4 ${CHARGE}`,
      `${CHARGE} ~6 since ~4 (last|first|earlier|previous|our|then|letter|that)`,
      `(accrued|added|assessed|unpaid) ${CHARGE}`,
      `(earn|earned|earning|gather|gathered|ran up|run up) ~1 ${CHARGE} ~8 (<money>|balance|stand|since|after)`,
      '(fee|fees|charge|charges) ~2 (post|posted|added|assessed|booked|billed|since) ~8 (raise|raised|bring|brings|increase|increased|since|after) ~6 (balance|total|amount|<money>|then|letter|notice)',
      `${CHARGE} ~8 (bring|raise|increase|make) ~4 (total|balance|amount|it)`,
      `(grow|rise|increase|change|higher|more|up|brings|climb|now) ~8 (because of|by|due to|reason|on account of|thanks to|owing to|from|after) ~4 ${CHARGE}`,
      `<money> ~3 (be|is|are|of|in|for) ~2 ${CHARGE}`,
      `${CHARGE} ~4 of ~2 <money>`,
      `(post|posted|booked|billed) ~4 ${CHARGE}`,
      `this ~1 (month|quarter|week|period) ~1 ${CHARGE}`,
      '(account|balance|debt|it) ~3 (accrue|accrued|incur|incurred|gather|gathered|pick up) ~3 (charge|charges|fee|fees|costs)',
      `(accrue|accumulate|pile up|mount|mounted) ~4 ${CHARGE}`,
      `${CHARGE} ~4 (accrue|accumulate|pile up|mount|mounted)`,
      `(new|further|more|additional) ~2 ${CHARGE}`,
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
      '(second|another|additional|new) ~2 (account|debt|bill|loan) ~6 (add|=added|place|combine)',
      '(return|returned|reverse|reversed|bounced|refused|stopped|dishonored) ~3 (check|payment|debit) ~10 (put back|added back|taken back|reverse|reversed|again|restored|back on)',
      '(credit|discount|adjustment|insurance payment|payment) ~6 (reversed|taken back|withdrawn|undone|removed|expired|canceled)',
      '(=reason|because|why|explain|explains|owing to|thanks to) ~14 (balance|amount|total|sum|figure) ~8 (=higher|=larger|=bigger|=more|=up|differ|=grew|=rose|=risen|=changed|=now)',
      '(balance|amount|total|sum|figure) ~8 (=higher|=larger|=bigger|=more|=up|differ|=grew|=rose|=risen|=changed) ~6 (because|reason|since|as|owing|due to|on account of)',
      '(earlier|first|last|previous) ~2 (letter|notice|figure|amount|sum) ~8 (=only|=part|=just|not include|left out|past-due|overdue part|minimum|installment|offer|settlement)',
      '(two|three|four|several|both|multiple|more than one|2|3) ~2 (account|debt|bill|loan)',
      '(second|another|additional|third|different|other|new) ~1 (account|debt|bill|loan) ~10 (place|add|include|belong|also|together|combine|too)',
      '(include|includes|cover|covers|reflect|reflects) ~3 (second|another|additional|other|two|both|new) ~2 (loan|account|debt|bill|visit|card)',
      '(combine|combined|consolidate) ~6 (=accounts|=debts|=bills|=loans)',
      '(further|new|later|additional|another|more|recent|late) ~2 (purchase|purchases|charge|charges|visit|invoice|statement|service|bill) ~10 (add|added|report|reported|post|posted|include|included|send|sent|arrive|arrived)',
      '(report|reported|add|added|send|sent|bill|billed|find|found) ~4 (further|new|later|additional|another|more) ~2 (purchase|purchases|charge|charges|visit|invoice|service|bill)',
      '(correct|corrected|correction|error|mistake) ~8 (balance|amount|figure|total|sum)',
      '(balance|amount|figure|total|sum) ~8 (correct|corrected|correction|error|mistake)',
      '(court|judge|judgment) ~4 (award|awarded|include|included|add|added) ~6 (cost|costs|interest|fee|fees|<money>)',
    ],
    unless: ['(bank|checking) account', '(any|if|whether) ~2 (other|another) ~1 account', '(three|two) credit'],
  },
  {
    notice: 'balance-may-increase',
    any: [
      'amount ~ day you pay ~ (great|high|more|different|large)',
      '(balance|amount|debt) ~ (may|will|can|could|might) ~3 (increase|grow|change|vary|go up|rise|climb|be higher|be greater|be more)',
      'you ~2 (may|will|could|might) ~2 owe more',
      '(adjustment|additional) ~ (necessary|due|need|needed|require|required) ~ (after|when|once) ~ (receive|pay|payment)',
      '(interest|finance charge|late fee|late charge|fee|fees|charges|costs) ~2 (may|will|can|could|might) ~3 (add|added|accrue|apply|increase|raise|change|grow|continue)',
      '(pay|paid|payment) ~6 (later|after|delay) ~8 (more|higher|greater|additional|larger)',
      '(owe|due|payoff|total) ~8 (change|vary|differ|higher|greater|more|grow) ~6 (day|date|time|when) ~3 (pay|payment)',
      '(call|contact|write) ~6 (exact|current|updated|up-to-date) ~2 (payoff|amount|balance)',
    ],
  },
  {
    notice: 'interest-accrues',
    any: [
      'interest ~3 (continue|accrue|keep|accumulate|run)',
      'interest ~2 (go|goes) on',
      '(interest|late charges|fees) ~4 (be|being|=added|=charged) ~6 (until|each|every|monthly|daily)',
      '(continue|may|will|keep) ~2 accrue ~ interest',
      'interest ~8 (vary|varies) ~ day',
      'daily interest',
      'interest ~3 (build|built|posted) ~3 (after|since)',
      '(late charge|late fee) ~3 (post|posted|added) ~3 (after|since)',
      '(interest|finance charges|late charges|fees) ~2 (go on|keep|keeps|still|continue|continues) ~3 (add|added|being|accrue|grow|growing)',
    ],
    unless: ['no ~3 interest', 'not ~3 (accrue|add|charge)', 'interest ~3 (not|no) '],
  },
  {
    notice: 'no-interest',
    any: [
      'no ~5 interest ~8 (add|added|accrue|accruing|charge|assess)',
      'interest ~8 not ~3 (add|accrue|charge|assess)',
      'not ~4 (add|charge|assess) ~4 interest',
      'add nothing ~ balance',
    ],
  },
]
