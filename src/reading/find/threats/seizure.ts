import { threat } from '#reading/find/statement.ts'
import { COURT_FIRST } from './court-first.ts'
import { implying, PAST } from './implying.ts'

export const seizure = threat('seizure', {
  conditionalIf: COURT_FIRST,
  any: [
    'execution ~3 (issue|follow|go|levied|made) ~3 (upon|on|against) ~2 your',
    '(embargo|sequester|sequestration) ~6 (@goods|@home)',
    '(seize|seizure|confiscate|impound|attach|attachment|levy|levy on|haul away|haul off|take|take away|sell|auction|liquidate|lose|grab|pick up|remove|execute on|forfeit|strip|come for|go after|load up|load|cart off|cart away|execution against|lay claim|claim|back for|clear out|empty|carry off|carry out|haul|help ourselves) ~6 @goods',
    '@goods ~9 (seize|seizure|confiscate|impound|attach|attachment|levy|take|be sold|sell at|auction|liquidate|haul|pick up|remove|execute|forfeit|grab|gone|ours|load|subject to|truck|cart)',
    '(seizure|attachment|execution|levy) ~4 (property|asset|belongings|possessions|goods)',
    'writ ~3 (execution|attachment|possession|seizure)',
    '(seizure|attachment|confiscation) (of|proceeding|order|and sale)',
    '(lose|take) ~3 everything',
    '(lose|take|sell) ~3 (whatever|what|anything|all) you (own|have)',
  ],
  implied: implying('(seizure|@goods)'),
  unless: [
    '(return|pickup|pick up|drop off) ~8 (equipment|modem|rented|no charge)',
    '(buy|purchase|sell you|deliver) ~8 @goods',
    '@goods ~6 (you buy|buy|purchase|return|credit|deliver)',
    '(list|enter|disclose|income and) ~5 (asset|belongings|expenses)',
    '(exempt|protected)',
    '(statement|copy) ~6 attach',
    'attach ~4 (copy|statement|form|letter|itemization|document|list)',
    'attached be',
    'property tax',
    '@goods ~1 (=account|card|llc|inc|co|company|store|outlet|warehouse|mart|gallery|depot|center|loan|contract|rental|financing)',
    '(assets|property|properties) (llc|inc|lp|corp|trust|group|holdings|services|company|funding)',
    '(property|assets) ~3 (management|owner|manager|recovery|funding|partners|address|tax)',
    '(if|when) ~2 (your|any) property ~4 (take|seize)',
    'take ~4 (care|time|look|advantage|steps|note|moment)',
    '(rental|rented|leased) ~8 (equipment|furniture)',
    ...PAST,
  ],
})
