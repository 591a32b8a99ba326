import { statement } from '#reading/find/statement.ts'

const ACT =
  '(you|your|conduct|act|actions|behavior|nonpayment|failure to pay|refusal to pay|taking|writing|passing|walking out|leaving|driving off|using|keeping|ordering|opening|this|it|that|what)'
const IS =
  '(constitute|be|amount to|look like|equal|qualify as|same as|tantamount to|no different from|no better than|no better|nothing but|nothing less than|count as|call|known as|which is|considered|little more than)'

export const accusesOfCrime = statement('accuses-of-crime', {
  any: [
    '(make|makes) you ~2 (thief|criminal|crook|cheat|fraud|felon)',
    '(no|without) ~2 (plan|intention|intent|idea|thought) (to|of) ~2 pay ~6 be ~3 @crime',
    '(treat|regard|consider|view|handle|count) ~2 (this|it|that|account|matter|nonpayment) ~2 as ~5 @crime',
    '(intention|intent|purpose|plan|aim|goal) (of|to) ~3 (cheat|deceive|defraud|steal|con|trick|swindle)',
    '(run|pull|work) ~2 (scam|con|swindle|racket)',
    `${ACT} ~10 ${IS} ~5 @crime`,
    '(same|better|different|worse) (as|than|from) ~3 @crime',
    'you ~3 (=committed|perpetrate|engage in|guilty of|guilty|responsible for|involved in|take part in) ~4 @crime',
    'you ~2 (steal|robbed|rob|defraud|swindle|cheat|embezzle|shoplift|con|scam|rip off) ~6 (from|our client|us|we|creditor|bank|store|on|to|hospital|people|out of)',
    'you ~2 (thief|criminal|crook|felon|fugitive|con artist|swindler|fraudster|guilty|scammer)',
    'you (lied|lie) (on|about|to) ~4 (application|bank|income|us|creditor|lender|check|loan)',
    'intent to (defraud|deceive|steal)',
    'intend to (defraud|deceive|steal)',
    '(knowingly|willfully|deliberately|intentionally|wilfully) ~4 (write|pass|issue|give|obtain|take|present|deceive|lie|mislead|cheat|default|open)',
    '(knowing|knew) ~6 (not pay|could not pay|never pay|no money|bad check|would bounce|no funds)',
    '(obtain|get|take|receive) ~5 (by|under|through) (fraud|deception|false pretenses|deceit|trickery|lying|lies)',
    '(fraudulent|criminal|dishonest|thieving|crooked) (intent|act|conduct|behavior|scheme|purpose|way)',
    '(only|nothing but|just) ~2 (criminal|crook|thief|dishonest|dishonest people|swindler|con artist)',
    '(consider|regard|treat|see|view|call|brand|label) ~2 you ~4 (@crime|thief|criminal|crook|fugitive)',
    '(pass|write|give|issue) ~3 (bad|worthless|hot|rubber|bogus) check ~4 (purpose|knowing|knew|intent|deliberate)',
    'check ~4 (bad|worthless) ~6 know ~2 it',
    'never (mean|intend|plan) to pay',
    'charge with ~8 @crime',
    '(evade|dodge) ~2 (lawful|legal|rightful) ~2 (payment|debt|obligation|arrest)?',
    '(that|it|this|which) be ~3 (crime|theft|stealing|fraud|larceny|felony|robbery|stealing)',
    'a (thief|crook|criminal|felon)',
    '(criminals|thieves|crooks) ~3 (get caught|like you|such as you|belong|pay)',
  ],
  unless: [
    '(someone|anyone|anybody|caller|callers|person|people) who ~20 (thief|scam|crook|fraud|scammer)',
    '(if|in case|whether) ~8 (fraud|identity theft|identity|=stolen|thief|fraudulent)',
    '(identity theft|victim|stole your|=stolen|unauthorized|fraud alert|fraud claim|fraud department|fraud dept|fraud team)',
    'take fraud',
    '(no|not|never) (@crime|accuse|suspect)',
    'not ~2 (accused|suspected)',
    'commit to',
    '(will|shall|may|can|could|would|might) ~2 charged',
    'charged ~3 (fee|interest|<money>|late)',
    '(thief|someone|somebody|person|someone else) ~4 (open|use|steal|commit) ~6 (account|name|identity|fraud)',
    'return check fee',
    'report ~3 =stolen',
    'theft of your',
    'find ~3 fraud',
    '(pay|mail|send) ~3 (con|conversion)',
    'insufficient funds (fee|charge)',
    'insufficient funds in',
    'return ~6 insufficient funds',
    'criminal (charge|complaint|referral|proceeding|action)',
  ],
})
