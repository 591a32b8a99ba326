import type { Disclaimer } from './disclaimer.ts'

/** A purchase by the reader, or one that leaves every defense. */
export const innocentPurchaser: Disclaimer = {
  any: [
    '(bought|purchased|buys|took) ~6 (from|off) =you',
    'you ask',
    '(not|never) ~2 (claim|say|pretend) ~2 (be|that we)',
    '(took|take|bought|accept|accepted) ~2 (it|them|account|debt) ~1 (as it|as they|with your|with all|with every)',
    '(count|counts|good|hold|holds|stand|stands) ~1 against us',
    '(say|said|raise) ~2 to us',
    '(all|any|every) ~2 your ~1 (defense|defenses|claims) ~3 (open|intact|alive|stay|remain|stand|survive|reach|count)',
    'nothing ~1 do with ~2 (your|this)',
    '(you|your) =were ~2 (innocent|good faith)',
    '(no|not any) difference ~2 us ~2 (who|which|whom)',
    '(not|never) ~2 sold',
    'you ~2 (keep|have|retain|hold|may raise|can raise|may use) ~2 (every|all|any|your|each|whatever|the same) ~3 (defense|defenses|claim|claims|right|rights|complaint|complaints|objection|objections)',
  ],
  but: [
    '(not|no|never|nothing) ~2 (keep|have|retain|hold|raise|use|count|reach|bind|stand|survive|a reason)',
    '(nothing|none|not|no|never) ~8 against us',
  ],
}
