import { quickMatch } from '#reading/language/find-phrases.ts'
import { pattern } from '#reading/language/pattern.ts'
import { feeFinder, TAKEN_OFF, type FeeFinder } from './fee.ts'

const PER_USE =
  '(convenience|technology|transaction|payment processing|portal|telephone|phone|pay-by-phone|pay by phone|e-check|expedite|expedited|expedite|same-day|card|credit card|debit card|online|electronic|speed|ivr|swipe|platform|website|web|internet|voice|kiosk|gateway|text-to-pay|wallet|service desk)'
/** What is on top of the payment itself. */
const ON_TOP =
  '(=more|=extra|additional|besides|on top|over and above|higher|tacked on|tack on|added on|added to|thrown in|over ~2 amount|over ~2 payment|over ~2 balance|above ~2 payment|above ~2 amount|beyond ~2 amount)'
const FIGURE = '(<money>|<percent>)'

const NOT_CHARGED = [
  '(cost|price|charge) ~2 (=is|=stays|=are) ~1 =same',
  '(ask|asks|asked|wonder|wonders|asking) ~2 (if|whether) ~8 (cost|costs|charge|charges|fee|extra)',
  ...TAKEN_OFF,
  '(field|insurance|leasing|rental|real estate|process) agent',
  '(=commission|=contingency|=collection)',
  '(fee|charge) ~1 (your|the|that) ~3 =charged',
  '(card|credit card) ~2 (protection|insurance|balance|debt)',
  '(free|no|without) ~2 (extra|added|additional)? ~1 (charge|cost|fee)',
  'card ~2 (be|=was) charge <money>',
  'carry ~2 balance',
  'sin ~1 (cargo|costo|recargo)',
  '(issuer|your bank|carrier|provider) ~2 (may|might|could|will) charge',
  '(agreement|contract|section) ~8 (authorize|authorise|allow|permit|provide)',
  '(waive|waived|=refund|=refunded|annual)',
  'you =agreed',
  '(used to|formerly|once) (charge|take|add|collect|ask|bill|have)',
  '(no longer|stopped) ~3 (charge|charging)',
  '(we|client) ~2 (absorb|pay|bear|cover) ~6 (charge|fee|cost)',
  '(former|previous|prior) ~1 (agency|collector)',
  '(will|shall) be charged <money>',
  '(remove|waive|drop|eliminate)',
  '(collection|agency|recovery|administrative|contingency) ~1 (fee|charge|cost)',
  'charge-off',
  '(=mistake|=error|=refunded)',
  '(=we|=have|=has|=was|=were) ~1 =credited',
  '(take|taken|took) ~1 off ~2 balance',
  '(card|credit card) ~2 (annual|late|interest)',
  '(late|interest|finance) ~1 (fee|charge)',
]

const toldAtOnce = feeFinder(
  {
    any: [
      `(allow|expect|plan on|budget|figure|figure on|count on|reckon on|set aside) ~2 ${FIGURE} ~2 (above|over|beyond|on top|besides|more than|in addition) ~3 (payment|amount|balance|sum)`,
      `(allow|add|expect|plan on|budget|figure|figure on|count on|reckon on) ~2 ${FIGURE} ~2 (for|per|each|every|a|at) ~2 (use|time|visit|payment|transaction|click|login|session|call|swipe)`,
      `(anything else|any other (way|method|form|kind|means)|other methods|other ways|all other|everything else|other forms) ~8 (plus|=add|and|with|carries|costs|takes|an extra|+) ~2 ${FIGURE}`,
      `(draft|drafting|draw|debit|numbers at ~2 bottom of ~1 check|routing number|check over the phone|check by phone|echeck|e-check) ~20 (together with|plus|along with|in addition to|on top of|and also|as well as) ~2 ${FIGURE} ~6 (for|draft|trouble|processing|service|fee|charge|handling)`,
      `${FIGURE} ~4 for ~1 (our|the) ~1 (trouble|service|work|effort) (in|of) ~1 (making|drawing|running|taking|processing|putting through|handling) ~2 (draft|debit|charge|payment|card|call|transaction|check)`,
      `(avoid|escape|skip|dodge) ~2 ${FIGURE} ~3 by ~1 (mailing|sending|using|paying|posting) ~4 (check|money order|mail|letter)`,
      `(understand|agree|accept|aware) ~2 ${FIGURE} ~2 (=added|added to|charged in addition)`,
      `@card-or-phone ~30 (increased|increase|raised|raise|higher|go up|goes up) ~2 by ~1 ${FIGURE}`,
      `(increased|increase|raise|raised|higher|go up|goes up) ~4 by ~1 ${FIGURE} ~10 (handling|processing|per transaction|accepting|card|cards|electronic|electronically|phone)`,
      `${FIGURE} ~4 (what|which|that) ~3 (ask|asks|take|takes|charge|charges|collect|collects|want|bill|bills|require) ~2 (of|from|to)? ~3 (people|those|anyone|customers|everyone|folks|persons|whoever|callers|payers) ~3 (use|uses|using|pay|pays|paying|call|calling|choose|chooses) && (@card-or-phone|autopay|automatic|automatically|draft|drafted)`,
      `(autopay|auto-pay|automatic|automatically|drafted|draft) ~20 (in addition|besides|as well|plus|on top|along with|together with) ~2 ${FIGURE} ~6 (what|which|fee|charge|each|per|for using|for the service|every time|to cover)`,
      `${FIGURE} ~3 (pass|passes|passed|passing) ~2 (along|on) ~6 (card|cards|plastic|electronic|electronically|phone|online|@card-or-phone)`,
      '(percent|percentage|fee|charge|cost) ~3 (pass|passes|passed|passing) ~2 (along|on) ~4 (anyone|everyone|those|people|customers|whoever|you) ~3 (use|uses|using|pay|pays|paying|swipe|call) ~4 @card-or-phone',
      `(it|which|that|this|there|site|system|page|line) ~2 (tack|tacks|add|adds|put|puts|bear|bears|carry|carries|attract|attracts|incur|incurs) ~3 ${FIGURE} && @card-or-phone`,
      `(costs|cost|takes|requires|charge|charges|service) ~4 (staff|clerk|clerks|time|staff time|processor|network) ~8 ${FIGURE}`,
      `${FIGURE} ~2 (=added|=applied|=charged|=put|=tacked) ~3 (each|every|any|all|your|to|onto|on) ~3 (payment|payments|transaction|charge) ~3`,
      `(surcharge|uplift|upcharge|markup|mark-up|supplement|toll|premium|levy|add-on|handling charge|rush amount|rush charge|rush fee|convenience) ~4 (of)? ~2 ${FIGURE} ~20 (pay|payment|paying|card|phone|plastic|online|transaction|call|check)`,
      `(pay|payment|payments|paying|card|phone|plastic|online|transaction|transactions) ~20 (surcharge|uplift|upcharge|markup|mark-up|supplement|toll|premium|levy|add-on|handling charge|rush amount|rush charge|rush fee) ~4 ${FIGURE}`,
      `${FIGURE} ~3 (surcharge|uplift|upcharge|markup|mark-up|supplement|toll|premium|levy|add-on|rush amount|rush charge|rush fee|rush|speed charge|ez-pay|easy-pay|quick-pay|quickpay|ezpay|fast-pay|swipe|processing) ~12`,
      `${FIGURE} ~4 (fee|charge) ~3 (for|on|per|with) ~2 (every|each|any|all) ~2 (transaction|payment|use|click|call|swipe)`,
      `${FIGURE} ~3 (pay|payment|checkout|portal|text) ~1 (fee|charge)`,
      `(pay|paying|paid|payment|payments) ~3 (with|through|to|by|via) ~2 (our|an|a|live)? ~1 (agent|agents|representative|clerk|clerks|operator) ~2 for ~1 ${FIGURE}`,
      `(calling in|call in|phoning in|phone in) ~4 payment ~8 ${FIGURE} ~4 (charged|added|billed|due|apply)`,
      `(cardholder|cardholders|card payer|online payer) ~4 ${FIGURE} ~1 (more|extra)`,
      `(page|portal|site|website|link|app|system) ~1 (tack|tacks|add|adds|put|puts|take|takes|charge|charges) ~1 ${FIGURE} ~6 (onto|on|to|payment|pay|enter)`,
      `${FIGURE} ~10 (payment|payments) ~2 (not made|other than) ~2 (mail|check|post)`,
      `(<url>|link) ~4 ${FIGURE} ~2 (svc|service|fee|charge)`,
      `${FIGURE} ~1 ${ON_TOP} && @card-or-phone`,
      `(payment processing|transaction|handling|payment handling) ~1 ${FIGURE} (per|each|for each|for every)`,
      `(another|additional|extra|further|plus|allow for|allow|=add) ~2 ${FIGURE} && @card-or-phone ~40 (pay|payment|use|call|transaction)`,
      `(another|additional|extra|further|allow for) ~2 ${FIGURE} && (payment|pay|paying) ~8 @card-or-phone`,
      `${FIGURE} ~3 (tacked|tack|piled|slapped|put|=added) ~2 (on|onto|to) && @card-or-phone ~8 (pay|payment|use)`,
      `(each|every) time ~8 (line|phone|card|online|website|portal|app|web|system) ~12 ${FIGURE}`,
      `(keep|keeps|retain|pocket|pockets|collects|skims|withhold) ~1 ${FIGURE} && @card-or-phone`,
      `(card|phone|online|web|internet|electronic) ~1 (user|users|payer|payers|customer|customers) ~2 (pay|pays|add|send) ~1 ${FIGURE}`,
      `(it is|=costs|=cost|takes|comes to) ~1 <money> ~2 to ~6 (pay|speak|use|talk|call) && @card-or-phone`,
      `(cost|price) of ~2 (convenience|service|speed|courtesy|comfort|privilege) ~2 ${FIGURE}`,
      '@card-or-phone ~4 (payment|payments) ~4 + <money>',
      `(mail|check|checks|letter) ~6 (free|nothing) ~12 @card-or-phone ~1 ${FIGURE}`,
      `(bill|bills|billed) ~1 you ~1 <money> ~2 (call|use|time|visit|payment) && @card-or-phone`,
      `${FIGURE} ~4 (come off|taken from|taken off|drawn from|charged to) ~2 (card|account) ~3 (along with|on top of|besides|together with) ~3 payment`,
      `${FIGURE} ~2 (over|above|beyond) ~2 (amount|payment|sum|balance) && @card-or-phone`,
      `(favor|privilege|pleasure|comfort|ease|speed) ~4 ${FIGURE} && @card-or-phone`,
      '@card-or-phone ~8 (set you back|run you|cost you) <money>',
      '@card-or-phone ~8 (supplement|toll|levy|upcharge) ~3 <money>',
      '(cards|card) accepted ~2 (plus|with) ~1 (<percent>|<money>)',
      '@card-or-phone ~1 - <money>',
      '@card-or-phone + <money>',
      '@card-or-phone ~8 (additional|extra|plus) ~1 (<money>|<percent>)',
      '(each|every) (charge|payment|transaction) ~6 (cost|costs) you <money>',
      '(pass|passed) ~8 (<percent>|<money>) ~4 (along|on) ~1 to you',
      '(card company|processor|card network|visa|mastercard) ~6 (<percent>|<money>) ~8 (you|yours)',
      '(same-day|same day|next-day|instant|faster|rush) ~2 (posting|processing|credit) ~6 <money>',
      '(for that|for this) ~1 (courtesy|convenience|service|privilege) <money>',
      '(paying|pay) ~4 @card-or-phone ~4 (costs|cost) ~1 <money>',
      '(internet|electronic|portal|online) ~3 (handling|assessment|processing) ~3 <money>',
      '(phone|card|online|telephone|web|portal|debit|credit) (payment|payments) ~1 <money> ~1 (each|per|apiece)',
      '(collect|take|charge|keep|get) ~1 <money> ~3 (every time|each time|per|whenever) ~4 (pay|payment|use|call)',
      '@card-or-phone ~6 <money> (more|extra)',
      '(tarjeta|telefono|linea|internet) ~8 (suma|suman|cobra|cobran|cobramos|cargo|recargo|adicional|agrega|agregan|costo|cuesta) ~4 <money>',
      '(cargo|recargo|cobro|costo|suman|cobramos|cobran) ~4 <money> ~8 (tarjeta|telefono|linea|internet)',
      '(flat|extra|additional|separate|small) <money> ~4 (apply|applies|for|to|on) ~4 @card-or-phone',
      'add <money> ~3 to ~2 payment',
      '(by phone|by card|online|by telephone|over the phone) ~6 (bill|ask|collect|take|charge) <money>',
      '(ask|bill|collect|take|charge) <money> ~3 (each|every|any) payment ~6 (@card-or-phone)',
      `${PER_USE} ~2 @fee-word`,
      '@card-or-phone ~10 (@fee-word|add|incur|carry|cost)',
      '(@fee-word|add) ~14 @card-or-phone',
      '(processing|service|handling|payment) ~1 (fee|charge) ~6 (per|each|every|pay|payment|transaction)',
      '(pay|paying) ~3 (by|with|using) ~2 @card-or-phone ~4 (additional|extra|plus) ~1 (<money>|<percent>)',
      '<money> (more|extra|additional) ~4 (pay|use|using|paying) ~4 @card-or-phone',
      '(additional|extra|plus) <money> ~6 @card-or-phone',
      '(surcharge) ~4 (all|every|each|debit|credit)',
    ],
    unless: NOT_CHARGED,
  },
  {
    surely: {
      any: [
        '(what|that) ~2 (we|our office|this office|our agency) ~1 (charge|take|bill|ask|collect|get|keep) ~1 (for|on|with) ~3 @card-or-phone',
        '@card-or-phone ~10 (adds|add|costs|cost|charges) ~3 =dollars',
        '(percent|percentage|fee|charge|cost) ~3 (pass|passes|passed|passing) ~2 (along|on) ~4 (anyone|everyone|those|people|customers|whoever|you) ~3 (use|uses|using|pay|pays|paying|swipe|call) ~4 @card-or-phone',
        '@fee-word ~4 (apply|applies|=added|=charged|=collected|=assessed|=imposed|=incurred) ~8',
        '(add|charge|collect|assess|impose) ~3 @fee-word ~8 @card-or-phone',
        '(carry|carries|incur|incurs|subject to|come with|comes with|attract|attracts) ~3 @fee-word',
        '@card-or-phone ~6 (cost|costs) ~1 (extra|more)',
      ],
      unless: [
        '(ask|asks|asked|wonder|wonders|asking) ~2 (if|whether) ~8 (cost|costs|charge|charges|fee|extra)',
        '(no|not|never|without|free|none|may|might|could|issuer|your bank) ~8',
        '(state|law|statute)',
      ],
    },
    hints: {
      any: [
        '@card-or-phone && (<money>|<percent>)',
        '(calling in|call in|call with|caller|other than ~4 (check|mail|mailed)|our agents|an agent|our representatives|our staff|paypal|venmo|zelle|cash app|moneygram|western union|autopay|recurring|money transfer|bank draft) && (<money>|<percent>)',
        '(add|charge|collect|assess|bill) ~1 (<money>|<percent>) ~3 (cover|for|toward) ~4 (processing|handling|processor|transaction|swipe)',
        '(plastic|bank card|kiosk|pay line|payment line|voice line|voice system|pay-by-phone desk|processor|platform) && (<money>|<percent>)',
      ],
      unless: [
        ...NOT_CHARGED,
        '(pay|send|remit|mail|settle|owe|deposit|refund|give|accept|take|offer|save|spare) ~1 (<money>|<percent>)',
        '(pay|send|remit|settle) ~2 (only|just|us|at least|the balance of|the sum of) ~1 (<money>|<percent>)',
        '(payment|payments|installment|installments|balance|sum|amount|total|debt|draw|draws|settlement|discount|offer) ~1 of ~1 (<money>|<percent>)',
        '(balance|total|debt|settlement|discount|offer) ~2 (<money>|<percent>)',
        '(<money>|<percent>) ~2 (payment|payments|installment|balance|discount|off|settlement|down|deposit|now|month|week|per month|a month|each month|monthly)',
        '(from|starting at|as low as|as little as|at least|minimum|any amount|up to) ~2 <money>',
        '(owe|owed|due|settle|interest|apr|discount|reduced|offer) ~3 (<money>|<percent>)',
        '<money> ~2 (=is|=was|=were|be) ~2 (due|owed|received|charged|drawn|debited)',
        '(received|posted|credited|thank|refunded|returned|declined|rejected)',
        '<money> ~2 (each|a|per|every) ~1 (month|week)',
        '(charge|charges|charged) ~6 by ~2 (creditor|original|bank|carrier|lender|store|company|provider)',
        '(your|phone|card|credit card) ~1 (bill|statement|account) ~6 (show|shows|of|for|dated|from)',
      ],
    },
  },
)

const PAYS_SO = pattern('@card-or-phone')
/** "Paying by card? We add $4.00." */
const toldInAnswer = feeFinder({
  any: [
    '(add|expect|plus|extra|allow|budget|reckon on|count on|figure|figure on|there is|that is|it is|costs|cost|charge) ~3 (<money>|<percent>)',
  ],
  unless: NOT_CHARGED,
})

/** On a form: "[ ] Debit card ....... add $4.00". */
const onForm = feeFinder({
  framings: ['form'],
  any: [
    `@card-or-phone ~8 (add|plus|=extra|surcharge|fee|additional) ~2 ${FIGURE}`,
    `@card-or-phone ~8 ${FIGURE} ~2 (surcharge|fee|=extra|=more|charge|higher)`,
    `${FIGURE} ~3 (card|card-use|phone|online|processing|convenience|debit|credit|portal|service|handling|transaction) ~2 (surcharge|fee|charge)`,
    `(surcharge|convenience fee|processing fee|card fee|service fee|phone fee) ~4 ${FIGURE}`,
  ],
  unless: NOT_CHARGED,
})

/** What it costs to pay by card, by phone or online. */
export const findConvenienceFees: FeeFinder = text => {
  const outright = toldAtOnce(text)
  const found = outright.length > 0 ? outright : onForm(text)
  if (found.length > 0) return found
  const answers = text.sentences.filter((_, i) => {
    const asked = text.sentences[i - 1]
    return asked?.framing === 'question' && quickMatch(PAYS_SO, asked) !== undefined
  })
  return answers.length > 0 ? toldInAnswer({ ...text, sentences: answers }) : []
}
