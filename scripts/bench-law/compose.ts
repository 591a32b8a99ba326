import { paperFromText, type Paper } from '#reading/paper.ts'
import { addDays } from '#units/iso-date.ts'
import type { CorpusLetter } from './corpus.ts'
import { anyCourtPaper, garnishment, judgment, summons } from './court.ts'
import type { Draft, Line } from './draft.ts'
import {
  email,
  followUp,
  lawFirm,
  noticeByEmail,
  originalCreditor,
  paymentReminder,
  postcard,
  reply,
  settlementOffer,
  social,
  textMessage,
  transfer,
} from './letters.ts'
import { initialNotice, modelNotice } from './notices.ts'
import { randomOf, type Random } from './random.ts'
import { drawScene, type Scene } from './scene.ts'
import { answersIn, fill } from './slots.ts'
import { spanishNotice } from './spanish.ts'
import { RULES } from '#law/rules/index.ts'
import type { Base, Content, Part, Wording } from './wordings.ts'

/** A letter drawn from one wording, in the shape the corpus has, with what is needed to set it in print and to judge it. */
export interface DrawnLetter extends CorpusLetter {
  readonly rule: string | undefined
  readonly breaks: boolean
  readonly wording: string
  readonly base: Base | 'court-paper'
  readonly lines: readonly Line[]
  readonly envelope: readonly string[]
  /** The passages the finding must rest on, as this letter prints them. */
  readonly words: readonly string[]
  readonly earlier: { readonly text: string; readonly paper: Paper } | undefined
  readonly also: readonly string[]
  /** Nothing of its base was left out or put otherwise. */
  readonly isWhole: boolean
  readonly scene: Scene
}

const NOTICES: readonly Base[] = ['initial-notice', 'model-notice', 'spanish-notice']
const COURT: readonly Base[] = ['summons', 'judgment', 'garnishment']
const NOTICE_ONLY = new Set(
  RULES.filter(({ appliesTo }) => appliesTo.length === 1 && appliesTo[0] === 'initial-validation-notice').map(
    ({ id }) => id,
  ),
)
const OF_NOTICES: ReadonlySet<Part> = new Set(['itemization-date-creditor', 'itemization-date', 'itemization-amount', 'itemization', 'end-date', 'dispute-statement', 'verification-statement', 'assumed-valid-statement', 'original-creditor-statement', 'cfpb-reference', 'electronic-dispute-statement', 'dispute-prompts', 'original-creditor-prompt', 'response-addresses', 'whole-notice']) // prettier-ignore
/** What is left of a first notice that says nothing about the person's rights. */
const WHOLE_NOTICE: readonly Part[] = ['itemization-date', 'itemization-amount', 'itemization', 'end-date', 'dispute-statement', 'verification-statement', 'assumed-valid-statement', 'original-creditor-statement', 'cfpb-reference', 'electronic-dispute-statement', 'dispute-prompts', 'original-creditor-prompt', 'response-addresses'] // prettier-ignore

const OFFER: readonly Part[] = ['offer', 'renewal']

/** What a base says that the rule's wordings are to say, or not. */
const ANSWERS_BY_ITSELF: Readonly<Record<string, readonly Part[]>> = {
  'attorney-letter-no-meaningful-review': ['attorney-disclaimer'],
  'settlement-false-expiry': ['offer', 'renewal'],
  'settlement-1099c-misleading': ['offer', 'renewal'],
  'verification-inadequate': ['records'],
  'sold-lose-defences': ['defenses'],
}

const BASES: Readonly<Record<Exclude<Base, 'email'>, (draft: Draft) => Line[]>> = {
  'initial-notice': initialNotice,
  'model-notice': modelNotice,
  'follow-up': followUp,
  'settlement-offer': settlementOffer,
  'payment-reminder': paymentReminder,
  'law-firm': lawFirm,
  'text-message': textMessage,
  reply,
  transfer,
  'original-creditor': originalCreditor,
  'spanish-notice': spanishNotice,
  postcard,
  social,
  summons,
  judgment,
  garnishment,
}

/** One letter of a wording. The same wording, number and seed give the same letter.
 *  @example drawLetter(wording, { seed: 1, number: 0 }).text */
export function drawLetter(wording: Wording, { seed, number }: { seed: number; number: number }): DrawnLetter {
  const random = randomOf(`${seed} ${wording.rule} ${wording.breaks} ${wording.id} ${number}`)
  const base = wording.base[number % wording.base.length]!
  const scene = sceneFor(wording, base, random)
  const asNotice = NOTICES.includes(base) || isNotice(wording)
  const wroteBefore = !Object.entries(wording.given).some(([name, value]) => isPriorNotice(name) && value === false)
  const lines = linesOf(wording, { base, scene, random, asNotice, wroteBefore })
  const { earlier } = wording
  const earlierLines =
    earlier &&
    linesOf(
      { ...earlier, rule: wording.rule },
      {
        base: earlier.base[0]!,
        scene: earlierScene(scene, earlier.days_before),
        random,
        wroteBefore: true,
        asNotice: NOTICES.includes(earlier.base[0]!) || earlier.base[0] === 'email',
      },
    )
  return letterOf({
    id: `${wording.rule} ${wording.breaks ? '+' : '-'}${wording.id} ${number}`,
    wording,
    base,
    scene,
    lines,
    isFirst: asNotice,
    earlierLines,
    random,
  })
}

/** A letter that keeps the law: a base by itself. */
export function drawCompliant(base: Base, { seed, number }: { seed: number; number: number }): DrawnLetter {
  return drawLetter({ ...EMPTY, base: [base], id: base, rule: number % 2 === 0 ? NOTICE_RULE : '' }, { seed, number })
}

/** A paper of a court. */
export function drawCourtPaper({ seed, number }: { seed: number; number: number }): DrawnLetter {
  const random = randomOf(`${seed} court paper ${number}`)
  const scene = drawScene(random, { sold: random.chance(0.7) })
  const lines = anyCourtPaper({ scene, random, wroteBefore: true, has: () => true }).filter(({ text }) => text !== '')
  const letter = letterOf({ id: `court-paper ${number}`, wording: { ...EMPTY, base: ['summons'], id: `${number}`, rule: '' }, base: 'summons', scene, lines, isFirst: false, random, earlierLines: undefined }) // prettier-ignore
  return { ...letter, base: 'court-paper', expected: { ...letter.expected, is_court_paper: true } }
}

const NOTICE_RULE = 'vn-missing-entirely'
const EMPTY: Omit<Wording, 'base' | 'id' | 'rule'> = {
  say: [], without: [], instead: {}, words: [], envelope: [], given: {}, also: [], breaks: false, earlier: undefined, why: undefined, note: undefined,
} // prettier-ignore

// an e-mail is drawn as a notice where the wording or its rule is about a notice's parts
function isNotice({ base, rule, without, instead }: Wording): boolean {
  if (!base.includes('email')) return false
  return NOTICE_ONLY.has(rule) || [...without, ...Object.keys(instead)].some(part => OF_NOTICES.has(part as Part))
}

function sceneFor(wording: Wording, base: Base, random: Random): Scene {
  const { without, instead, say } = wording
  const named = JSON.stringify([say, instead, wording.words, wording.earlier])
  const parts = [...without, ...Object.keys(instead)]
  const mustDiffer = named.includes('{original}') || parts.includes('itemization-date-creditor') || parts.includes('creditor') || base === 'transfer' // prettier-ignore
  const sender = base === 'law-firm' ? 'law-firm' : base === 'original-creditor' ? 'creditor' : 'agency'
  const scene = drawScene(random, {
    sender,
    ...revivalIn(wording),
    ...(base === 'original-creditor' ? { sold: false } : mustDiffer ? { sold: true } : {}),
  })
  if (!('itemization' in instead)) return withCharges(scene, named)
  // rows in other words: nothing was added, so that whatever they say the figures do not contradict them
  return { ...scene, interest: 0, fees: 0, credits: 0, amount: scene.atFirst }
}

// what a wording says was charged is more than nothing
function withCharges(scene: Scene, named: string): Scene {
  const interest = scene.interest === 0 && named.includes('{interest}') ? Math.round(scene.atFirst / 24) : 0
  const fees = scene.fees === 0 && named.includes('{fees}') ? LEAST_FEES : 0
  return {
    ...scene,
    interest: scene.interest + interest,
    fees: scene.fees + fees,
    amount: scene.amount + interest + fees,
  }
}

const LEAST_FEES = 2500

// a wording that says whether a payment revives the debt stands in a state where that is so
function revivalIn({ given }: Wording): { revives?: boolean } {
  const revives = given['state_revival_by_payment'] ?? given['stateRevivalByPayment']
  return typeof revives === 'boolean' ? { revives } : {}
}

interface Place {
  readonly base: Base
  readonly scene: Scene
  readonly random: Random
  readonly asNotice: boolean
  readonly wroteBefore: boolean
}

function linesOf(
  content: Content & { readonly rule: string },
  { base, scene, random, asNotice, wroteBefore }: Place,
): Line[] {
  const instead = new Map(Object.entries(content.instead).map(([part, text]) => [canonical(part as Part), text]))
  const without = new Set(content.without.flatMap(part => (part === 'whole-notice' ? WHOLE_NOTICE : [canonical(part)])))
  if (instead.has('whole-notice')) for (const part of WHOLE_NOTICE) without.add(part)
  for (const part of ANSWERS_BY_ITSELF[content.rule] ?? []) without.add(part)
  // a wording with an offer of its own is the only offer of its letter
  if (base === 'settlement-offer' && content.say.some(text => text.includes('{less}')))
    OFFER.forEach(part => without.add(part))
  const draft: Draft = { scene, random, wroteBefore, has: part => !without.has(part) && !instead.has(part) }
  const drawn = base === 'email' ? (asNotice ? noticeByEmail : email)(draft) : BASES[base](draft)
  return joined(withWords(drawn, { content, without, instead, scene, random, base }))
}

function isPriorNotice(name: string): boolean {
  return name === 'prior_notice_received' || name === 'priorNoticeReceived'
}

/** The same debt some days earlier, with the days of that letter. */
function earlierScene(scene: Scene, days: number): Scene {
  const date = addDays(scene.date, -days)
  const { itemizationDate } = scene
  return {
    ...scene,
    date,
    deadline: addDays(scene.deadline, -days),
    endDate: addDays(scene.endDate, -days),
    afterEnd: addDays(scene.afterEnd, -days),
    past: addDays(scene.past, -days),
    itemizationDate: itemizationDate < addDays(date, -30) ? itemizationDate : addDays(date, -60),
  }
}

function canonical(part: Part): Part {
  return part === 'amount' ? 'current-amount' : part
}

interface Filling {
  readonly content: Content
  readonly without: ReadonlySet<Part>
  readonly instead: ReadonlyMap<string, string>
  readonly scene: Scene
  readonly random: Random
  readonly base: Base
}

// each part in other words stands where the part stood; one that the base does not have stands with the wording's own words
function withWords(drawn: readonly Line[], { content, without, instead, scene, random, base }: Filling): Line[] {
  const spots = drawn.flatMap((one, i) => (one.text === '' && one.part === undefined ? [i] : []))
  const spot = spots.length === 0 ? drawn.length : random.pick(spots)
  const isSpanish = base === 'spanish-notice'
  const placed = new Set<string>()
  const asLines = (text: string, like: Line): Line[] => fill(text, scene, isSpanish).split('\n').map(said => ({ ...like, text: said })) // prettier-ignore
  const kept = drawn.map((one): Line[] => {
    if (one.part === undefined) return one.text === '' ? [] : [one]
    const other = instead.get(one.part)
    if (other !== undefined) {
      const isPlaced = placed.has(one.part)
      placed.add(one.part)
      const { joins: _, ...like } = one
      return isPlaced ? [] : asLines(other, like)
    }
    return without.has(one.part) || one.text === '' ? [] : [one]
  })
  const loose = [...instead].filter(([part]) => !placed.has(part)).flatMap(([, text]) => asLines(text, PARAGRAPH))
  const said = content.say.flatMap(text => asLines(text, PARAGRAPH))
  return [...kept.slice(0, spot).flat(), ...said, ...loose, ...kept.slice(spot).flat()]
}

const PARAGRAPH: Line = { text: '', as: 'paragraph' }

function joined(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const { joins, ...one } of lines) {
    const before = whole.at(-1)
    if (joins && before?.as === 'paragraph') whole[whole.length - 1] = { ...before, text: `${before.text} ${one.text}` }
    else whole.push(one)
  }
  return whole
}

interface Written {
  readonly id: string
  readonly wording: Wording
  readonly base: Base
  readonly scene: Scene
  readonly lines: readonly Line[]
  readonly isFirst: boolean
  readonly earlierLines: readonly Line[] | undefined
  readonly random: Random
}

function letterOf({ id, wording, base, scene, lines, isFirst, earlierLines }: Written): DrawnLetter {
  const isSpanish = base === 'spanish-notice'
  const envelope = wording.envelope.map(text => fill(text, scene, isSpanish))
  const words = wording.words.map(text => fill(text, scene, isSpanish))
  const text = textOfLines(lines)
  const earlierText = earlierLines && textOfLines(earlierLines)
  const isLater = !isFirst && !COURT.includes(base)
  return {
    id,
    slug: wording.id,
    group: wording.rule === '' || wording.say.length + wording.without.length === 0 ? 'compliant' : 'drawn',
    state: scene.consumer.state,
    date: scene.date,
    drawn: true,
    text,
    paper: withEnvelope(paperFromText(text), envelope),
    engine_facts: {
      state_of_residence: scene.consumer.state,
      debt_purpose: 'personal',
      debt_kind: scene.debtKind,
      default_date: addDays(scene.itemizationDate, -170),
      prior_notice_received: isLater,
      ...answersIn(wording.given, scene),
    },
    expected: {
      letter_kind: '',
      is_court_paper: COURT.includes(base),
      findings: wording.breaks ? [{ rule_id: wording.rule, quote: words[0] ?? null }] : [],
      optional_findings: wording.also.map(rule => ({ rule_id: rule })),
    },
    rule: wording.rule === '' ? undefined : wording.rule,
    breaks: wording.breaks,
    wording: wording.id,
    base,
    lines,
    envelope,
    words,
    earlier: earlierText === undefined ? undefined : { text: earlierText, paper: paperFromText(earlierText) },
    also: wording.also,
    isWhole: wording.without.length === 0 && Object.keys(wording.instead).length === 0,
    scene,
  }
}

function textOfLines(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join('\n')
}

function withEnvelope(letter: Paper, printedOutside: readonly string[]): Paper {
  const envelope = paperFromText(printedOutside.join('\n')).pages[0]
  return printedOutside.length > 0 && envelope ? { ...letter, envelope } : letter
}
