import type { PresenceTest } from './presence-tests.ts'

/** What a letter says of a debt too old to sue on. */
export const TIME_BARRED: readonly PresenceTest[] = [
  {
    notice: 'time-barred-cannot-sue',
    any: [
      '(can not|can no longer|may not|unable to) ~3 (sue|sued|take you to court|file suit|file a lawsuit)',
      '(not|no longer) ~2 (legally )? enforceable ~ court',
      'can not be (enforced|collected) ~ court',
      'not be sued',
      '(neither|nor|nobody|no one|none) ~8 (can|may|could|able) ~2 (sue|go to court|take ~2 court)',
      '(time|period|years|deadline|limit) ~8 (sue|sued|lawsuit|suit|court|legal action|taken to court) ~8 (over|past|=passed|expired|run out|ran out|=ended|gone|=up|lapsed|elapsed|behind)',
      'no (court|judge) ~2 (will|can|would|could|may) ~3 (enforce|order|make|hear|give|award|grant|let)',
      '(past|beyond|outside|after) ~3 (statute of limitations|limitation period|limitations period|time limit ~4 (sue|suit|lawsuit))',
      '(time-barred|time barred|unenforceable)',
      'too old ~6 (sue|sued|court|enforce|lawsuit|suit)',
      '(time|period|right|chance) ~4 (sue|lawsuit|suit|court|legal action) ~6 (expire|run out|ran out|pass|over|end|lapse|elapse|gone)',
      'no ~2 (lawsuit|suit|legal action|court action|court case) ~1 (can|may|could) ~2 (bring|file|start|commence|take)',
      '(lawsuit|suit|legal action|court action) ~2 (can|may) (not|no longer) ~2 (file|bring|start|take|commence)',
      '(lost|lose|no|not have|without) ~2 right to (sue|bring|file|take you)',
      '(not|no longer) ~2 (allow|permit|able|possible|free) ~4 (sue|lawsuit|suit|court)',
      '(law|statute|age) ~4 (bar|prevent|forbid|prohibit|stop|keep) ~4 (sue|suing|suit|lawsuit|court)',
      '(can not|no longer) ~4 (win|obtain|get) ~3 judgment',
      '(expire|run out|ran out|pass|elapse|lapse) ~8 (statute of limitations|limitation period|limitations period|time limit)',
      '(can not|no longer|not) ~3 (force|compel|make) ~3 you ~3 pay ~6 (court|law|judge|suit|lawsuit)',
      '(nobody|no one|no company|no collector) ~2 (can|may|could) ~3 (sue|take you to court|bring)',
      '(enforce|enforced|enforcement|collect|collected) ~4 (through|in|by) ~2 (court|lawsuit) ~6 (barred|expired|not allowed|impossible|too late)',
      '(court|courts|courthouse) ~4 (closed|shut|barred|unavailable|not open|no longer open|off limits|out of reach)',
      '(no|not have|without|lack|lost) ~2 (power|authority|standing|ability|means|way) ~2 (to|of) ~4 (sue|suing|court|suit|lawsuit|case|judge)',
      '(barred|prevented|prohibited|forbidden|precluded) ~3 (from)? ~2 (sue|suing|filing|bringing|legal action|court)',
    ],
  },
  {
    notice: 'time-barred-will-not-sue',
    any: [
      'will not ~2 (sue|file suit|take you to court|file a lawsuit)',
      'not going to sue',
      'not intend ~ sue',
      '(elected|chosen|decided|choose|elect|opted|prefer|resolved|agreed) not ~1 to ~3 (sue|suit|lawsuit|court|litigate|litigation|legal action|case)',
      '(no|not) ~2 (plan|plans|intention|wish|desire|going|planning) ~1 (to|of) ~3 (sue|suit|lawsuit|court|litigate)',
    ],
  },
  {
    notice: 'time-barred-state-notice',
    any: [
      'law limit ~2 long ~ sue',
      'too old ~ sue ~ court',
      'legal time limit ~ (statute of limitations)? ~ su*',
      'statute of limitations ~8 (expire|run|ran|pass|over|end|lapse|elapse)',
      'because of ~ age of ~ debt',
    ],
  },
  {
    notice: 'revival-warning',
    any: [
      '(renew|revive|restart|reset|start|extend) ~6 (debt|clock|period|statute|limitation|time ~6 (sue|suit|lawsuit)) && (pay|payment|promise|acknowledge)',
      '(payment|pay|promise) ~20 start (again|over|anew|afresh)',
      '(time|clock|period|limit) ~10 (begin|run|start|count) ~3 (anew|again|over|afresh|new|beginning)',
      '(start|starts|restart|restarts|reset|resets|renew|revive|wake|wakes|reopen|extend) ~4 (time|clock|period|limit|statute|limitation|debt|years)  ~4 (anew|again|over|afresh|new|from zero|back|up)',
      '(payment|pay|paying|promise|sign|signing|acknowledge|acknowledgment|acknowledgement) ~14 (restart|reset|revive|renew|reopen|give new life|wake up|bring ~2 back) ~6 (time|clock|period|limit|statute|limitation|debt|right)',
      '(payment|pay|promise|sign) ~20 (sue|sued|suit|lawsuit|enforceable|court) ~2 (again|once more|anew)',
      '(back|return) to life',
      '(right|able|allow|let|lets|possible|free) ~5 (sue|suit|court|lawsuit) ~4 (again|once more|anew)',
    ],
  },
]
