import { proof, type StatementFinder } from '#reading/find/statement.ts'
import { compilePhrase, findPhrase } from '#reading/language/find-phrases.ts'

const CHECK = '(check|checks)'

const ASKS = compilePhrase({
  any: [
    '(deliver|send|give|mail|leave|write) ~6 check of ~1 date (posterior|later|future|forward)',
    'check ~2 (future|later|forward) (date|dates) ~6 (want|need|accept|require|ask|prefer|take)',
    'date ~3 check ~1 (ahead|forward|for next|for the)',
    '(hold|keep|sit on|take|accept) ~2 (your|a|one)? ~1 check ~4 (until|till|for ~2 (<duration>|<date>|days|weeks|month|friday|payday)|in our (safe|drawer|file|desk))',
    '(leave|left|send|give|hand|drop off|mail|write) ~4 check ~5 (for|dated|against) ~2 (day|date|payday|first|end of|next|coming|when|friday|monday|month)',
    '(hold|keep|put|lock|sit|park) ~6 check ~6 (safe|drawer|file|vault|desk) ~6',
    '(deposit|cash) ~4 (date|day) you write',
    'check ~3 (for|dated) ~3 (coming|next|following) ~1 (month|months|payday|paydays|weeks)',
    'postdate ~1 it',
    '(take|accept|want) ~2 check for ~1 (next|friday|monday|payday|<date>|<number>)',
    `(send|mail|give|provide|write|supply|leave|bring|submit|need|want|require|required|enclose|fax|sign|must|deliver|forward|get|demand|issue|post) ~8 (post-dated|postdated|post - dated|post dated|predated|pre-dated|future-dated|forward-dated|predate|postdate|future - dated|pre - dated) ~3 ${CHECK}?`,
    `(post-dated|postdated|post - dated|post dated|predated|future-dated|future - dated) ~2 ${CHECK} ~4 (required|needed|accepted|accept|must|now|today|welcome|ok|okay|fine|good|taken|preferred|encouraged)`,
    `(send|mail|give|provide|write|supply|need|want|require|enclose|leave|deliver|demand) ~6 ${CHECK} ~10 (dated ~6 (=ahead|for|<date>|<number>|future|friday|next|payday|through|month)|future date|one for each|for next|later date|date ahead)`,
    `(take|accept|welcome|honor|prefer|like) ~2 (post-dated|postdated|post - dated|post dated|future-dated|predated) ~1 ${CHECK}`,
    `(two|three|four|five|six|twelve|several|<number>) ~2 ${CHECK} ~12 (dated|one for each|ahead|payday|month)`,
    `(want|need|require|demand) ~3 ${CHECK} for ~2 (<number>|<date>|friday|payday|next|monday)`,
    `${CHECK} dated ~3 (the|for|ahead|<date>|<number>)`,
  ],
  unless: [
    'we ~1 (=returned|=sent back|=mailed back) ~3 check',
    '(do|please) not ~3 (send|mail|give|write)',
    '(you =gave|we received|was received|=gave us|you =sent|you have given)',
    '(schedule|online)',
    'dated ~2 day you mail',
    'if you like',
    '(want|need|ask for|get) it back',
    'notice before',
    'check ~3 <date> ~3 received',
  ],
})

const CRIME = compilePhrase({
  stance: 'any',
  any: [
    '@crime',
    '(bad paper|rubber check|in court for fraud)',
    '@arrest',
    '(prosecute|prosecution|criminal|penal|felony|misdemeanor|charges|warrant|district attorney|sheriff|police|cops|law enforcement|jail|prison|prosecutor)',
    '@prosecutor',
  ],
  framings: ['question'],
  unless: [
    'civil matter',
    '(=not|never) (criminal|crime|prosecute|matter for ~1 police)',
    '(do|does|will) not ~3 (prosecute|go to ~1 police|press)',
    'not so',
    'fee allowed',
  ],
})

/** A crime made of the check itself, in one sentence. */
const FAILS = compilePhrase({
  stance: 'undenied',
  any: [
    '(post-dated|postdated|future-dated|forward-dated) ~1 check',
    'check ~3 dated ~2 (=ahead|forward|for|next|later)',
    'check ~2 (=written|write) ~1 (ahead|forward)',
  ],
  unless: ['(not|never) ~4 (criminal|crime|prosecute|arrest)', '(do|please) not ~3 (send|mail|give|write)'],
})

/** The request and the threat, both quoted: either alone is not this. */
export const postdatedCheckThreat: StatementFinder = text => {
  const crimes = findPhrase(CRIME, text.sentences)
  const threatened = new Set(crimes.map(({ sentence }) => sentence))
  const fails = findPhrase(FAILS, text.sentences).filter(({ sentence }) => threatened.has(sentence))
  if (fails.length > 0) return fails.map(found => ({ says: 'postdated-check-threat', evidence: [proof(text, found)] }))
  const [asks] = findPhrase(ASKS, text.sentences)
  if (!asks) return []
  const crime = crimes.find(({ index }) => Math.abs(index - asks.index) <= 4)
  if (!crime) return []
  const proofs = crime.sentence === asks.sentence ? [proof(text, asks)] : [proof(text, asks), proof(text, crime)]
  return [{ says: 'postdated-check-threat', evidence: proofs }]
}
