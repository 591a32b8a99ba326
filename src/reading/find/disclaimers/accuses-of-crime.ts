import type { Disclaimer } from './disclaimer.ts'

/** A crime done to the reader by somebody else. */
export const accusesOfCrime: Disclaimer = {
  any: [
    '(=was|=were|=is|=did|=do|=has|=have) ~1 (this|it|these|that|any|someone|somebody|you suspect|you think) ~10 (thief|thieves|crook|criminal|fraudster|fraud|stolen|scammer)',
    '(made|opened|used|charged|run up|ordered|signed) by ~1 (thief|crook|criminal|fraudster|scammer|stranger|somebody else|someone else)',
    'identity theft (form|report|affidavit|claim|victim|packet)',
  ],
}
