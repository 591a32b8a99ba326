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
      '(law|laws|statute|act|code|regulation|rule|constitution|fdcpa) ~6 (prohibit|forbid|ban|=limit|=limits|restrict|protect|prevent|exempt|shield)',
      '(law|statute|act|regulation|rule|constitution) ~3 not (allow|permit|let)',
      '@any-collector ~2 (may|can|must|should|do|will|be|shall) not',
      '@any-collector ~6 (prohibit|forbid|bar) from',
      '(no|=any) ~1 @any-collector ~1 (may|can|must|has)',
      'it ~2 (illegal|unlawful|a violation|against law) ~3 (for|to)',
      '(exempt|protected|shielded|safe|immune) ~3 (from|by|under)',
      'no (one|person|company) ~2 (may|can) ~12 (unless|without|law)',
      'prohibited from',
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
      '@impostor ~8 (may|will|can|often|sometimes|claim|pretend|say|call|threaten|ask)',
      '(someone|anyone|caller|company) ~8 (threaten|pretend|=claiming|pose|tell you|say you)',
    ],
  ],
]

const COMPILED = FRAMES.map(([framing, sources]) => [framing, sources.map(pattern)] as const)
const ASKED_TO_FRIGHTEN = pattern(
  '(do you|would you|are you|is that|have you|how will|how would|what will|why) ~2 (want|like|know|ready|prepared|think|look|your|feel|say|aware|realize|realise|understand|risk|wait)',
)

const SUBJECT: ReadonlySet<string> = new Set(['re', 'regarding', 'ref', 'reference', 'account', 'accounts', 'creditor'])
/** With one of these the subject line itself says what is threatened. */
const SPEAKS =
  /^(?:suit|lawsuit|legal|litigation|court|summons|judgment|garnish|levy|lien|seizur|warrant|arrest|crimin|final|notic|public|forfeitur)/

const MAILING: ReadonlySet<string> = new Set(['mail', 'return', 'remit', 'send', 'from', 'to'])
const ZIP = /^\d{5}(?:-\d{4})?$/

// "Re: Valley Bank card ending 2290": names of banks and goods threaten nothing
function isHeading({ atoms }: Marked): boolean {
  const isSubject = SUBJECT.has(atoms[0]?.norm ?? '') && atoms[1]?.norm === ':'
  const isAddress = MAILING.has(atoms[0]?.norm ?? '') && atoms.some(({ text }) => ZIP.test(text))
  return (isSubject || isAddress) && !atoms.some(({ norm }) => SPEAKS.test(norm))
}

// drawn, or printed as "[ ]" or "( )"
function opensWithBox({ atoms: [first, second] }: Marked): boolean {
  if (first?.kind === 'box') return true
  const pair = `${first?.norm ?? ''}${second?.norm ?? ''}`
  return pair === '[]' || pair === '()'
}

export function framingOf(sentence: Marked & Indexed, isDenied: (match: Match) => boolean): Framing | undefined {
  if (opensWithBox(sentence)) return 'form'
  if (isHeading(sentence)) return 'heading'
  for (const [framing, patterns] of COMPILED) {
    const found = patterns.some(
      one => mayMatch(one, sentence) && firstMatch(one, sentence, match => !isDenied(match)) !== undefined,
    )
    if (found) return framing
  }
  const last = sentence.atoms.at(-1)
  if (last?.norm === '?' && !firstMatch(ASKED_TO_FRIGHTEN, sentence, () => true)) return 'question'
  return undefined
}
