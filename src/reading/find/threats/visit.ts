import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

const PLACE =
  '(home|house|residence|door|doorstep|workplace|work|job|place of business|place of employment|address|office|apartment|driveway|porch|street|neighborhood|property|property line|in person|premises)'
const SENT =
  '(agent|representative|investigator|man|officer|officers|someone|somebody|crew|collector|field agent|field representative|people|men|team|guys|adjuster|marshal|deputies|sheriff|deputy)'

export const visit = threat('visit', {
  any: [
    `(${SENT}|we|i) ~8 @visits ~5 ${PLACE}`,
    `@visits ~4 (you|your) ~2 ${PLACE}`,
    `(expect|schedule|arrange|receive|get|plan) ~5 (visit|personal call)`,
    `(visit|personal call|home call|field call|field visit) ~6 ${PLACE}`,
    `${SENT} ~4 (assign|send|dispatch|schedule|route) ~5 (visit|call on you|your ~1 ${PLACE})`,
    `(send|dispatch|assign) ~3 ${SENT} ~6 ${PLACE}`,
    'people who ~2 visit',
    '(see|meet) (you|u) ~3 (house|home|door|place|work)',
    'pay you ~2 visit',
    '(be|come|coming|stop|drop|swing) ~3 (at|to|by) ~1 your ~1 (home|house|door|place|residence|workplace|job)',
    '@visits ~2 those ~6 pay',
  ],
  implied: implying('(visit|@visits)'),
  unless: [
    '(hospital|clinic|office|emergency|doctor|medical|er|dental|nurse|health) ~3 (visit|visited|visits)',
    'visit ~5 (website|site|online|portal|www|<url>|our office|booth|store|branch|cfpb|bureau|at <url>)',
    'visit ~3 (on <date>|date)',
    'you (may|can|could|are welcome) ~3 (visit|come)',
    'process server',
    '(thank|thanks) ~4 visit',
    '(for|each for) ~1 visit ~2 to',
    'nurse',
    'never',
    '(mail|letter|card|statement|payment|check) ~6 (arrive|come) ~3 (address|home)',
  ],
})
