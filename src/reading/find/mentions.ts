import { known, valueOf } from '#law/fact.ts'
import type { Mention } from '#law/facts.ts'
import { companyAt, isCompanyLike, keyOf } from '#reading/names.ts'
import type { Run } from '#reading/run.ts'
import { readAmounts } from './amounts.ts'
import { datesIn, isLastDay } from './dated.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { matchesOf } from '#reading/matches.ts'

/** Words that a sentence with the thing in it can hardly do without: all of a row must stand in one sentence. */
const NOTICE_WORDS: readonly (readonly [Mention, readonly RegExp[]])[] = [
  [
    'mini-miranda',
    [
      /\bcollect/i,
      /\b(?:information|info|(?:what|any)(?:thing|ever)? you (?:tell|say|give|send))\b.{0,80}\bused?\b|\bus(?:e|ed|ing)\b.{0,60}\b(?:information|info|you (?:tell|say|give|send))\b/i,
    ],
  ],
  [
    'dispute-statement',
    [
      /\b(?:assum|presum|suppos|consider|treat|deem|regard|conclude|count|go (?:by|ahead|forward))/i,
      /\b(?:valid|correct|right|accurate|true|yours|owed|owing)\b/i,
      /\b(?:we|us|our|office|firm|agency|collector)\b/i,
    ],
  ],
  [
    'verification-statement',
    [
      /\bdisput|\bcontest|\bdisagree/i,
      /\b(?:writing|written|write|letter|paper)\b/i,
      /\b(?:verif\w+|proof|prove|judgment|evidence|shows?)\b/i,
      /\b(?:stop|cease|halt|pause|suspend|hold|lay|set|wait|send|mail|obtain)/i,
    ],
  ],
  [
    'original-creditor-statement',
    [
      /\b(?:original|first|earlier|started with|different)\b/i,
      /\b(?:creditor|lender|company)\b/i,
      /\b(?:ask|request|write|writing|want to know|tell you)\b/i,
      /\b(?:name|who|address)\b/i,
    ],
  ],
  ['cfpb-reference', [/\bcfpb\b|\bconsumer financial protection\b/i]],
]
const FIRST_PERSON = /\bi (?:want|would|wish|dispute|need|request)\b|\b(?:send|tell|give) me\b/i

const OWED =
  /\b(?:ow(?:e|es|ed|ing|ns?|ned|ner)|creditor|client|lender|landlord|provider|on behalf|holder|sold|bought|purchased|assigned|placed)\b/i
const LINKS_OWNER =
  /(?<!original |former |previous )\b(?:creditor (?:now|today|is)|is (?:now |still )?the (?:creditor|owner)|(?:still|now|you) owed? (?:it|them|this|that company)|owed (?:it|to (?:it|them))|sold (?:it|this|the \w+) to us|is ours|belongs to)\b/i
const ALWAYS =
  /\b(?:then and now|now and (?:always|then)|as it was then|at that time|both then|ever since|all along|from the start|as it (?:is|was) (?:now|today|then)|(?:was|were) (?:then |also |already )?(?:your|the) creditor|creditor (?:then|on (?:the|that) (?:itemization )?date))\b/i
const NUMBER_NOUN =
  /\b(?:account|acct|a\/c|loan|plan|card|contract|policy|member\w*|patient|customer|client|lease|note|agreement|invoice|ticket|number|ending|digits|resident|unit)\b[^.;]{0,60}$/i
const NUMBER = /(?<![\w$/.,-])(?=[\w*-]{0,40}\d)[A-Z]{0,6}[*xX•#-]*[\w*/-]{3,}/g
const THEN = /\b(?:since|as of|on|owed?|balance|amount|charged|was|dated|last|opened|service)\b/i
const LONGEST = 600 // signs of one sentence

/** What the paper may say in words no finder could place. Loose on purpose: it never makes a rule fire, it only keeps an
 *  absence from being asserted. */
export function findMentions(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const found = new Set<Mention>()
  for (const { text: said } of text.runs) {
    if (said.length > LONGEST || FIRST_PERSON.test(said)) continue
    for (const [what, words] of NOTICE_WORDS) if (words.every(one => one.test(said))) found.add(what)
  }
  if (isCreditorNear(text, soFar)) found.add('current-creditor')
  if (text.runs.some(({ text: said }) => ALWAYS.test(said)) || isAnotherCompanyNamed(text, soFar))
    found.add('itemization-date-creditor')
  if (isNumberNear(text, soFar)) found.add('account-number')
  const isItemized = [/\binterest\b/i, /\b(?:fees?|charges|costs)\b/i, /\b(?:pa(?:id|yments?)|credits?|credited)\b/i]
  const rows = [...text.runs, ...text.lines].filter(
    run => run.text.length < LONGEST && /\$ ?\d|\d\.\d\d|\b(?:none|nothing|zero|no|0)\b/i.test(run.text),
  )
  if (isItemized.every(one => rows.some(run => one.test(run.text) && SINCE.test(run.text)))) found.add('itemization')
  if (isEarlierDateNear(text, soFar)) found.add('itemization-date')
  if (readAmounts(text).some(isAmountThen)) found.add('itemization-amount')
  if (readAmounts(text).some(({ role }) => role === 'other' || role === 'unplaced')) found.add('current-amount')
  return { mentions: known([...found]) }
}

const SINCE = /\b(?:since|after|between|added|accrued|from|thereafter|less|plus|minus|none)\b|[:|=]/i

function isAmountThen({ role, evidence, amount }: ReturnType<typeof readAmounts>[number]): boolean {
  if (amount === 0 || !['other', 'original', 'principal', 'unplaced'].includes(role)) return false
  return evidence.some(({ quote }) => THEN.test(quote) && /\d{4}|\d\/\d|\b(?:then|first|original|start)/i.test(quote))
}

/** Words that tie some company to the debt, and a company beside the sender that they may mean. */
function isCreditorNear(text: ReadText, soFar: Readonly<FoundFacts>): boolean {
  return text.runs.some(run => LINKS_OWNER.test(run.text)) && isAnotherCompanyNamed(text, soFar)
}

function isAnotherCompanyNamed(text: ReadText, soFar: Readonly<FoundFacts>): boolean {
  const known = [soFar.collectorName, soFar.currentCreditor, soFar.consumerName].flatMap(
    fact => (fact && valueOf(fact)) ?? [],
  )
  const keys = known.map(keyOf)
  const isKnown = (name: string): boolean => keys.some(key => key.includes(keyOf(name)) || keyOf(name).includes(key))
  return text.runs.some(run => OWED.test(run.text) && namesIn(run).some(name => !isKnown(name)))
}

const NO_CREDITOR = /\b(?:bureau|act|court|state|county|department|office|agency|federal|original|current)\b/i
const NAME_STARTS = /(?<=^|[^.] |["(])\p{Lu}\p{L}+(?= (?:[&]|of|the|\p{Lu}))/gu

function namesIn(run: Run): string[] {
  if (run.text.length > LONGEST) return []
  const names: string[] = []
  let end = 0
  for (const { index } of matchesOf(NAME_STARTS, run.text)) {
    const name = index < end ? undefined : companyAt(run, index)
    if (!name) continue
    end = name.end
    if (isCompanyLike(name.text) && name.text.includes(' ') && !NO_CREDITOR.test(name.text)) names.push(name.text)
  }
  return names
}

function isNumberNear(text: ReadText, soFar: Readonly<FoundFacts>): boolean {
  const references = [soFar.referenceNumber, soFar.caseNumber].flatMap(fact => (fact && valueOf(fact)) ?? [])
  return text.lines.some(line =>
    matchesOf(NUMBER, line.text).some(match => {
      const before = line.text.slice(0, match.index)
      if (
        !NUMBER_NOUN.test(before) ||
        /\b(?:reference|ref|file|case|claim|our|phone|box|suite|ste|apt)\b[^.;]{0,30}$/i.test(before)
      )
        return false
      const at = line.starts.findLastIndex(start => start <= match.index) + line.first
      const isFigure = line.atoms.some(
        ({ kind, firstWord, lastWord }) =>
          !['number', 'word', 'punct'].includes(kind) && firstWord <= at && at <= lastWord,
      )
      return (
        !isFigure &&
        !/^(?:19|20)\d{2}$/.test(match[0]) &&
        !references.some(one => one.includes(match[0]) || match[0].includes(one))
      )
    }),
  )
}

/** A day before the letter's own that is no last day: the breakdown may start from it. */
function isEarlierDateNear(text: ReadText, soFar: Readonly<FoundFacts>): boolean {
  const written = soFar.letterDate && valueOf(soFar.letterDate)
  return datesIn(text).some(
    one => (written === undefined || one.date < written) && !/\bbetween$/i.test(one.before) && !isLastDay(one),
  )
}
