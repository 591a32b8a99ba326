import { threat } from '#reading/find/statement.ts'
import { implying, PAST } from './implying.ts'

const THING = '(@vehicle|@collateral|driveway)'

export const repossession = threat('repossession', {
  any: [
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
    '(deficiency|redeem|auction|balance left)',
    'from repossess',
    'voluntarily surrender',
    'pick up ~4 (phone|form|copy)',
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
