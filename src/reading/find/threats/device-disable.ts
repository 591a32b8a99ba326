import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

const DEVICE =
  '(phone|cell phone|smartphone|device|laptop|tablet|computer|refrigerator|fridge|appliance|vehicle|car|truck|solar|panels|equipment|tv|television|starter|ignition|engine|unit|system|hearing aid|machine|handset|scooter|air conditioner|furnace|water heater|watch|console)'
const OFF =
  '(lock|lock you out|disable|shut off|shut down|turn off|deactivate|brick|cut off|remotely|kill switch|interrupt|stop ~3 start|not start|unusable|wipe|freeze|switch off|power down|immobilize|immobilise|remote|go dark|stop working)'

export const deviceDisable = threat('device-disable', {
  any: [
    `${OFF} ~6 ${DEVICE}`,
    `${DEVICE} ~7 ${OFF}`,
    '(remote|remotely) ~4 (disable|disablement|shut|lock|deactivate|cut|turn|stop|kill)',
    '(starter|ignition) (interrupt|kill|lock|device)',
    'kill (switch|device)',
  ],
  implied: implying(`${DEVICE} ~3 (lock|disable|shut off)`),
  unless: [
    '(number|phone number|phone line|line) ~6 (service|disconnect)',
    'electric service',
    '(return|credit) ~4 (credit|return)',
    'returned',
    '(buy|purchase|debt|installment) ~6 phone',
    'if ~4 (vehicle|car) ~3 not start',
    'not start ~6 (return|tell)',
    '(turn off|stop) ~3 (text|messages|email)',
    '(automatic|auto) payment',
    '(remove|was removed) when',
    'dealer',
    'wireless service',
    'phone (number|line|fee|call)',
    '(lock box|lock your doors|doors|password)',
  ],
})
