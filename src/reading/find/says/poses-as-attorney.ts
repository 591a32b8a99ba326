import { proof, type StatementFinder } from '#reading/find/statement.ts'
import { compilePhrase, findPhrase, quickMatch } from '#reading/language/find-phrases.ts'
import { pattern } from '#reading/language/pattern.ts'

const LAWYER = '(attorney|lawyer|counsel|solicitor|barrister|=atty|=attys)'

const SAYS = compilePhrase({
  any: [
    `=hearing ~1 from ~1 ${LAWYER} (at|of|here|for)`,
    '(counselor-in-charge|counsel-in-charge|attorney-in-charge|lawyer-in-charge|counselor in charge|counsellor in charge)',
    '(i|we) ~2 (tried|argued|litigated|pleaded|pled|prosecuted|won|handled) ~6 (matter|matters|case|cases|suit|suits|lawsuits|claims|hundreds|dozens) ~14 (bench|court|courtroom|judge|judges|jury|juries|trial|verdict)',
    '(i|we) ~2 (stood|stand|appear|appeared|practiced|practice|practise|practised|plead|pleaded) ~6 (before|in front of|at|in) ~2 (bench|bar|court|judge|judges)',
    `(comes|come|came|sent|written|coming|here) ~3 (to you)? ~1 (from|by) ~1 ${LAWYER} (at|of|for|in|with|here)`,
    `(letter|notice|message|note|email|call) ~1 (=is|=was)? ~1 (from|by) ~1 ${LAWYER} (at|of|for|in|with)`,
    '(my|our) ~1 (years|decades|career) ~3 (of|in|as)? ~2 (law practice|practicing law|practice of law|at the bar|trial work|trying cases)',
    `as ~1 legal ~1 counsel ~1 (i|we)`,
    '(barrister|attorney|lawyer|counsel) in charge',
    `(desk|office|chambers|hand|pen) of ~2 (company|our|agency|staff|the) ~1 ${LAWYER}`,
    '(my|our) ~1 (paralegal|law clerk|legal secretary|legal assistant|legal eagles|legal beagles|legal minds|legal people|legal folks)',
    'officer of court',
    '(i|we) ~2 (passed|pass) ~1 bar',
    '(i|we) ~2 (went to|finished|graduated from|attended) law school',
    `${LAWYER} and (counselor|counsellor|counselors|advisors)`,
    'counselor at law',
    `(this is|here is|from|call) ~2 ${LAWYER} office (at|of|with|for|in)`,
    '=counselor ~1 (needs|need|wants|want|expects|expect|asks|ask|awaits|requires|requests) ~4 (call|callback|hear|answer|reply|response|payment)',
    `(our|the) ${LAWYER} ~1 (here|upstairs|downstairs|down the hall|in-house|on ~2 floor|across the hall|next door to me|in this building|in our building)`,
    `${LAWYER} ~10 (dictate|dictated|dictates|had me write|asked me to write|told me to write|has me write|had me send|=directs that you|=directs you|=instructs you|=advises you) ~6`,
    `${LAWYER} ~1 (pen|hand|signature|stationery|letterhead)`,
    `(dealing|talking|speaking|corresponding) ~2 (with|to) ~2 (our|a|the)? ~1 (${LAWYER}|=legal) ~1 (now|here|of this office|from now on)`,
    `=now ~1 (dealing|talking|speaking|corresponding) ~2 (with|to) ~2 (${LAWYER}|=legal)`,
    `(sit|sits|lie|lies|rest|rests) ~2 with (our|the) ~1 ${LAWYER}`,
    '(this is|here is) =legal (now|,|and|calling|writing)',
    `(signed|reviewed|written|sent|approved|issued) ~2 by ~1 =counsel`,
    `(i|we) ~2 (write|am writing|speak|act|appear|advise) ~3 (in my capacity|in our capacity|as your opposing|as opposing|as their|as its) ~3 (${LAWYER}|legal)`,
    '(attorney|lawyer|counsel) file ~1 (no|number|#)',
    'member of ~2 legal profession',
    '(firm|office|house|chambers) of ~2 (advocates|barristers|lawyers|attorneys|solicitors)',
    '(our|my) ~1 (advocates|barristers|solicitors)',
    '(your|the|our) ~1 (advocate|barrister) (on|for) ~2 (our side|this office|this matter|this file)',
    '=legal (have|has) ~2 (review|look|advise|clear|sign|examine)',
    `${LAWYER} ~4 (draw up|drawn up|=drafted|=written|=wrote|=prepared|=signed|=dictated) ~3 (this|letter|notice|demand)`,
    '(this is|here is|=is) legal (talking|writing|calling|speaking|here)',
    'member of ~3 bar',
    `(this is|here is) ${LAWYER}`,
    `${LAWYER} (in charge|on duty|of record)`,
    `${LAWYER} ~1 desk`,
    '(handle|assign|move|pass) ~5 (trial|litigation|legal) ~1 (team|counsel|lawyers|staff) of ~1 (this|our) (office|agency|company)',
    'admit ~4 (bar|practice law)',
    '(as a|as your|as the) (lawyer|attorney|counsel)',
    `undersigned ~1 ${LAWYER}`,
    `${LAWYER} (for|of|at|with) (this|our) (office|company|agency) ~4 (handle|take|work|review|prepare|be)`,
    'legal (analysis|conclusion|finding|determination) ~2 by ~3 (counsel|attorney|lawyer|staff|team)',
    '(pre-litigation|prelitigation|litigation|legal|attorney|lawyer|legal affairs|law) ~1 (department|dept|division|unit|administrator|office|bureau|section|staff|assistant|group|desk|team|branch)',
    '(office|department|division|desk|bureau) of ~2 (legal|counsel|general counsel|attorneys|law|litigation)',
    `${LAWYER} ~1 (review|unit|department|office|team|desk|division)`,
    `(general|staff|corporate|in-house|senior|legal|associate|chief|managing|lead|trial|collection) ${LAWYER}`,
    '(esq|esquire|jd|j.d)',
    `(our|in-house|staff) ~2 ${LAWYER} ~5 (review|have|determine|examine|decide|believe|conclude|advise|prepare|study|find|go over|look|confirm|say|agree|assure|consider)`,
    `(i|we) (am|be) ~3 ${LAWYER}`,
    `(i|we) ~4 as ~3 ${LAWYER}`,
    `as ~3 ${LAWYER} ~2 (for|to|of|i|we)`,
    `(prepare|draft|review|check|sign|approve|write) ~2 by ~2 (our|the|an) ~1 ${LAWYER}`,
    `(handle|review|work on|manage|prepare|oversee) ~2 by ~3 ${LAWYER} ~4 (office|staff|our|firm)`,
    `(capacity|role|position) ~2 as ~2 (${LAWYER}|legal)`,
    `one of our ${LAWYER}`,
    `our ${LAWYER} ~6 (file|case|account|charge|assigned|matter)`,
    'attorney at law',
    `${LAWYER} ~2 (on|in|with) ~1 (our|this|the) (staff|payroll|team|office|company|agency)`,
    `${LAWYER} (on staff|we employ|who work for us|who work here)`,
    `(staff|team|panel) of ~1 ${LAWYER} ~4 (review|examine|read|look|study|go|decide|conclude|find|tell|advise)`,
    '(your|the|our) ~1 counselor ~2 (will|be|have|handle|assign)',
    '(contact|writer|officer|agent) ~3 =counselor',
    'legal opinion',
    '(refer|send|assign|forward) ~3 to ~1 me ~3 legal',
    'legal review',
    '(my|our) ~1 (law|legal) (practice|colleagues|partners|team|experts|professionals|advisors)',
    `call ~2 our ${LAWYER}`,
    `per our ~2 (${LAWYER}|legal)`,
  ],
  unless: [
    `(refer|forward|place|hire|retain|send|hand (over|off|to|it|this)|=handed|=handing|turn|transfer) ~8 (${LAWYER}|legal)`,
    `(your|own|any) ${LAWYER}`,
    `(consult|hire) ~2 ${LAWYER}`,
    `if ~3 (you|an|a) ~4 ${LAWYER}`,
    `you ~2 (have|hire|need|want) ~3 ${LAWYER}`,
    '(legal aid|legal assistance|legal services|legal advice|legal holiday)',
    `(not|no) ~4 (${LAWYER}|law firm)`,
    'power of attorney',
    'district attorney',
    'attorney general',
    `(${LAWYER}|legal) ~1 fee`,
    'legal process for',
    '(civil|legal) (action|proceeding)',
    '(federal|state|consumer|debt collection|bankruptcy) law',
    'law (at|on|in|of|from)',
    'licensed',
    '(pre-legal|prelegal) (department|dept|division|unit|office|team|desk|stage|status|review|notice|collection|process|action|phase)',
  ],
  framings: ['law', 'right'],
})
/** A signature: the word stands alone on its line after a name. */
const SIGNATURE = compilePhrase({ any: [`, ${LAWYER}`] })
const LONGEST_SIGNATURE = 7

/** A real law firm, or a lawyer with a bar number, does not pose. */
const REAL = [
  'law (office|firm|group)',
  'bar ~1 (no|number|#|card|roll)',
  'state bar',
  '(p.c|pc|pllc|l.l.p|llp|p.a|plc|p.l.l.c)',
].map(pattern)
/** "Attorneys at Law" over the name of a collection agency does. */
const AGENCY = ['collection agency (act|for|retain|hire)', 'be collection agency'].map(pattern)
const AGENCY_NAME = [
  '(collections|recovery|recoveries|receivables|adjusters|adjustment) (inc|llc|corp|co|company|services)',
].map(pattern)

/** Sentences of the letterhead: further down such a name is the creditor's. */
const HEAD = 4

export const posesAsAttorney: StatementFinder = text => {
  const says = (patterns: typeof REAL, among = text.sentences): boolean =>
    among.some(sentence => patterns.some(one => quickMatch(one, sentence) !== undefined))
  const isAgency = says(AGENCY) || says(AGENCY_NAME, text.sentences.slice(0, HEAD))
  if (!isAgency && says(REAL)) return []
  const signed = findPhrase(SIGNATURE, text.sentences).filter(
    ({ sentence }) => sentence.atoms.length <= LONGEST_SIGNATURE,
  )
  return [...findPhrase(SAYS, text.sentences), ...signed].map(found => ({
    says: isAgency ? 'agency-poses-as-law-firm' : 'poses-as-attorney',
    evidence: [proof(text, found)],
  }))
}
