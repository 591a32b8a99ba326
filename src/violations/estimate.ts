/** Dollars for a violation without a value of its own: a negotiation estimate, never what a court pays.
 *  @law decision 14; what the law pays is in 15 USC 1692k(a) */
export const NEGOTIATION_ESTIMATE = 1000
