import type { Disclaimer } from './disclaimer.ts'

/** Left alone, in other hands, given back, or the reader's to claim. */
export const exemptIncome: readonly Disclaimer[] = [
  {
    any: [
      '(bank|banks|credit union) ~2 (must|has to|have to|may not|can not|required) ~3 (protect|leave|release|keep|hold|give)',
      '(we|our client|office) ~2 know ~1 nothing',
      '(we|office|our client|agency) ~1 have ~1 (nothing|no part) ~2 (do|in) ~1 (with|that|it|this)',
      '(for|because of) ~2 (overpayment|overpaid)',
    ],
    but: ['(you ~2 (owe|owed) us|but|we ~1 (will|shall|intend))'],
  },
  {
    any: [
      '(between|matter of) you and ~3 (agency|administration|office|department)',
      '(we|our office|our client) ~1 have no ~2 (part|hand|say)',
      '(no one|nobody|none) ~2 (can|may|could) ~3 (make|force|take|touch|reach)',
      '(by mistake|in error)',
      '(=released|gave back|given back|put back|returned) ~4 (on|to you|money|funds|<date>)',
      '(not|never) ~2 (be|form|count) ~2 part ~2 (of|in)',
      '(stop|stopped|stops|cease) ~2 asking',
      '(department of education|treasury) ~6 (may|can) ~6 notice',
      'student loan',
      '(see|look|take care) ~2 to your (rent|food|own)',
      '(ramp|elevator|accessible|wheelchair|large print|large-print)',
    ],
    but: ['(but|unless|until|however|still|even so|for now)'],
  },
  {
    any: [
      '(not|never) ~1 (reach|touch|include|cover|affect|extend to|apply to|concern|count|mean|go for|attach to) ~4 @benefits',
      '@benefits ~6 (not|never) ~2 (reached|touched|included|affected|meant|counted|garnished|taken)',
      '@benefits ~6 (stay|stays|remain|remains|keep|keeps|kept|=are|=is) out of ~1 (it|this|that|reach)',
      '@benefits ~8 (left out|left alone|untouched|excluded|excepted|spared|stay yours|stays yours|remain yours|remains yours)',
      '(claim|claims|claimed|assert|file|request|return) ~8 (exempt|exemption|exemptions)',
      '(exempt|exemption) ~2 (claim|form|notice|affidavit|hearing)',
      '(no|not|without) ~2 (attempt|effort|steps|try|move|intention|plan|plans) ~3 (reach|take|touch|garnish|levy|collect|attach|seize|freeze)',
      '(except|excepting|excluding|leaving out|leaves out|other than|apart from|save for) ~2 @benefits',
    ],
    but: [
      '(but|unless|until|however|still|even so|for now|yet|only|if you|longer|refuse|decline|otherwise|or else|paid over|to us|not ~2 (excluded|excepted|spared|untouched|left|exempt)|(law|rule|protection|exemption|statute|shield) ~8 (not|never)|not ~2 (think|believe|imagine|count|say|safe))',
    ],
  },
]
