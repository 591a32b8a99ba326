import { threat } from '#reading/find/statement.ts'
import { COURT_FIRST } from './court-first.ts'
import { implying, PAST } from './implying.ts'

/** A home of theirs, not a name or a line of goods: "your home", "the house". */
const HOME =
  '((your|ur|the|his|her|their|any|my) (family|own|nice|lovely|little|new|beautiful|very)? @home|family home|=homes|=houses|=farms|real estate|your property|the property|where you live|place you live|roof over your head|(lose|keep|save|sell|seize|take) @home)'

export const homeLoss = threat('home-loss', {
  conditionalIf: COURT_FIRST,
  any: [
    '(find yourself|be|leave you|left|end up|wind up|put you) ~3 without ~2 (place to live|home|roof|house)',
    'you ~2 sell ~2 (home|house|property) ~8 (we|us|our) ~5 (paid|collect|take|get)',
    `=auctioneer ~8 ${HOME}`,
    `(lose|take|seize|sell|auction|foreclose|evict|force sale of|force|attach|execute on|levy on|go after|come after|grab|boot|throw|throw you out of|loss of|confiscate|liquidate|jeopardize|risk|goodbye to|goodbye|put up|kick you out of|cost you|gamble|bet|forfeit|give up|part with|pack up|move out of|leave) ~6 ${HOME}`,
    `${HOME} ~9 (sell|auction|foreclose|seize|take|lose|evict|execute|attach|liquidate|at risk|at stake|jeopardy|on the line|gone|sheriff sale|not safe|forfeit|next|repossess|belong to us|ours|on the block)`,
    'foreclose',
    '(evict|eviction)',
    '(homeless|out on street|on the street|out of house|without a roof|no roof|under a bridge|place to sleep)',
    '(lose|forfeit) ~2 property',
    '(people|families|family|others|neighbors|folks|owners|borrowers|patients|many) ~5 (lose|=lost) ~3 (home|homes|house|houses|roof)',
    'somewhere else to live',
    'execute on ~2 property',
    '(keep|save) ~2 (home|house|roof)',
  ],
  implied: [
    ...implying('(foreclose|evict|(lose|sale of|keep) ~3 @home)'),
    `not (let|allow|make|wait|want|risk) ~4 ${HOME} ~8 (sell|take|lose|auction|foreclose|seize|block|gone|go)`,
  ],
  unless: [
    'take ~4 home ~3 (and|that|same)',
    '(check|goods|groceries|furniture) home',
    '(mortgage|home equity|loan current|deed of trust|escrow)',
    '(facing|avoid) foreclosure ~8 (counselor|help|free|hud)',
    '(lease|apartment|unit|rental|landlord|rent) ~8 (surrender|end|move|leave|vacate|sell)',
    '(move-out|moved out|vacate|moved)',
    'home ~4 (sell|sale) ~3 <date>',
    '(homeowners|association|hoa)',
    '(at|from) home ~2 (call|phone)',
    '(mail|letter|call|reach|send) ~6 home',
    'home ~2 (center|furniture|furnishings|goods|card|store|repair|inspection|services|health|phone|number|address|page|improvement|visit|depot|equity|loan|warranty|delivery)',
    'safe at home',
    'take-home',
    '(arrest|custody) ~8 home',
    '(visit|come to|sent to|remove|agent|agents|truck) ~10 (home|house|residence)',
    '(lose|damage) ~4 (fire|flood|storm|hurricane|tornado|tragedy)',
    '(sorry|condolences)',
    '(completed|complete) ~6 (by|in) ~4 (lender|bank|<number>)',
    '(hospital|clinic|nursing|care|funeral|group) home',
    ...PAST,
  ],
})
