import { known, type Evidence } from '#law/fact.ts'
import type { KindOfPaper } from '#law/kind-of-paper.ts'
import type { Sentence } from '#reading/language/sentences.ts'
import type { ReadLine } from '#reading/lines.ts'
import { companyAt, isCompanyLike } from '#reading/names.ts'
import { evidenceIn, type Run } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { firstMatch } from './search.ts'

const COURT_KIND =
  '(?:superior|district|county|municipal|justice|circuit|civil|supreme|magistrate|general district|small claims|city|state|metropolitan|common pleas|chancery|probate|precinct|housing|land|trial|conciliation|sessions|parish|justice of the peace|debt claims?|limited jurisdiction|civil claims|appeals|bankruptcy)'
const COURT_NAME = new RegExp(
  `\\b(?:in (?:the|and for the) )?(?:[\\p{L}.]+ ){0,4}${COURT_KIND} courts?\\b(?: (?:of|for|in|at)(?: the)? (?:[\\p{L}.]+,? ?){1,8})?|\\bcourt of (?:common pleas|the|general sessions|civil)\\b(?: [\\p{L}]+){0,6}|\\b(?:\\d{1,4}[-\\w]{0,8}|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) judicial (?:district|circuit)\\b|\\bmagisterial district\\b`,
  'iu',
)
const CASE_NUMBER =
  /\b(?:case|cause|index|docket|small claim|civil action|action|court file|judgment)(?:\s+(?:file))?\s*(?:no\.?s?|number|num\.?|#)\s{0,3}:?\s*([A-Z]{0,6}[-: ]?\d[\w/:.-]*\d[\w/-]*|[A-Z]{1,4}-\d[\w/-]*)/i
const CASE_LABEL = /\b(?:case|cause|index|docket)\s*(?:no\.?|number|#)\s{0,3}:?\s*$/i
/** The side that sues. */
export const PLAINTIFF = /\b(?:plaintiffs?|petitioner|judgment creditor|claimant|demandante|creditor,?\s+v)\b/i
const DEFENDANT = /\b(?:defendants?|respondent|judgment debtor|demandado|garnishee)\b/i
const TITLE =
  /^(?:.{0,30}\b)?(?:small claims? (?:notice|complaint|summons)|plaintiff's claim|summons|citation|citacion|complaint(?: for\b.*)?|petition|statement of claim|warrant in debt|writ of \w+|subpoena|notice of (?:garnishment|levy|hearing|suit|small claim.*)|order (?:and notice of garnishment|to show cause|to appear.*|for .*examination)|(?:default |consent |agreed |final |summary )?judgment(?: entry| order)?|garnishment (?:order|summons)|earnings withholding order|wage (?:garnishment|withholding).*|execution|abstract of judgment|notice of entry of judgment|affidavit of service|proof of service)\b/i
const COMMAND =
  /\b(?:you (?:have been|are being|are hereby|are) sued|a lawsuit has been (?:filed|started|commenced) against you|(?:you are )?(?:hereby )?(?:summoned|commanded|ordered|required|directed|notified) (?:to|and required to) (?:appear|answer|file|serve|withhold|respond)|(?:you|your attorney|defendant) (?:must|shall|may) (?:file|serve|submit) (?:an?|your)? ?(?:written )?(?:answer|response|appearance)|file (?:an?|your) (?:written )?(?:answer|response|appearance)|usted ha sido demandado|lo est[áa]n? demandando|do not file an answer|fail to (?:answer|appear)|order(?:ed)? to withhold|it is (?:hereby )?(?:ordered|adjudged)|must (?:be in|come to|go to|appear in) court|trial is set (?:for|on)|ordered to appear|(?:is|are) set for (?:trial|hearing)|(?:an? |your )?(?:written )?answer (?:must|shall|is to) be (?:filed|served)|you are to appear|notified to appear|(?:default )?judgment (?:may|will|shall) be (?:taken|entered|rendered) against you|motion (?:will|shall) be heard|demands? judgment|prays? (?:for|that) (?:the court|judgment)|(?:complaint|lawsuit|action) has been (?:filed|brought|commenced) against you in)\b/i
/** What only a court tells its reader to do. */
const ORDER =
  /\b(?:(?:are|is) (?:hereby )?(?:summoned|commanded|ordered|cited)|it is (?:hereby )?(?:ordered|adjudged)|answer (?:must|shall) be (?:filed|served)|notified to appear|you are to appear|motion (?:will|shall) be heard|plaintiff (?:prays|demands))\b/i
/** A caption's own "v.", between two names. */
const SIDES = /[\p{L}.,'] (?:v\.|vs\.?|-?against-?) \p{Lu}/u
const OFFICIAL =
  /\b(?:clerk of (?:the |this )?(?:\w+ )?court|court clerk|deputy clerk|clerk,? by|office of the clerk|seal of (?:the|this) court|electronically filed|filed:?\s+\d{1,2}[/-]|^filed\b|filed (?:on )?\d{1,2}\/\d{1,2}\/\d{4}|presiding judge|\bmagistrate [A-Z]\.|signed:? (?:magistrate|clerk|judge)|\bset by the clerk|filed .{0,30}, clerk\b|clerk below|justice of the peace|magistrate judge|hon\. |judge of the|constable|sheriff of|for court use only|register of actions|prothonotary)/i
const COUNSEL =
  /\b(?:attorneys? for (?:the )?plaintiff|plaintiff'?s'? (?:attorney|counsel)|sbn\b|(?:state )?bar (?:no|number|#)|\/s\/|undersigned attorney)/i
const SERVICE =
  /\b(?:return of service|proof of service|served (?:on|with|upon) (?:you|these)|after (?:such )?service|service of (?:the |this )?(?:summons|process))\b/i
const IMITATION =
  /\b(?:pre-?suit|pre-?litigation|pre-?legal|draft|notice before|before judgment|intent to (?:sue|file)|pending (?:civil )?action|appear by telephone|(?:appear|respond|report|answer) (?:to|at) (?:this|our) office|summons to (?:pay|settle)|process service division|clerk of (?:recovery|collections?|claims)|docket no\.? pending|civil claim -|not a court|unless paid this document)\b/i
const LETTER = /^(?:dear\b|re\s*:|estimad)/i
const DEBT_COLLECTOR =
  /\b(?:is|are|from|am) (?:a )?debt collectors?\b|\b(?:attempt(?:ing)?|trying) to collect (?:a|this|your) debt\b/i
/** Words of someone who asks for money and takes disputes himself. A court does neither. */
const COLLECTS_HIMSELF =
  /\b(?:(?:call|write(?: to)?|contact|phone|pay|mail(?: your payment)? to|send (?:it|payment|your payment) to) (?:us|me|our office|this office)|we (?:will )?(?:assume|presume|consider|deem)|(?:must|will) (?:stop|cease) collect(?:ing|ion)|our client|payment (?:plan|arrangement)s?|settle (?:this|the) (?:account|judgment|debt)|amount enclosed|make (?:your )?(?:check|payment)s? payable|how do you want to respond)\b/i

const GARNISHMENT =
  /\b(?:garnish(?:ment|ee)|earnings withholding|income execution|wage attachment|restraining notice|wage withholding|writ of (?:execution|garnishment|attachment)|bank levy|notice of levy|withhold a specified amount)\b/i
const JUDGMENT_TITLE =
  /^(?!.*\b(?:motion|application|support|request|petition) )(?:.{0,40}\b)?(?:default |consent |agreed |final |summary )?judgment\b(?! creditor| debtor)|\bnotice of entry of judgment\b|\babstract of judgment\b/i
const ORDERED =
  /\bit is (?:hereby |further )?(?:ordered|adjudged|decreed)\b|\bjudgment(?: by default)? (?:is|was) (?:hereby )?(?:entered|granted|rendered|awarded)\b/i

/** Papers from a court, told before anything else and from as little as a command to answer: when unsure, a paper counts
 *  as the court's. What only looks like one (no court, no clerk, no filing) does not.  @law decisions 17 */
export function findCourtPaper(text: ReadText): FoundFacts {
  const signs = signsOf(text)
  if (!isCourts(signs)) return {}
  const kind = courtKind(text)
  return {
    kindOfPaper: known<KindOfPaper>(kind, {
      confidence: signs.court ? 0.98 : 0.85,
      evidence: evidenceFor(text, signs),
    }),
    ...parties(text),
    ...(signs.court ? { courtName: known(signs.court.name, { evidence: [signs.court.evidence] }) } : {}),
    ...caseNumber(text),
    ...county(text),
    ...times(text),
  }
}

/** Whether anything of a real court is on the paper, and whether it greets its reader like a letter. */
export function courtSigns(text: ReadText): { readonly real: boolean; readonly isLetter: boolean } {
  const signs = signsOf(text)
  return { real: isCourts(signs) || (signs.court !== undefined && !signs.imitates), isLetter: signs.isLetter }
}

interface Signs {
  readonly imitates: boolean
  readonly isLetter: boolean
  readonly court: { name: string; evidence: Evidence; heading: boolean } | undefined
  readonly score: number
  readonly real: boolean
  /** A caption with its court, both sides and its number, and a command: whatever else is on the paper. */
  readonly isPrintedInside: boolean
  readonly lines: readonly ReadLine[]
}

function signsOf(text: ReadText): Signs {
  const court = courtName(text)
  const find = (expression: RegExp): ReadLine | undefined => text.lines.find(line => expression.test(line.text))
  const title = text.lines.find(line => TITLE.test(line.text) && isHeading(line))
  const command = find(COMMAND)
  const official = find(OFFICIAL)
  const plaintiff = find(PLAINTIFF)
  const parts = plaintiff && find(DEFENDANT)
  const number = text.lines.find(line => CASE_NUMBER.test(line.text) || CASE_LABEL.test(line.text))
  const letter = find(LETTER)
  const imitation = find(IMITATION)
  const score =
    (court ? (court.heading ? 3 : 1) : 0) +
    (title ? 2 : 0) +
    (command ? 2 : 0) +
    (official ? 2 : 0) +
    (parts ? 2 : 0) +
    (number ? 1 : 0) +
    (find(COUNSEL) ? 1 : 0) +
    (find(SERVICE) ? 1 : 0) -
    (letter ? 4 : 0) -
    (imitation ? 4 : 0) -
    (find(DEBT_COLLECTOR) ? 1 : 0) -
    (!command && find(COLLECTS_HIMSELF) ? 3 : 0)
  const real =
    court !== undefined ||
    official !== undefined ||
    (title !== undefined && (command !== undefined || (parts !== undefined && number !== undefined)))
  return {
    court,
    score,
    real,
    isPrintedInside:
      court !== undefined &&
      !imitation &&
      isPrinted({ title, command, sides: parts ?? find(SIDES), number: number ?? official }),
    imitates: imitation !== undefined,
    isLetter: letter !== undefined,
    lines: [title, command, official, number].filter(line => line !== undefined),
  }
}

/** A command under a title, a command only a court gives with one thing more, or a title with all the rest. */
function isPrinted({ title, command, ...rest }: Readonly<Record<string, ReadLine | undefined>>): boolean {
  const others = Object.values(rest).filter(line => line !== undefined).length
  const isOrder = command !== undefined && ORDER.test(command.text)
  return (command && title) !== undefined || (isOrder && others > 0) || (title !== undefined && others === 2)
}

/** Enough signs, one of them such as only a court's paper has. A letter that has such a paper printed in it counts too. */
function isCourts({ score, real, isPrintedInside }: Signs): boolean {
  return isPrintedInside || (real && score >= LEAST_SCORE)
}

const LEAST_SCORE = 4

function courtName(text: ReadText): Signs['court'] {
  const found = text.lines.flatMap(line => {
    const match = /court|judicial|magisterial/i.test(line.text) ? COURT_NAME.exec(line.text) : null
    if (!match) return []
    return [{ line, match, heading: isHeading(line) && isCourtHeading(line, match) }]
  })
  const best = found.find(one => one.heading) ?? found[0]
  if (!best) return undefined
  const { line, match, heading } = best
  return {
    name: match[0]
      .trim()
      .replace(/[,.]$/, '')
      .replace(/^.*\b(?:in the|in and for the) /i, ''),
    heading,
    evidence: evidenceIn(text, line, match.index, match.index + match[0].length),
  }
}

// A line of its own or words in capitals, not a court mentioned in a sentence.
function isCourtHeading(line: ReadLine, match: RegExpExecArray): boolean {
  return line.text.length < 120 || match[0] === match[0].toUpperCase()
}

function isHeading(line: ReadLine): boolean {
  const words = line.text.split(' ')
  const shouted = line.text === line.text.toUpperCase()
  const small = words.filter(word => /^[a-z]{2,}/.test(word)).length
  return shouted || small <= Math.max(2, words.length / 3) || /^[\p{Lu}\s():.]+[.:]/u.test(line.text)
}

function evidenceFor(text: ReadText, { court, lines }: Signs): Evidence[] {
  const others = lines.slice(0, 3).map(line => evidenceIn(text, line))
  return court ? [court.evidence, ...others] : others
}

const LEVIED = /\b(?:levy has been made|has (?:been )?levied (?:up)?on)\b/i

function courtKind(text: ReadText): KindOfPaper {
  const heading = (expression: RegExp): boolean =>
    text.lines.some(line => expression.test(line.text) && isHeading(line))
  const summons = heading(/\b(?:summons|citation|complaint|petition|warrant in debt)\b/i)
  if (heading(GARNISHMENT) || text.lines.some(line => LEVIED.test(line.text))) return 'garnishment'
  if (!summons && (heading(JUDGMENT_TITLE) || text.lines.some(line => ORDERED.test(line.text)))) return 'judgment'
  return 'summons-or-complaint'
}

const V = /^(?:vs?\.?|versus|-?against-?|contra)$/i
const ROLE_WORD = /^(?:plaintiffs?|petitioner|judgment creditor|defendants?|respondent|judgment debtor)\b/i

/** The two sides: the company before "Plaintiff" and whoever stands before "Defendant". */
function parties(text: ReadText): FoundFacts {
  const plaintiff = sideBefore(text, PLAINTIFF) ?? suedBy(text)
  if (!plaintiff) return {}
  const fact = known(plaintiff.name, { confidence: 0.95, evidence: [plaintiff.evidence] })
  return {
    collectorName: fact,
    currentCreditor: fact,
    ...(isLender(plaintiff.name)
      ? { originalCreditor: known(plaintiff.name, { confidence: 0.6, evidence: [plaintiff.evidence] }) }
      : {}),
  }
}

/** A bank, credit union, clinic or utility that sues is taken to be the first creditor; a buyer of debts is not. */
function isLender(name: string): boolean {
  return /\b(?:bank|credit union|n\.?a\.?|hospital|clinic|medical|dental|utilit|electric|university|apartments?|properties)\b/i.test(
    name,
  )
}

interface Side {
  readonly name: string
  readonly evidence: Evidence
}

/** The company printed before "Plaintiff" and its like, on the same line or the one above. */
export function sideBefore(text: ReadText, role: RegExp): Side | undefined {
  const caption = role === PLAINTIFF ? inCaption(text) : undefined
  if (caption) return caption
  for (const [i, line] of text.lines.entries()) {
    const match = role.exec(line.text)
    if (!match || /^\s*:/.test(line.text.slice(match.index + match[0].length))) continue
    const inline = nameEnding(text, line, match.index)
    if (inline) return inline
    if (!ROLE_WORD.test(line.text)) continue
    const above = text.lines[i - 1]
    if (above && !V.test(above.text) && above.text.length < 90) {
      const name = companyAt(above, 0)
      if (name && isCompanyLike(name.text))
        return { name: name.text, evidence: evidenceIn(text, above, name.start, name.end) }
    }
  }
  return undefined
}

const CAPTION = /^.{3,80}?,? (?:v\.|vs\.?|versus) (?=\S.{2,80}$)/i

// "TIDEWATER LENDING TRUST v. SONIA BELL"
function inCaption(text: ReadText): Side | undefined {
  const line = text.lines.find(one => CAPTION.test(one.text))
  const end = line && CAPTION.exec(line.text)![0].replace(/,? \S+ $/, '').length
  return line && nameEnding(text, line, end!)
}

function nameEnding(text: ReadText, line: ReadLine, end: number): Side | undefined {
  const before = line.text.slice(0, end)
  if (!/\S/.test(before)) return undefined
  const name = companyAt(line, 0, end)
  if (!name || !isCompanyLike(name.text) || !/^[,\s]*$/.test(before.slice(name.end))) return undefined
  return { name: name.text, evidence: evidenceIn(text, line, name.start, name.end) }
}

function suedBy(text: ReadText): Side | undefined {
  const lines = text.lines
  for (const [i, line] of lines.entries()) {
    const match = /\b(?:sued by(?: plaintiff)?|plaintiff)\b[^:]{0,200}:?\s*(?:\([^)]*\)\s*:?)?\s*/i.exec(line.text)
    if (!match) continue
    const run: Run | undefined = match.index + match[0].length < line.text.length ? line : lines[i + 1]
    const name = run && companyAt(run, run === line ? match.index + match[0].length : 0)
    if (run && name && (isCompanyLike(name.text) || name.text.includes(' ')))
      return { name: name.text, evidence: evidenceIn(text, run, name.start, name.end) }
  }
  return undefined
}

function caseNumber(text: ReadText): FoundFacts {
  const found = firstMatch(text, text.lines, CASE_NUMBER)
  if (found) return { caseNumber: known(found.match[1]!.replace(/[.,;]{1,20}$/, ''), { evidence: [found.evidence] }) }
  const at = text.lines.findIndex(line => CASE_LABEL.test(line.text))
  const next = text.lines[at + 1]
  const value = at >= 0 && next ? /^[A-Z\d][\w:/-]*\d[\w:/-]*/.exec(next.text) : null
  return value && next
    ? { caseNumber: known(value[0], { evidence: [evidenceIn(text, next, 0, value[0].length)] }) }
    : {}
}

function county(text: ReadText): FoundFacts {
  const found =
    firstMatch(
      text,
      text.lines,
      /\bcounty of ([\p{L}. ]+?)(?=[,.;—-]|\s-|\s(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|judicial|limited|unlimited|small)\b|$)/iu,
    ) ?? firstMatch(text, text.lines, /\b([\p{L}.]+(?: [\p{L}.]+)?) county\b/iu)
  return found ? { courtCounty: known(found.match[1]!.trim(), { confidence: 0.9, evidence: [found.evidence] }) } : {}
}

const WITHIN =
  /\b(?:within|have|by the end of the)\s+(?:the )?(?:(\d{1,2})|(?:\w+)|(\d{1,2})(?:st|nd|rd|th))\s*(?:\(\d+\)\s*)?(?:calendar |business |court )?days?\b/i
const APPEAR_ON = /\b(?:appear|hearing|trial|court date|pre-?trial|return date)\b[^.;]{0,60}$/i
const FILED = /\b(?:e-?filed|filed)(?: on)?:?\s*$/i
const BUSINESS = /\b(?:business|working|court|judicial) days?\b/i
const TIME_SENTENCE = /\b(?:answer|appear|respond|response|file|request for hearing|hearing)\b/i

/** What the paper says about time: days to answer, a hearing, the filing. Nothing is computed without the day of service. */
function times(text: ReadText): FoundFacts {
  const facts: FoundFacts = {}
  for (const [i, sentence] of text.sentences.entries()) {
    const run = text.runs[i]!
    const days = facts.answerWithinDays ? undefined : daysIn(sentence, run)
    if (days !== undefined && (TIME_SENTENCE.test(run.text) || WITHIN.test(run.text))) {
      facts.answerWithinDays = known(days, { evidence: [evidenceIn(text, run)] })
      facts.answerDaysAreBusinessDays = known(BUSINESS.test(run.text), { evidence: [evidenceIn(text, run)] })
      facts.answerDeadlineText = known(run.text, { evidence: [evidenceIn(text, run)] })
    }
    for (const atom of sentence.atoms) {
      if (atom.kind !== 'date' || !atom.date) continue
      const start = run.starts[atom.firstWord - run.first] ?? 0
      const before = run.text.slice(Math.max(0, start - 100), start)
      if (APPEAR_ON.test(before)) facts.hearingDate ??= known(atom.date, { evidence: [evidenceIn(text, run)] })
      if (FILED.test(before)) facts.filedDate ??= known(atom.date, { evidence: [evidenceIn(text, run)] })
    }
  }
  return facts
}

const NTH_DAY = /\b(\d{1,2}|fifth|seventh|tenth)(?:st|nd|rd|th)?\s+(?:business |calendar |court )?day\b/i

function daysIn({ atoms }: Sentence, run: Run): number | undefined {
  const duration = atoms.find(({ kind, value }) => kind === 'duration' && value !== undefined && value >= 3)
  if (duration) return duration.value
  const nth = NTH_DAY.exec(run.text)?.[1]
  return nth === undefined ? undefined : (ORDINALS[nth.toLowerCase()] ?? Number(nth))
}

const ORDINALS: Readonly<Record<string, number>> = { fifth: 5, seventh: 7, tenth: 10 }
