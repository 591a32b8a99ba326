import { statement, type StatementFinder } from '#reading/find/statement.ts'

const BUREAU =
  '(credit bureau|credit reference bureau|credit reporting bureau|credit reporting agency|consumer reporting agency|credit reporting division|credit bureau division|credit repository|credit file repository|credit reporting exchange|consumer credit bureau|national credit bureau|credit rating agency|credit rating bureau|credit reporting company|bureau of credit|credit file division|credit records bureau|credit data bureau|credit registry|credit records division|consumer credit exchange|credit information bureau|credit history bureau|credit score bureau|credit file office)'
const FILE =
  '(credit file|credit record|credit history|credit report|credit score|credit rating|consumer file|file|record|rating|score|negative file|credit standing)'
const KEEPS =
  '(keep|maintain|compile and maintain|hold|calculate|assign|rate|own|compile|store|decide|track|issue|control|manage|set)'

const itself = statement('poses-as-credit-bureau', {
  any: [
    '(this|our) (office|company|agency|bureau) ~2 credit ~1 (rating|reporting|scoring|file|history) ~1 (authority|bureau|agency|registry|office) (for|of|in)',
    '(lender|lenders|bank|banks|landlord|landlords) ~2 (buy|buys|get|gets|order|orders|obtain|obtains|purchase) ~2 (=their|credit|=reports|scores) ~6 (from us|from our|from this office)',
    '(where|that) ~1 (lender|lenders|bank|banks) ~2 (look|check|turn|go) ~2 before ~2 (lend|approve|loan)',
    '(staffed|owned|run|operated|sponsored|backed|partnered) ~3 (by|with) ~4 (national bureaus|three bureaus|credit bureaus|equifax|experian|transunion)',
    '(credit report|credit file|credit record|credit score|credit history) ~2 (which|that) ~1 (we|our company|this office|our office|this company|our agency) ~1 (compile|compiles|keep|keeps|sell|sells|issue|issues|maintain|maintains|write|writes|hold|holds)',
    'credit (rating|scoring|record|file|history) (office|authority|authorities|council|board|commission)',
    '(bureau|registry|exchange|authority) of ~2 credit',
    '(bureau|registry) of consumer credit ~6 (you|your|file|rating)',
    '(keeper|keepers|custodian|custodians|guardian|holder) of ~3 credit ~1 (history|histories|record|records|file|files|rating|ratings|score|scores)',
    '(consumer|national|central|american|federal|state|county|regional) ~1 credit ~1 (file|files|records|record|history) ~1 (center|office|bureau|service|division|agency|exchange|registry|administration)',
    'our ~1 rating of you',
    '(we|i) be ~1 (fourth|biggest|largest|oldest|only) ~2 bureau',
    '(change|entry|mark|review|downgrade) ~4 (rating|score|credit file|credit record) ~4 (pending|due) ~3 (in|at|with|by) ~1 (this|our) office',
    '(our|we) ~6 (compile|sell|issue|write|prepare|furnish) ~4 (report|reports|score|scores|file|files) ~4 (about|on|of) ~2 (consumer|consumers|people|borrowers|everyone|households)',
    '(sell|sells|selling) ~4 (to) ~2 (lender|lenders|bank|banks|landlord|landlords|insurer|insurers) && (credit report|reports|scores|credit file)',
    '(equifax|experian|transunion) ~8 (us three|we three|three of us|four of us|between us|and us|and we)',
    '(i|we) ~3 (work|works|calling|writing|call|write|speak) ~3 (for|at|from|on behalf of) ~2 (equifax|experian|transunion)',
    'your (standing|grade|score|class|rating|status) ~1 (with|at|in) (this|our) bureau',
    '(report|reports|score|scores|file|files) ~8 (lender|bank|landlord|store) ~6 about you ~4 (us|we|our)',
    '(report|reports|score|scores|file|files) ~8 about you ~4 (come|issued|made|written|compiled) ~2 (from|by) us',
    'credit (file|record|report) (at|with|in|held by) ~1 (this|our) (office|bureau|division|company|agency)',
    '(keep|maintain|hold|run|compile) ~3 credit ~1 (record|file|history|rating|report) of ~2 (every|all|each|people|household|consumer|person|resident)',
    '(run|keep|maintain|operate|hold) ~3 (file|list|database|record) ~1 that ~2 (lender|bank|landlord|creditor) ~2 (look|check|use|see|rely)',
    '(national|central|american|federal|consumer) credit ~2 (record|rating|score|registry) ~1 (office|bureau|center|department|division)',
    'we score you',
    'your (score|rating|file|grade|standing) with us',
    'our (files|records|scores|ratings) ~4 (determine|decide|control|tell lenders|show lenders) ~6 (borrow|loan|credit|lender|bank|mortgage)',
    `(we|i) (am|be) ~6 ${BUREAU}`,
    `as ~3 ${BUREAU} ~8 (we|our|i)`,
    `(from|of|at|by) ~2 (your|our|the)? ~3 ${BUREAU} ~4 (your|we|our)`,
    '(with|in|by|of) ~1 (our|this) ~1 credit (bureau|registry|exchange)',
    '(our|this) bureau && credit',
    `(undersigned|our|this) ~1 (bureau|registry|exchange) ~6 (issue|set|credit|score|rate|rating|file|report)`,
    `(our|this|your) ~3 ${BUREAU}`,
    `(we|our company|this office|this company) ~2 (operate|run|own|manage|be|maintain) ~4 ${BUREAU}`,
    `${BUREAU} ~8 (of our|our company) ~6 (maintain|keep|update|hold)`,
    `${BUREAU} ~6 (you|your) ~3 ${FILE} ~6 (flag|mark|update|lower|close|open|derogatory|review|downgrade|negative)`,
    `${BUREAU} ~3 your ~1 (credit file|credit record|credit history|credit score|credit rating) ~4 (with us|flag|mark|lower|close|downgrade|derogatory|here)`,
    `${BUREAU} ~3 (lower|mark|flag|downgrade|close|open|suspend|damage|rate|raise|restore|clear) ~3 your ~2 ${FILE}`,
    `${BUREAU} ~2 (you are listed|you be listed|that rates you|that keeps)`,
    `(our|this) bureau ~8 (${KEEPS}|credit|file|score|record|flag|update|lender|before|approve)`,
    `(lenders|banks|creditors|landlords) ~4 (check|ask|consult|rely on|use|look to) ~4 (us|our bureau|our files|our records|our ratings|we)`,
    `(we|our) ~2 ${KEEPS} ~8 (credit file|credit record|credit history|credit report|credit score|credit rating|files that lenders|what lenders see|permanent credit|your account as|your rating)`,
    `${FILE} ~4 (mark|flag|lower|close|list|downgrade|rate) ~6 (by|with) (this|our|us) ~1 (bureau|exchange|registry)`,
    `(your|ur) credit ~1 (record|file|history|rating|score) ~2 with us`,
    `(because|since|as) ~2 (we|be) ~4 ${BUREAU}`,
    `(notice|message|letter) from ~3 ${BUREAU}`,
    `(from|we be|this is|you have reached|here at|calling from|sent by) ~8 (where|that|which|who) ~3 (your|every|all|each) ~3 ${FILE} ~3 (kept|held|stored|maintained|keep|set|decided)`,
    `(from|we be|this is|you have reached|here at|sent by) ~4 (consumer|credit|national|personal) (rating|scoring|file|score|history|records) ~1 (division|office|bureau|center|department|service|registry)`,
    'credit file ~3 kept by ~2 (this|our) (office|bureau)',
    'our ~2 credit ~2 (division|department) ~3 (maintain|keep|hold)',
  ],
  unless: [
    '(report|furnish|send|tell|obtain|update|ask|contact|dispute|notify|list) ~6 (to|by|with|from|credit|at) ~4 (credit bureau|bureaus|consumer reporting agencies|agencies|companies)',
    '(collection agency|debt collector)',
    '(not|no|never) ~4 (credit bureau|consumer reporting)',
    '(you|each) ~2 (ask|can ask|can freeze)',
    'address from',
    'bureau of (records|missing)',
    '(off|out of) ~2 credit report',
    '(to|with|from|by|report|reports|at|contact|through) ~3 (experian|equifax|transunion)',
    '(experian|equifax|transunion) ~6 (may|will|can|could|list|lists|show|shows|keep|keeps|have|has|do|does|must|not)',
    'financial protection bureau',
    'a credit bureau (tell|say|give|report)',
    'bureaus ~2 not we',
    'ask ~1 (we|us) ~1 to',
  ],
})

const BIG_THREE = '(equifax|experian|transunion|trans union)'
/** One of those everybody knows. */
const oneOfTheThree = statement('poses-as-credit-bureau', {
  any: [
    `(undersigned|i|we|this office|our agents|our office|our company|writer|my unit|this unit|this desk) ~2 (attached|seconded|accredited|affiliated|partnered|employed|sworn|(work|works|working) for|part|arm|branch|agents|agent|division|member|staff|represent|represents|speak|speaks|act|acts) ~6 ${BIG_THREE}`,
    `${BIG_THREE} ~3 (joint|shared|liaison|partner|collection|collections|recovery|recoveries|debt|local|regional|field|enforcement|compliance) ~2 (desk|office|division|unit|department|team|bureau|service|services|agent|center|officer)`,
    `(we|i) (at|from|of|here at) ~1 ${BIG_THREE}`,
    `your ~1 ${BIG_THREE} ~1 (representative|agent|officer|contact|adviser|advisor|specialist)`,
    `(staff|agent|agents|officer|officers|representative|member|branch|arm|division|department|desk|unit|team|affiliate|office) of ~1 ${BIG_THREE} ~10 (detailed|assigned|in charge|responsible|writing|instructed|authorized)`,
    `(on|in) (behalf|name|service|employ) of ~2 ${BIG_THREE}`,
  ],
  unless: [
    '(not|no|never|none|neither)',
    `(report|reports|furnish|furnishes|send|sends|write|contact|call|dispute|address|reach|ask|complain|copy|told|tell|notified|letter|obtain) ~6 (to|by|with|from|of)? ~6 ${BIG_THREE}`,
  ],
})

export const posesAsCreditBureau: StatementFinder = text => [...itself(text), ...oneOfTheThree(text)]
