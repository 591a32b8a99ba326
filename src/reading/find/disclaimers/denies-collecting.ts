import type { Disclaimer } from './disclaimer.ts'

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
  but: [
    '(=we|=us|i|this|our|ours|letter|notice|message|email|note|text) ~4 (not|no|never|nor|neither|nothing|hardly)',
    'for ~1 (information|informational|reference|your records)',
  ],
}

const SELLER =
  '(store|shop|hospital|clinic|dentist|doctor|school|college|dealer|dealership|lender|bank|credit union|landlord|gym|merchant|seller|company|practice|contractor|garage|utility|club)'
/** Who lent or sold collects for himself: "We are not a debt collector; we are the store that sold you the sofa." */
const OF_THE_SELLER: Disclaimer = {
  any: [
    `(it|this) =is ~2 ${SELLER} ~1 (that|who|which|where) ~1 (you)? ~1 (sold|lent|treated|delivered|provided|served|rented|financed|taught|repaired|built|installed|bought|borrowed|issued|gave|extended|opened)`,
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

const ANOTHER =
  '(insurer|insurance|explanation of benefits|benefits|medicare|tax form|1099|1099-c|privacy|calendar|magnet|leaflet|brochure|flyer|survey|form w-9|records release)'
/** Said of what an insurer, a tax office or a law prints, of the answer to the reader's own letter, of those in bankruptcy. */
const NOT_OF_THE_DEMAND: Disclaimer = {
  any: [
    `${ANOTHER} ~12 (not|no|nothing|neither) ~3 (bill|demand|request|attempt|invoice)`,
    `${ANOTHER} ~8 (for|as) ~3 information`,
    '(notice|disclosure|statement|paragraph|wording|text) ~3 (required|prescribed|ordered|demanded) by',
    '(law|statute|state|regulation) ~3 (require|requires|prescribe|prescribes|obliges) ~6 (notice|disclosure|tell you|statement|inform)',
    '(while|until|as long as) ~3 (look|looking|check|checking|investigate|investigating|review|reviewing|examine) ~4 (dispute|claim|request|objection)',
    '(only|just|merely|simply) ~1 (confirm|confirms|confirming|acknowledge|acknowledges|answer|answers|reply|replies|correct|corrects) ~10',
    '(if|extent|event|where|should|case|unless) ~16 (bankrupt|bankruptcy|discharge|discharged|automatic stay|chapter)',
    '(bankruptcy|discharged|discharge|automatic stay) ~12 disregard',
    '(concerns|concern|about|regards) ~6 (lien|collateral|security interest|car|house|mortgage) ~1 only',
    `${ANOTHER} ~4 not ~2 (connected|related|part|linked)`,
    'collect ~1 (more than|any more|other|another)',
    'no longer ~2 (attempt|attempting|collect|collecting|trying) ~6 (closed|returned|recalled|settled|paid)',
  ],
  but: ['(although|though|even|we ~1 still|nevertheless|nonetheless)'],
}

/** "{State} law obliges us to send this notice. It is not a bill." */
const OF_WHAT_WAS_NAMED: Disclaimer = {
  any: ['(it|itself|that|they) (=is|=are) ~1 (not|no|neither) ~4 (bill|demand|request|attempt|invoice|bills)'],
  behind: [
    ANOTHER,
    '(yellow|blue|pink|green|white|second|other|enclosed|attached|separate|information) ~1 (sheet|page|slip|form|card|paper|booklet|statement|document)',
    '(law|statute|state|regulation|rules) ~3 (require|requires|prescribe|prescribes|obliges|makes) ~8 (notice|disclosure|tell you|statement|inform)',
    '(notice|disclosure|statement) ~3 (required|prescribed|ordered) by',
  ],
  but: ['(this (letter|message|notice|email))'],
}

/** "It is an attempt to collect the other account." */
const IT_IS_ONE: Disclaimer = {
  any: [
    '(it|this|we|ours|i) (=is|=are) (attempt to collect|effort to collect|attempting to collect|trying to collect|collecting)',
    '(=ours|=mine) =is (one|indeed)',
    '(=said|=stated|=told|=marked|=printed|=stamped) ~3 =was ~1 not',
    '(=original|=former|first|bank|lender) ~6 no longer ~2 (attempt|attempting|collect|collecting|trying)',
  ],
}

const EARLIER_PAPER: Disclaimer = {
  any: [
    '(earlier|previous|last|prior|other|first) ~1 (letter|notice|message|email|paper) ~10 (=was|=were|asked|=did|demanded)',
    'this (one|letter|time) ~1 (asks|=is different|=does|comes)',
  ],
  but: ['(this|it) ~2 (not|no|neither|nor|nothing|either|too|also)'],
}

/** Said of another, of another paper, of an answer or of those in bankruptcy; or it is one after all. */
export const deniesCollecting: readonly Disclaimer[] = [
  NOT_THIS_LETTER,
  ANOTHER_PAPER,
  NOT_OF_THE_DEMAND,
  OF_WHAT_WAS_NAMED,
  IT_IS_ONE,
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
]
