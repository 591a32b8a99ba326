import type { PresenceTest } from './presence-tests.ts'

/** What a letter says beside the debt: of credit reports, recorded calls, licenses, privacy. */
export const SIDE_NOTICES: readonly PresenceTest[] = [
  {
    notice: 'credit-reporting',
    any: [
      '(credit|consumer) reporting (agency|bureau|company)',
      'credit bureau',
      '(equifax|experian|transunion)',
      '(tell|report|notify|inform|update|send) ~6 (bureau|bureaus)',
      '(bureau|bureaus) ~6 (report|notify|tell|update|know|hear|learn)',
      '(want|keep|protect|save|value|enjoy) ~3 (good|clean|perfect) credit',
      '(credit|your) (report|file|record|history|rating|score) ~4 (show|list|carry|reflect|say|read|improve|change|drop|fall|suffer)',
      '(show|appear|list|mark|post|stay|remain) ~6 (credit|your) (report|file|record|history)',
    ],
    unless: [
      'you ~1 (=asked|=ask|=wrote|=write|=wanted|=say|=said|=told|=mentioned|=wondered|=worried|=feared|=believed|=complained|=noticed)',
      '(ask|asked|told|request|requested|instruct|instructed|directed|wrote|written) ~4 (bureau|bureaus|experian|equifax|transunion|agency|agencies) ~4 (delete|remove|correct|drop|strike|take|erase)',
      '(no|none|neither) ~1 (bureau|bureaus|agency|agencies) ~3 (can|may|will|could|shall)',
      '(law|act|rule|statute|congress) ~4 limit',
      'limit ~3 how long',
      '(aged|ages|fell|fallen|dropped|drops|rolled|rolls) off',
      'better business bureau',
      '(leave|leaves|exclude|omit) ~6 (out|off) ~2 (of)? ~2 (file|files|report|reports|data|list|lists|feed)',
      '(leave|leaves|left) ~2 (score|report|credit|file|rating) ~3 (as it is|alone|unchanged|untouched|where|same|be)',
      'credit report ~2 (free|no cost|no charge|without charge)',
      '(free|no cost|no charge) ~6 credit report',
      '(not|never|no longer) ~1 (on|in) (them|it|any ~1 report|report|reports|file|files)',
      '(dispute|error|mistake|wrong|inaccurate) ~6 (credit report|bureau|bureaus)',
      '(not|never) ~3 hear',
      '(stay|stays|stayed) off',
      '(took|taken|takes) ~6 off ~3 (report|reports|file)',
      'would like ~3 credit report',
      '(no|none) ~1 (medical|lab|clinic|hospital|bill|account|debt|such|item|entry|of) ~8 (=listed|=reported|=furnished|=shown)',
      '(we|our|office|client) ~2 (keep|kept|leave) ~6 (off|out of) ~3 (credit|report|reports|file)',
      '(leaves|leave) ~2 credit report',
      '(free|order|copy of) ~6 (credit report|report)',
      '(not|never|nor|neither|nothing) ~6 (report|list|furnish|tell|send|share|inform|appear|notify|go|change|affect|show)',
    ],
  },
  { notice: 'call-recording', any: ['call ~6 (record|monitor)'] },
  {
    notice: 'license-line',
    any: [
      '(license|licence|permit|registration) ~4 (number|no|#|<number>)',
      'license ~3 by',
      'nmls',
      '(licensed|bonded) collection agency',
    ],
  },
  { notice: 'privacy', any: ['privacy (notice|policy|statement)'] },
]
