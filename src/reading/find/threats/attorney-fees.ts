import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

const LEGAL_COST =
  "(attorney fee|attorney fees|attorney cost|lawyer fee|lawyer fees|legal fee|legal cost|legal bill|legal expense|court cost|court fee|counsel fee|litigation cost|litigation expense|litigation fee|cost of suit|filing fee|service fee|cost of litigation|cost of action|legal charges|solicitor fee|fees of counsel|fee of counsel|suit costs|lawyer bill|attorney charges|cost of suing)"

export const attorneyFees = threat('attorney-fees', {
  any: [
    `(pay|owe|liable|responsible|add|added|charge|charged|tack|tacked|assess|assessed|include|order|ordered|hook|recover|increase|bear|incur|plus|face|demand|award|cost|expect|seek|subject|stuck|pass on|billed|bill|reimburse|on top of|along with|obligated|own|with) ~9 ${LEGAL_COST}`,
    `${LEGAL_COST} ~9 (pay|owe|added|add|charged|tacked|assessed|include|order|your responsibility|your account|your balance|you|recover|to balance|too|increase|on top)`,
    '(pay|owe|cover|make you pay|pick up|responsible for|liable for|foot) ~5 (our|client|creditor|my|the|for) ~2 (attorney|lawyer|counsel)',
    '(pay|owe) ~3 my fee',
    '<money> ~3 for ~2 (counsel|attorney|lawyer|legal)',
    '(attorney|lawyer|counsel|legal) ~2 (fee|fees|cost|costs) ~3 (of|at|in|up to) ~3 (<percent>|<money>)',
    'cost ~2 collection ~4 (attorney|legal|court)',
    '(plus|and|with|including) ~2 (lawyer|attorney|legal|court) (fee|fees|cost|costs)',
  ],
  implied: implying(LEGAL_COST),
  unless: [
    '(your|the) ~2 (contract|agreement|lease|note|section|terms) ~12 (provide|state|allow|authorize|permit|section|recover|entitle|say)',
    '(contract|agreement) ~3 (provide|state|allow|authorize|permit)',
    'as ~2 (contract|agreement)',
    '(each party|own attorney)',
    '(if|consumer|you) ~3 (sue|win|prevail) ~8 (we|may|recover)',
    '(debt|bill|balance|account) ~4 (for|is for) ~3 (legal fees|attorney|legal services)',
    'legal fees you agreed',
    '(allowed|permitted|awarded|set|provided) by (law|statute|court)',
    '(free|no fee|legal aid)',
    'client pays',
    '(consumer|plaintiff) who wins',
    'consult ~2 attorney',
  ],
})
