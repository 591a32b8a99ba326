import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

export const repossession = threat('repossession', {
  any: [
    'repossess',
    'repossession',
    'repo',
    '(pick up|come get|come and get|take back|tow|remove|retrieve|recover|come for|take|collect|grab|seize|haul off|haul away|surrender|turn in|hand over|get) ~6 (@vehicle|@collateral)',
    '(@vehicle|@collateral) ~6 (repossess|picked up|towed|taken back|take back|taken|seized|removed|recovered|hauled|gone|out for recovery|for recovery|goodbye|surrendered)',
    'tow truck',
    '(surrender|turn over) ~3 (collateral|vehicle|car|@collateral)',
  ],
  implied: implying('(repossess|repossession)'),
  unless: [
    '(repossess|repossession|sold|sale) ~8 (and|was|were|on) ~4 (sold|auction|sale|<date>)',
    'after (repossession|repossess)',
    '(deficiency|redeem)',
    'from repossess',
    'pick up ~4 (phone|form|copy)',
    '(return|returned) ~6 (credited|credit|no charge|pickup)',
    '(bought|purchased|debt|account) ~6 (for|at|from) ~6 (@collateral|@vehicle)',
    '(vehicle|car|auto) ~2 (loan|finance|insurance|accident) ~6 (statement|account|from|servicing)',
    'breach ~2 peace',
    'asset recovery',
    'take ~3 (care|advantage|time|look)',
  ],
})
