import { threat } from '#reading/find/statement.ts'
import { implying, NAMES_THE_DEBT } from './implying.ts'

const CHILDREN = '(children|child|kid|son|daughter|baby|little ones)'
const SERVICES =
  '(child protective services|=cps|child services|child welfare|social services|social worker|family services|family court|custody court|children services|=dcf|=dss|foster care|child protection)'

export const custody = threat('custody', {
  any: [
    '(your|ur|the) ~1 (children|child|kid|kids|son|daughter|baby) ~4 (end up|wind up|put|placed|go|land) ~1 in (care|foster care|the system|a home|state care)',
    '(judge|judges|court|courts|state) ~2 (take|takes|remove|removes) ~2 (children|kids|babies) ~2 from ~4',
    `${CHILDREN} ~3 not ~1 (safe|secure) ~3 (with you|in your home)`,
    '(lose|cost you|risk) ~3 custody',
    '(not|never|cannot) ~2 (keep|raise|have|see) ~2 (baby|babies|children|kids|child)',
    'custody',
    `${CHILDREN} ~6 (take away|take|remove|place|foster|put in|go into|lose|away from you|keep)`,
    `(take|remove|lose|keep|give|leave|award|get|not see|away) ~4 ${CHILDREN} ~6 (away|from you|custody|home|foster|with|to|because|you)`,
    `(lose|keep) ~3 your ~1 ${CHILDREN}`,
    `(not|never) ~6 (keep|see|raise|get|have) ~3 your ~1 ${CHILDREN}`,
    `${CHILDREN} ~12 taken away`,
    '(parent|mother|father) ~6 have (them|kids|children) ~1 (taken|removed)',
    SERVICES,
    '(visitation|parenting time)',
    'unfit ~2 (parent|mother|father)',
    `(=ex|ex-husband|ex-wife|other parent|grandparents|state|judge|court) ~6 (get|take|keep|win|have|leave) ~3 ${CHILDREN}`,
    'foster care',
  ],
  implied: implying('(custody|foster care)'),
  unless: [
    ...NAMES_THE_DEBT,
    '(into|in) custody ~2 (of original|until)',
    '(documents|records|papers|files) ~5 custody',
    'custody of ~2 (document|record|paper|file|account|money|funds|original)',
    '(take|police|sheriff|officer|deputy|handcuff|marshal) ~4 custody',
    '(dental|care|medical|school|daycare|tuition|visit|account|bill|braces|camp|clothes|toy) ~4 (for|is|of|were|was) ~3 (child|children|son|daughter)',
    '(children|child|son|daughter|kids) ~2 (dental|care|medical|school|account|visit|bill|tuition|hospital|braces|camp|clinic|museum|clothing)',
    'custodial parent',
    '(not|never|nothing|no) ~4 (contact|call|affect|change|involve|effect)',
    'divorce decree',
    'keep ~4 away from',
    'foster (and|&|care parents)',
    'custody (matters|agreement|case|order) ~4 (be|are) for',
    'not us',
    '(anything|nothing) ~2 do with',
    'custody agreement ~6 (may|can|say|pay)',
    '(patient|inmate|evidence)',
  ],
})
