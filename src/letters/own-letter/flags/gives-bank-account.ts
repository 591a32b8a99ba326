import { attributed, defineFlag, denied, phrases, type Guard } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

/** "Your bank …", "the account number on your letter …": the collector's side of it. */
const theirs: Guard = before => /\b(?:your|their)\s+(?:\w+\s+){0,2}$/i.test(before)

const ACCOUNT = String.raw`(?:checking|savings|bank|chequing|money market|debit|credit union|direct deposit)`
const BANK = String.raw`(?:\w+'?s?\s+){0,3}(?:bank|credit union|cu|fcu|federal credit|chase|wells fargo|citi(?:bank)?|chime|ally|pnc|usaa|navy federal|capital one|truist|regions|b ?of ?a|bofa|td|varo|sofi)\b`

const numbers = phrases({
  patterns: [
    all(
      String.raw`\bmy (?:\w+ )?${ACCOUNT}(?: \w+){0,2}?(?: account)?(?: (?:number|no\.?|#))?(?: is|:| at| with| ending in)?\s*[^.;\n]{0,70}?\d{4,}(?:[^.;\n]{0,30}\d{4,})?`,
    ),
    all(
      String.raw`\b(?:routing|aba)(?: (?:number|no\.?|#|is))*\s*[:#]?\s*\d{9}\b(?:[^.;\n]{0,30}\b(?:account|acct)\b[^.;\n\d]{0,12}\d{4,})?`,
    ),
    all(
      String.raw`\b(?:my |the )?(?:credit |debit )?(?:card|visa|mastercard|master card|amex|discover)(?: (?:number|no\.?|#|is))*\s*[:#]?\s*(?:\d[ -]?){13,16}\b`,
    ),
    all(String.raw`(?<!\d[ -])\b(?:\d{4}[ -]){3}\d{4}\b(?![ -]?\d)(?:[^.;\n]{0,12}\bexp\w*\W{0,3}\d{1,2}/\d{2,4})?`),
    all(String.raw`\bmy (?:zelle|venmo|cash ?app|paypal)(?: \w+)?(?: is|:)\s*\S+`),
  ],
  unless: [theirs],
  notIn:
    /\bcertified\b|\btracking\b|\breceipt (?:no|number)|\b(?:ref(?:erence)?|re)\b\W{0,3}(?:account|acct)?\W{0,3}(?:\d{4}[ -]){3}\d{4}/i,
  quotes: 'words',
  alsoQuoted: true,
})

const names = phrases({
  patterns: [
    all(
      String.raw`\b(?:i (?:still |now )?(?:bank|do (?:all )?my banking|keep my money|have (?:my|a|an) (?:${ACCOUNT}) account))(?: (?:at|with|in))? ${BANK}`,
    ),
    all(
      String.raw`\bmy (?:(?:bank|checking|savings|paycheck|payroll|pay|wages|salary|money|benefits|social security|account|accounts|direct deposit)(?: \w+){0,2}) (?:is|are|at|with|through|into|goes|go|comes|gets deposited|is deposited|in|to)(?: (?:at|with|into|in|to|through))? ${BANK}`,
    ),
    all(
      String.raw`(?:^|[,;:]\s*|\band\s+)(?:my |the )?bank is (?:the )?[a-z]\w+(?: [a-z]\w+)?(?:[^.;\n]{0,12}\b(?:account|acct)\b\D{0,8}\d{4,})?|\bvoid(?:ed)? checks?\b|\b(?:my|our) \w+'s? (?:checking|savings|bank|account)(?: account)? (?:is|are)(?: at| with) ${BANK}|\bmy (?:bank|credit union) (?:is|was|:) (?!not|the one|closed|a )(?:the )?[a-z]\w+(?: [a-z]\w+)?`,
    ),
    all(
      String.raw`\b(?:payroll|direct deposit|paycheck|wages|salary|paid)(?: \w+){0,3} (?:through|at|with|into|to|via) ${BANK}`,
    ),
  ],
  unless: [denied, attributed, theirs],
  quotes: 'words',
})

/** A bank or card number is grave; the name of the bank tells them where to look. */
export const givesBankAccount = defineFlag({
  flag: 'gives-bank-account',
  severity: 'high',
  why: 'It makes your money easy to debit, or to find after a judgment.',
  improve: 'Leave it out.',
  repair: { does: 'remove' },
  find: letter => [...numbers(letter), ...names(letter)],
})
