import { proof, type StatementFinder } from '#reading/find/statement.ts'
import { compilePhrase, findPhrase, quickMatch } from '#reading/language/find-phrases.ts'
import { pattern } from '#reading/language/pattern.ts'

const LIABLE =
  '(responsible|liable|liability|obligated|obliged|owe|owes|on you|on the hook|yours|pass to you|passes to you|falls to|fall to|fall on|falls on|inherit|inherits|pay|must pay|settle|must settle|clear|make good|take care of|answerable|required to pay|have to pay|bound to pay)'
const BOUND = '(responsible|liable|obligated|obliged|owe|on the hook|inherit|answerable)'
const DEBT =
  '(debt|debts|balance|account|accounts|bill|bills|credit card|obligation|obligations|amount|loan|what he owed|what she owed|unpaid|left unpaid|<money>)'

const PRESSES = compilePhrase({
  any: [
    `@kin ~5 ${LIABLE} ~8 ${DEBT}`,
    `you ~3 ${BOUND} ~8 ${DEBT}`,
    `you ~3 (must|should|have to|need to|will have to) ~3 (pay|settle|clear|send) ~8 ${DEBT}`,
    `(as|being) ~2 (his|her|their|the|a) ~3 @kin ~3 you ~8 ${LIABLE}`,
    `${DEBT} ~6 (on you|yours|pass to|passes to|pass on to|falls to|fall to|fall on|falls on|your responsibility|becomes yours|become yours|now your|family responsibility|your duty)`,
    `(inherit|inherited|inherits) ~8 ${DEBT}`,
    `(from|with|out of) ~1 your own (funds|money|pocket|savings|account|means|resources|wallet)`,
    `(honor|honour|memory|good name|name|reputation|tarnish|legacy|rest in peace|do the right thing) ~12 (${DEBT}|pay|settle|send)`,
    `(pay|settle|clear|resolve|send) ~10 (honor|memory|good name|his name|her name|legacy|rest in peace|respect for)`,
    `@kin ~4 (always|legally|also|now)? ~3 (responsible|liable|obligated|owe|inherit)`,
  ],
  framings: ['law'],
  unless: [
    '(not|never|no|nor|neither) ~4 (personally|responsible|liable|required|obligated|owe|have to)',
    '(unless|if) ~6 (co-signed|cosigned|joint|co-signer|cosigner)',
    '(executor|administrator|personal representative) ~6 (tell|contact|claim|where)',
    '(estate) ~2 (is|be) (responsible|liable)',
    '(community property) state',
    '(signed|sign|opened) ~8 (form|account|contract|because|it)',
    'because you opened',
    '(assets|funds) of ~2 estate',
    '(from|by) ~2 estate',
    'estate ~3 (assets|funds|claim|owes)',
    'joint account',
  ],
})
/** Says it by itself, also when the letter names no death. */
const PRESSES_KIN = compilePhrase({
  any: [`(as|being) ~2 (his|her|their|the|a) ~3 @kin ~3 you ~8 ${BOUND}`],
  framings: ['law'],
  unless: [
    '(signed|sign|opened|co-signed)',
    '(not|never|no) ~4 (personally|responsible|liable|required|obligated|owe)',
  ],
})
const DEATH = pattern('@deceased')
const NOT_DEATH = [pattern('(real estate|estate (recoveries|sales|tax)|late (fee|fees|charge|charges|payment))')]

/** Only in a letter that speaks of a death: the same words to a debtor are a demand. */
export const pressesFamilyOfDeceased: StatementFinder = text => {
  const death = text.sentences.some(
    sentence => quickMatch(DEATH, sentence) !== undefined && !NOT_DEATH.some(one => quickMatch(one, sentence)),
  )
  return findPhrase(death ? PRESSES : PRESSES_KIN, text.sentences).map(found => ({
    says: 'presses-family-of-deceased',
    evidence: [proof(text, found)],
  }))
}
