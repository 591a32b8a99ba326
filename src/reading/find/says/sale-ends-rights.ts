import { statement } from '#reading/find/statement.ts'

const SALE =
  '(sale|sell|sold|transfer|transferred|assign|assigned|assignment|bought|buy|purchase|purchased|refer|referred|own|owner|turned over|conveyed|conveyance|change of ownership|new owner|holder)'
const RIGHT =
  '(right|rights|claim|claims|defense|defenses|dispute|complaint|complaints|counterclaim|counterclaims|warranty|protection|protections|objection|objections|excuse|problem|problems|setoff|remedy|remedies|refund|grievance|quarrel|argument|issues|dispute it|complain)'

export const saleEndsRights = statement('sale-ends-rights', {
  any: [
    `${SALE} ~16 (no longer|not|lose|lost|loses|forfeit|forfeits|forfeited|=end|=ended|=ends|cancel|cancels|cancelled|canceled|extinguish|extinguished|extinguishes|wipe|wiped|cut off|cuts off|bar|barred|bars|eliminate|eliminated|void|voids|terminate|terminated|waived|erase|erased|gone|nothing|destroy|destroyed|give up|expire|expired|moot|dead|defeats) ~8 ${RIGHT}`,
    `${RIGHT} ~16 (no longer|not|lost|forfeited|=ended|=end|cancelled|canceled|extinguished|wiped|cut off|barred|void|terminated|gone|expired|dead|irrelevant|moot|survive|stay behind|stayed behind) ~10 ${SALE}`,
    `(lose|lost|forfeit|forfeited|gave up|surrendered) ~5 ${RIGHT} ~10 ${SALE}`,
    `${SALE} ~10 (whatever|any|no) ~3 ${RIGHT} ~8 (seller|dealer|merchant|store) ~6 (not our|no excuse|irrelevant|does not matter|not matter)`,
    `${SALE} ~12 ${RIGHT} ~8 (no longer apply|not apply|not count|not be raised|not be heard|not our concern|not our problem|cannot be raised|can not be raised|no excuse|not matter|does not matter)`,
    `(we|new owner|buyer|purchaser|assignee|holder) ~6 (not have to|not required to|not bound|need not|not obligated to|not obliged to) ~4 (honor|accept|consider|hear|by|respect|listen|answer) ~6 ${RIGHT}`,
    `(cannot|can not|not) ~3 (dispute|complain|raise|contest|question) ~12 (we|buyer|owner) ~2 (own|bought|purchased)`,
    `(own|bought|purchased) ~10 (not) ~3 (dispute|complain|contest|raise)`,
    `(usual|consumer|legal) ~2 protections ~3 no longer apply`,
  ],
  framings: ['law'],
  unless: [
    '(not|never) ~2 (affect|change|end|lose|reduce|take away)',
    '(rights|claims) ~3 (remain|stay the same|described|below|survive the)',
    'may still',
    'no longer ~3 (need|owe|pay|service|services|have to pay|own|owns|the owner)',
    '(lost|lose) ~2 (card|receipt|job)',
    'subject to all claims',
    'dispute period ends',
    'after repossession',
    '(not|no longer) ~4 (contact|pay|owe|send|deal)',
    'if ~2 (you|we) ~2 not ~6 (dispute|assume)',
    '(stop|cease|pause) ~3 (collection|collecting)',
    '(not|if) ~4 (dispute) ~12 (assume|valid|period|days)',
    'not ~2 a holder',
    'name and address',
  ],
})
