import { sentencesThat } from './sentences-that.ts'

/** A holder spoken of without a name where the name belongs: "our client has placed your account". */
export const creditorUnnamed = sentencesThat('creditor-unnamed', {
  any: [
    '(owe|owed|owing|due) ~2 to ~1 (present|current)? ~1 (holder|creditor|owner|client)',
    'our client ~2 (place|placed|refer|referred|assign|assigned|retain|retained|hire|hired|list|listed|authorize)',
    '(act|acting|collect|collecting|behalf|represent|representing|from|by|for) ~2 (our|a|the) (client|holder|creditor)',
    '(represent|behalf of|for|by) ~2 holder of ~ (account|debt)',
    '(this|our) (office|agency|firm) ~3 (retained|hired|engaged) ~2 to (collect|recover)',
  ],
  unless: ['original creditor', 'client ~2 (services|portal|id|number)'],
})
