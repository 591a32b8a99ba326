import { threat } from '#reading/find/statement.ts'
import { COURT_FIRST, GOVERNMENT_DEBT } from './court-first.ts'
import { implying } from './implying.ts'

export const garnishment = threat('garnishment', {
  conditionalIf: COURT_FIRST,
  any: [
    'garnish',
    'garnishment',
    'garnishee',
    'garnisheed',
    '@garnishes ~7 @wages',
    '@wages ~8 (garnish|attach|levy|withhold|withheld|deduct|dock|seize|taken|take|intercept|ours|tapped|execute|reduce|cut|freeze|held|hold|go to|sent to|paid to|belong|claim|assign|on line|next)',
    '(take|taken|deduct|come|withhold|held|garnish|lose) ~4 (out of|from|part of) ~2 your (check|checks|payday)',
    'wage (assignment|attachment|withhold|deduction|execution|levy|order|seizure|withholding)',
    '(order|writ|notice) ~6 (deduct|withhold|attach) ~6 @wages',
    '(hold|claim|lien|levy|freeze|execution) ~5 @wages',
    '(quarter|<percent>|part|portion|all|half|chunk|piece|bite|slice|share) ~3 @wages',
    'employer ~6 (withhold|deduct|garnish|take out|hold back|turn over|send we|pay we)',
  ],
  implied: implying('(garnish|garnishment|wage attachment|levy)'),
  unless: [
    ...GOVERNMENT_DEBT,
    '(already|currently|previously|by someone else|another creditor) ~6 garnish',
    'garnish ~6 (already|by someone else|by another|ended|released|stopped)',
    'child support',
    'bank (account|acct)',
    '(enclose|copy|list|enter|attach|write|provide|send|proof|verify|include|show|submit) ~5 (pay stub|paycheck|wages|income|salary|earnings|paychecks)',
    '(payments|plan|due date|date) ~5 (fall|match|line up|around|on|with) ~3 payday',
    '(attached|attach|enclosed) ~4 (copy|statement|form|letter|document|itemization)',
    'protect ~5 (earnings|wages|income|part)',
    'employer ~4 (insurance|plan|sponsored)',
    '(wages|income|salary|earnings|paycheck) ~3 (line|form|below)',
    '(file|claim) ~3 exemption',
    'hardship',
    'ask ~3 hearing',
    'what be garnish',
  ],
})
