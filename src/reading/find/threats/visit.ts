import { threat } from '#reading/find/statement.ts'
import { implying, PAST } from './implying.ts'

const PLACE =
  '(home|house|residence|door|doorstep|workplace|work|job|place of business|place of employment|address|apartment|driveway|porch|street|neighborhood|property|in person|premises|front yard|place|doorbell)'
const SENT =
  '(agent|representative|investigator|man|officer|someone|somebody|crew|collector|field agent|field representative|people|men|team|guys|adjuster|marshal|deputies|sheriff|deputy|associate|outside agent|recovery agent|employee)'

export const visit = threat('visit', {
  any: [
    `(${SENT}|we|i) ~8 @visits ~5 ${PLACE}`,
    `@visits ~4 your ~2 ${PLACE}`,
    '(expect|schedule|arrange|receive|get|plan|prepare for) ~5 (visit|personal call|knock|someone at your door|company at your door)',
    `(visit|personal call|home call|field call|field visit) ~6 ${PLACE}`,
    `${SENT} ~6 (assign|send|dispatch|schedule|route) ~5 (visit|call on you|your ~1 ${PLACE})`,
    `(send|dispatch|assign) ~3 ${SENT} ~6 (${PLACE}|to see you|to speak|to talk|to collect|after you|out)`,
    `${SENT} ~6 (come|coming) ~3 (see you|find you|talk to you|collect|for you|by|over|out)`,
    `${SENT} ~6 (be|appear|arrive|call|knock) ~3 (at|on|to) ~2 your ~2 ${PLACE}`,
    'people who ~2 visit',
    '(see|meet) you ~3 (house|home|door|place|work)',
    'pay you ~2 visit',
    '(come|stop|drop|swing|drive|head|go) ~3 (at|to|by|over to) ~1 your ~1 (home|house|door|place|residence|workplace|job)',
    '(come|appear|show up|visit|collect) ~2 in person',
    'knock ~3 door',
    'be at your (door|house|home|doorstep)',
    '@visits ~2 those ~6 pay',
  ],
  implied: implying('(visit|@visits)'),
  unless: [
    '(hospital|clinic|office|emergency|doctor|medical|er|dental|nurse|health|ambulance|therapist|aide) ~4 visit',
    'visit ~5 (website|site|online|portal|www|<url>|our office|booth|store|branch|cfpb|bureau|hospital|clinic|dental)',
    'visit ~3 (on <date>|date)',
    'you (may|can|could|are welcome|be welcome) ~3 (visit|come)',
    '(welcome|please) ~4 (come|visit|stop by) ~4 (our|office|branch|store)',
    '(pay|paying|payment|payments) ~3 in person',
    'process server',
    '(thank|thanks) ~4 visit',
    '(for|each for) ~1 visit ~2 to',
    '(nurse|ambulance|paramedic|plumber|technician|installer|driver|courier|carrier)',
    'never',
    '(mail|letter|card|statement|payment|check|form|notice) ~6 (arrive|come) ~3 (address|home)',
    ...PAST,
  ],
})
