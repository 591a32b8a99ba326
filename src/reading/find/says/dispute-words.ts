/** Ways to say that one disputes, for the patterns of the dispute statements. */
export const DISPUTE = '(dispute|contest|challenge|disagree|object)'
/** The same in the words of one who does not speak of disputes: "do not agree", "think it is wrong". */
export const CONTESTS =
  '(dispute|contest|challenge|disagree|object|objection|not agree|raise (your|ur|a) (hand|voice)|speak up|sing out|pipe up|say so|doubt ~2 (it|debt|bill|amount|balance)|whether ~2 you owe|question ~2 (debt|balance|amount|bill|charge|account)|(complaint|complaints) ~1 (about|over|regarding|concerning) ~1 (amount|balance|bill|debt|charge)|(think|believe|say|feel|tell us) ~6 (wrong|mistake|mistaken|error|not owe|incorrect|not yours))'
/** Proof and papers a collector may not ask for before it hears a dispute, as alternatives without brackets. */
export const PROOFS =
  'reason|cause|proof|prove|evidence|document|documents|documentation|paperwork|affidavit|notarize|notarized|notary|police report|receipt|receipts|records|statement|explanation|identification|social security card|canceled check|basis|grounds|motive|justification|photograph|photographs|photo|photos|photo id|=id|stmt|stmts|bank statement|explanation of benefits|sworn statement|sworn|paid invoice|bill of sale|=report|letter from ~4 (creditor|bank|lender|landlord|hospital|insurer)'
export const PROOF = `(${PROOFS})`
