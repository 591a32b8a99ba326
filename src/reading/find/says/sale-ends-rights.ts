import { statement } from '#reading/find/statement.ts'

const SALE =
  '(sale|sell|transfer|assign|assignment|buy|purchase|refer|own|owner|turn over|convey|conveyance|change of ownership|new owner|holder|took over|take over|change hands)'
const RIGHT =
  '(right|claim|defense|dispute|complaint|counterclaim|warranty|protection|objection|excuse|problem|setoff|remedy|refund|grievance|quarrel|argument|issue|complain|consumer protection law|beef|gripe|squabble)'
const GONE =
  '(no longer|not|lose|forfeit|=end|=ends|=ended|cancel|extinguish|wipe|wipe out|cut off|bar|eliminate|void|terminate|waive|erase|gone|nothing|destroy|give up|expire|moot|dead|defeat|stop|cease|disappear|vanish|gave up|meaningless|irrelevant|off the table|without)'

export const saleEndsRights = statement('sale-ends-rights', {
  any: [
    `${RIGHT} ~4 (stay|remain|leave|left) ~2 (behind|with) ~3 (store|seller|shop|dealer|bank|merchant|lender|contractor|school)`,
    `${RIGHT} ~6 not ~2 (follow|travel|come with|carry over|go with|transfer|move) ~6 (loan|debt|account|paper|note|us|contract|it)`,
    '(own|hold|buy|bought|purchase) ~14 between you and ~2 (store|shop|seller|dealer|merchant|contractor|school|bank|clinic)',
    '(transfer|sale|assignment|purchase) ~3 (put|bring|spell) ~2 (end|stop) to ~10 (say|claim|right|argument|complaint|against|defense)',
    `${SALE} ~6 ${RIGHT} ~3 (finish|done|over|closed|history)`,
    `${RIGHT} ~8 not ~2 matter ~6 (because|since|now) ~3 (we|us|i) ~2 (buy|own|purchase)`,
    '(nothing|not something|not anything) you (can|may|could) ~2 (raise|bring|take|press|hold) ~3 (with|against|before) us',
    '(leak|broken|defective|faulty|never worked|not work|damaged|bad) ~8 (no excuse|not our problem|not our concern|not matter|irrelevant) ~10 (hold|own|bought|buy|purchase|note|paper)',
    `(forfeit|lose|give up) ~6 (claim|right|refund|defense) ~8 (changed hands|new owner|sold|transfer|assigned)`,
    '(buyer|owner|purchaser|assignee|holder) ~4 not ~2 (bound|liable|responsible|answerable|subject) ~6 (store|seller|dealer|merchant|promise|promised|warranty)',
    `${SALE} ~16 ${GONE} ~8 ${RIGHT}`,
    `${RIGHT} ~16 (no longer|not|lose|forfeit|=ended|=end|cancel|extinguish|wipe|cut off|bar|void|terminate|gone|expire|dead|irrelevant|moot|survive|stay behind|stop|cease|disappear) ~10 ${SALE}`,
    `${SALE} ~16 ${RIGHT} ~8 (gone|dead|void|over|irrelevant|moot|not matter|no longer|not count|meaningless|disappear|vanish|wipe out|stop|cease|not reach|extinguish|=end|=ended|=ends|bar|cancel|terminate|lose|forfeit|expire)`,
    `${RIGHT} ~8 (stop|cease|no longer|not|end) ~2 (apply|application) ~8 (once|after|when|since|now) ~6 ${SALE}`,
    `(lose|forfeit|give up|surrender) ~5 ${RIGHT} ~10 ${SALE}`,
    `${SALE} ~10 (whatever|any|no) ~3 ${RIGHT} ~8 (seller|dealer|merchant|store) ~6 (not our|no excuse|irrelevant|not matter)`,
    `${SALE} ~12 ${RIGHT} ~20 no longer ~1 (count|matter|apply)`,
    `${SALE} ~12 ${RIGHT} ~8 (no longer apply|not apply|not count|not be raised|not be heard|not our concern|not our problem|not be raised|no excuse|not matter)`,
    `(we|new owner|buyer|purchaser|assignee|holder) ~6 (not have to|not require|not bound|need not|not obligate|not oblige|refuse to) ~4 (honor|accept|consider|hear|by|respect|listen|answer) ~6 ${RIGHT}`,
    'not ~3 (dispute|complain|raise|contest|question) ~12 (we|buyer|owner) ~2 (own|buy|purchase)',
    '(own|buy|purchase) ~10 not ~3 (dispute|complain|contest|raise)',
    `not ~3 (raise|assert|use|bring|make|press) ~4 ${RIGHT} ~12 ${SALE}`,
    '(defense|claim|right|dispute|complaint) ~2 against ~3 (store|seller|merchant|dealer|lender|creditor|bank|contractor) ~3 (gone|dead|over|void|extinguish|wipe out)',
    `${RIGHT} ~10 (die|died|end|=ended|vanish|disappear|stop|cease) ~4 (when|once|after|upon|the day|the moment|on) ~8 ${SALE}`,
    `no right ~3 (dispute|complain|contest|object|defend|question) ~8 (now|since|because|after|once) ~8 (${SALE}|belong)`,
    `not ~2 (bother|waste|think of|try) ~4 (complain|dispute|argue|object)`,
    `(no longer|not) ~2 (dispute|contest|complain|raise|question) ~10 (now|since|because|after|once) ~6 ${SALE}`,
    '(usual|consumer|legal) ~2 protections ~3 no longer apply',
    `(we own|own this|own the) ~6 ${RIGHT} ~6 (gone|dead|over)`,
  ],
  unlessBefore: ['not ~2 (affect|change)'],
  framings: ['law'],
  unless: [
    '(not|never) ~2 (affect|change|reduce|take away|eliminate|cancel|extinguish|wipe|waive|terminate|void|bar|destroy|limit|remove)',
    '(not|never) ~1 (end|lose) ~3 (right|claim)',
    '(right|claim) ~3 (remain|stay the same|described|below|survive the)',
    'may still',
    'keep ~2 all',
    'still ~3 dispute',
    'no longer ~1 (need|owe|pay|service|have to pay|own|the owner)',
    'lose ~2 (card|receipt|job)',
    'subject to all claims',
    '(dispute|right) ~4 end ~3 <date>',
    'after repossession',
    '(not|no longer) ~1 (contact|pay|owe|send|deal)',
    'no longer ~2 to (contact|pay|send|deal)',
    'if ~4 not ~6 (dispute|assume)',
    '(stop|cease|pause) ~3 (collection|collect)',
    '(not|if) ~4 dispute ~12 (assume|valid|period|days)',
    'not ~2 a holder',
    'name and address',
    '(will|shall) look into',
    '(warranty|account|lease) end (in|on)',
    '=ending',
  ],
})
