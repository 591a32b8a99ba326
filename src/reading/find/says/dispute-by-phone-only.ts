import type { ReadText } from '#reading/find/finder.ts'
import { patterns, saysAny } from '#reading/find/search.ts'
import { onceAQuote, type StatementFinder } from '#reading/find/statement.ts'
import { lineAt } from '#reading/lines.ts'
import { CONTESTS, DISPUTE } from './dispute-words.ts'
import { sentencesThat } from './sentences-that.ts'

const VOICE =
  '(phone|telephone|call|calling|phoning|phoned|voice|hotline|oral|orally|verbal|verbally|telephonic|telephonically|voicemail|spoken|speak|speaking|ring|dial|talk|live|in conversation)'
const WRITTEN =
  '(letter|letters|mail|mailed|mailing|written|writing|fax|faxed|email|e-mail|correspondence|correspond|paper|post|posted|postal)'
const ONLY =
  '(only|sole|solely|exclusively|one and only|alone|no other|any other means|any other way|any other manner|no other manner|no other form|not otherwise|one thing|one way|nothing but|nothing else|must|have to|has to|need to|needs to|required|shall|to be (count|valid|accept|consider|register|hear))'
const TAKEN =
  '(accept|consider|open|read|look|process|take|count|answer|honor|review|entertain|recognize|hear|act|handle|do|valid|effective|enough|correspond|deal with|respond|work|register|lodge|suffice|qualify)'
const LOST =
  '(unopened|unread|nowhere|=ignored|=disregarded|=discarded|=destroyed|=shredded|=rejected|=trashed|=deleted|useless|pointless|waste|trash|returned|thrown away|thrown out|not count)'

const UNLESS = [
  '(if|when|because|unless) ~2 you ~1 do not ~1 (write|mail|dispute|call|respond)',
  '(call|phone|telephone) ~2 (or|and) ~2 (write|mail|email|in writing|writing|online|letter)',
  `${WRITTEN} ~3 (or|and) ~3 (call|phone|telephone|calling)`,
  'by (mail|email|letter) ~4 phone',
  '(complaint|complain|question ~2 about how)',
  'not write ~3 (check|below|above|on|in this)',
  '(oral|verbal|phone|telephone|calling|call|calls) ~3 (not|no) ~4 (count|enough|accept|keep|prevent|stop|effect|suffice)',
  `only ~3 ${WRITTEN}`,
  `(must|have to|need to|required|shall) ~1 ${WRITTEN}`,
  '(need|have) not ~2 (call|phone|telephone)',
  '(not|no) ~2 (need|have) to (call|phone|telephone)',
  'not (phone|call|telephone)',
  '(hardship|plan|payment|payments|pay|address|card|status|closed|holiday)',
  '(any|every|whichever|whatever|either) ~2 (way|ways|form|manner|means) ~4 (you|like|will do|good|open)',
  '(stop|cease) ~4 (call|collect)',
  'return receipt',
  '(question|questions) ~2 (call|about)',
  '(verification|judgment|original creditor)',
]

/** Only the voice will do. */
const byVoice = sentencesThat(
  'dispute-by-phone-only',
  {
    any: [
      `${VOICE} && ${ONLY}`,
      `(unless|until|without) ~3 ${VOICE}`,
      `(handle|take|process|accept|receive|hear) ~4 ${DISPUTE} ~4 (by|over|via|on) ~2 ${VOICE}`,
      '(have|has) to be (phoned|called) in',
      `(team|desk|staff|department|people) ~2 only ~2 (talk|speak)`,
    ],
    unless: UNLESS,
  },
  speaksOfDisputes,
)

/** What is written is not taken. */
const notInWriting = sentencesThat(
  'dispute-by-phone-only',
  {
    any: [
      `${WRITTEN} ~8 (not|no|never|none) ~6 ${TAKEN}`,
      `(not|no|never|nothing|none) ~8 ${WRITTEN} ~8 ${TAKEN}`,
      `(not|never) ~4 ${TAKEN} ~6 ${WRITTEN}`,
      'not correspond',
      `(can not|may not|never|not allowed to|unable to) ~1 (dispute|contest|challenge|question) ~3 (by|through|via|in) ~1 ${WRITTEN}`,
      `${WRITTEN} ~10 ${LOST}`,
      `(call|phone|telephone|ring|speak) && (not|no need to|never|instead of) ~3 (write|writing|mail|email|send ~3 letter)`,
      'not ~1 (write|mail|send ~3 letter)',
      'no letters',
    ],
    unless: UNLESS,
  },
  speaksOfDisputes,
)

/** "Dispute hotline 555-0100. This is the sole means of disputing." */
const soleMeans = sentencesThat('dispute-by-phone-only', {
  any: [`(sole|only|one|exclusive) ~1 (way|means|method|channel) ~6 ${DISPUTE}`],
  beside: [`(${VOICE}|<phone>)`],
  unless: UNLESS,
})

const ABOUT_DISPUTES = patterns([
  CONTESTS,
  DISPUTE,
  'disagreement',
  'validity',
  'problem with ~2 (debt|bill|account|balance)',
  '(sum|amount|balance|debt|bill|figure|it) ~1 not ~1 (right|correct|yours|owe)',
])
const NEIGHBOURS = [0, -1, 1]

// in the sentence or beside it, in one paragraph
function speaksOfDisputes(text: ReadText, i: number): boolean {
  const own = paragraphOf(text, i)
  return NEIGHBOURS.some(
    step => saysAny(text.sentences[i + step], ABOUT_DISPUTES) && paragraphOf(text, i + step) === own,
  )
}

function paragraphOf(text: ReadText, i: number): string | undefined {
  const run = text.runs[i]
  const line = run && lineAt(text.lines, run.page, run.first)
  return line && `${line.page} ${line.block}`
}

/** Steering disputes to the telephone hides that only a written one makes them prove the debt.  @law 15 USC 1692g(a)(4) */
export const disputeByPhoneOnly: StatementFinder = text =>
  onceAQuote([...byVoice(text), ...notInWriting(text), ...soleMeans(text)])
