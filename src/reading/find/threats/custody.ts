import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

const CHILDREN = '(children|child|kid|kids|son|daughter|baby|little ones|family)'
const SERVICES =
  '(child protective services|cps|child services|child welfare|social services|family services|family court|custody court|children services|dcf|dss|foster care)'

export const custody = threat('custody', {
  any: [
    `(lose|loss|take|taken|remove|cost|risk|jeopardize|affect|used|fight|away|hurt|harm|challenge|modify) ~6 custody`,
    `custody ~8 (lose|lost|risk|jeopardy|affect|against you|taken|hurt|review|question|change|line|up|decided)`,
    `${CHILDREN} ~6 (taken away|taken|removed|placed|foster|custody|take away|put in|go into|lose|away from you)`,
    `(take|remove|lose|taking) ~3 ${CHILDREN} ~4 (away|from you|custody|home|foster)`,
    `(lose) ~2 your ${CHILDREN}`,
    `(report|tell|told|notify|contact|call|inform|alert|hear|referral|refer) ~8 ${SERVICES}`,
    `${SERVICES} ~8 (report|told|tell|notify|notified|contact|inform|called|hear|visit|come|know|take|told)`,
    'visitation (right|rights)',
    '(unfit) ~2 (parent|mother|father)',
    '(not|never) ~3 see ~2 (kids|children|son|daughter) ~1 again?',
    'foster care',
    `${CHILDREN} ~12 taken away`,
    '(parent|mother|father) ~6 have (them|kids|children) ~1 (taken|removed)',
  ],
  implied: implying('(custody|foster care)'),
  unless: [
    '(into|in) custody ~2 (of the (original|creditor)|until)',
    '(documents|records|papers|files) ~5 custody',
    'take you ~2 custody',
    '(dental|care|medical|school|daycare|tuition|visit|account|bill) ~4 (for|is|of) ~3 (child|children|son|daughter)',
    '(children|child|son|daughter|kids) ~2 (dental|care|medical|school|account|visit|bill|tuition)',
    'custodial parent',
    '(not|never) ~2 (contact|call|affect|change)',
    '(divorce decree|arrangement ~2 not)',
    'sheriff ~8 custody',
    'keep ~4 away from',
    'foster (and|&|care parents)',
    'police ~6 custody',
  ],
})
