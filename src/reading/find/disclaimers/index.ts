import type { Label } from '#reading/language/classifier/labels.ts'
import { arrest } from './arrest.ts'
import { attorneyFees } from './attorney-fees.ts'
import { creditReporting } from './credit-reporting.ts'
import { deniesCollecting } from './denies-collecting.ts'
import type { Disclaimer } from './disclaimer.ts'
import { exemptIncome } from './exempt-income.ts'
import { paymentApplication } from './payment-application.ts'
import { pressesFamilyOfDeceased } from './presses-family-of-deceased.ts'
import { publication } from './publication.ts'
import { saleEndsRights } from './sale-ends-rights.ts'
import { violence } from './violence.ts'

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

const COPIES: Disclaimer = {
  any: ['(attach|attached|attaching|enclose|enclosed) ~2 (copy|copies|form|slip)'],
  but: ['(writ|order|levy|warrant|judgment)'],
}

const OTHERS_NOTICE: Disclaimer = {
  any: [
    '(your|the) (supervisor|manager|employer|neighbor|landlord) ~1 =asked us',
    '(please|kindly) ~1 (tell|let|warn|inform|ask) ~2 (neighbor|neighbors|supervisor|human resources|coworkers|employer) ~2 (about|that|know|if|when|office)',
    '(ask|see) ~2 (human resources|benefits office|payroll) ~2 (about|for|whether)',
    'parents will be (told|notified|informed)',
    '(neighbor|neighbors) ~3 (complaint|complaints|noise|dog|fence|party|suit)',
    '(health plan|health plans|benefits enrollment|street closing|field trip|shift ~1 (starts|begins|ends))',
  ],
  but: ['(debt|owe|owes|account|balance|bill|unpaid|collection|pay|payment|<money>)'],
}

/** What plainly takes each of these back. */
export const DISCLAIMERS: Partial<Record<Label, Disclaimer | readonly Disclaimer[]>> = {
  'says/denies-collecting': deniesCollecting,
  'says/payment-application-not-yours': paymentApplication,
  'says/presses-family-of-deceased': pressesFamilyOfDeceased,
  'says/publishes-debt': publication,
  'threats/arrest': arrest,
  'threats/criminal-complaint': arrest,
  'threats/attorney-fees': attorneyFees,
  'threats/tell-employer': OTHERS_NOTICE,
  'threats/tell-others': OTHERS_NOTICE,
  'threats/home-loss': {
    any: [
      '(many|some|most|other) ~1 people ~2 (worry|fear|wonder|ask us|are afraid)',
      '(house|home) next door',
      'behind your house',
    ],
    but: ['(rightly|should|you too|and so|yours)'],
  },
  'threats/bank-levy': COPIES,
  'threats/garnishment': {
    any: [
      '(attach|attached|attaching) ~2 (copy|copies) ~1 of',
      '(sent|mailed|given|paid|refunded) back to you',
      '=was ~2 (released|returned|refunded) to you',
    ],
    but: ['(unless|until|but|if|again|next)'],
  },
  'threats/benefits-offset': {
    any: ['(help|assistance|apply|applying|plan|dispute|paying) ~8 not ~1 affect'],
    but: ['(unless|until|but|if you ~2 not)'],
  },
  'says/poses-as-government': {
    any: ['not ~2 (connected|affiliated|associated|part of) ~1 (with|to)?'],
    but: ['(only|merely|just|but)'],
  },
  'says/dispute-window-shortened': {
    any: [
      '(days|period|time) ~4 (begin|begins|start|starts|run|runs) ~2 (when|on|from) ~6 (=receive|=receives|=received|=get|=gets|=reaches|=arrives)',
    ],
    but: ['(only|not ~2 (=receive|=get)|ten|five|seven|fourteen|fifteen|twenty)'],
  },
  'says/silence-is-admission': {
    any: [
      '(we|us) ~2 (not|never) ~3 (treat|take|tell|read|count|regard) ~12 (silence|quiet|admit|admitted|admission|answer)',
    ],
    but: ['(unless|until|but)'],
  },
  'fees/collection-fee': {
    any: ['(in error|by mistake|wrongly|no right to) ~8 (taken off|removed|refunded|credited|reversed|returned)'],
    but: ['(unless|until|but|if you)'],
  },
  'threats/license-loss': {
    any: [
      '(license|licenses) ~6 (handled by|issued by|decided by)',
      '(license|job|tenancy|benefits) ~4 not ~2 (at risk|in danger|affected|threatened)',
    ],
    but: ['(unless|until|if|but|suspend|revoke|pay|payment)'],
  },
  'says/dispute-needs-reason-or-proof': {
    any: [
      '(not|need not|never) ~2 (have to|need to|required to|must) ~8 (in order to|to) ~1 dispute',
      'need not ~8 to dispute',
    ],
    but: ['(unless|until|but|however|otherwise|only)'],
  },
  'threats/credit-reporting': creditReporting,
  'threats/exempt-income': exemptIncome,
  'threats/publication': publication,
  'threats/violence': violence,
  'says/dispute-right-denied': {
    any: [
      '(you|your dispute) ~1 (=are|=were|=was) (right|correct)',
      '(in|to) your favor',
      'your time to dispute ~1 (starts|begins|runs|restarts) ~1 (over|again|anew|afresh)',
      'dispute (period|window|time) ~6 (extended|moved|longer)',
    ],
    but: ['(not|never|no)'],
  },
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
  'says/sale-ends-rights': saleEndsRights,
  'says/postdated-check-threat': {
    any: [
      '(receive|have|get|send you|mail you|be sent) ~3 (letter|notice|reminder) ~8 (when|before|telling|saying|ahead)',
      '(want|need|ask for|get) it back',
      'you =gave us ~3 check',
    ],
    but: ['(prosecute|prosecuted|prosecutor|police|sheriff|criminal|arrest|jail|fraud|felony)'],
  },
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
