import type { Label } from '#reading/language/classifier/labels.ts'

/** Sentences about a thing that plainly do not say it: likeness goes by words and does not see who does what to whom. */
interface Disclaimer {
  readonly any: readonly string[]
  /** With one of these it may be said after all: "we publish nothing until Friday". */
  readonly but?: readonly string[]
}

const PLACES =
  '(board|list|page|wall|window|site|website|newspaper|newsletter|paper|sheet|register|bulletin|social media)'
const PUBLISHED: Disclaimer = {
  any: [
    `(in|on|to|at|onto|into) no ~1 ${PLACES}`,
    '(we|our office|this office|our company|our client|nobody here|no one here|nothing|none) ~3 (not|never|nothing|nobody|none|no) ~3 (publish|published|post|posted|print|printed|list|listed|display|displayed|advertise|advertised|announce|announced)',
    '(unclaimed|abandoned|forgotten) ~1 (money|property|funds|deposits|refunds|checks)',
  ],
  but: ['(if|unless|until|till|yet|provided|as long as|so long as|once|then|today|this week|but|only|so far)'],
}

const BUREAUS =
  '(bureau|bureaus|experian|equifax|transunion|credit reporting agencies|reporting agencies|credit agencies)'

const EXECUTOR = '(executor|executrix|administrator|personal representative)'
const OWING = '(owe|liable|responsible|=obligated|inherit|=debtor|answerable)'

/** What a rule says, what another paper was, what is denied to be none. */
const NOT_THIS_LETTER: Disclaimer = {
  any: [
    '(letters|letter|notices|anyone|collector) ~1 (that|who|which) ~1 (say|claim|call) ~24 (law|rule)',
    '(law|rule|act) ~3 not ~2 (let|allow|permit) ~3 (collector|letter|anyone)',
    '(not|never) ~2 (pretend|claim|say) ~4 (not|no) ~4',
    '(not|never) collect ~2 (stamps|donations|data|coins|art|dues)',
    '(not|never|no) ~3 (collector|collectors) there',
    '(some|many|other) ~1 (letters|letter|collectors|companies|agencies|notices) ~1 (that)? (say|says|claim|claims|tell|state|pretend)',
    'collect ~1 for ~1 (any other|other|others|another|different)',
    '(anyone|anybody|nobody|no one) ~1 (but|except|other than|save|besides)',
  ],
}

/** Said of another: "Valley Bank is not a debt collector. We are." */
const OF_ANOTHER: Disclaimer = {
  any: [
    'it =is ~6 (that|who|which) ~1 (write|writes|send|sends|sent|wrote|collect|collects|contact|contacts)',
    '=we =are (and|indeed|though|ourselves|it)',
    '=we (write|collect|act) ~1 (for|on behalf)',
    '(letter|notice|message|communication|comes|come) ~2 from ~1 (debt collector|collection agency)',
    '(=we|this office|this agency|our office|our firm) (=are|=is) ~2 (one|that|collector|collecting|trying to collect)',
    '(collector|collector here|agency) (=is|=are) ~1 (=we|=us|this office|our office)',
    '(we|=us|this office|our office|our agency|our firm) ~2 (collect|collects) ~2 (for|on behalf of) (it|them|him|her)',
    '(say|says|said|claim|claims|deny|denies|tell|tells|pretend|pretends) ~24 (break|breaks|broke|violate|violates|illegal|unlawful|against ~1 law|not from us|hang up|careful|beware|suspicious|scam)',
  ],
  but: ['(=we|=us|i|this|our|ours|letter|notice|message|email|note|text) ~4 (not|no|never|nor|neither|nothing|hardly)'],
}

/** The reader's own report, a credit to the account, a warning against a swindler. */
const CREDIT_OF_OTHERS: Disclaimer = {
  any: [
    'reported ~1 to us by',
    'not by us',
    '(get|order|pull|see|obtain|request|check) ~4 (free|at no cost)',
    'hang up',
    '(caller|callers|anyone|anybody|someone|company|companies) ~1 (who|that)? ~1 (promise|promises|offer|offers|claim|claims) ~16 (hang up|scam|careful|beware|fraud|false|not believe)',
  ],
  but: ['(unless|until|but|if you|otherwise|we ~1 (will|can|shall))'],
}

const SELLER =
  '(store|shop|hospital|clinic|dentist|doctor|school|college|dealer|dealership|lender|bank|credit union|landlord|gym|merchant|seller|company|practice|contractor|garage|utility|club)'
/** Who lent or sold collects for himself: "We are not a debt collector; we are the store that sold you the sofa." */
const OF_THE_SELLER: Disclaimer = {
  any: [
    `we =are ~2 ${SELLER} ~1 (that|who|which|where) ~1 (you)? ~1 (sold|lent|treated|delivered|provided|served|rented|financed|taught|repaired|built|installed|bought|borrowed|issued|gave|extended|opened)`,
    'we =are ~1 your (original creditor|original lender|own bank|own lender|own hospital|own dentist|own landlord)',
    'we ~1 (=sold|=lent|=treated|=financed|=delivered) ~1 you',
    '(owe|owes|owed) ~3 to us directly ~2 (and)? ~1 (not|no) ~3 (agency|collector|third party)',
  ],
}

const ANOTHER_PAPER: Disclaimer = {
  any: [
    '(card|sheet|leaflet|brochure|survey|flyer|privacy|insert|envelope|coupon|receipt|calendar|booklet|questionnaire) ~14 (not|no) ~3 (bill|collection notice|demand|attempt|request)',
  ],
  but: ['this (card|postcard|notice|slip|statement|coupon|survey)'],
}

const EARLIER_PAPER: Disclaimer = {
  any: [
    '(earlier|previous|last|prior|other|first) ~1 (letter|notice|message|email|paper) ~10 (=was|=were|asked|=did|demanded)',
    'this (one|letter|time) ~1 (asks|=is different|=does|comes)',
  ],
  but: ['(this|it) ~2 (not|no|neither|nor|nothing|either|too|also)'],
}

/** What plainly takes each of these back. */
export const DISCLAIMERS: Partial<Record<Label, Disclaimer | readonly Disclaimer[]>> = {
  'says/dispute-right-denied': {
    any: ['(you|your dispute) ~1 (=are|=were|=was) (right|correct)', '(in|to) your favor'],
    but: ['(not|never|no)'],
  },
  'says/publishes-debt': PUBLISHED,
  'threats/publication': PUBLISHED,
  'threats/violence': {
    any: [
      '(rented|rent|rental|rents|borrowed|hired|bought|purchased|purchase|ordered|sold you|repaired|sharpened) ~14 (hammer|gun|saw|chain|bat|splitter|drill|axe|crowbar|knife|knives|torch|blade)',
      '@impostor',
      '(charge|charges|charged|bill|billed|cost|repair|deposit) ~4 (for|of) ~3 (broken|damaged|cracked)',
      '(use|uses|using|used|borrow|give|gives|giving) ~1 our ~1 name',
      '(bill|charge|charges|balance|account|invoice) ~3 for ~4 (wheelchair|crutches|walker|=cast|stitches|cane|splint|brace)',
      '(hospital|clinic|doctor|dentist) ~1 (treated|treats|set|saw|admitted) ~6',
      '(miss|missed|lose|waste|pass up) ~3 (discount|offer|savings|chance|opportunity)',
      '(may|can) ~1 (ask|use|enter) ~6 (ride|door|entrance|ramp|street|elevator)',
      '(files|data|password|information|records) ~3 (kept|keep|stays|stay) ~1 (safe|secure)',
      '(no|not one|none) ~1 (employee|collector|agent|clerk|representative|of us|of our people|of ours) ~6 (may|will|shall|can|allowed|permitted|ever)',
      '(charge|charges|bill|balance|account|claim|services|treatment|care) ~3 (for|of|after|from|following|cover|covers) ~6 (emergency|surgery|=care|treatment|visit|x-ray|stitches|cast|ambulance|exam|therapy|room)',
      '(person|people|anyone|anybody|caller|somebody|someone) ~1 (who|that) ~24 (not from us|hang up|call ~1 police|scam|fraud|tell us|report it|report them)',
    ],
  },
  'says/payment-application-not-yours': [
    {
      any: [
        '(text|reply|press|click|circle|call us|email us|you may|you can|you get to) ~12 (pick|choose|say|decide|select|tell) ~3 (which|where|how)',
        '(none|no part|nothing) of ~2 (your|the|this|it) ~3 (money|payment|check|<money>) ~3 (gone|went|goes|put|applied|posted|credited)',
        'if you ~2 not ~3 (tell|say|name|choose|indicate|specify|mark|write|ask|direct) ~3 (which|otherwise|differently)',
        '(your|written) ~2 (direction|directions|instruction|instructions|wish|wishes|choice|word) ~2 (govern|governs|control|controls|count|counts|decide|decides|rule)',
        '(moved|posted|transferred|credited|put) ~3 back',
        '(our|the) ~1 (mistake|error|fault)',
        'we ~1 apologize',
        'tell us ~6 which ~1 (debt|account|one)',
        '(judge|court|trustee) ~4 (order|orders|ordered|direct|directs|decide|decides|divides|distributes|settles)',
        'law ~1 (say|let|allow|give|forbid|require)',
        '(not one|no|none of) ~1 (cent|part|dollar|penny|money) ~12 (go|gone|applied|put|posted|credited) ~2 to',
        '(not|never) ~2 (shift|shifted|divert|diverted|carried over|spread|applied) ~3 to ~3 other',
        '(not|never) let ~1 (anyone|anybody)',
        '(write|put|print|note) ~2 (account number|the number|which) ~4 (memo|check|slip|order)',
        '(as|where|which|the one) you (ask|asked|wish|wished|want|wanted|direct|directed|told us|tell us|name|named|choose|chose)',
      ],
      but: [
        '(bother|just the same|anyway|anyhow|we decide|we choose|our (discretion|choice|order|custom|practice|policy)|disputed|dispute ~6 (first|goes|go|applied)|not ~2 (as|the one|where) you|even if|whatever|regardless|no matter|although|though|instead|but|not yours|=isnt|not owe|disregarded|ignored|discarded|no effect|not (read|honored|followed|count))',
      ],
    },
    {
      any: [
        '(which|where|how|divide|divided|split|order|goes|share|shared|choice) ~14 (up|left|leave|leaves|belongs|falls) to =you',
        '(which|where|how|divide|divided|split|order|goes|share|shared) ~14 (rests|rest|lies|lie|remains|stays) with =you',
        '(which|where|how|divide|divided|split|order|choice) ~14 (=is|=are|=remains|=stays) ~1 (=yours|your choice|your decision|your call|your business)',
        '(choice|order|say) ~3 (=yours|your own)',
        'you (keep|have|hold|retain) ~2 (say|choice|decision|last word|final say)',
      ],
      but: ['(not|no|never|nor|nobody|hardly|but|unless|if) ~14'],
    },
    {
      any: [
        '(we|this|it) ~1 (have|has|=was)? ~1 (=done|=did) (so|this|that|it|as)',
        '(collector|collectors|agency|firm) ~1 (may|can|must|should) not',
        '(moved|transferred|put|posted|paid|credited) ~2 back',
        '(no longer (work|works)|=was wrong|forbidden now)',
      ],
      but: ['(until|unless|prefer|instead|once|anyway|all the same|we (do|will|shall|can) not)'],
    },
    {
      any: [
        '(law|act|statute|rule|regulation|congress|section) ~2 (say|says|provide|provides|require|requires|lets|gives|states) ~24 (may|can|must|not|no) ~4 (choose|pick|decide|put|applied|posted|used|follow)',
      ],
    },
    {
      any: [
        'not ~1 (cent|penny|dollar|dime|nickel) ~10 (go|goes|put|posted|credited|applied|laid|used|touch|land|lands|counted)',
        '(none|nothing) ~1 (of)? ~3 (you)? ~1 (send|pay|money|payment)? ~4 (go|goes|put|posted|credited|applied|laid|used) ~3 (account|one|bill|debt|it|that) ~3 you ~2 (dispute|contest|question|challenge|deny|say|claim|think)',
      ],
      but: [
        '(until|unless|before|other|oldest|first|meant|picked|pick|named|chose|choose|marked|mark|wanted|want|asked)',
      ],
    },
    {
      any: [
        '(there =is|there =are|we have|you have|we hold|=is|=are|=has|holds) ~2 (=one|single) (account|balance|debt|bill|contract|loan)',
        '(=only|=just|single|sole|same) ~1 (=one|single)? (account|balance|debt|bill|contract|loan)',
        '(no|not any|without) (other|second|another) (account|balance|debt|bill|contract|loan)',
      ],
      but: [
        '(several|two|three|both|oldest|first|second|disputed|dispute|contested|discretion|choice|other ~1 (account|debt|bill)|(=accounts|=debts|=bills|=balances|=loans)|credit toward|we (choose|pick|decide|prefer|want|select))',
      ],
    },
  ],
  'says/denies-collecting': [
    NOT_THIS_LETTER,
    ANOTHER_PAPER,
    EARLIER_PAPER,
    {
      any: [
        '(this|letter|it|message|notice|email) ~2 =is ~3 (collection letter|collection notice|attempt to collect|attempt at collecting|demand for payment|request for payment|bill|invoice)',
        '(not|never) ~2 (collect|collecting|charge|charging|ask for|asking for) ~3 (interest|fees|fee|costs|late|penalty)',
        '(automatic stay|bankruptcy|discharged|discharge)',
        'you ~1 have ~2 (until|till|time)',
        'we =are (still|only|now|hereby|simply)? (collecting|trying to collect|debt collector|debt collectors|asking you to pay)',
      ],
      but: ['(=is|letter|this) ~3 (not|no|nor|neither|never|nothing|hardly)', '(rather than|instead of)'],
    },
    OF_ANOTHER,
    OF_THE_SELLER,
  ],
  'says/accuses-of-crime': {
    any: [
      '(=was|=were|=is|=did|=do|=has|=have) ~1 (this|it|these|that|any|someone|somebody|you suspect|you think) ~10 (thief|thieves|crook|criminal|fraudster|fraud|stolen|scammer)',
      '(made|opened|used|charged|run up|ordered|signed) by ~1 (thief|crook|criminal|fraudster|scammer|stranger|somebody else|someone else)',
      'identity theft (form|report|affidavit|claim|victim|packet)',
    ],
  },
  'says/innocent-purchaser': {
    any: [
      '(bought|purchased|buys|took) ~6 (from|off) =you',
      'you ask',
      '(not|never) ~2 (claim|say|pretend) ~2 (be|that we)',
      '(took|take|bought|accept|accepted) ~2 (it|them|account|debt) ~1 (as it|as they|with your|with all|with every)',
      '(count|counts|good|hold|holds|stand|stands) ~1 against us',
      '(say|said|raise) ~2 to us',
      '(all|any|every) ~2 your ~1 (defense|defenses|claims) ~3 (open|intact|alive|stay|remain|stand|survive|reach|count)',
      'nothing ~1 do with ~2 (your|this)',
      '(you|your) =were ~2 (innocent|good faith)',
      '(no|not any) difference ~2 us ~2 (who|which|whom)',
      '(not|never) ~2 sold',
      'you ~2 (keep|have|retain|hold|may raise|can raise|may use) ~2 (every|all|any|your|each|whatever|the same) ~3 (defense|defenses|claim|claims|right|rights|complaint|complaints|objection|objections)',
    ],
    but: [
      '(not|no|never|nothing) ~2 (keep|have|retain|hold|raise|use|count|reach|bind|stand|survive|a reason)',
      '(nothing|none|not|no|never) ~8 against us',
    ],
  },
  'says/sale-ends-rights': {
    any: [
      '=you ~1 (=sold|=traded|gave away) ~4',
      '(warranty|guarantee|window|period|coverage|policy|trial) ~6 (=ended|=expired|=closed|=lapsed|=ran) ~4 (before|<date>|long)',
      '(wipe|wipes|erase|erases|take|takes|cancel|cancels|end|ends|change|changes|cut|cuts|kill|kills|lose|loses|cost|costs|strip|strips|alter|alters) ~2 nothing',
    ],
    but: ['(you|your) ~4 (right|claim|claims|defense|rights|defenses) ~4 (gone|lost|over|end|ended)'],
  },
  'says/presses-family-of-deceased': [
    {
      any: [
        '(some|many|other|certain) ~1 (relatives|children|families|people|survivors|heirs|sons|daughters|widows) ~2 (ask|wonder|choose|like|want|offer|decide|prefer)',
        'if you (die|pass away)',
        'you ~1 (owe|owes) (nothing|no)',
        '(not|never) ~1 (write|contact|ask|trouble) ~3 again',
        'funeral (home|parlor|director|contract|service) ~6 (bill|account|contract|yours) ~12 you ~1 (=ordered|=bought|=hired|=booked|=signed|=chose)',
        '(no law|nothing) ~2 (make|force|oblige|require|bind) ~1 (you|them|relatives|family)',
      ],
      but: ['(you ~3 (should|must|ought|too)|we (ask|expect|urge|hope|count)|good|decent|honor)'],
    },
    {
      any: [
        '(=opened|=made|=used|=incurred|=signed|=charged|=ordered|=taken out|=bought|=run up) ~3 (in your ~1 name|by you|by yourself)',
        'you ~2 (opened|=made|incurred|ordered|charged|used|bought) ~3 (it|this|account|charges|purchases|card|yourself) ~2 (yourself|<date>|alone)',
        '(account|debt|card|bill|balance|loan) ~2 (=is|=was|=are|=were) ~1 your own',
        '(=is|=was|=were) ~1 in your ~1 name',
        'not ~1 (connected|related|linked|tied|joined|mixed up) ~1 (with|to) ~4 (late|deceased|dead|@kin)',
        '(nothing ~1 do with|separate from|apart from|distinct from) ~4 (late|deceased|dead|@kin)',
      ],
      but: [
        '(=now|since|because|became|become|becomes|transferred|moved|transfer|inherit|inherited|heir|heirs|next of kin|passes|passed to|as (his|her|their|the|a|an|executor)|your (duty|responsibility)|liable for (his|her|their))',
      ],
    },
    {
      any: [
        `(not|never|no|nobody|none) ~4 ${OWING}`,
        '(not|never) ~3 (become|became) ~3 (yours|your debt|her debtor|his debtor|their debtor)',
        '(under|have|be under) no ~2 (duty|obligation|liability)',
        '(nobody|no one|none of you|no relative|no member) ~6 (=has to|=have to|=must|asked|=need|=needs|expected) ~4',
        '(go|goes|went|remain|remains) unpaid',
        `(only|solely|just) ~6 ${EXECUTOR}`,
        '(only|solely) ~6 (estate|left behind|what ~2 left)',
        '(matter|claim|question) (for|against|of) ~3 estate alone',
        '(not|never) ~2 (believe|be fooled|listen)',
        '(not|never) ~2 ask ~4 (it of you|you to pay|family to pay|relatives to pay)',
        '(no|not) ~3 (such|a) claim',
      ],
      but: [
        '(but|however|still|morally|moral|honor|decent|decency|conscience|although|though|nevertheless|nonetheless|expect|yet|right thing|even if|even though|whether or not|name clear|good name|ashamed|shame|good daughter|good son|rests with you|falls to you|turn to you)',
      ],
    },
  ],
  'says/postdated-check-threat': {
    any: [
      '(receive|have|get|send you|mail you|be sent) ~3 (letter|notice|reminder) ~8 (when|before|telling|saying|ahead)',
      '(want|need|ask for|get) it back',
      'you =gave us ~3 check',
    ],
    but: ['(prosecute|prosecuted|prosecutor|police|sheriff|criminal|arrest|jail|fraud|felony)'],
  },
  'threats/credit-reporting': [
    {
      any: [
        'not ~2 (find|see) ~4 (bill|account|debt|item|it|anything) ~3 (there|on it|on them)',
        '(=was|=were|=been) ~1 (taken|=removed) ~1 (off|down)',
        'not ~1 put ~1 it back',
        '(forbid|forbids|forbidden|forbade|prohibit|prohibits|prohibited) ~1 us',
        'we ~1 not ~1 do so',
        'reported ~1 to us by',
        'not by us',
        'not ~1 on there',
        '(leave|leaves|left) out ~1 medical',
        '(get|order|pull|see|obtain|request|check) ~4 (free|at no cost)',
      ],
      but: ['(unless|until|but|yet|if you|once|for now|so far|or else|otherwise)'],
    },
    {
      any: [
        `${BUREAUS} ~6 (list|accept|take|carry|keep|show|print|include|want|record|publish|allow|add) ~1 (no|none|nothing)`,
        `${BUREAUS} ~3 (not|never|no longer) ~3 (list|accept|take|carry|keep|show|print|include|record|publish|allow|add|ask)`,
        `(not|nothing|none) ~4 ${BUREAUS} ~2 (accept|list|want|take|ask for|keep|carry)`,
        `(nothing|none|no part|no word|no trace) ~8 (reach|reaches|go|goes|sent|get|gets|find|finds|appear|come) ~6 ${BUREAUS}`,
        `(no|none|neither) ~3 ${BUREAUS} ~3 (hear|hears|know|knows|told|informed|learn|learns|gets|receives)`,
        '(we|office|agency|our client|hospital|clinic) ~3 (send|report|give|furnish|pass|forward|upload|tell|supply|provide) ~6 (nothing|none|no such)',
        '(former|previous|earlier|prior|last|another|other) ~2 (agency|collector|company|owner|office|firm) ~3 (=listed|=reported|=sent|=furnished|=posted|=put|=placed)',
        '(listing|listings|entry|entries|tradeline|tradelines|mark|marks|item|items) ~2 (=were|=was|=been) ~2 (wiped|deleted|removed|erased|withdrawn|taken down|taken off|dropped|gone|cancelled|canceled|corrected)',
        `(stopped|ended|quit|gave up|ceased|discontinued) ~3 (reporting|furnishing|listing|sending) ~6 (${BUREAUS}|medical|bills|accounts)`,
      ],
      but: [
        '(unless|until|but|yet|if|once|for now|so far|or else|otherwise|only|however|still|now|after|because|not ~1 (believe|think|imagine|count)|(your|this) ~3 (will|shall) ~2 (be|go|appear)|=pay|settle|clear|=paying|exception|exceptions)',
      ],
    },
    {
      any: [
        '(kept|left|held) (off|out of) ~3 (credit|report|reports|file|files) ~3 by',
        '(have|has) changed ~2 how',
        'how ~2 medical ~4 (treated|handled|reported)',
        '(they|it|this|that|practice) ~1 (can|do|does|may|=are|=is) ~2 no longer',
        '(no longer|not any longer) ~2 (list|listed|report|reported|accept|accepted|allowed|furnish|furnished|done)',
        '(that|this|practice) ~1 (=ended|stopped|=over)',
      ],
      but: ['(=pay|settle|unless|if|patience|wait|hold|hide|we ~2 will)'],
    },
  ],
  'threats/exempt-income': [
    {
      any: [
        '(bank|banks|credit union) ~2 (must|has to|have to|may not|can not|required) ~3 (protect|leave|release|keep|hold|give)',
        '(we|our client|office) ~2 know ~1 nothing',
        '(we|office|our client|agency) ~1 have ~1 (nothing|no part) ~2 (do|in) ~1 (with|that|it|this)',
        '(for|because of) ~2 (overpayment|overpaid)',
      ],
      but: ['(you ~2 (owe|owed) us|but|we ~1 (will|shall|intend))'],
    },
    {
      any: [
        '(between|matter of) you and ~3 (agency|administration|office|department)',
        '(we|our office|our client) ~1 have no ~2 (part|hand|say)',
        '(no one|nobody|none) ~2 (can|may|could) ~3 (make|force|take|touch|reach)',
        '(by mistake|in error)',
        '(=released|gave back|given back|put back|returned) ~4 (on|to you|money|funds|<date>)',
        '(not|never) ~2 (be|form|count) ~2 part ~2 (of|in)',
        '(stop|stopped|stops|cease) ~2 asking',
        '(department of education|treasury) ~6 (may|can) ~6 notice',
        'student loan',
        '(see|look|take care) ~2 to your (rent|food|own)',
        '(ramp|elevator|accessible|wheelchair|large print|large-print)',
      ],
      but: ['(but|unless|until|however|still|even so|for now)'],
    },
    {
      any: [
        '(not|never) ~1 (reach|touch|include|cover|affect|extend to|apply to|concern|count|mean|go for|attach to) ~4 @benefits',
        '@benefits ~6 (not|never) ~2 (reached|touched|included|affected|meant|counted|garnished|taken)',
        '@benefits ~6 (stay|stays|remain|remains|keep|keeps|kept|=are|=is) out of ~1 (it|this|that|reach)',
        '@benefits ~8 (left out|left alone|untouched|excluded|excepted|spared|stay yours|stays yours|remain yours|remains yours)',
        '(claim|claims|claimed|assert|file|request|return) ~8 (exempt|exemption|exemptions)',
        '(exempt|exemption) ~2 (claim|form|notice|affidavit|hearing)',
        '(no|not|without) ~2 (attempt|effort|steps|try|move|intention|plan|plans) ~3 (reach|take|touch|garnish|levy|collect|attach|seize|freeze)',
        '(except|excepting|excluding|leaving out|leaves out|other than|apart from|save for) ~2 @benefits',
      ],
      but: [
        '(but|unless|until|however|still|even so|for now|yet|only|if you|longer|refuse|decline|otherwise|or else|paid over|to us|not ~2 (excluded|excepted|spared|untouched|left|exempt)|(law|rule|protection|exemption|statute|shield) ~8 (not|never)|not ~2 (think|believe|imagine|count|say|safe))',
      ],
    },
  ],
  'says/poses-as-credit-bureau': CREDIT_OF_OTHERS,
  'says/false-credit-claim': CREDIT_OF_OTHERS,
  'says/insult': { any: ['(nobody|no one) ~2 cares for'] },
  'says/poses-as-attorney': { any: ['(attorney|lawyer|counsel) (for|of) ~1 your'] },
  'says/one-time-offer': {
    any: [
      '(need not|not have to|not bound to|not obligated to|not required to|not promise to) ~1 (renew|repeat|extend)',
    ],
  },
  'fees/convenience-fee': {
    any: [
      '(contract|agreement|section|clause|lease|statute|law) ~24 (expressly|provides|provide|allows|allow|authorizes|authorize|permits|permit) ~12 (<money>|<percent>|fee|charge)',
      '(ask|asks|asked|wonder|wonders|asking) ~2 (if|whether) ~8 (cost|costs|charge|charges|fee|extra)',
    ],
  },
}
