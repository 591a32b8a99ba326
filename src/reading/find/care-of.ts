import { known, valueOf } from '#law/fact.ts'
import type { ReadLine } from '#reading/lines.ts'
import { bareOf, isCompanyLike, isPersonName, sameCompany } from '#reading/names.ts'
import { evidenceIn } from '#reading/run.ts'
import type { FoundFacts, ReadText } from './finder.ts'

/** Who is to hand it on stands behind it. */
const CARE_OF =
  /(?:^|[\s,])(?:c\/o:?|c\/0|℅|p\/a(?: ?\(care of\))?|in care of|(?<!\bt(?:ake|akes|aken|ook|aking) )care of|via|by way of)\s+([^\n]{3,80})$|(?:^|[\s,])%\s+(?=\p{Lu})([^\n]{3,80})$|^(?:attn\.?:?|attention:?|at:)\s+(.{3,80})$/iu
/** Sent to the person at work: "in care of Acme, since …", "please pass on to …", "… Payroll Office, Attention: …". */
const SENT_TO_WORK =
  /\b(?:in care of|(?<!\bt(?:ake|akes|aken|ook|aking) )care of|c\/o)\s+((?:[\p{Lu}][\p{L}.&'’-]*|of|and|the)(?: (?:[\p{Lu}][\p{L}.&'’-]*|of|and|&))*)|^(?:to:?\s+|mail stop:?\s+)?([\p{Lu}][^,:]{2,60}),\s*(?:payroll|human resources|personnel|hr)\b[^\n]*\b(?:attention|attn|fao|pass (?:this )?on|please (?:give|hand|forward)|for|att)\b|^([\p{Lu}][^,:]{2,60}),\s*(?:fao|f\.a\.o\.?|for the attention of|attn\.?:?|attention:?)\s/iu
const WORKPLACE =
  /\b(?:payroll|human resources|personnel|hr dep\w*|employer|plant|store #?\d+|stores?|school|district|hospital|clinic|medical center|inc|llc|corp|corporation|co|company|ltd|foods|manufacturing|mfg|industries|factory|warehouse|university|college|restaurant|diner|grill|cafe|hotel|motel|inn|works|lines|freight|trucking|transport\w*|logistics|fire (?:station|house|department|dept|hall|company)|firehouse|police (?:station|department|dept|precinct)|sheriff['’]?s office|precinct|post office|library|courthouse|shipyard|terminal|bus (?:garage|barn|depot)|garage|salon|barber\w*|brewery|cannery|sawmill|quarry|mine|refinery|call center|department of|dental|academy|day ?care|preschool|express|market|supermarket|mart|grocery|bakery|dairy|farms?|mills?|steel|foundry|construction|builders|roofing|plumbing|electric|motors|supply|distribut\w+|packing|plastics|systems|services|solutions|group|partners|enterprises|brothers|laborator\w+|pharmacy|staffing|airlines|casino|resort|city of|county of)\b/i
const NOT_WORK =
  /\b(?:jail|prison|correction\w*|law|legal|attorneys?|counsel\w*|estate|trust|shelter|mission|church|hospice|nursing home|mail ?box(?:es)?|mail (?:depot|center|store)|ups store|fedex|postnet|pak ?mail|postal (?:center|annex|plus|connections|store)|(?:ship|shipping|parcel) (?:center|store|depot|plus)|pmb|general delivery|post office box|assisted living|nursing (?:center|facility)|rehab\w*|retirement|senior (?:living|center|residence)|group home|halfway|treatment center|recovery (?:center|house)|memory care|care center|sober living|veterans['’]? home|hostel|campground|rv park|patient|inmate|resident\b|(?:room|rm\.?|bed|ward) #?\d+|credit counsel\w*|debt (?:relief|settlement)|guardian|conservator|caseworker|social (?:worker|services)|consulate|embassy|apartments?|condominiums?|dormitory|residence hall)\b/i
const OFFICE = /^(?:payroll|human|personnel|hr|shipping|receiving)\b/i
const FURTHEST_LINE = 40
/** Who gives out the mail at work. A house, a home or a shelter has managers too. */
const BOSS = String.raw`(?<!\b(?:property|building|apartment|resident|house|case|community|landlord|park|estate|mail|customer|account|collection|collections|payment|claims|recovery|compliance|operations|branch) )(?:managers?|supervisors?|foreman|forewoman|foreperson|boss|principal|superintendent|(?:personnel|human resources|hr|nursing|plant|kitchen|athletic|program) director|director of (?:nursing|personnel|human resources|operations)|head (?:nurse|chef|cook|teacher|custodian)|(?:charge|head) nurse|dispatcher|dispatch(?: office)?|(?:fire|police|battalion|station|deputy|assistant) chief|(?:shift|station|company|fire) captain|commanding officer|watch commander|first sergeant|company commander|postmaster|head (?:librarian|cashier|waiter|waitress|housekeeper)|shop steward|(?:store|kitchen|shift|line|floor|shop|plant|site|route|section|ward|duty|unit|office|general|assistant|branch|restaurant|warehouse) (?:manager|supervisor|leader|lead|boss|chief)|shift lead(?:er)?|crew (?:chief|leader|lead)|team lead(?:er)?|employer|personnel officer|timekeeper|paymaster|payroll clerk|owner of)`
/** "In care of the office manager", "Care of: Unit Supervisor", "c/o his foreman". */
const CARE_OF_BOSS = new RegExp(
  String.raw`(?:^|[\s,(])(?:c\/o:?|℅|in care of:?|(?<!\bt(?:ake|akes|aken|ook|aking) )care of:?|by way of|through:?|via|courtesy of|under cover to|by (?:the )?(?:hands?|kindness) of|left with|handed to) (?:the |his |her |their |your )?(?:[\p{L}&'’.-]+ ){0,3}?${BOSS}\b`,
  'iu',
)
/** "To the Foreman, Acme", "Attn: Supervisor of …", "To the attention of the Personnel Director, Acme": the company must stand by. */
const TO_THE_BOSS = new RegExp(
  String.raw`^(?:to:?|attn\.?:?|attention:?|fao:?|(?:to|for) the attention of:?|deliver to:?)\s+(?:the |his |her |their )?(?:[\p{L}&'’.-]+ ){0,3}?${BOSS}\b`,
  'iu',
)
/** "Battalion Chief, Fire Station No. 7", "Office of the Principal" above the person's name. */
const BOSS_ABOVE = new RegExp(
  String.raw`^(?:the )?(?:office of (?:the )?)?(?:[\p{L}&'’.-]+ ){0,2}?${BOSS}\s*(?:,|$)`,
  'iu',
)
/** "Principal's Office, Lincoln Middle School", "Acme, Front Desk", "Nurses' Station": an office of the firm, and the company must stand by. */
const OFFICE_THERE =
  /(?:^|, |\(|[-–—] )(?:the )?(?:(?:principal|foreman|manager|supervisor|superintendent)['’]?s['’]?|school|plant|personnel|dispatch|shop|yard|back|head|main|front|nurses?['’]?|staff|crew|employees?['’]?|teachers?['’]?) (?:office|desk|station|lounge|room|entrance|break ?room|mailbox(?:es)?|mail slot)\b/iu
/** Only a workplace says so, wherever it stands. */
const ONLY_WORK =
  /^(?:at |to )?(?:(?:his|her|their|the|your) )?(?:place of (?:work|employment|business)|workplace|employer)\b\s*[:,–—-]|^mail ?room\b|^(?:hold|leave|held) (?:it |this )?for (?:employee|worker|staff)\b/iu

/** A line of an address that only a workplace has. */
const AT_WORK =
  /^(?:to )?(?:the )?(?:supervisor|foreman|boss|shift (?:lead|manager|supervisor)|employer|manager|line manager) (?:of|for|at) |\bby hand of (?:the|his|her) |\bhand (?:this )?to (?:the )?(?:employee|worker)\b|\bfor (?:the )?(?:worker|employee) \p{Lu}|^at (?:the )?(?:firm|company|plant|shop) |(?<!\bour |\bour own )\bmail ?room\b|\binter-?office\b|\bshipping (?:&|and) receiving\b|\b(?:your|our|the) (?:employee|worker|staff member|team member|associate)[:,]? \p{Lu}|\((?:an? )?(?:employee|worker|staff)\)|\btime ?clock\b|\b(?:HR|human resources|payroll|personnel)\b\s{0,3}[/|]|^to the (?:supervisor|foreman|manager|boss|employer) of\b|^(?:business|office|job) address\b|^(?:employee|staff member|team member|work address|workplace)\b(?! (?:benefits|credit union))|\bemployee (?:no|number|id|#)|\b(?:at|place of) (?:work|employment)\s*:|\bat (?:his|her|their) (?:work|job|place of (?:work|employment))|\bemployed (?:at|by)\b|^(?:payroll|personnel|human resources|hr)\b|[,/–-] ?(?:payroll|personnel|human resources|hr|accounts (?:receivable|payable)|shipping|warehouse)\b|\b(?:payroll|personnel|human resources|hr|shipping|receiving|production|maintenance|nursing|housekeeping|kitchen) dep(?:t|artment)\b|\b(?:loading dock|break room|(?:day|night|second|third) shift|work ?station|badge (?:no|#))/iu
/** Lines around the person's name that are its address. */
const ADDRESS_LINES = { before: 2, after: 4 }
const LONGEST_LINE = 140

/** The letter says of itself that it goes to the workplace. */
const SAYS_SO =
  /\b(?:(?:comes?|came|goes|reach\w*|finds?) (?:to )?you at (?:your |the )?(?:job|work|workplace|office|place of (?:work|employment))\b|(?:(?:send|sent|sending|mail(?:ed|ing)?|address(?:ed|ing)|deliver(?:ed|ing)?|direct(?:ed|ing)?|forward(?:ed|ing)?|writing|reaching|contacting)\b(?: (?:this|it|you|our|the|letter|notice|to|is|was|being|here|for|copy|mail|by)){0,6} (?:(?:to|at|through|via|in care of) )(?:(?:your|the) (?:desk|locker|work ?station|work(?:place)?|work address|employer'?s?|job|place of (?:work|employment|business)|job(?: ?site)?)|work\b))|(?:send|sent|sending|mail(?:ed|ing)?|address(?:ed|ing)?|deliver(?:ed|ing)?|writing|write)\b[^;]{0,80}\b(?:where|as) [^.;]{0,30}\byou(?: are| now)* (?:work|employed|hold a job))/i
const DENIES =
  /\b(?:not|never|no longer|nor|don't|won't|if|whether|may we|can we|would|unless|stop|confirm|tell us|please(?! (?:hand|give|pass|forward|deliver|route|hold|see that))|kindly (?:tell|let|confirm))\b/i

/** A workplace the letter is sent to: behind "c/o" or "Attn:", in the person's own address, or in so many words. A relative
 *  at the same home, a lawyer or a mailbox is harmless and is left out. */
export function findCareOf(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  if (text.runs.some(run => WISHED.test(run.text))) return {}
  for (const line of [...text.lines.slice(0, FURTHEST_LINE), ...text.envelope]) {
    const match = CARE_OF.exec(line.text) ?? SENT_TO_WORK.exec(line.text)
    const behind = match?.slice(1).find(one => one !== undefined)
    if (match && isOtherMail(line.text, match)) continue
    if (!match || behind === undefined || NOT_WORK.test(behind) || !WORKPLACE.test(beforeStreet(match[0]))) continue
    const company = companyIn(behind)
    return careOf(
      company ?? behind,
      evidenceIn(text, line, match.index, match.index + match[0].length),
      company ? 1 : 0.85,
    )
  }
  for (const line of [...addressLines(text, soFar), ...text.envelope]) {
    const match = line.text.length < LONGEST_LINE ? AT_WORK.exec(line.text) : null
    if (match && !DENIES.test(line.text)) return careOf(companyIn(line.text) ?? line.text, evidenceIn(text, line), 0.85)
  }
  const bossed = toTheBoss(text, soFar)
  if (bossed) return bossed
  const handed = handedTo(text, soFar)
  if (handed) return handed
  const under = companyUnder(text, soFar)
  if (under) return under
  const employed = workOfPerson(text, soFar)
  if (employed) return employed
  const named = namedAtWork(text, soFar)
  if (named) return named
  const said = text.runs.find(run => saysSo(run.text) || HAND_ON.test(run.text))
  return said ? careOf(companyIn(said.text) ?? 'your workplace', evidenceIn(text, said), 0.85) : {}
}

/** Where the reader is to write, or what is never done: "Send your reply to Acme, Attn: …", "never in care of …". */
function isOtherMail(said: string, { index, 0: words }: RegExpExecArray): boolean {
  return OTHER_MAIL.test(index === 0 ? words : said.slice(0, index + 1)) || NOT_SO.test(said.slice(0, index + 1))
}
const OTHER_MAIL =
  /\b(?:send|mail|address|direct|return|write|forward|remit|make)\b (?!(?:this|it)\b)[^.;]{3,40}\bto\b|\bwrite to us\b|\b(?:payable|questions|disputes|payments|replies|checks) to\b/i
const NOT_SO = /\b(?:not|never|no longer|nor|don['’]?t|won['’]?t|if|whether|unless|instead of|rather than|without)\b/i

/** "Jane Doe", under it "Acme Manufacturing", and then street and town: the company is part of the address. */
function companyUnder(text: ReadText, { consumerName, collectorName }: Readonly<FoundFacts>): FoundFacts | undefined {
  const name = consumerName && valueOf(consumerName)?.toLowerCase()
  const sender = collectorName && valueOf(collectorName)
  if (name === undefined) return undefined
  for (const lines of [text.lines.slice(0, FURTHEST_LINE), text.envelope]) {
    for (const [i, line] of lines.entries()) {
      const under = lines[i + 1]
      if (
        !under ||
        !line.text.toLowerCase().includes(name) ||
        line.text.length > SHORT_LINE ||
        GREETING.test(line.text)
      )
        continue
      const place = under.text.replace(AT_PLACE, '')
      const isAddress = lines.slice(i + 2, i + 5).some(one => TOWN.test(one.text)) && !TOWN.test(under.text)
      const isLabelled =
        /^\d|:|\d{4}/.test(place) || place.length > SHORT_LINE || NOT_WORK.test(place) || HOME.test(place)
      if (isAddress && !isLabelled && isWorkplace(place) && !isSender(place, sender))
        return careOf(place, evidenceIn(text, under), 0.85)
    }
  }
  return undefined
}
const SHORT_LINE = 60 // signs
const AT_PLACE = /^(?:at|work|workplace|job|employer|business|office)\b:?\s+/i
const TOWN = /,? [A-Z]{2}\.? {1,2}\d{5}\b/
/** A company's name that is a home. */
const HOME =
  /\b(?:apts?|towers?|village|manor|estates?|condos?|mobile home|trailer|senior|living|residences?|courts?|heights|gardens?|villas?|lofts?|terrace|suites|homes?|ranch|rv|marina|campground|po box|p\.o\.|box|unit|lot|floor|rural route)\b/i

const JOB =
  /^\p{Lu}[\p{L}'.]*(?: \p{Lu}[\p{L}'.]*){1,3}\s?[,(–—-]\s?(?:[\p{L}&']{1,20} ){0,2}?(?:r\.?n\.?|l\.?p\.?n\.?|c\.?n\.?a\.?|nurse|teacher|instructor|professor|coach|librarian|custodian|janitor|housekeeper|attendant|cashier|clerk|teller|stocker|associate|server|waiter|waitress|host|hostess|bartender|barista|cook|chef|baker|butcher|dishwasher|driver|mechanic|technician|machinist|welder|operator|assembler|packer|picker|loader|laborer|carpenter|electrician|plumber|painter|roofer|mason|guard|officer|deputy|firefighter|paramedic|medic|aide|orderly|therapist|hygienist|assistant|secretary|receptionist|bookkeeper|accountant|engineer|analyst|foreman|supervisor|porter|bellhop|concierge|stylist|barber|groomer|salesman|saleswoman|salesperson|representative|agent|inspector|conductor|pilot|crew member|team member)\b/iu

/** "Jane Doe, Line Cook", and under it the place. */
function workOfPerson(text: ReadText, { collectorName }: Readonly<FoundFacts>): FoundFacts | undefined {
  const sender = collectorName && valueOf(collectorName)
  for (const lines of [text.lines.slice(0, FURTHEST_LINE), text.envelope]) {
    for (const [i, line] of lines.slice(0, greetingOf(lines)).entries()) {
      const under = lines[i + 1]?.text
      if (under === undefined || line.text.length > SHORT_LINE || /^\d/.test(under) || !JOB.test(`${line.text} `))
        continue
      if (isWorkplace(under) && !isSender(under, sender) && !NOT_WORK.test(under) && !HOME.test(under))
        return careOf(under, evidenceIn(text, lines[i + 1]!), 0.85)
    }
  }
  return undefined
}

/** Those who give out the mail at work, or a room there, with the company in the same line or the next. */
function toTheBoss(text: ReadText, { collectorName }: Readonly<FoundFacts>): FoundFacts | undefined {
  const sender = collectorName && valueOf(collectorName)
  for (const lines of [text.lines.slice(0, FURTHEST_LINE), text.envelope]) {
    const greeting = greetingOf(lines)
    for (const [i, line] of lines.entries()) {
      if (
        line.text.length > LONGEST_LINE ||
        GREETING.test(line.text) ||
        DENIES.test(line.text) ||
        NOT_WORK.test(line.text)
      )
        continue
      if (CARE_OF_BOSS.test(line.text) || ONLY_WORK.test(line.text))
        return careOf(companyIn(line.text) ?? line.text, evidenceIn(text, line), 0.85)
      // the paper begins with the sender's own office
      const isAbove = line.block !== lines[0]!.block && i + 1 < greeting && BOSS_ABOVE.test(line.text)
      if (!TO_THE_BOSS.test(line.text) && !OFFICE_THERE.test(line.text) && !isAbove) continue
      const rest = line.text.replace(TO_THE_BOSS, '').replace(/^(?:attn|attention|to):?\s/i, '')
      const beside = [lines[i - 1]?.text, lines[i + 1]?.text].filter(
        one => one !== undefined && one.length < LONGEST_LINE,
      )
      const company = [rest, ...beside].find(
        one => isWorkplace(withoutSender(one!, sender)) && !isSender(one, sender) && !NOT_WORK.test(one!),
      )
      const isHis = /\b(?:of|for) \p{Lu}[\p{L}'.-]+ \p{Lu}/u.test(line.text)
      if (company !== undefined || isHis) return careOf(company ?? line.text, evidenceIn(text, line), 0.85)
    }
  }
  return undefined
}

function greetingOf(lines: readonly ReadLine[]): number {
  const at = lines.findIndex(line => GREETING.test(line.text))
  return at < 0 ? FURTHEST_ADDRESS : at
}
const FURTHEST_ADDRESS = 12 // lines, where nobody is greeted

// the sender's own office has managers and desks too
function withoutSender(said: string, sender: string | undefined): string {
  return sender !== undefined && said.toLowerCase().includes(sender.toLowerCase()) ? '' : said
}

/** "Delivered to Acme for hand-over to …", "To the personnel office of Acme: please give this to …". */
const HAND_ON =
  /^(?:delivered|sent|mailed|addressed|handed) to [^.;]{3,60}? (?:for hand-?over|to be (?:handed|given|passed)|for delivery|to hand)|^(?:to|attention|attn\.?:?)\b.{0,12}\b(?:personnel|payroll|human resources|hr) (?:office|department|dept\.?|desk)\b.{0,80}\b(?:give|hand|pass|forward|deliver)/i
/** "Jane Doe, Acme Foods, 77 Dock Road", "Acme Foods, for Jane Doe". */
const PERSON_AT = /^(\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]*){1,3}),\s+(?:at work:\s+)?([^,\d][^,]{2,60}),\s/u
const AT_FOR = /^(\p{Lu}[^,]{2,60}),\s+for\s+(\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]*){1,3}),/u

function namedAtWork(text: ReadText, { collectorName }: Readonly<FoundFacts>): FoundFacts | undefined {
  const sender = collectorName && valueOf(collectorName)
  for (const line of text.lines.slice(0, FURTHEST_LINE)) {
    if (line.text.length > LONGEST_LINE) continue
    const [, person, at] = PERSON_AT.exec(line.text) ?? []
    const [, company, name] = AT_FOR.exec(line.text) ?? []
    const work = at ?? company
    const who = person ?? name
    if (work === undefined || who === undefined || !isPersonName(who) || NOT_WORK.test(work)) continue
    if (WORKPLACE.test(work) && isCompanyLike(work) && !isSender(work, sender))
      return careOf(work, evidenceIn(text, line), 0.85)
  }
  return undefined
}

// "14 Foundry Street" is no workplace
function beforeStreet(said: string): string {
  return said.split(/,\s?(?=\d)/)[0]!
}

function saysSo(said: string): boolean {
  const match = SAYS_SO.exec(said) ?? THROUGH_WORK.exec(said) ?? HANDED_BY_WORK.exec(said)
  if (!match) return false
  const upTo = said.slice(0, match.index + match[0].length)
  return !DENIES.test(upTo.split(/[,;:] (?:so|and so|therefore|thus|hence|which is why)\b/).at(-1)!)
}

const HANDER = String.raw`(?:front desk|reception(?:ist)?|mail ?room|switchboard|time ?keeper|time clock|break ?room|pigeonhole|employer|boss|supervisor|foreman|forewoman|shift (?:lead|manager|supervisor)|manager|principal|head nurse|dispatcher|payroll|personnel|human resources|hr\b|office manager|crew chief|paymaster|co-?workers?)`
/** "This copy goes to you by way of the front desk at Acme". */
const THROUGH_WORK = new RegExp(
  String.raw`\b(?:letter|copy|notice|this|it|envelope|mail|page)\b[^.;]{0,60}\b(?:by way of|through|via|(?:in )?care of|under cover to|courtesy of|by (?:the )?hands? of|left (?:with|at)|(?:given|handed|delivered|sent|mailed|addressed) to) (?:the |your |a )?(?:[\p{L}'’-]+ ){0,2}?${HANDER}[^.;]{0,30}\b(?:at|of|where you|who (?:will|has)|for (?:you|hand)|to (?:hand|give|pass))\b`,
  'iu',
)
/** "Your foreman will hand you this letter". */
const HANDED_BY_WORK = new RegExp(
  String.raw`\b(?:your|the) (?:[\p{L}'’-]+ ){0,2}?${HANDER}[^.;]{0,30}\b(?:will|is to|is asked to|was asked to|has (?:kindly )?(?:agreed|promised|offered) to|can) (?:then |kindly )?(?:hand|give|pass|deliver|bring|forward)(?: on)? (?:you|it|this)\b[^.;]{0,40}\b(?:letter|notice|envelope|page|you)\b`,
  'iu',
)
/** The reader wished it so. */
const WISHED =
  /\b(?:you (?:have |had )?(?:asked|told|instructed|directed|requested|authori[sz]ed|wanted|wished)|at your (?:own )?(?:request|wish)|with your (?:written )?(?:consent|permission))\b(?![^.;]{0,30}\b(?:not|never|stop|cease)\b)[^.;]{0,60}\b(?:mail|send|write|address|everything|letters?)\b[^.;]{0,40}\b(?:work|office|job|employer|workplace|shop|store|place of (?:work|business))\b/i

// a street may be named for a mill or a farm
function isWorkplace(line: string): boolean {
  const named = line.replace(NUMBERED, '')
  return isCompanyLike(line) || (WORKPLACE.test(named) && !/\d/.test(named))
}

/** "Fire Station No. 7", "Valu-Mart #218", "Store 12". */
const NUMBERED =
  /(?:\b(?:no\.?|number)|#|(?<=\b(?:store|station|plant|unit|terminal|school|local|company)) ) ?#?\d+\b/gi

/** "Please deliver to Jane Doe in packing". */
const WHERE_HE_IS = / (?:in|at|on|of|who|when|from) /
const HANDED_TO =
  /^\(?(?:attn\.?:?|(?:to the )?attention(?: of)?:?|(?:please |kindly )?(?:hand|give|pass(?: on)?|forward|deliver|route)(?: this)?(?: on)? to:?|to be (?:passed|handed|given|delivered|forwarded|routed)(?: on)? to:?|(?:for|to) (?:the )?(?:attention|delivery|hand-?over|forwarding) (?:of|to):?|(?:please )?hold for:?|fao:?|for|c\/o|personal(?: for)?:|private(?: for)?:|personal and confidential(?: for)?:|kindly (?:hand|give|pass|forward|deliver)(?: this)?(?: on)? to)\s+(?:your )?(?:(?:teacher|nurse|driver|firefighter|fire fighter|officer|deputy|private|corporal|sergeant|sgt\.?|cpl\.?|pvt\.?|pfc|seaman|airman|coach|professor|prof\.?|dr\.?|chef|baker|server|bartender|janitor|porter|technician|machinist|welder|operator|conductor|pilot|foreman|librarian|secretary|bus driver|cook|clerk|officer|employee|worker|waiter|waitress|mechanic|guard|aide|custodian|cashier|our|mr\.?|ms\.?|mrs\.?) )?([^,(]{5,40})/i

/** "Acme Manufacturing", and under it "Attn: Jane Doe". */
function handedTo(text: ReadText, { collectorName }: Readonly<FoundFacts>): FoundFacts | undefined {
  const sender = collectorName && valueOf(collectorName)
  const printed = [text.lines.slice(0, FURTHEST_LINE), text.envelope]
  for (const { lines, line, i } of printed.flatMap(lines => lines.map((line, i) => ({ lines, line, i })))) {
    const person = HANDED_TO.exec(line.text)?.[1]?.split(WHERE_HE_IS)[0]?.trim()
    if (person === undefined || !isPersonName(person) || WORKPLACE.test(person) || NOT_WORK.test(line.text)) continue
    const company = [lines[i - 1], lines[i + 1], lines[i - 2], lines[i + 2]].find(
      one => one && isWorkplace(one.text) && !isSender(one.text, sender) && !NOT_WORK.test(one.text),
    )
    if (company) return careOf(company.text, evidenceIn(text, line), 0.85)
  }
  return undefined
}

function careOf(employer: string, evidence: ReturnType<typeof evidenceIn>, confidence: number): FoundFacts {
  return { careOfEmployer: known(employer, { confidence, evidence: [evidence] }) }
}

// around the person's name, and above every address that is not the sender's
function addressLines(text: ReadText, { consumerName, collectorName }: Readonly<FoundFacts>): readonly ReadLine[] {
  const last = consumerName && valueOf(consumerName)?.split(/\s+/).at(-1)?.toLowerCase()
  const sender = collectorName && valueOf(collectorName)
  const lines = text.lines.slice(0, FURTHEST_LINE)
  const named = lines.flatMap((line, i) =>
    last !== undefined && line.text.toLowerCase().includes(last) && line.text.length < LONGEST_LINE
      ? lines.slice(Math.max(0, i - ADDRESS_LINES.before), i + ADDRESS_LINES.after + 1)
      : [],
  )
  const blocks = text.addresses.filter(
    block => !block.inProse && ![block.name, ...block.above.map(one => one.text)].some(one => isSender(one, sender)),
  )
  const above = blocks.flatMap(block =>
    lines.slice(Math.max(0, block.firstLine - ADDRESS_LINES.before), block.lastLine + 1),
  )
  const toBoss = lines.filter(line => TO_BOSS.test(line.text))
  return [...new Set([...named, ...above, ...toBoss])].filter(line => !GREETING.test(line.text))
}

const TO_BOSS = /^to the (?:supervisor|foreman|manager|boss|employer) of\b/i
const GREETING = /^(?:dear|hello|hi)\b/i

function isSender(name: string | undefined, sender: string | undefined): boolean {
  return name !== undefined && sender !== undefined && sameCompany(name, sender)
}

// "Payroll Office, Harnish Foods Inc.": the company, not the office in it
function companyIn(words: string): string | undefined {
  const parts = words.split(/,\s+(?!(?:inc|llc|ltd|co)\b)|:\s+/i)
  return parts.toReversed().find(part => !/^\d/.test(part) && isCompanyLike(part) && !OFFICE.test(bareOf(part)))
}
