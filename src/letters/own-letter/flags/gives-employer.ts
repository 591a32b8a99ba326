import { attributed, defineFlag, denied, phrases, type Guard } from '#letters/own-letter/define-flag.ts'

/** A name begins with a capital, so these patterns mind the case. */
const NAME = String.raw`(?:the )?(?:[A-Z][\w&'.-]*|\d[\w]*[A-Z]\w*)(?: (?:of |and |& )?[A-Z][\w&'.-]*)*`
const PLACE = String.raw`the (?:mill|hospital|school|city|county|state|post office|plant|factory|warehouse|university|college|airport|railroad|clinic|store|diner|bank|fire department|police department|va)\b[^.,;]{0,30}`
const SLOPPY = String.raw`(?:walmart|wal-mart|target|amazon|fedex|ups|usps|mcdonald'?s|kroger|costco|home depot|lowe'?s|dollar (?:general|tree)|burger king|taco bell|wendy'?s|subway|best buy|the post office|piggly wiggly|publix|safeway|waffle house|starbucks|walgreens|cvs|uber|lyft|doordash)\b`

/** A job that is gone tells nobody where to garnish. */
const past: Guard = before => /\b(?:lost|quit|left|losing|fired from|laid off from)\s*$/i.test(before)

export const givesEmployer = defineFlag({
  flag: 'gives-employer',
  severity: 'medium',
  why: 'It tells them where to garnish wages later.',
  improve: 'Leave it out.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      new RegExp(
        String.raw`\b\b[Ii]\b[^.;]{0,20}(?:make|earn|paid|shifts?|hours)\b[^.;]{0,40} (?:at|from|with) (?:${NAME}|${PLACE}|${SLOPPY})`,
        'g',
      ),
      new RegExp(
        String.raw`\b[Ii](?:'m| am|'ve| have)?(?: (?:currently|still|now|only|also|been|presently|just))* (?:work(?:ing)?|employed|started|drive|teach|cook|nurse|clean(?: \w+)?|bartend|wait tables|stock(?: \w+)?|load(?: \w+)?|weld|deliver(?: \w+)?|cut hair|manage)(?: (?:full[- ]time|part[- ]time|nights|days|as an? \w+(?: \w+)?|shifts|there|in \w+|on the line))* (?:at|for|by|with) (?:${NAME}|${PLACE}|${SLOPPY})`,
        'g',
      ),
      new RegExp(
        String.raw`\b[Mm]y (?:(?:new|current|present|only|part-time) )?(?:employer|boss|job|office|workplace|place of work|company|employment|work)(?: (?:address|name|number))?(?:,| is| at| with|:)+ (?:at |with )?(?:${NAME}|${PLACE}|${SLOPPY})`,
        'g',
      ),
      new RegExp(String.raw`\b[Ii](?:'m| am) (?:an? |the )(?:\w+ ){1,3}(?:at|for|with) (?:${NAME}|${SLOPPY})`, 'g'),
      new RegExp(
        String.raw`\b(?:find|reach|see|get|catch|contact) me at (?:the )?(?:[A-Z]\w+ ){1,3}(?:plant|store|office|factory|warehouse|shop|mill|hospital|school|depot|restaurant|diner)\b[^.;]{0,20}`,
        'g',
      ),
      new RegExp(String.raw`\b(?:[Mm]y )?[Ee]mployer: ?(?:${NAME})`, 'g'),
    ],
    unless: [denied, attributed, past],
    notIn:
      /\b[Ii] (?:used to|no longer|don'?t|do not) work\b|\bcustomer (?:at|of|with)\b|\bvictim\b|\bresident (?:at|of)\b|\bpatient\b|\btenant\b/,
    quotes: 'words',
  }),
})
