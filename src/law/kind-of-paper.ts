/** Kinds a rule can name in `appliesTo`: the catalogue's own list. */
export type CatalogueKind =
  | 'initial-validation-notice'
  | 'debt-sale-notice'
  | 'attorney-letter'
  | 'lawsuit-threat'
  | 'settlement-offer'
  | 'credit-reporting-notice'
  | 'payment-reminder'
  | 'follow-up-demand'
  | 'summons-or-complaint'

/** Every kind of paper told apart. The others are nearest to one catalogue kind, or to none. */
export type KindOfPaper =
  | CatalogueKind
  | 'judgment'
  | 'garnishment'
  | 'account-closed'
  | 'dispute-response'
  | 'third-party-letter'
  | 'deceased-letter'
  | 'scam'
  | 'original-creditor-notice'
  | 'utility-bill'
  | 'business-debt'
  | 'not-a-collection-letter'

const COURT_PAPERS: readonly KindOfPaper[] = ['summons-or-complaint', 'judgment', 'garnishment']

/** A paper from a court or sheriff. It stops the letter flow: a deadline of the court runs.  @law decisions 6 and 17 */
export function isCourtPaper(kind: KindOfPaper): boolean {
  return COURT_PAPERS.includes(kind)
}

/** Papers outside the FDCPA: no rule about collectors can fire on them.  @law 15 USC 1692a(5), (6) */
export function isOutsideTheAct(kind: KindOfPaper): boolean {
  return (
    kind === 'original-creditor-notice' ||
    kind === 'utility-bill' ||
    kind === 'business-debt' ||
    kind === 'not-a-collection-letter'
  )
}
