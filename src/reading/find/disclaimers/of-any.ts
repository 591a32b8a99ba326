import type { Disclaimer } from './disclaimer.ts'

/** A warning against what others say, a mistake that was put right. */
export const OF_ANY: readonly Disclaimer[] = [
  {
    any: [
      '(anyone|anybody|whoever|caller|callers|person|people|somebody|someone) ~1 (who|that) ~1 (say|says|claim|claims|tell|tells|threaten|threatens|=pretends|=pretended) ~20 (=lying|=liar|scam|scammer|breaking the law|breaks the law|hang up|=false|not ~1 from (us|our))',
      '(man|woman|person|people|caller) ~1 (who|that) ~1 (=pretends|=pretended) to ~12 (us|our name|our company)',
      '(he|she|they|we|it|that) should not have ~1 (=done|been|=sent|=said|=written)',
      '(and|for which) we ~1 apologize',
      'not believe (it|them|him|her|that)',
      '(regret|apologize for|sorry for) ~3 (mistake|error|wording|words) ~4',
      '(we|and) ~1 =took ~3 (down|back) ~3 (within|again|and|same)',
      '(we|i) ~1 (withdraw|=take back) ~2 (statement|letter|threat|words|remark|what we)',
    ],
    but: ['(but|however|unless|until|if you ~3 (not|pay)|can not|cannot|never|or else|otherwise)'],
  },
  {
    any: [
      'if (someone|anyone|anybody|somebody|a caller|a person) ~1 (calls|says|claims|tells|asks|threatens) ~24 (hang up|scam|scammer)',
    ],
  },
]
