import { threat } from '#reading/find/statement.ts'
import { implying } from './implying.ts'

export const arrest = threat('arrest', {
  any: [
    '@arrest',
    '(pick|take|haul|drag|lead) ~2 you ~1 (up|in|off|away) ~8 (work|home|house|job|school|handcuffs|custody)',
    '@police ~10 (pick you up|come|coming|on ~2 way|sent|send|dispatch|show up|arrive|knock|take you|door|find you|looking for you|get you|detain|escort|waiting)',
    '(send|sent|call|tell|told|alert|dispatch|bring|have|notify) ~3 @police',
    'warrant ~4 (issue|prepare|sign|ready|out for|pending|sworn|name|execute|active|file|will|desk)',
    '(issue|swear|sign|seek|obtain|request|file|apply for|prepare|execute|active|outstanding) ~4 warrant',
    'you ~3 (picked up|pulled over)',
    '(years|months|days|time|night|weekend) ~3 (jail|prison|behind bars|county)',
  ],
  implied: [...implying('@arrest'), ...implying('(warrant|@police)'), '(want|wish) ~3 (go to|end up in|avoid) ~2 jail'],
  unless: [
    '(bail bond|bail bonds)',
    '(extended|vehicle|limited|home|product|service|express|implied) (warranty|warrant)',
    'warrant in debt',
    '(police) ~1 (report|department report)',
    '(identity theft|stolen identity) ~12 police',
    'police ~12 (identity theft|stolen|identity)',
    'you (were|was|be) in jail when',
    'not law enforcement',
    'not ~1 police',
    '(threaten|threat) ~3 you ~3 (arrest|jail) ~8 (report|tell|call)',
    '(civil|court) papers',
    'officer ~2 (loan|compliance|privacy|branch|chief|bank)',
    '(loan|compliance|privacy|executive|recovery|bank|account) (officer|officers)',
    'patient ~4 (custody|detention)',
  ],
})
