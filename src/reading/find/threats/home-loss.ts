import { threat } from '#reading/find/statement.ts'
import { COURT_FIRST } from './court-first.ts'
import { implying } from './implying.ts'

export const homeLoss = threat('home-loss', {
  conditionalIf: COURT_FIRST,
  any: [
    '(lose|take|seize|sell|auction|foreclose|evict|force sale of|force|attach|execute on|levy on|go after|come after|grab|boot|throw|throw you out of|loss of|confiscate|liquidate|jeopardize|risk) ~6 @home',
    '@home ~9 (sell|sold|auction|foreclose|seize|take|taken|lose|lost|evict|executed|attached|liquidated|at risk|jeopardy|on the line|gone|sheriff sale|not safe|forfeit|next)',
    'foreclose',
    '(evict|eviction)',
    '(homeless|out on street|on the street|out of house)',
    '(lose|forfeit) ~2 property',
    'somewhere else to live',
    'execute on ~2 property',
    '(keep|save) ~2 (home|house|roof)',
  ],
  implied: implying('(foreclose|evict|(lose|sale of) ~3 @home)'),
  unless: [
    '(mortgage|home equity|loan current|deed of trust|escrow)',
    '(facing|avoid) foreclosure ~8 (counselor|help|free|hud)',
    '(lease|apartment|unit|rental|landlord|rent) ~8 (surrender|end|move|left|vacate|sold)',
    '(move-out|moved out|vacate)',
    'home ~4 (sold|sale) ~3 <date>',
    'take home pay',
    '(homeowners|association|hoa)',
    '(at|from) home ~2 (call|phone)',
    '(mail|letter|call|reach|send) ~6 home',
    'home ~2 (health|phone|number|address|page|improvement|visit|depot|equity|loan)',
    'safe at home',
    'arrest ~8 home',
    '(visit|come to|coming to|sent to|remove) ~10 (home|house|residence)',
  ],
})
