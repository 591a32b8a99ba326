import { lemma } from './lemma.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const lemmas = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(lemma))

export const NEGATORS = words(
  'not no never neither nor without nobody none nothing nowhere hardly unable impossible powerless',
)

export const FIRM_MODALS = words('will shall must would')
export const MODALS: ReadonlySet<string> = new Set([...FIRM_MODALS, ...words('may might could can should')])
export const AUXILIARIES = words('am is are was were has have had do does did been being')

/** Words that say how firm a thing is, wherever they stand in their clause. */
export const POSSIBLE = words(
  'may might could can possible possibly potential eligible risk consider considering option options reserve reserves reserved',
)
export const INTENT = words(
  'intend intends intending intent plan plans planning prepared preparing prepare ready authorized authorised instructed directed decided',
)

/** Open a clause that says when or under which condition. */
export const CONDITIONS = words('if unless whenever absent assuming lest')
/** Open a clause of time: "when we sue" presupposes the suit, "when you are sued" does not. */
export const TIMES = words('when once until after upon till')

export const CONNECTORS = words(
  'but so because although though however otherwise therefore else while whereas instead hence thus except',
)
export const PRONOUNS = words('we you they it he she i this that these those which who everyone anyone someone nobody')
export const DETERMINERS = words('the a an our your their his her its my any all each every such some no this that')

/** What the consumer does or leaves undone: denying it denies nothing that follows. */
export const CONSUMER_ACTS = lemmas(
  'pay payment payments respond response reply answer remit settle resolve comply cooperate act receive receipt hear heard call contact send satisfy honor arrange sign cure repay intend mean want do',
)

export const COURT_WORDS = words('judgment judgement judgments court courts judge judges')
/** "If you think we …": the clause after these belongs to them. */
export const TAKES_A_CLAUSE = lemmas(
  'think believe feel say know hope tell claim assume agree ask prefer want wish decide find see show',
)
