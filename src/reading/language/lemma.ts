import { stemmer } from 'stemmer'

const IRREGULAR: Readonly<Record<string, string>> = {
  us: 'we', me: 'i', added: 'add', adding: 'add', adds: 'add', am: 'be', are: 'be', is: 'be', was: 'be', were: 'be', been: 'be', being: 'be',
  has: 'have', had: 'have', having: 'have', did: 'do', does: 'do', done: 'do', doing: 'do',
  sued: 'sue', suing: 'sue', sues: 'sue', paid: 'pay', sent: 'send', sold: 'sell', bought: 'buy', wrote: 'write',
  written: 'write', took: 'take', taken: 'take', lost: 'lose', told: 'tell', said: 'say', made: 'make', gave: 'give',
  given: 'give', went: 'go', goes: 'go', gone: 'go', kept: 'keep', left: 'leave', met: 'meet', began: 'begin', begun: 'begin',
  brought: 'bring', chose: 'choose', chosen: 'choose', came: 'come', knew: 'know', known: 'know', spoke: 'speak',
  spoken: 'speak', heard: 'hear', stole: 'steal', stolen: 'steal', children: 'child', monies: 'money', moneys: 'money',
  dies: 'die', died: 'die', dying: 'die', lying: 'lie', lied: 'lie', liar: 'lie', liars: 'lie', owing: 'owe', owed: 'owe', owes: 'owe',
  won: 'win', thieves: 'thief', lives: 'live', wages: 'wage', withheld: 'withhold', froze: 'freeze', frozen: 'freeze', sought: 'seek',
  understood: 'understand', held: 'hold', found: 'find', taxes: 'tax', forgave: 'forgive', forgiven: 'forgive', got: 'get', gotten: 'get',
  stood: 'stand', shown: 'show', hid: 'hide', hidden: 'hide', fell: 'fall', fallen: 'fall', drew: 'draw', drawn: 'draw', ran: 'run',
  grew: 'grow', grown: 'grow', thought: 'think', caught: 'catch', broke: 'break', broken: 'break', licence: 'license', licences: 'license',
  licensed: 'license', judgement: 'judgment', recognise: 'recognize', recognised: 'recognize', recognises: 'recognize', organisation: 'organization', apologise: 'apologize', judgements: 'judgment', cheque: 'check', cheques: 'check', defence: 'defense',
  defences: 'defense', neighbour: 'neighbor', neighbours: 'neighbor', neighbourhood: 'neighborhood', honour: 'honor', programme: 'program',
  instalment: 'installment', instalments: 'installment', seizure: 'seize', forfeiture: 'forfeit', prosecution: 'prosecute',
  foreclosure: 'foreclose', deportation: 'deport', employed: 'employ', repaid: 'repay', driven: 'drive', drove: 'drive', threw: 'throw',
  thrown: 'throw', beaten: 'beat', shot: 'shoot', bled: 'bleed', fed: 'feed', rang: 'ring', rung: 'ring', sang: 'sing', worn: 'wear',
} // prettier-ignore

/** Words the stemmer would take for another: an office is no officer, security is not secure, a checking account no check. */
const APART: ReadonlyMap<string, string> = new Map(
  `accountable answerable officer officers/officer office offices/office authority authorities/authority security savings checking reference references/reference
  customs customer customers/customer suite suites/suite department departments/department goods electronics belongings earnings holdings
  housing community communities/community disability disabilities/disability employment conversation conversations/conversation ignorant
  executive executives/executive generous assistant assistants/assistant passing departed limited interested accountant accountants/accountant engineer public
  publicly police policy policies/policy marshal marshals/marshal general generally commission commissions university personnel organized
  animal animate terminal positive useful busy willful apartment apartments/apartment apart responsibility appliance appliances/appliance
  visitation operator operators/operator standing reading readings/reading information informational vacation furnishings deductible
  rating ratings/rating responsible expensive personal personally/personal learning parking building buildings/building`
    .split(/\s+/)
    .map(entry => entry.split('/') as [string, string?])
    .map(([word, own]) => [word, `${own ?? word}·`]),
)

const CACHE = new Map<string, string>()

/** The form words are compared in: irregular forms by table, the rest by Porter's stemmer. Patterns and text go through
 *  the same function, so only sameness matters, not beauty.
 *  @example lemma('garnished') === lemma('garnish') */
export function lemma(word: string): string {
  const cached = CACHE.get(word)
  if (cached !== undefined) return cached
  // the irregular form's base is stemmed too: "paid" must meet "pay", whose own stem is "pai"
  const regular = IRREGULAR[word] ?? word
  const result = APART.get(word) ?? (/^[a-z]+$/.test(regular) ? stemmer(regular) : regular)
  if (CACHE.size < 20_000) CACHE.set(word, result)
  return result
}
