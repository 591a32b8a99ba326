import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

const DEVICE =
  '(phone|cell phone|smartphone|device|laptop|tablet|computer|refrigerator|fridge|appliance|vehicle|car|truck|solar|solar system|equipment|tv|television|starter|ignition|engine|unit|system|hearing aid|machine|handset|scooter|air conditioner)'
const OFF =
  '(lock|locked|lock you out|disable|disabled|shut off|shut down|turn off|deactivate|brick|bricked|cut off|remotely|kill switch|interrupt|stop ~3 start|not start|render unusable|wipe|freeze|switch off|power down|immobilize|immobilise|unusable|remote)'

export const deviceDisable = threat('device-disable', {
  any: [
    `${OFF} ~6 ${DEVICE}`,
    `${DEVICE} ~7 ${OFF}`,
    '(remote|remotely) ~4 (disable|disablement|shut|lock|deactivate|cut|turn|stop|kill)',
    '(starter|ignition) (interrupt|kill|lock|device)',
    'kill switch',
  ],
  implied: implying(`${DEVICE} ~3 (lock|disable|shut off)`),
  unless: [
    '(number|phone number) ~6 service',
    'electric service',
    '(return|returned) ~4 (credit|credited)',
    '(bought|purchase|debt|installment) ~6 phone',
    'if ~4 (vehicle|car) ~3 not start',
    '(turn off|stop) ~3 (text|messages|email)',
    '(automatic|auto) payment',
    '(removed|was removed) when',
    'dealer',
    'wireless service',
    'phone (number|line|fee|call)',
    'lock box',
  ],
})
