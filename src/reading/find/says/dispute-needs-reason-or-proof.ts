import type { StatementFinder } from '#reading/find/statement.ts'
import { DISPUTE, PROOF, PROOFS } from './dispute-words.ts'
import { sentencesThat } from './sentences-that.ts'

const GIVES =
  'provide|submit|include|enclose|attach|complete|send|give|state|explain|sign|supply|furnish|show|have|contain|present|fill'
const HEAR =
  '(act on|accept|process|consider|honor|investigate|review|open|register|respond to|entertain|look into|take)'
const DROPPED =
  '(reject|close|deny|refuse|throw|thrown|toss|ignore|return|discard|disregard|drop|dismiss|void|invalid|no dispute at all|set aside)'
const MUST = '(must|have to|need to|required|shall)'

/** A dispute needs no reason, proof or special form; a letter may ask but not require.  @law 15 USC 1692g(b) */
export const disputeNeedsReasonOrProof: StatementFinder = text => [...bySentence(text), ...besideDispute(text)]

// "Your dispute gave no grounds. Without papers it will not be considered."
const besideDispute = sentencesThat('dispute-needs-reason-or-proof', {
  any: [
    '(or|otherwise) ~2 (your|the|it) ~1 dispute? ~2 (not count|be ignored|be rejected|be disregarded|be refused|void|not be (considered|accepted|heard))',
    `(without|lacking|absent) ~8 (${PROOFS}|papers) ~12 not ~3 (consider|accept|review|process|investigate|open|honor|act on|look)`,
    `it ~3 not ~3 (consider|accept|review|process|investigate|honor) ~4 (without|unless|until) ~8 (${PROOFS}|papers|you)`,
  ],
  beside: [DISPUTE],
  unless: [DISPUTE, '(settlement|payment|plan|offer|bank|refund)'],
})

const bySentence = sentencesThat('dispute-needs-reason-or-proof', {
  any: [
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
    'not ~1 (need|require|have to) ~8 (reason|proof|document|explain|state|give)',
    'no ~2 (reason|proof|documents) ~3 (need|require|necessary)',
    '(may|can) also ~2 (include|send|attach)',
    `(reason|proof|document|papers|receipts) ~4 (help|useful|welcome|optional)`,
  ],
})
