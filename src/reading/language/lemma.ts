import { stemmer } from 'stemmer'

const IRREGULAR: Readonly<Record<string, string>> = {
  am: 'be', are: 'be', is: 'be', was: 'be', were: 'be', been: 'be', being: 'be',
  has: 'have', had: 'have', having: 'have', did: 'do', does: 'do', done: 'do', doing: 'do',
  sued: 'sue', suing: 'sue', sues: 'sue', paid: 'pay', sent: 'send', sold: 'sell', bought: 'buy', wrote: 'write',
  written: 'write', took: 'take', taken: 'take', lost: 'lose', told: 'tell', said: 'say', made: 'make', gave: 'give',
  given: 'give', went: 'go', gone: 'go', kept: 'keep', left: 'leave', met: 'meet', began: 'begin', begun: 'begin',
  brought: 'bring', chose: 'choose', chosen: 'choose', came: 'come', knew: 'know', known: 'know', spoke: 'speak',
  spoken: 'speak', heard: 'hear', stole: 'steal', stolen: 'steal', children: 'child', monies: 'money', moneys: 'money',
  dies: 'die', dying: 'die', lying: 'lie', liar: 'lie', owing: 'owe', owed: 'owe', owes: 'owe', won: 'win',
  thieves: 'thief', lives: 'live', wages: 'wage', withheld: 'withhold', froze: 'freeze', frozen: 'freeze',
  sought: 'seek', understood: 'understand', held: 'hold', found: 'find', taxes: 'tax',
} // prettier-ignore

const CACHE = new Map<string, string>()

/** The form words are compared in: irregular forms by table, the rest by Porter's stemmer. Patterns and text go through
 *  the same function, so only sameness matters, not beauty.
 *  @example lemma('garnished') === lemma('garnish') */
export function lemma(word: string): string {
  const cached = CACHE.get(word)
  if (cached !== undefined) return cached
  const result = IRREGULAR[word] ?? (/^[a-z]+$/.test(word) ? stemmer(word) : word)
  if (CACHE.size < 20_000) CACHE.set(word, result)
  return result
}
