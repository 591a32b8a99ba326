import { attributed, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const COST = String.raw`(?:rent|mortgage|car (?:payment|note|loan)|truck(?: payment| note)?|car|groceries|food|utilities|electric(?:ity)?|gas|child ?support|child ?care|daycare|insurance|phone(?: bill)?|tuition|alimony|medicine|prescriptions|student loans?)`
const SUM = String.raw`\$? ?\d[\d,]*(?:\.\d\d)?`

export const unneededFinances = defineFlag({
  flag: 'unneeded-finances',
  severity: 'low',
  why: 'Not needed, and it tells them what can be taken.',
  improve: 'Leave it out.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\b(?:only|just|barely) (?:get|receive|draw|make|collect) \$ ?\d[\d,.]*(?: \w+){0,3}|\b(?:my|our)\b[^.;]{0,25}\b(?:landlord|daycare|rent|mortgage|car payment|insurance|groceries|tuition|child support|medicine)\b[^.;]{0,15} \$ ?\d[\d,.]*|\bafter (?:the |my |our )?(?:rent|bills|groceries|mortgage|taxes|everything)\b[^.;]{0,40}\b(?:left|over|remains|nothing)\b|\b(?:bucks|dollars|nothing|little|not much) left(?: over)?\b`,
      ),
      all(
        String.raw`\b(?:social security|disability|ssi|ssdi|pension|unemployment|retirement|alimony)(?: checks?| benefits?| payments?)? (?:of|is|at|for|comes to) (?:only |just |about )?${SUM}`,
      ),
      all(
        String.raw`\b(?:living|live|lives|survive|surviving|getting by|get by) on (?:\w+ ){0,3}(?:social security|ssi|ssdi|disability|a pension|unemployment|welfare|${SUM})`,
      ),
      all(
        String.raw`\b(?:my|our) ${COST}(?: (?:is|are|costs?|runs|runs me|alone|bill|each month|a month|payment)){0,3}[ :]*${SUM}(?: (?:a|per|every|each) (?:month|week|year))?`,
      ),
      all(String.raw`\b${COST}(?: is| of|:)? ${SUM},?(?: and)? ${COST}(?: is| of|:)? ${SUM}`),
      all(
        String.raw`\b(?:i|we)(?: (?:only|just|barely|now|currently))* (?:make|makes|earn|bring home|take home|get|receive|live on|net|clear|gross)(?: \w+){0,3}? \$ ?\d[\d,.]*(?: \w+){0,4}`,
      ),
      all(
        String.raw`\b(?:i|we)(?: (?:only|just|barely|now|currently))* (?:make|earn|bring home|take home|get by on|live on)(?: (?:about|around|only))? \d[\d,]*(?: dollars)? (?:a|an|per|every|each) (?:hour|week|month|year)\b`,
      ),
      all(
        String.raw`\bmy (?:(?:monthly|weekly|only|take-home|net|gross|total|yearly|annual) )*(?:income|salary|wages?|paycheck|pay|take-home|pension|disability(?: check)?|ssi|ssdi|social security(?: check)?(?! (?:number|no|card))|benefits?|unemployment|savings)(?: \w+){0,3}? (?:is|are|was|of|comes? to|about|around|runs)(?: (?:about|around|only|just))? ${SUM}`,
      ),
      all(
        String.raw`\b(?:other|too many|so many|lots of|a lot of|a ton of|a stack of) (?:other )?(?:bills|debts|expenses|creditors)\b`,
      ),
      all(
        String.raw`\bfixed income\b|\bfood stamps\b|\bpaycheck to paycheck\b|\b(?:no|not any|nothing) (?:in )?(?:my )?savings\b|\bmaxed out\b[^.;]{0,20}\bcards\b`,
      ),
      all(
        String.raw`\b(?:i|we) (?:own|have) (?:a|my|our|the) (?:house|home|car|truck|boat|401k|retirement account|trailer|land|property)\b[^.;]{0,30}\bworth\b`,
      ),
      all(
        String.raw`\b(?:tax refund|inheritance|bonus|settlement check|stimulus)\b[^.;]{0,30}\b(?:coming|comes|due|expect\w*|on its way|soon)\b`,
      ),
    ],
    unless: [denied, attributed],
    notIn: /\bexempt\b|\bprotected\b|\blost (?:pay|wages)\b|\b42 u/i,
    quotes: 'words',
  }),
})
