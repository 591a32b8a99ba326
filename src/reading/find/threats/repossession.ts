import { threat } from '#reading/find/statement.ts'
import { implying, PAST } from './implying.ts'

const THING = '(@vehicle|@collateral|driveway)'

export const repossession = threat('repossession', {
  any: [
    '(say|kiss|wave) ~2 (bye|goodbye|farewell) ~3 @collateral',
    '(say|kiss|wave) ~2 (bye|goodbye|farewell) ~3 @vehicle',
    '(mover|movers|hauler|haulers|crew|truck|wrecker|van|driver) ~6 (collect|fetch|pick up|come|arrive|load|haul|on ~2 way)',
    '(resume|retake|take|regain|recover) ~2 possession',
    '(goods|merchandise|items|purchases|things) ~8 (fetch|collected|retaken|reclaim|pick up|come for|taken back|come and get)',
    '(plate number|license plate|tag number|vin) ~10 (recovery|agent|repo|tow|bring)',
    'bring ~2 @vehicle in',
    '(set|have|get|put) ~6 (by ~2 door|out front|at ~1 curb)',
    'repossess',
    'repo',
    `(pick up|pickup|come get|come and get|take back|tow|remove|retrieve|recover|come for|take|collect|grab|seize|haul off|haul away|surrender|turn in|hand over|hook|fetch|get back|bring back|reclaim|return) ~6 ${THING}`,
    `${THING} ~8 (repossess|pick up|pickup|tow|take back|take|seize|remove|recover|haul|gone|out for recovery|for recovery|goodbye|surrender|retrieve|come and get|come get|reclaim|hook)`,
    'tow truck',
    'empty driveway',
    '(find|wake) ~8 (driveway|parking spot|garage) ~2 empty',
    `(surrender|turn over|hand over) ~3 (collateral|${THING})`,
  ],
  implied: implying('repossess'),
  unless: [
    '(repossess|sell|sale|surrender) ~8 (and|=was|=were|on) ~4 (sell|auction|sale|<date>)',
    'after repossess',
    'repossess ~8 (reported|credit file|credit report|another lender|other lender|different lender)',
    '(deficiency|redeem|auction|balance left)',
    'from repossess',
    'voluntarily surrender',
    'pick up ~4 (phone|form|copy|where)',
    '(have|get) ~4 (card|pen|checkbook|statement|account number|letter) ready',
    '(ready) ~2 (when you call|to pay|to talk)',
    '(return|send back) ~8 (credit|no charge|pickup|cable box|modem|charge ~4 (remove|waive)|equipment)',
    '(buy|purchase|debt|account) ~6 (for|at|from) ~6 (@collateral|@vehicle)',
    '(vehicle|car|auto) ~2 (loan|finance|insurance|accident) ~6 (statement|account|from|servicing)',
    'breach ~2 peace',
    '(asset|medical) recovery',
    'recovery of',
    'take ~3 (care|advantage|time|look)',
    '(if|when) ~2 your (vehicle|car|truck) ~3 repossess',
    ...PAST,
  ],
})
