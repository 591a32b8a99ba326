/** Ways to say that one disputes, for the patterns of the dispute statements. */
export const DISPUTE = '(dispute|contest|challenge|disagree|object)'
/** Proof and papers a collector may not ask for before it hears a dispute, as alternatives without brackets. */
export const PROOFS =
  'reason|cause|proof|prove|evidence|document|documents|documentation|paperwork|affidavit|notarize|notarized|notary|police report|receipt|receipts|records|statement|explanation|identification|social security card|canceled check|basis|grounds'
export const PROOF = `(${PROOFS})`
