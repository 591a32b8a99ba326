import { threat } from '#reading/find/statement.ts'
import { COURT_FIRST, GOVERNMENT_DEBT } from './court-first.ts'
import { implying } from './implying.ts'

const TAKEN =
  '(freeze|seize|seizure|levy|attach|garnish|lock|restrain|drain|empty|execute|intercept|sweep|block|confiscate|impound|take|hold|stop working|shut down|shut off|tie up|wipe|grab|capture|draw|raid|offset|next|ours|belong to us|turn over|turned over|subject to|clean out|not safe|empty|zero|target|close|cut off|subject)'

export const bankLevy = threat('bank-levy', {
  conditionalIf: COURT_FIRST,
  any: [
    '(tie up|tied up|lock down|shut) ~3 account ~4 (behind|card|it)',
    '(debit card|card|atm) ~3 (not|stop) ~1 (work|working) ~10 (tie|freeze|frozen|lock|hold|levy|garnish)',
    'goodbye ~2 to ~4 @bank-account',
    '(account|accounts|funds) ~3 (block|blocked|embargoed|sequestered|locked|frozen) ~6 (bank|credit union|our order|our request)',
    '@levies ~7 @bank-account',
    `@bank-account ~9 ${TAKEN}`,
    'bank (levy|garnishment|attachment|execution|seizure|freeze|hold|restraint)',
    '(levy|freeze|execution) ~4 (savings|checking|bank|account|deposit)',
    'know where you bank',
    '(take|pull|get|remove|withdraw|help ourselves) ~4 (money|funds|cash) ~5 (checking|savings|bank|account)',
    '(your|the) account (at|with) ~3 (bank|credit union|=chase|=wells) ~6 (freeze|seize|levy|attach|garnish|lock|block)',
    'have ~1 your account ~4 (lock|freeze|seize|levy|attach|block|shut)',
    'account (freeze|levy|seizure|restraint) (notice|order|warning|pending)',
    '(bank|credit union) ~4 (told|instructed|ordered|notified|directed|asked) ~6 (freeze|hold|stop|turn|release|block|send)',
  ],
  implied: implying('(bank levy|@bank-account ~4 (freeze|seize|levy|lock))'),
  unless: [
    '(not|cannot) ~2 (garnish|levy|attach|seize|take) ~6 or ~1 (touch|take|freeze|levy|attach|seize)',
    'you ~2 (=took|=gave|=wrote|=sent|=opened|=used|=paid|=had|=signed)',
    'check ~1 (on|from|drawn) ~2 your bank',
    ...GOVERNMENT_DEBT,
    '(authorize|with your permission|without your permission|without your written|agree|as you asked|you gave|consent) ~12 @bank-account',
    '@bank-account ~8 (without|with) ~2 your ~2 (permission|consent)',
    '@bank-account ~12 (you gave|you provided|permission|authorize|with your consent)',
    '(debit|draft|transfer|withdraw|payment|pay|process) ~6 (from|by|with|using) ~3 @bank-account',
    'bank ~2 (may|will) ~3 (show|process|charge|return)',
    '(bank|check) return',
    'your account ~3 with (us|our)',
    '(hold|held) while',
    'return (check|payment|by your bank)',
    '(=private|=confidential|=secure)',
    '(if|when) ~2 (@bank-account|your account|account) ~5 (freeze|garnish|levy)',
    '(show|process|list|image) ~6 (electronic|check) ~3 (payment|transfer|transaction)',
    'insufficient funds',
    '(protected|exempt)',
    'freeze ~3 (interest|fees|charges|balance)',
    '(routing number|enter) ~8 page',
  ],
})
