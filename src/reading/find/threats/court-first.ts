/** Money is taken only after a court said so: a true statement of the law, made without an if-clause. */
export const COURT_FIRST = [
  '(with|upon|under|after|following|by|on|through|pursuant to|based on|once|require|need|take) ~5 (judgment|court order|order of court|writ|judge order)',
  'judgment ~8 (allow|permit|let|enable|entitle|enforce|could|may|can)',
  'judgment (creditor|holder|lien)',
  'only ~3 (court|judge|judgment) ~3 (can|may|could)',
  '(court|judge) ~2 (may|can|could|might|must) ~2 (order|allow|issue|permit|approve|grant|let|enter)',
  '(court|judge) ~6 (approve|order|allow|permit|authorize|say so|decide|sign off)',
  '(obtain|get|win|receive|enter|grant|have|seek|ask for) ~4 judgment ~12 (and|then|which|it|may|before)',
  '(as|where|if|when|to extent) ~2 (law|statute|state law) ~2 (allow|permit|provide)',
  '(as|where|when) (allow|permit|provide|authorize) by ~2 (law|statute|court)',
  '(according|subject) to ~2 (law|court)',
  'judgment ~4 <date>',
  '(have|has|hold) ~2 judgment',
  '(ask|petition|apply to|request) ~3 court',
  '(prevail|win|succeed|successful) ~3 (court|lawsuit|suit|trial)',
  '(allowed|permitted|provided) by ~2 (state|federal|applicable)? ~1 law',
]

/** It may be taken without one: only of debts to the government, or by its own agencies. */
export const GOVERNMENT_DEBT = [
  '(united states|u.s|department of education|treasury|irs|federal government|government) (may|can|could|will) ~3 (offset|garnish|collect|take|intercept|levy|withhold|hold back|keep|apply|touch)',
  '(federal|tax|student loan) ~2 (tax|student loan|debt) ~10 (offset|garnish|administrative|affect)',
  'child support ~2 (order|arrears|arrearage|agency|office|case)',
  'past-due child support',
  'administrative ~3 (garnish|wage|offset)',
  'owed to ~2 (court|state|government|united states)',
  '(nobody|no one|none) but ~2 government',
]
