import type { Disclaimer } from './disclaimer.ts'

/** A crime done to the reader, an arrest that was, one that is denied. */
export const arrest: readonly Disclaimer[] = [
  {
    any: [
      '(please|you (may|can|should|might|could)|if you|let us know if) ~12 (report|file|call|tell|notify) ~8 @police',
      '(please|you (may|can|should|might|could)|if you|if someone) ~12 (file|make|get|obtain) ~3 (police report|report to ~2 @police)',
      'copy of ~3 police report',
    ],
    but: [
      '(pay|pays|paid|payment|unless|otherwise|avoid|we ~1 (will|shall|must|may|can|have|are)|yourself in|warrant)',
    ],
  },
  {
    any: [
      '(opened|used|stole|stolen|forged|took|broke into) ~10 =was ~2 (arrested|convicted|jailed|charged|caught)',
      'you ~1 (=are|have been|=were) ~2 (in jail|in custody|incarcerated|in prison|inmate) ~3 (now|at present|at this time|currently|when)',
      '(until|upon|after|before) ~1 (you =are|your|you =were) ~1 (released|release)',
    ],
    but: ['(pay|pays|paid|payment|unless|otherwise|avoid|like you|same|next)'],
  },
  { any: ['(=is|=are|=was) not ~2 (arrest|arrested)'], but: ['(yet|unless|until|but|if you)'] },
  {
    any: [
      '(picked up|pick up|booked) ~3 (at|any day|from|by calling|before|online|after) ~2 (front desk|store|desk|branch|office|counter|=school|day)',
      '(ready|available) ~2 to be picked up',
      '(handed|brought|brings|delivered|served) ~3 by ~2 (sheriff|deputy|process server)',
      'please call them if',
      '=there =was none',
    ],
    but: ['(pay|pays|paid|payment|unless|otherwise|avoid|you ~2 (arrested|jailed)|handcuffs)'],
  },
]
