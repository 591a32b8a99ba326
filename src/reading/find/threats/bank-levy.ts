import { threat } from '#reading/find/statement.ts'
import { COURT_FIRST, GOVERNMENT_DEBT } from './court-first.ts'
import { implying } from './implying.ts'

export const bankLevy = threat('bank-levy', {
  conditionalIf: COURT_FIRST,
  any: [
    '@levies ~7 @bank-account',
    '@bank-account ~9 (freeze|seize|levy|attach|garnish|lock|restrain|drain|empty|execute|intercept|sweep|block|confiscate|impound|take|taken|hold|held|stop working|shut down|tied up|wiped|grabbed|capture|drawn|raid|offset|next)',
    'bank (levy|garnishment|attachment|execution|seizure|freeze|hold|restraint)',
    '(levy|freeze|execution) ~4 (savings|checking|bank|account|deposit)',
    'know where you bank',
    '(your|the) account (at|with) ~3 (bank|credit union) ~6 (freeze|frozen|seize|levy|attach|garnish)',
  ],
  implied: implying('(bank levy|@bank-account ~4 (freeze|frozen|seize|levy))'),
  unless: [
    ...GOVERNMENT_DEBT,
    '(authorize|permission|agree|as you asked|you gave|consent) ~12 @bank-account',
    '@bank-account ~12 (you gave|you provided|permission|authorize|with your consent)',
    '(debit|draft|transfer|withdraw|payment|pay|process) ~6 (from|by|with|using) ~3 @bank-account',
    'bank ~2 (may|will) ~3 (show|process|charge|return)',
    'your account ~3 with we',
    '(hold|held) while',
    'return (check|payment|by your bank)',
    '(private|confidential|secure)',
    '(if|when) ~2 @bank-account ~5 (frozen|freeze|garnish|levy)',
    '(show|process|list|image) ~6 (electronic|check) ~3 (payment|transfer|transaction)',
  ],
})
