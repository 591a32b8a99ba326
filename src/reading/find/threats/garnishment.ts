import { threat } from '#reading/find/statement.ts'
import { COURT_FIRST, GOVERNMENT_DEBT } from './court-first.ts'
import { implying } from './implying.ts'

const TAKEN =
  '(garnish|attach|levy|withhold|deduct|dock|seize|take|intercept|ours|tap|execute|reduce|cut|freeze|hold|hold back|go to us|go to our|send to us|pay to us|pay us|come to us|come to our|belong to us|belongs to us|claim|assign|next|short|shrink|lighter|smaller|disappear|redirect|divert|not safe|off limits|subject to|turn over|turned over|at risk|at stake|target|reroute|route to us)'

export const garnishment = threat('garnishment', {
  conditionalIf: COURT_FIRST,
  any: [
    '(smaller|lighter|shorter|thinner|shrinking) ~1 (paycheck|paychecks|pay|wages|pay packet)',
    '(percent|<percent>|part|portion|half|third|quarter|share|slice|cut|chunk|all) ~3 (each|every|your|next) ~1 (check|paycheck|payday|pay|take-home) ~6 (route|reroute|redirect|divert|withhold|deduct|hold back|come out|go to us|come to us|be ours|send to us|garnish)',
    '(withhold|deduct|redirect|route|reroute|divert|hold back|turn over) ~8 by ~2 (employer|payroll|payroll office)',
    'garnish',
    'garnishment',
    'garnishee',
    'garnisheed',
    '@garnishes ~7 @wages',
    `@wages ~8 ${TAKEN}`,
    '(take|deduct|come|withhold|hold|hold back|garnish|lose|collect|get) ~5 (out of|from|part of) ~2 your (check|payday|pay|paycheck|job|employer)',
    'your check ~3 (come up short|short|smaller|lighter|garnish|attach|levy)',
    'wage (assignment|attachment|withhold|deduction|execution|levy|order|seizure|claim)',
    '(income|wage|salary|earnings) (execution|withholding|deduction|attachment|assignment|levy|seizure)',
    '(order|writ|notice|papers) ~6 (deduct|withhold|attach) ~6 @wages',
    '(hold|claim|lien|levy|freeze|execution) ~5 @wages',
    '(quarter|<percent>|part|portion|all|half|chunk|piece|bite|slice|share|some|third) ~3 (@wages|what you (make|earn|take home)|your pay)',
    '(employer|payroll|boss|company|job) ~6 (withhold|deduct|garnish|take out|hold back|turn over|send us|pay us|set aside|start deduction|redirect|reroute)',
    '(hold back|withhold|take|deduct) ~6 (what you make|what you earn|your pay|earnings)',
    '(garnish|attach|withhold) order',
  ],
  implied: implying('(garnish|garnishment|wage attachment|levy|@garnishes ~5 @wages)'),
  unless: [
    '(no one|nobody|no creditor) ~3 (ask|asked|applied) ~3 (court|judge|order)',
    '(that|which) you mention',
    '(=was|=were) ordered by ~6 (department|court|agency)',
    ...GOVERNMENT_DEBT,
    '(already|currently|previously|by someone else|another creditor|mentioned|told us) ~8 garnish',
    'garnish ~6 (already|by someone else|by another|end|ended|release|stop|for ~2 student loan)',
    'child support',
    'bank (account|acct)',
    '(enclose|copy|list|enter your|write|provide|send|proof|verify|include|show|submit|attach ~2 recent) ~5 (pay stub|paycheck|wages|income|salary|earnings)',
    '(pay stub|paystub)',
    '(payments|plan|due date|date|know) ~5 (fall|match|line up|around|on|with|your) ~3 payday',
    '(attached|attach|enclosed) ~4 (copy|statement|form|letter|document|itemization)',
    'protect ~5 (earnings|wages|income|part)',
    'employer ~4 (insurance|plan|sponsored)',
    '(wages|income|salary|earnings) ~3 (line|form|below)',
    '(file|claim) ~3 exemption',
    'hardship',
    'ask ~3 hearing',
    'what be garnish',
    '(lost|lose) ~2 (income|wages|job) ~6 (tell|call|help|plan|because)',
    '(based on|fits|budget|afford) ~6 (income|pay|salary|paycheck)',
  ],
})
