import { saysAny, sentencesSaying } from '#reading/find/search.ts'
import { proof, type StatementFinder } from '#reading/find/statement.ts'
import { compilePhrase, findPhrase } from '#reading/language/find-phrases.ts'
import { pattern } from '#reading/language/pattern.ts'

const DEBT =
  '(debt|balance|account|bill|credit card|card|obligation|amount|loan|what he owed|what she owed|unpaid|left unpaid|<money>|it)'
const BOUND = '(responsible|liable|obligate|oblige|owe|on the hook|inherit|answerable|accountable)'
const LIABLE = `(${BOUND}|pay|settle|clear|make good|take care of|take over|assume|shoulder|cover|=yours|on you)`

const PRESSES = compilePhrase({
  any: [
    `your ~1 (responsible|liable|on the hook) for ~4 ${DEBT}`,
    '(life insurance|insurance money|insurance|proceeds|inheritance|death benefit|benefit|payout|policy|beneficiary|pension|money|funds|bequest|what you inherited|what was left) ~6 (must|has to|have to|should|need to|needs to|ought to|is to|are to|=goes|belongs) ~4 (go|come|paid|used|put|applied|toward|pay|first|cover|clear|settle) ~6 (her|his|their|account|debt|balance|bill|us)',
    '(use|pay|put|apply|spend|hand over|turn over|send) ~4 (life insurance|insurance money|insurance proceeds|death benefit|inheritance|payout|burial money|funeral money|pension money) ~8 (account|debt|balance|bill|us|owed|owes)',
    '(need|want|expect|ask|count on|rely on|looking for|look for|require) ~3 (one|some|somebody|someone|any|all|each|the rest) of (you|the family|the kids|the children|the heirs) ~4 to ~1 (take|pay|cover|step|pick up|shoulder|handle|assume|settle|come up|send)',
    '(someone|somebody|one|each|every) ~1 (in|of) ~2 family ~3 (must|has to|have to|need to|needs to|should|ought)',
    '(take|step|stand|stepping) ~1 (over|into|in) ~2 (his|her|their) ~1 (shoes|place)',
    '(carry|continue|keep up|take over|pick up|keep on with|finish) ~3 (his|her|their) ~2 (payments|installments|plan|obligation|obligations|debts)',
    '(it|debt|bill|balance|account|loan|obligation) ~1 (go|goes|pass|passes|fall|falls|come|comes|descend|move|moves) ~2 (to|on|onto|down to|upon) ~3 @kin',
    '(look|looking|turn|turning) to ~2 @kin ~3 (for|to pay|to settle)',
    'you ~1 (take|took|taken|assumed|shouldered|accepted) ~1 (on|over)? ~2 (his|her|their) ~2 (debt|debts|bills|bill|obligation|obligations)',
    '@kin ~1 (steps|step|stepped) (up|in)',
    `(families|children|sons|daughters|kids|heirs|relatives|survivors) ~2 (answer|pay|stand|inherit) ~2 for? ~4 (debt|debts|bills|owed|left)`,
    'family ~1 (has|have|needs|need|ought) ~1 to pay',
    '(debt|bill|balance|account|loan) ~2 (come|comes|came|go|goes|went) ~2 (along|with) ~4 (box|house|apartment|belongings|furniture|inheritance|jewelry|things|car|home)',
    '(payor|payer|obligor|responsible party|debtor now|new debtor|successor debtor|substitute debtor) ~3 @kin',
    '(substitute|substituted|successor|replacement) ~1 (payor|payer|debtor|obligor|account holder)',
    '(from|out of|with) ~1 own (checking|fund|money|pocket|savings|account|means)',
    '(his|her|their) ~1 (bills|bill|debts|debt) ~2 (become|became|be) ~1 (yours|your own)',
    `@kin ~9 (jointly|severally|personally|individually) ~4 ${BOUND}`,
    `(for which|that|which) you ~3 (become|became|made|now) ~2 ${BOUND}`,
    `you ~1 (have|has)? ~1 (become|became) ~2 ${BOUND}`,
    '(you|ur) ~1 (=were|=are) ~1 (married|related) ~3 ~10 (owe|liable|responsible)',
    '(account|debt|bill|balance|loan) ~3 (moved|transferred|put|placed|changed|switched) ~2 (into|to|in|over to) ~1 your ~1 (name|own name)',
    '(he|she|mother|father|husband|wife|son|daughter|brother|sister|parent) ~2 (can no longer|can not|not live to|never) ~2 (pay|settle) ~12 (you|yours)',
    `@kin (gone|dead|=passed|deceased) ~6 you ~8 ${DEBT}`,
    'look to you ~3 for',
    '(you|ur) ~1 (owe|owes) ~2 (his|her|their|mom|dad|mother|father) ~2 (bal|balance|debt|bill|account)',
    '@deceased ~12 (payment|payments|balance|debt|bill) ~6 (by|from|to|on) you',
    '(fall|falls|come|comes|pass|passes|go|goes) ~1 to you ~4 (as|because|now|since)',
    `@kin ~5 ${LIABLE} ~8 ${DEBT}`,
    `(you|ur|u) ~3 ${BOUND} ~8 ${DEBT}`,
    `you ~3 (must|should|have to|need to|ought to|will have to|be expected to|be required to) ~3 (pay|settle|clear|send|take care of|cover) ~8 ${DEBT}`,
    `${DEBT} ~6 (on you|=yours|pass to|pass on to|fall to|fall on|your responsibility|become yours|now your|family responsibility|your duty|(be|become) ~2 (yours|child|children|kids|family|widow|spouse|heirs))`,
    `${DEBT} ~3 be your (bills|bill|debt|debts|own|burden|problem|responsibility|duty)`,
    `(inherit) ~8 ${DEBT}`,
    '(from|with|out of|use|using) ~2 your ~2 (own fund|money|pocket|saving|savings|account|mean|resource|wallet|check|income)',
    `(honor|memory|good name|name|reputation|tarnish|legacy|rest in peace|do the right thing|respect|dignity|peace) ~12 (${DEBT}|pay|settle|send|clear)`,
    '(pay|settle|clear|resolve|send) ~10 (honor|memory|good name|his name|her name|legacy|rest in peace|respect for|peace)',
    `as ~2 (his|her|their|the|a) ~3 @kin ~3 you ~8 ${LIABLE}`,
    `as ~2 (his|her|their) ~2 (grandson|granddaughter|grandchild|@kin) ~4 (must|should|have to|need to) ~3 (pay|settle|clear|send)`,
    `you ~1 as ~3 @kin ~4 (must|should|have to|need to|be)`,
    `${DEBT} ~6 (have to|must|need to|should) ~2 be (paid|settled) by you`,
    `${DEBT} ~6 responsibility of ~3 @kin`,
    '(gone|died|passed away|dead) ~6 (leave|leaves) ~2 you ~2 (pay|owe|responsible|with)',
    '(clear|pay|settle|take care of) ~3 (dead|late|deceased) ~2 @kin ~3 (account|debt|bill|balance|loan)',
    `as ~1 (next of kin|@kin) ~2 you ~8 ${LIABLE}`,
    `(whoever|whosoever|who|anyone who|the one who|any ~2 who) ~2 (sign|paid|arrange|order|inherit|live|keep|take|bury|receive|get|handle|collect|attend|stand|be named) ~12 (${BOUND}|pay|settle|take over|step into|stand for|make good) ~8 (deceased|dead|his|her|their|late|debt|bill|balance|account|<money>)`,
    `@kin ~5 (responsible|liable|obligate|owe|inherit)`,
    '(turn|look|come) to you (for|to pay|to settle)?',
    '(child|children|family|heirs) ~2 (have to|must|need to) ~3 (come up with|find|raise|pay|settle)',
  ],
  framings: ['law'],
  unless: [
    'your own (account|bill|balance|debt)',
    '(because|since|as) you ~2 (sign|signed|opened|co-signed|cosigned|applied|guaranteed|cosign)',
    'you ~6 (both|also|jointly|too) ~1 (sign|signed|opened|applied|cosigned|co-signed)',
    '(joint holder|joint holders|joint owner|joint applicant|jointly opened|co-owner)',
    '(hardship|payment) plan',
    '(not|never|no|nor|neither) ~4 (personally|responsible|liable|require|obligate|owe|have to)',
    '(unless|if) ~6 (co-signed|cosign|joint|co-signer|cosigner)',
    '(executor|administrator|personal representative) ~6 (tell|contact|claim|where|send)',
    '@kin ~1 (lawyer|attorney|address|home|phone|number)',
    'estate ~2 be (responsible|liable|answerable|accountable|obligated)',
    'only ~5 estate ~3 (responsible|liable|answerable|accountable|obligated|owe|pay)',
    '(offer|choose|volunteer|wish|elect|like) to ~1 (pay|help|settle|take care)',
    'community property state',
    '(sign|=opened|=opening) ~8 (form|account|contract|because|it)',
    'because you opened',
    'only ~6 (left|leave|estate|assets|property) ~6 (pay|used|use|owe)',
    '(co-signer|cosigner|joint account)',
    '(assets|fund) of ~2 estate',
    '(from|by) ~2 estate',
    'estate ~3 (assets|fund|claim|owe|lawyer|attorney)',
    '(death certificate|certified copy)',
  ],
})
/** Says it by itself, also when the letter names no death. */
const PRESSES_KIN = compilePhrase({
  any: [
    '(turn|look|come) to you ~2 because ~8 @kin',
    'as ~2 (his|her|their) ~3 @kin ~4 (fall to|fall on|up to|be on) you',
    '(good|decent|loving) (son|daughter|child|wife|husband|widow|family) ~2 not ~2 (leave|let|walk away|ignore)',
    '(good|decent|loving) (son|daughter|child|wife|husband|widow|family) ~3 (pay|settle|clear) ~4 (father|mother|parent|husband|wife|bill|debt)',
    'look to you ~3 as? ~2 (his|her|their) ~2 @kin',
    'what (he|she|they) (=owed|owe) ~8 (come|pass|fall|go) ~2 (to|on|onto) you',
    '(would have wanted|would want) you ~2 (pay|settle|clear|take care|make good)',
    '(debt|bill|balance|account) ~2 (pass|descend|go) ~2 (to|on|down) ~3 @kin',
    '@kin ~3 (expect|suppose|obligate) to ~2 (pay|make good|settle|cover|clear) ~6 (loved one|deceased|parent|mother|father|dead)',
    `(as|being) ~2 (his|her|their|the|a) ~3 @kin ~3 you ~8 ${BOUND}`,
    `you ~2 as ~4 @kin ~3 ${BOUND}`,
  ],
  implied: ['(turn|look|come) ~1 to you ~2 (because|since|as|now) ~8 @kin ~2 (can not|no longer|not)'],
  framings: ['law'],
  unless: ['(sign|open|co-signed)', '(not|never|no) ~4 (personally|responsible|liable|require|obligate|owe)'],
})
const DEATH = pattern('@deceased')
const NOT_DEATH = [pattern('(real estate|estate (recoveries|sales|tax)|late (fee|charge|payment|notice))')]

/** Only in a letter that speaks of a death: the same words to a debtor are a demand. */
export const pressesFamilyOfDeceased: StatementFinder = text => {
  const death = [...sentencesSaying(text, [DEATH])].some(i => !saysAny(text.sentences[i], NOT_DEATH))
  return findPhrase(death ? PRESSES : PRESSES_KIN, text.sentences).map(found => ({
    says: 'presses-family-of-deceased',
    evidence: [proof(text, found)],
  }))
}
