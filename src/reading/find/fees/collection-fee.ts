import { feeFinder, TAKEN_OFF, type FeeFinder } from './fee.ts'

const OURS =
  '(collection|=coll|agency|recovery|administrative|administration|admin|service|processing|handling|file-opening|file opening|contingency|skip tracing|skip-tracing|placement|account handling|collection agency|collector|set-up|setup|account maintenance|maintenance|file|locating|field service|referral|onboarding|boarding|account boarding|intake|file setup|account opening|demand letter|letter preparation|letter|lettering|mailing|correspondence|dunning|tracing|skip trace|investigation|field visit|field agent|doorstep|bookkeeping|ledger|servicing|account servicing|portfolio|purchase|acquisition|transfer|assignment|enforcement|retrieval|monitoring|file review|account review|research)'
const FEE = '(fee|charge|chg|chrg|cost|commission|surcharge|expense)'

const US =
  '(us|our|ours|we|this office|our office|agency|this firm|this agency|our firm|this company|our company|collector|this department|=collections)'
const FIGURE = '(<money>|<percent>)'
const PART = '(third|quarter|half|fifth|tenth|<percent>)'

const NOT_OURS = [
  'as you (wished|wanted|asked|directed|chose|instructed|requested|told us)',
  '(garbage|trash|refuse|waste|recycling|rubbish|toll|sewage|specimen|sample|blood|debris|leaf|rent|mail) ~1 collection',
  'in your ~1 (contract|agreement|lease) with',
  ...TAKEN_OFF,
  '(nothing|not|never|no) ~3 (=added|=charged|=billed|=assessed|=imposed)',
  '=credited',
  '(settle|offer|discount|save|accept) ~10 (cents|<percent>|<money>)',
  '(pay|paid) ~2 cents on',
  '(pay|paying|payment|payments|use|using|transaction|by|via|call) ~8 @card-or-phone',
  '@card-or-phone ~6 (pay|paying|payment|payments|transaction|fee|user|users)',
  '(convenience|returned|return|dishonored|nsf|late|reconnection|disconnection|non-return|=filing|annual|court|legal|lawyer)',
  '(attorney|attorneys) ~1 fee',
  '(client|creditor) pays our',
  '(charged|billed|added|assessed) ~3 by ~2 (creditor|original|bank|hospital|lender|store|company|provider)',
  '(allow|allows|permit|permitted|provide|provides|authorize|authorizes|set|fixed) ~4 (by|in|under)? ~3 (statute|tariff)',
  '(waive|waived)',
  '(former|previous|prior|earlier|another|other) ~1 (agency|collector) ~14 (taken off|took off|removed|struck|dropped|refunded|credited)',
  '(taken off|struck|removed) ~6 (before|from|account)',
  'late fee',
  '(service|monthly) charge ~4 (for|of) your',
  '(reference|account) (charge|off)',
  'interest (charge|charges)',
  '(for|with) (each|every) ~2 (returned|late)',
  '(creditor|client|bank|lender|owner) ~2 (bear|bears|carry|carries|cover|covers|absorb|absorbs|shoulder|shoulders) ~6',
  'credit (line|limit)',
  'please ~3 (write|mark|quote|note ~6 (number|reference|address|hours|name))',
  '(letter|notice|call) you (send|make|mail|write)',
  '(new to us|two accounts|still open)',
  '=interest ~3 <percent>',
  '(received|receive|get|got|sent|answered) ~4 (letter|notice|call)',
]

const toldOutright = feeFinder(
  {
    any: [
      '(our|agency|collector|=collections) ~1 <percent> ~30 <money>',
      `(skip tracing|skip trace|skip-tracing|collector time|letter postage|postage for ~2 letters|manager time|staff time|agent time|clerk time|office time|collection letters|dunning letters|phone calls to you|our postage|our mileage) ~20 ${FIGURE}`,
      `(joined|added|annexed|attached|appended|tacked) ~6 (agency|our|collector|this office) ~2 (remuneration|commission|compensation|reward|recompense|honorarium|share|percentage) ~8 ${PART}`,
      `(agency|collection|=collections|our|office) ~1 (handling|work|services|processing|account handling|effort) ~3 ${FIGURE}`,
      `(every|each) time (we|our office|this office|agency) ~1 (write|call|send|mail|visit|phone|contact) ~6 ${FIGURE}`,
      `(owe|pay) ~2 ${PART} =more && (us|our|creditor|agency|=collections|contract)`,
      `(load|loaded|loading|weight|weighted|gross|grossed) ~4 (with|by) ~2 (our|usual|customary|standard|agency) ~3 ${FIGURE}`,
      `(placement|assignment|referral|transfer|coming to us) ~6 (balance|total|debt|bill|account|figure) ~1 (rose|rises|grew|grows|increased|increases|went up|goes up|jumped) ~2 ${FIGURE}`,
      `(price|cost|charge|expense) of ~1 (placing|placement|handing|giving|sending|turning|taking|bringing|moving|transferring|entrusting|assigning) ~5 (our hands|us|our office|this office|agency|=collections)`,
      `(management|file management|onboarding|skip-trace|skip trace|skip-tracing|skip tracing|placement|set-up|setup|file-opening|file opening|boarding|intake|account opening|demand letter|field visit|=lettering|dunning|skip search) ~2 :? ~1 ${FIGURE} && (you|your|balance|total|owe|additions|added|payable)`,
      `(=additions|=add-ons|added items) ~10 ${FIGURE}`,
      `${FIGURE} ~2 for (=that|=this|=the|=such|=our|=their) ~1 (labor|effort|trouble|work|time|pains|search|service|errand|legwork|chase) ~8 (put|added|add|tacked|goes|go|gone|went|placed|on your|tab|charged|billed|you|your)`,
      `(labor|effort|trouble|legwork|pains|chase|search) ~4 (put|added|tacked|goes|gone|went|placed|charged|billed|cost|costs) ~6 ${FIGURE}`,
      `(one|a)? ~1 ${PART} of (=the same|it|=that|=debt|=principal|=balance|=bill|=sum) ~2 (again|on top|more|besides)`,
      `(we|our office|agency|this office|our agency|this firm) ~1 (add|adds|put|puts|lay|lays|tack|tacks) ~1 ${FIGURE} ~2 (to|on|onto) ~2 (account|accounts|balance|bill|debt|file|total|sum|principal)`,
      `(owe|pay) ~1 ${FIGURE} ~2 for ~1 our ~4`,
      `${FIGURE} ~3 (=added|=charged|=billed) by us`,
      `${FIGURE} ~8 (what|which|that)? ~1 ${US} ~2 (charge|charges|bill|bills|take|takes|collect|collects|get|gets|keep|keeps|ask|asks) ~2 for ~6`,
      `${FIGURE} ~3 for ~3 (preparation|preparing|drafting|writing|sending|issuing|mailing|typing|printing|producing|setting up|=opening|=handling|=processing|=working|=chasing|=pursuing|=finding|=tracing|=locating) ~5 (letter|notice|demand|file|account|you|debt|case)`,
      `(preparation|preparing|drafting|writing|=sending|=issuing|=mailing|setting up|=opening|=handling|=working|=chasing|=pursuing) ~4 (letter|notice|demand|file|account|case) ~6 (cost|costs|charge|charged|bill|billed|add|adds|added|come to|:) ~3 ${FIGURE}`,
      `(each|every|per|one) (letter|notice|call|mailing|reminder|contact|visit|attempt|demand|text|email) ~10 (add|adds|added|cost|costs|goes on|bill|billed|charge|charged|put|puts|raise|raises|at|for) ~4 ${FIGURE}`,
      `contingency ~12 ${FIGURE} && (you|your|debtor|consumer|balance|total|bill|sum|debt)`,
      `${FIGURE} ~8 contingency`,
      `(account|file) (maintenance|handling|administration|servicing|management|=opening|setup|review) ~10 ${FIGURE}`,
      `(field agent|field representative|investigator|tracer|skip tracer|field visit|doorstep agent|runner|locator|process agent) ~12 ${FIGURE}`,
      `${FEE} of (this office|our office|agency|this firm|this agency|our firm|us|this company|collector)`,
      '(price|cost|expense|charge) of ~1 (hire|hiring|engage|engaging|retain|retaining|employ|employing|using|bringing in) ~1 (us|agency|this office|this firm|collector|collection agency)',
      `(add|put|take|charge|tack|lay) ~2 (its|our|the|their) ~1 (usual|customary|standard|normal|regular|ordinary|agreed) ~1 ${PART}`,
      `(put|add|tack|lay|pile|load|take) ~3 ${PART} ~3 (on top|on it|on the debt|onto) ~10`,
      `${PART} ~3 (on top|over and above|added on) ~8 (our|us|agency|this office|=collections)`,
      `${FIGURE} ~4 (as|being|is|are) ~2 (our|agency|this office|collector) ~2 (cut|share|portion|commission|percentage|take|pay|remuneration|fee|charge)`,
      `(our|agency|collector) ~1 (cut|share|portion|commission|percentage|remuneration|honorarium) ~6 ${FIGURE}`,
      `(on taking over|upon taking over|when we took over|on transfer|upon transfer|on placement|upon placement|on assignment|when ~3 came to us|when ~3 reached us) ~10 (assess|charge|add|post|bill|apply|impose|book) ~8 ${FIGURE}`,
      '(cost|costs|expense|expenses) of ~1 (collection|collecting) ~6 (you|debtor|consumer|account holder) ~2 (pay|bear|carry|owe|shoulder)',
      '(carry|carries|bear|bears|cost|costs|get|attract|gain) ~2 (extra|additional|added|another) ~1 (<money>|<percent>) && (collection|=collections|agency|this office|our office|us)',
      '(for|with) (each|every) (letter|notice|call|mailing|reminder|contact) ~8 (<money>|<percent>)',
      '(<money>|<percent>) ~4 (for|with) (each|every) (letter|notice|call|mailing|reminder|contact)',
      '(go|went|=gone|rise|rose|grew|jump|jumped|increase|increased) ~2 (up)? ~1 (by)? ~3 (third|quarter|half|<percent>|<money>) ~10 (agency|=collections|=collection|us|our|this office)',
      '(balance|sum|total|figure|amount) ~3 (include|includes|including|contain|contains) ~1 (<money>|<percent>) ~2 (for|of) ~4 (our|this office|agency|collection|collecting)',
      '(<money>|<percent>) ~3 (=is|=represents) ~2 (what it cost|the cost|the price|our) ~8 (collect|collecting|chase|pursue|us|work)',
      '(<money>|<percent>) ~2 (in|of|for) ~1 (tracing|locating|finding|search|skip-tracing) ~2 (cost|costs|expense|expenses|you|fee)',
      '(rest|remainder|difference) ~2 (=is|=goes) ~2 (our|for our|to us|for us) ~3 (charge|fee|share|work|service|collecting)?',
      'added ~6 because ~4 (account|it|you) ~6 (us|=collections|collection|agency) ~4 (<money>|<percent>)?',
      '(owe|pay) ~10 and ~1 us <money>',
      '<money> ~4 (representing|for|cover|be) ~4 (cost|expense|work|effort|time) ~2 (of|to) ~2 (this office|us|our|agency|chase|collect|find)',
      '<money> ~8 cost us to',
      '(collector|agency|our) ~1 (percentage|share|cut|commission|portion) ~3 <percent>',
      '(because|since|when|once|as) ~8 (=collections|=collection|us|our office) ~6 <money>',
      '<money> ~3 (tacked|tack|piled|slapped|put) ~2 on',
      'collection ~1 commission',
      'added by (us|our office|our agency|this office|agency) ~10 (<money>|<percent>)',
      '(total|balance|sum|amount) ~4 (=increased|=raised|=grossed) ~2 by ~3 (third|quarter|half|<percent>|<money>) ~8 (cover|expense|cost|collect)',
      '(charge|fee|add|assess) ~6 for ~2 (finding|tracing|locating|writing to|contacting|chasing) you',
      '(we|our office|agency) ~3 (tack|add|put|pile|lay) ~4 (third|quarter|half|<percent>) ~8 <money>',
      '(<money>|<percent>|fee|charge) ~6 for ~2 (placing|placement of|referral of|referring|handing|assigning) ~3 (account|debt|file|bill)',
      '(cost|price|charge|add) ~4 (when|once|after|for) ~5 (account|debt|file|bill) ~3 (come|reach|place|send|land|hand|turn) ~3 (us|our|collection|agency)',
      'cents on ~1 dollar ~12 (cost|charge|add|us|collection|agency)',
      'agency (cost|costs|expense|expenses)',
      '(processing|handling|service|services|work|collection|collecting) ~1 by ~1 (agency|us|this office|our office|collector) ~1 :? ~1 <money>',
      'for our (trouble|effort|time|work|pains) ~6 (add|charge|owe|include)',
      '(cover|pay for) ~2 our ~2 (expense|trouble|effort|cost|time|work)',
      `${OURS} ~2 ${FEE}`,
      '(cost|expense) of (collection|collecting)',
      '(placement|referral) : <money>',
      '(add|charge|assess) ~2 <money> for ~2 (handling|collecting|processing|servicing|managing|our)',
      `our ~2 ${FEE}`,
      `(<money>|<percent>) ~1 (for|as) ~2 our (service|services|work|efforts|time)`,
      'add ~2 <money> ~6 (for|to pay for) our (trouble|effort|time|work|pains)',
      `(<money>|<percent>) ~3 (added|add) ~4 (by|for) ~2 (us|our|agency)`,
    ],
    unless: NOT_OURS,
  },
  {
    surely: {
      any: [
        '(joined|added|annexed|attached|appended|tacked) ~6 (agency|our|collector|this office) ~2 (remuneration|commission|compensation|reward|recompense|honorarium|share|percentage|fee)',
        '(agency|our|collector|this office) ~2 (remuneration|commission|compensation|reward|recompense|honorarium|share|percentage|fee) ~6 (third|quarter|half|fifth|tenth|fourth) ~1 (thereof|of it|of the same|of =debt|of =balance|of =principal|of what you owe)',
        '(=increased|=raised|=grossed up) ~2 by ~1 (third|quarter|half|fifth|tenth) ~8 (cover|expense|cost|costs|collect|collecting|pay us|pay for our)',
        '(price|cost|charge|expense) of ~1 (placing|placement|handing|giving|sending|turning|taking|bringing|moving|transferring|entrusting|assigning) ~5 (our hands|us|our office|this office|agency|=collections)',
        '(third|quarter|half|fifth|tenth) of (the same|it|that|=debt|=principal|=balance|=bill|=sum) ~2 (again|on top|more|besides)',
        '(agency|our|collector|collection|contingency) ~2 (fee|commission|share|charge|percentage) ~4 (=borne|=carried|=paid|=shouldered|payable) by ~1 (you|debtor|consumer|account holder)',
        '(agency|our|collector|contingency) ~2 (fee|commission|share|charge|percentage) ~8 (part of|included in|built into|contained in) ~2 (figure|balance|sum|total|amount)',
        '(go|went|=gone|rise|rose|grew|increase|increased) ~2 (up)? ~1 (by)? ~3 (third|quarter|half) ~10 (agency|=collections|us|our|this office)',
        '(put|add|tack|lay|pile|load|take) ~3 (third|quarter|half|fifth|tenth) ~3 (on top|on it|on the debt|onto) ~10',
        '(third|quarter|half|fifth|tenth) ~3 (on top|over and above|added on) ~8 (our|us|agency|this office|=collections)',
        '(price|cost|expense|charge) of ~1 (hire|hiring|engage|engaging|retain|retaining|employ|employing|using|bringing in) ~1 (us|agency|this office|this firm|collector|collection agency)',
        '(cost|costs|expense|expenses) of ~1 (collection|collecting) ~6 (you|debtor|consumer|account holder) ~2 (pay|bear|carry|owe|shoulder)',
        'our ~3 (maintenance|servicing|handling|administration|file|collection|agency) ~2 (fee|charge|cost|commission) ~6 (recur|monthly|each month|every month|until|pass to you|you bear|yours)',
        'our monthly ~3 (fee|charge)',
      ],
      unless: ['(no|not|never|none)'],
    },
    hints: {
      any: [
        '(our|this office|agency|collector|recovery|=collections|=collecting) ~4 (work|time|trouble|effort|charge|commission|expense|costs|cost|share|cut|handling|file|services|letters) && (<money>|<percent>)',
        '(<money>|<percent>) && (charge|fee|cost|costs|charged|billed|bill|assessed|added|add|adds|surcharge|expense) ~8 (us|our|this office|agency|collector|=collections|collecting|letter|file|search|tracing)',
      ],
      unless: [
        ...NOT_OURS,
        '(pay|send|remit|settle|accept|offer|credit|owe|save|month|week|installment|monthly) ~3 (<money>|<percent>)',
        '(payment|payments|installment|balance|total|sum|amount|settlement|discount) ~2 (of|is|for|was)? ~1 (<money>|<percent>)',
        '(no|not|never|none|without|nothing) ~6 (fee|fees|charge|charges|cost|costs|added|add|part|paid)',
        '(contract|agreement|lease|section|clause) ~10',
        '(interest|late|service) ~3 (charge|charges|charged|fee)',
        '(received|posted|refund|refunded|waive|waived)',
        'client ~2 pay',
      ],
    },
  },
)

/** Fees of which the collector says "we": of these half an offer may be let off. */
const ownCharge = feeFinder({
  any: [
    `(includes|include|including|contains|containing) ~2 ${FIGURE} ~3 (collection|agency|recovery|placement) ~1 (cost|costs|fee|fees|charge|charges|commission|expense|expenses)`,
    `${FIGURE} ~1 (collection|agency|recovery|placement) ~1 (cost|costs|fee|fees|charge|charges|commission) ~2 (we|that we|which we) ~1 (=added|=assessed|=put|=imposed|=charged)`,
    `${FIGURE} ~2 (we|i|our office|this office|our agency|this agency|agency|=collections) ~1 (=assessed|=added|=put|=imposed|=billed|=levied|=charged|=assess|=add|=impose|=levy|=tacked|=bill|=charge) ~2 (for|on|to|onto|when|as) ~8`,
    `(fee|charge|commission|percentage|cost) ~2 (of|,)? ~1 ${FIGURE} ~2 (we|our office|this office|our agency|agency|=collections) ~1 (=assessed|=added|=put|=imposed|=billed|=levied|=charged|=add|=put) ~2 (for|on|to|onto|when|as)`,
  ],
  unless: [
    ...TAKEN_OFF,
    '(attorney|lawyer|court|legal|card|phone|online|payment|late|returned|interest)',
    '(no|not|never|nothing|waive|waived|remove|removed|refund|refunded)',
  ],
})

/** What the collector adds for its own work, whatever it calls it. Fees the creditor charged are not these. */
export const findCollectionFees: FeeFinder = text => {
  const found = toldOutright(text)
  if (found.some(({ isHinted }) => isHinted !== true)) return found
  const own = ownCharge(text)
  return own.length > 0 ? own : found
}
