import { known } from '#law/fact.ts'
import { datesIn, evidenceOfDate } from './dated.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const HANDED_OVER =
  /\b(?:sold|sale|purchas\w+|bought|buys?|acquir\w+|placed|placement|assign\w+|transferr?\w*|transfer|referr?\w*|conveyed|conveyance|took (?:\w+ ){0,5}over|taken over|takes? over|(?:turned|handed|signed|made|given|passed) (?:\w+ ){0,4}over|handed|passed (?:on|to)|became (?:the |its |your )?(?:\w+ ){0,3}(?:owner|holder|creditor)|(?:forwarded|outsourced|delivered|given|listed|consigned) (?:\w+ ){0,3}(?:to|with)|took (?:on|title|ownership|possession)|owners?\b|we (?:now )?(?:own|hold|have owned|have held)|in collections?|came (?:to|into) (?:us|our|this)|come to us|got your|received your (?:account|file)|entrusted|moved|(?:new|change of) (?:owner|creditor|servicer|holder)|bill of sale|(?:engaged|hired|retained|instructed|asked) (?:us|this (?:office|agency|firm))|let \S+(?: \S+){0,5} have|sent (?:to )?us|landed (?:with|on)|belongs? to|account received|owned by|(?:is|are|been) (?:now )?(?:with|ours|in the hands of) ?(?:us|this (?:office|agency)|our)?)\b/i
const ON = /\b(?:on|effective|as of|since|from|dated?|of|was|is|in)\s{0,3}:?\s{0,3}$/i
/** A label, or no word at all between what was done and its day: "placed with our agency: June 2". */
const TOLD_SHORT =
  /\b(?:sold|bought|purchased?|acquired|placed|placement|assigned|assignment|transferred|transfer|referred|turned over|handed over|ownership)\b[^.;,\d]{0,40}(?::|\bus|\b2 us|-)?\s{0,3}$/i
/** Back to the creditor, a merger or another name: no such handing on. */
const ELSE =
  /\b(?:merg\w+|return\w*|goes back|went back|(?:sent|gave|give|hand\w*|put) (?:it |them )?back|changed? (?:its|their|of) name|renamed|(?:last|first) (?:payment|charge|statement)|opened|charged?[ -]off|itemi[sz]ation|owed)\b/i
const IS_WHEN = /^\s{0,3}[,:]?\s{0,3}(?:that )?(?:is|was) (?:when|the day)/i
const REACH = 100

/** The day the account was sold, placed or handed on, when the letter says so. The latest, when it was more than once. */
export function findTransferDate(text: ReadText): FoundFacts {
  const found = datesIn(text).findLast(({ before, after }) => {
    const near = `${before.slice(-REACH)} ${after.split(/[.;]/)[0]!.slice(0, REACH)}`
    const isDay = ON.test(before) || TOLD_SHORT.test(before) || IS_WHEN.test(after)
    return isDay && HANDED_OVER.test(near) && !ELSE.test(near)
  })
  return found ? { transferDate: known(found.date, { confidence: 0.9, evidence: [evidenceOfDate(text, found)] }) } : {}
}
