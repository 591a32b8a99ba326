import type { Atom } from './atoms.ts'
import { firstMatch, pattern, type Marked, type Match } from './pattern.ts'
import { mayMatch, type Indexed } from './text-index.ts'

/** What a sentence speaks of when it is not the collector saying what is or will be:
 *  `law`: what the law forbids or protects; `right`: what the consumer may do; `reported`: what someone else said;
 *  `question`; `heading`: the line that names the account; `form`: a box for the consumer to tick, in the consumer's voice. Such a sentence threatens and claims nothing. */
export type Framing = 'law' | 'right' | 'reported' | 'question' | 'heading' | 'form'

const FRAMES: readonly (readonly [Framing, readonly string[]])[] = [
  [
    'law',
    [
      '(law|laws|statute|code|regulation|rule|constitution|fdcpa) ~6 (prohibit|forbid|ban|=limit|=limits|restrict|protect|prevent|exempt|shield)',
      'act ~3 (prohibit|prohibits|forbid|forbids|=ban|=bans|=limits|restricts|=protects|prevents|exempts|shields)',
      '(law|statute|act|regulation|rule|constitution) ~3 not (allow|permit|let)',
      '@any-collector ~2 (may|can|must|should|do|will|be|shall) not',
      '@any-collector ~6 (prohibit|forbid|bar) from',
      '(no|=any) ~1 @any-collector ~1 (may|can|must|has)',
      'it ~2 (illegal|unlawful|a violation|against law) ~3 (for|to)',
      '(exempt|protected|shielded|safe|immune) ~3 (from|by|under)',
      'no (one|person|company) ~2 (may|can) ~12 (unless|without|law)',
      'prohibited from',
      '(threat|threats|threaten|publish|publication|violence|harass|harassment|such) ~8 (=forbidden|=prohibited|=outlawed|against the law)',
    ],
  ],
  [
    'right',
    [
      'you (have|has|had) ~2 right',
      'your right to (request|ask|dispute|sue|stop)',
      'you (may|can) (=sue|=file a complaint|=complain)',
    ],
  ],
  [
    'reported',
    [
      '(some|other|many|bad|dishonest) ~1 @any-collector ~2 (threaten|say|claim|tell|try|lie|scare|pretend)',
      '(you|he|she) (tell|told|say|write|report|claim|state|ask|mention|inform|advise) (we|us|that|about|you|whether|in)',
      'your (letter|message|email|attorney|lawyer|note) ~2 (say|state|claim|ask|tell|report)',
      'your (claim|statement|concern|worry|fear|question|complaint|belief) ~1 (that|whether|about|if)',
      '(some|many|certain) ~1 (=collectors|=agencies|=companies|=callers)',
      '(another|other|former|previous|earlier) ~2 (@any-collector|agency|company|firm|office) ~2 (add|charge|tell|say|threaten|want|demand|ask|report|call|send)',
      '@impostor ~8 (may|will|can|often|sometimes|claim|pretend|say|call|threaten|ask)',
      '(someone|anyone|anybody|somebody|caller|callers|company) ~8 (threaten|pretend|=claiming|=saying|pose|tell you|say you)',
      '(it|that|he|she|they) ~1 not (=us|from us|=ours|one of us|one of ours)',
      '(=caller|=callers|somebody else) ~1 (say|tell|claim|demand)',
      '(beware|wary|suspicious) of',
    ],
  ],
]

/** What opens a sentence that repeats the consumer's own words: "You say that our agent threatened you." */
const REPEATS = pattern(
  'you (=say|=said|=wrote|=write|=asked|=ask|=told|=reported|=mentioned|=stated|=claimed|=complained|=worry|=fear|=feared|=worried|=thought|=believed|=assumed|=suspected|=expected|=heard|=saw|=read|=wonder|=wondered)',
)
/** After one of these the writer speaks for himself again: "You say that you are ill, but we will sue." */
const TURNS: ReadonlySet<string> = new Set([
  'but',
  'however',
  'yet',
  'nevertheless',
  'nonetheless',
  'instead',
  ';',
  '—',
])
const OWN: ReadonlySet<string> = new Set(['we', 'our', 'i', 'my'])

const COMPILED = FRAMES.flatMap(([framing, sources]) => sources.map(source => ({ framing, says: pattern(source) })))
const ASKED_TO_FRIGHTEN = pattern(
  '((you|u) ~1 not want|want ~4 (clean|good|loan|house|home|mortgage|apartment|credit|car)|(do you have|have you got|got) ~2 (day|time|afternoon|morning|lawyer|money) ~8 (court|courtroom|judge|lawyer|spare)|(do you|would you|are you|is that|have you|how will|how would|what will|why) ~2 (want|like|know|ready|prepared|think|look|your|feel|say|aware|realize|realise|understand|risk|wait))',
)

const SUBJECT: ReadonlySet<string> = new Set(['re', 'regarding', 'ref', 'reference', 'account', 'accounts', 'creditor'])
/** With one of these the subject line itself says what is threatened. */
const SPEAKS =
  /^(?:suit|lawsuit|legal|litigation|court|summons|judgment|garnish|levy|lien|seizur|warrant|arrest|crimin|final|notic|public|forfeitur|liable|responsib)/

const MAILING: ReadonlySet<string> = new Set(['mail', 'return', 'remit', 'send', 'from', 'to'])
const ZIP = /^\d{5}(?:-\d{4})?$/

// "Re: Valley Bank card ending 2290": names of banks and goods threaten nothing
function isHeading({ atoms }: Marked): boolean {
  const isSubject = SUBJECT.has(atoms[0]?.norm ?? '') && atoms[1]?.norm === ':'
  const isAddress = MAILING.has(atoms[0]?.norm ?? '') && atoms.some(({ text }) => ZIP.test(text))
  return (isSubject || isAddress) && !atoms.some(({ norm }) => SPEAKS.test(norm))
}

/** A box of the sender's own slip, for a step to come: "[ ] file for suit - scheduled June 3". */
const STEP_TO_COME = pattern(
  '(scheduled|schedule|set|slated|booked|planned|calendared|queued|goes) ~2 (for|on|by)? <date>',
)

// drawn, or printed as "[ ]" or "( )"
function opensWithBox({ atoms: [first, second] }: Marked): boolean {
  if (first?.kind === 'box') return true
  const pair = `${first?.norm ?? ''}${second?.norm ?? ''}`
  return pair === '[]' || pair === '()'
}

/** A framing, and where in the sentence it ends; without an end it holds for the whole sentence. */
export interface Framed {
  readonly framing: Framing
  /** The first atom that is the writer's own word again. */
  readonly until?: number
}

export function framedIn(sentence: Marked & Indexed, isDenied: (match: Match) => boolean): Framed | undefined {
  if (opensWithBox(sentence) && !firstMatch(STEP_TO_COME, sentence)) return { framing: 'form' }
  if (isHeading(sentence)) return { framing: 'heading' }
  for (const frame of COMPILED) {
    const framed = mayMatch(frame.says, sentence) ? framedBy(frame, sentence, isDenied) : undefined
    if (framed) return framed
  }
  const repeats = mayMatch(REPEATS, sentence)
    ? firstMatch(REPEATS, sentence, ({ from, to }) => from === 0 && !isToldByUs(sentence.atoms, from, to))
    : undefined
  if (repeats) return reportedUntil(sentence.atoms, repeats.to)
  const last = sentence.atoms.at(-1)
  if (last?.norm === '?' && !firstMatch(ASKED_TO_FRIGHTEN, sentence)) return { framing: 'question' }
  return undefined
}

function framedBy(
  { framing, says }: (typeof COMPILED)[number],
  sentence: Marked & Indexed,
  isDenied: (match: Match) => boolean,
): Framed | undefined {
  const isOurs = ({ from, to }: Match): boolean =>
    framing === 'reported' && (isOnlySupposed(sentence.atoms, from) || isToldByUs(sentence.atoms, from, to))
  const match = firstMatch(says, sentence, found => !isDenied(found) && !isOurs(found))
  if (!match) return undefined
  return framing === 'reported' ? reportedUntil(sentence.atoms, match.to) : { framing }
}

const SUPPOSED: ReadonlySet<string> = new Set(['whether', 'if', 'unless', 'when', 'once', 'until'])
const SUPPOSED_REACH = 3

// "whether or not you ask us": nobody has asked
function isOnlySupposed(atoms: readonly Atom[], from: number): boolean {
  return atoms.slice(Math.max(0, from - SUPPOSED_REACH), from).some(({ norm }) => SUPPOSED.has(norm))
}

const TOLD_BY_US: ReadonlySet<string> = new Set(['are', 'be', 'hereby', 'is'])

// "You are hereby told that": we say it ourselves
function isToldByUs(atoms: readonly Atom[], from: number, to: number): boolean {
  return atoms[from]?.norm === 'you' && atoms.slice(from + 1, to).some(({ norm }) => TOLD_BY_US.has(norm))
}

// to a "but", or to ", so we"
function reportedUntil(atoms: readonly Atom[], from: number): Framed {
  for (let i = from + 1; i < atoms.length - 1; i += 1) {
    const { norm } = atoms[i]!
    const next = norm === ',' && /^(?:and|so|then)$/.test(atoms[i + 1]!.norm) ? i + 2 : i + 1
    const isTurn = TURNS.has(norm) || ((norm === ',' || norm === 'so') && OWN.has(atoms[next]?.norm ?? ''))
    if (isTurn) return { framing: 'reported', until: next }
  }
  return { framing: 'reported' }
}
