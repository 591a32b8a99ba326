import { threat } from '#reading/find/statement.ts'
import { COURT_FIRST } from './court-first.ts'
import { implying } from './implying.ts'

export const seizure = threat('seizure', {
  conditionalIf: COURT_FIRST,
  any: [
    '(seize|seizure|confiscate|impound|attach|attachment|levy|levy on|haul away|haul off|take|take away|sell|auction|liquidate|lose|grab|pick up|remove|execute on|forfeit|strip|come for|go after|load up|cart off|execution against|lay claim|claim) ~6 @goods',
    '@goods ~9 (seize|seizure|confiscate|impound|attach|attachment|levy|taken|take|sold|sell|auction|liquidated|haul|picked up|removed|executed|forfeit|grabbed|gone|ours)',
    '(seizure|attachment|execution|levy) ~4 (property|asset|belongings|possessions|goods)',
    'writ ~3 (execution|attachment|possession|seizure)',
    '(seizure|attachment|confiscation) (of|proceeding|order)',
    '(lose|take) ~3 everything',
  ],
  implied: implying('(seizure|@goods)'),
  unless: [
    '(return|pickup|pick up|drop off) ~8 (equipment|modem|rented|no charge)',
    '(bought|purchased|buy|purchase|sold you) ~8 @goods',
    '@goods ~6 (bought|purchased|you buy|return|credited)',
    '(list|enter|disclose) ~5 (asset|belongings|expenses)',
    '(exempt|protected)',
    '(statement|copy) ~6 attach',
    'attach ~4 (copy|statement|form|letter|itemization|document|list)',
    'property tax',
    'sold you',
    '(property|assets) ~3 (management|owner|manager|recovery|funding|partners|address|tax)',
    'if ~2 (your|any) property ~4 (taken|seized)',
    'take ~4 (care|time|look|advantage|steps|note|moment)',
  ],
})
