import { DISPUTE, PROOF, PROOFS } from './dispute-words.ts'
import { sentencesThat } from './sentences-that.ts'

const GIVES =
  'provide|submit|include|enclose|attach|complete|send|give|state|explain|sign|supply|furnish|show|have|contain|present|fill'
const HEAR =
  '(act on|accept|process|consider|honor|investigate|review|open|register|respond to|entertain|look into|take)'
const MUST = '(must|have to|need to|required|shall)'

/** A dispute needs no reason, proof or special form; a letter may ask but not require.  @law 15 USC 1692g(b) */
export const disputeNeedsReasonOrProof = sentencesThat('dispute-needs-reason-or-proof', {
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
  ],
  unless: [
    '(until|unless) we ~6 (send|provide|mail|obtain|give|verify)',
    '(we|us) ~2 (must|have to|shall|required) ~4 (stop|cease|suspend|send|provide|obtain)',
    'information that show you owe',
    'not ~3 (need|require|have to) ~8 (reason|proof|document|explain|state|give)',
    'no ~2 (reason|proof|documents) ~3 (need|require|necessary)',
    '(may|can) also ~2 (include|send|attach)',
  ],
})
