import { statement } from '#reading/find/statement.ts'

const FREE =
  '(not bound|free of|clear of|free and clear|not apply|no knowledge|without knowledge|without notice|not subject|no part|had no idea|not our|aint ours|not concern|immune|free from|unaffected)'

const FREE_PARTY = '(us|we|our client|buyer|purchaser|owner|assignee|holder)'

export const innocentPurchaser = statement('innocent-purchaser', {
  any: [
    '(for|gave|give|paid|pay) ~1 (valuable|fair|good|full|due) (consideration|value|price) ~24 (knew nothing|know nothing|no part|no knowledge|unaware|ignorant|without notice|no notice|innocent|without a clue|stranger|strangers)',
    '(can not|may not|not) ~2 be (met|answered|burdened|troubled|saddled|opposed|resisted) ~1 with ~4 (objection|complaint|claim|quarrel|defense|grievance|story)',
    '(stranger|strangers) to ~4 (quarrel|dispute|complaint|sale|deal|bargain|transaction|objection)',
    '(know|knew|knowing) nothing (of|about) ~6 (matter|matters|objection|object|promise|promises|defect|broken|lies|story|wrong)',
    '(came by|come by|acquired|obtained|took|bought|purchased) ~5 (honestly|fair and square|in all innocence|innocently|with clean hands|above board) ~14 (no|not|nothing|beyond|free|clear|out of|immune|all the same)',
    '(knowing|know|knew|aware) ~1 nothing of ~3 (trouble|quarrel|dispute|complaint|problem|defect|claim|issue|argument)',
    'hold ~4 in due course',
    'hdc',
    '(blameless|faultless|guiltless|unknowing|unaware|unsuspecting|honest) ~1 (purchaser|buyer|owner|holder)',
    'stand clear of ~3 (refund|claim|defense|complaint|dispute|warranty|problem)',
    '(need not|not have to|not obliged|not required|no need to|not going to|no reason to) ~2 (listen|hear|consider|look into|deal with) ~8 (seller|store|dealer|merchant|goods|went wrong|between you|complaint|quarrel|defense|story)',
    '(complaint|claim|quarrel|story|grievance|dispute|objection) ~8 (seller|store|dealer|merchant|goods|merchandise|broken|defective) ~10 (not count|no matter|not matter|no concern|not our|not hear|nothing to us|no bearing)',
    '(complaint|complaints|claims|quarrels|grievances|problems) ~4 (goods|work|job|merchandise|purchase|product) ~4 (go|belong|lie|are for|stay) ~3 (seller|store|dealer|merchant|contractor|maker)',
    '(judge|court) ~2 not ~2 (hear|listen|consider|care) ~6 (story|complaint|quarrel|defense|objection|about)',
    '(purchase|bought|buy|paid|took) ~10 (not know|without knowing|w/o knowing|unaware|not aware) ~4 ~8 (can not|no|not) ~1 (raise|claim|use|bring|complain)',
    '(status|position|standing) ~3 (protect|shield|insulate) ~8 (dispute|claim|defense|objection|complaint)',
    `(protect|shield|insulate|cover|guard) ~3 ${FREE_PARTY} ~8 (buyer|purchaser|dispute|claim|defense|objection|complaint)`,
    '(complaint|beef|quarrel|grievance|dispute|objection|problem|argument) ~4 (with|about|against) ~3 (seller|store|dealer|merchant|goods|contractor|original) ~6 (stop|end|stay|remain|not|nothing|none)',
    '(just|only|merely|simply) ~1 (buyer|purchaser|owner) ~10 (not|nothing|no)',
    'bfp',
    '(buy|bought|purchase|acquire) ~2 (honestly|blind|clean|in good faith) ~8 (immune|free|clear|clean|not bound|untouched|safe)',
    'immune from ~3 (your|any|all|every) ~2 (objection|claim|defense|complaint|dispute)',
    '(take|takes|hold|holds) ~2 (it|account|debt|paper) ~1 clean',
    '(nothing|no|not) ~6 (seller|store|dealer|merchant|contractor) ~3 (do|say|promise) ~6 (against us|bind us|touch us)',
    'no part in ~4 (sale|deal|work|contract|transaction|job)',
    '(no|without) (notice|knowledge|word) of ~3 (problem|claim|defense|complaint|dispute|trouble)',
    '(pay|paid) (good money|fair value|value|full price) ~10 (know|knew|aware|notice|told) ~3 (no|nothing|without|of no)',
    '(innocent|good-faith) buyer ~10 (defense|claim|protect)',
    '(innocent|bona fide|good faith|good-faith|bonafide) ~3 (purchaser|buyer|owner|holder|assignee|third party|party|buyers|purchasers|transferee)',
    'holder in due course',
    '(purchaser|buyer|buyers|purchasers|assignee|holder) ~4 (for value|without notice|without knowledge)',
    `(purchase|purchased|bought|took|take|acquire|acquired) ~10 (for value|good faith|without notice|without knowledge|innocent) ~12 (${FREE}|defense|defenses|claims|defect|problem)`,
    `(purchased|bought|took|acquired|takes) ~8 (without notice|without knowledge|free of|free and clear of|clear of) ~6 (defense|defenses|claim|claims|complaint|dispute|problem|defect)`,
    `(good faith) ~6 (for value|and for value)`,
    '(for value) and ~2 good faith',
    '(know|knew) nothing ~6 (quarrel|dispute|complaint|problem|defect|claim|trouble|issue|argument)',
    'innocent (buyer|buyers|purchaser)',
  ],
  framings: ['law'],
  unless: [
    'copy of ~1 bill of sale',
    'not ~3 (holder in due course|innocent|bona fide)',
    '(contract|holder|purchaser|buyer|owner) ~2 subject to',
    '(honor|respect) ~5 (claims|defenses|rights|dispute|all)',
    '(negotiate|believe|work|act) ~2 in good faith',
    'innocent mistake',
    'bound by ~3 same',
  ],
})
