import type { StatementFinder } from '#reading/find/statement.ts'
import { DISPUTE, PROOF, PROOFS } from './dispute-words.ts'
import { sentencesThat } from './sentences-that.ts'

const GIVES =
  'provide|submit|include|enclose|attach|complete|send|give|state|explain|sign|supply|furnish|show|have|contain|present|fill|upload|produce|join|demonstrate|hand over|back|prove|bring|file|justify'
const HEAR =
  '(recognize|recognise|log|note|record|put on file|hear|act on|accept|process|consider|honor|investigate|review|open|register|respond to|entertain|look into|take)'
const DROPPED =
  '(reject|close|deny|refuse|throw|thrown|toss|ignore|return|discard|disregard|drop|dismiss|void|invalid|no dispute at all|set aside|=closed|=rejected|=denied|no effect|worthless|null)'
/** A dispute, or what is one in other words. */
const CLAIM =
  '(dispute|contest|challenge|disagree|disagreement|object|objection|protest|complaint|claim (of|about|against) ~2 (fraud|mistake|error|debt|identity theft|forgery|account|balance)|(fraud|identity theft) claim|claim against)'
const MUST =
  '(must|have to|need to|needs to|required|shall|obliged|obligated|obligatory|mandatory|necessary|compulsory|essential|indispensable|expected to|got to|gotta)'

/** A dispute needs no reason, proof or special form; a letter may ask but not require.  @law 15 USC 1692g(b) */
export const disputeNeedsReasonOrProof: StatementFinder = text => [...bySentence(text), ...besideDispute(text)]

// "Your dispute gave no grounds. Without papers it will not be considered."
const besideDispute = sentencesThat('dispute-needs-reason-or-proof', {
  any: [
    '(or|otherwise) ~2 (your|the|it) ~1 dispute? ~2 (not count|be ignored|be rejected|be disregarded|be refused|void|not be (considered|accepted|heard))',
    `(without|lacking|absent) ~8 (${PROOFS}|papers) ~12 not ~3 (consider|accept|review|process|investigate|open|honor|act on|look)`,
    `(because|as|since) ~3 you ~4 (no|not|without|nothing|fail*) ~5 (why|${PROOFS}) ~8 ${DROPPED}`,
    `without (they|them|those|these|such|it) ~3 (contest|dispute|claim|objection|letter) ~3 ${DROPPED}`,
    `it ~3 not ~3 (consider|accept|review|process|investigate|honor) ~4 (without|unless|until) ~8 (${PROOFS}|papers|you)`,
  ],
  beside: [DISPUTE],
  unless: [`(${DISPUTE}) ~6 (stop|cease|hold)`, '(settlement|payment|plan|offer|bank|refund)'],
})

const bySentence = sentencesThat('dispute-needs-reason-or-proof', {
  any: [
    `${CLAIM} ~10 (only|not|never|no) ~8 (after|until|til|till|unless|without|once|when|if|with) ~12 ${PROOF}`,
    `(not|never|no|cant|can not|wont|refuse) ~6 ${CLAIM} ~8 (until|til|till|unless|without|when ~3 not|if ~3 not) ~12 ${PROOF}`,
    `(need|require|want|demand|must have|must see|insist on) ~8 ${PROOF} ~8 before ~4 ${CLAIM} ~8 (file|open|opened|accept|note|noted|consider|considered|record|recorded|heard|look|review|reviewed|count)`,
    `before ~3 (your|any|a)? ~1 ${CLAIM} ~8 (file|open|opened|accept|note|noted|consider|considered|recorded|heard|looked|reviewed|count|counts) ~6 (need|require|must|want) ~8 ${PROOF}`,
    `(to|for|in order) ~2 ${CLAIM} ~6 ${MUST} ~6 (${GIVES}|explain) ~8 ${PROOF}`,
    `no (${PROOFS}) ~2 no ~1 ${CLAIM}`,
    `(need|required|require|must|include|attach|send|all|every|each) ~10 (or|otherwise|else) ~4 ${CLAIM} ~3 ${DROPPED}`,
    `without (they|them|it|those|that|these|such) ~3 ${CLAIM} ~3 ${DROPPED}`,
    `${CLAIM} ~2 (checklist|kit|packet|requirement|requirements) ~8 (all|every|each|need|required|must|void|reject)`,
    `(because|as|since|=gave|=offered|=stated) ~4 (no|not ~2 (give|state|offer|send|provide|name|say)|without|nothing) ~4 (why|${PROOFS}) ~8 ${CLAIM} ~8 ${DROPPED}`,
    `(burden|onus) ~2 (yours|on you|your|upon you|with you|falls on you|you ~1 (carry|bear))`,
    `(until|unless|till) ~2 you ~4 (demonstrate|show|prove|establish|convince|satisfy us|persuade) ~10 (not owe|wrong|mistake|mistaken|incorrect|error|not yours|paid|someone else) ~14 (undisputed|valid|stand|stands|owed|owe|continue|collect*|yours|due|open|remain)`,
    `(undisputed|valid|stand|stands|continue|collect*|remain|remains) ~8 (until|unless|till) ~2 you ~4 (demonstrate|show|prove|establish|convince|satisfy us|persuade) ~10 (not owe|wrong|mistake|mistaken|incorrect|error|not yours|paid)`,
    `${DISPUTE} ~10 ${MUST} ~8 (accompany|support|document|notarize|specify|${GIVES}) ~10 ${PROOF}`,
    `${DISPUTE} ~6 ${MUST} ~3 (explain|justify|prove|document|specify|substantiate|support)`,
    `${DISPUTE} ~6 not ~2 (${GIVES}) ~4 ${PROOF} ~6 (invalid|reject|rejected|ignore|ignored|void|not)`,
    `${DISPUTE} ~6 (accept|accepted|considered|reviewed|honored|processed) only ~2 (with|if|when|upon) ~10 ${PROOF}`,
    `no ~1 ${DISPUTE} ~6 (reviewed|considered|accepted|processed|opened|investigated) ~4 (unless|until|without) ~8 (you|${PROOFS})`,
    `${DISPUTE} ~8 ${MUST} ~4 (be in good faith|be notarized|be documented|be accompanied|be supported|be proven)`,
    `${MUST} ~3 (${GIVES}) ~14 ${PROOF} && ${DISPUTE}`,
    `${MUST} ~3 (use|complete|fill|return|sign) ~6 (form|affidavit) && ${DISPUTE}`,
    `${PROOF} ~6 (require|required|needed|necessary|mandatory) ~20 ${DISPUTE}`,
    `${DISPUTE} ~12 (require|requires|need|needs) ~8 ${PROOF}`,
    `only ~8 ${HEAR} ~6 ${DISPUTE} ~10 (accompany|support|with|if|that) ~8 ${PROOF}`,
    `${DISPUTE} ~4 (without|lacking|unsupported|not ~2 (accompanied|supported|documented)) ~4 (${PROOFS}|will|are|not)`,
    `${DISPUTE} ~8 (if|only if|provided|unless) ~6 (good|valid|legitimate|legal|proper|real|genuine) ~2 (reason|cause|basis|grounds)`,
    `(good|valid|legitimate|legal|proper) ~1 (reason|cause|basis|grounds) ~8 ${DISPUTE}`,
    `${DISPUTE} ~6 (with|for|upon|showing) ~2 (good|just|valid|legitimate|sufficient|reasonable) ~1 (cause|reason|basis|grounds)`,
    `(can not|unable to|will not|not) ~4 ${HEAR} ~4 ${DISPUTE} ~6 (until|unless|without) ~10 (you|${PROOFS})`,
    `${DISPUTE} ~10 (will not|can not|not) ~4 be? (considered|accepted|processed|honored|investigated|reviewed) ~4 (until|unless|without) ~12 (you|${PROOFS})`,
    `(unless|until) ~6 you ~6 (${GIVES}) ~10 ${PROOF} && (not|no|reject|deny|close) && ${DISPUTE}`,
    `${DISPUTE} ~4 (only|unless|until) ~4 (when|if|with|accompany) ~8 ${PROOF}`,
    'burden ~ (on you|yours|you) ~ (prove|proof)',
    `(up to you|your job|your burden|your duty) ~2 (show|prove) ~8 (not owe|wrong|mistake|incorrect|error)`,
    `${PROOF} ~8 ${MUST} ~3 (enclose|attach|include|submit|accompany|come with|arrive with) && ${DISPUTE}`,
    `${DISPUTE} ~6 (not|no|without|lack) ~5 (why|${PROOFS}) ~8 ${DROPPED}`,
    `${DISPUTE} ~8 ${DROPPED} ~6 (not|no|without|lack|until|unless) ~6 (why|${PROOFS})`,
    `(unexplained|undocumented|unsupported|unsubstantiated|unproven|bare) ~2 ${DISPUTE} ~8 (not|no|${DROPPED})`,
    `(back up|support|document|substantiate|justify|prove) ~3 ${DISPUTE} ~8 (or|otherwise) ~6 (${DROPPED}|not)`,
    `${MUST} ~2 (back up|support|document|substantiate|justify|prove) ~3 ${DISPUTE}`,
    `${DISPUTE} ~4 (count|stand|valid|effective|good) only ~3 (if|when|with) ~8 (show|prove|${PROOFS})`,
    `not ~3 (${HEAR}|hear|take up) ~4 ${DISPUTE} ~10 (can not|unless|without|not) ~4 (tell|say|show|prove|explain)`,
    `${DISPUTE} ~6 not ~2 (enough|sufficient|suffice)`,
    `before ~3 ${HEAR} ~4 ${DISPUTE} ~6 (need|must|require|have to|want) ~8 ${PROOF}`,
    `(fill out|complete|sign|return) ~6 (affidavit|form) ~10 ${DISPUTE} ~10 ${DROPPED}`,
    `(show|prove) ~6 (not owe|wrong) ~6 (until|before) ~10 ${DISPUTE} ~3 (close|closed|not)`,
  ],
  unless: [
    '(until|unless) we ~6 (send|provide|mail|obtain|give|verify)',
    '(we|us) ~2 (must|have to|shall|required) ~4 (stop|cease|suspend|send|provide|obtain)',
    'information that show you owe',
    '(until|unless|till|before|when|once) ~3 (you|consumer) ~2 (have|get|receive|see|been|be) ~3 (proof|document|paper|record|verification|evidence|answer|report|statement|copy)',
    '(not|no|never|stop|cease|pause|suspend|hold) ~4 (collect|collection|collecting|demand|effort|activity|resume)',
    '(mail|mailed|send|sent|forward|furnish) ~2 (to)? you',
    `(need|needs|require|requires|take|want|ask|=give) ~2 (no|neither|nothing) ~3 ${PROOF}`,
    `(without|not|never|no) ~2 (ask|asking|need|needing|require|requiring|want|wanting) ~4 ${PROOF}`,
    '(creditor|client|plaintiff|bank|collector) ~4 (must|has to|have to|need|bear)',
    '(on hold|either way|with or without)',
    '(burden|onus) ~4 (not|no|never|ours|on us|our client|creditor|plaintiff)',
    '(not|never) ~3 (your burden|burden|onus)',
    '(verification|original creditor|cfpb)',
    'not ~1 (need|require|have to) ~8 (reason|proof|document|explain|state|give)',
    'no ~2 (reason|proof|documents) ~3 (need|require|necessary)',
    '(may|can) also ~2 (include|send|attach)',
    `(reason|proof|document|papers|receipts) ~4 (help|useful|welcome|optional)`,
  ],
})
