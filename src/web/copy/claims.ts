/** The specification's fixed marketing figures. Nobody measured them, so each is shown only with its label.
 *  @law decisions 15 and 21 */
export const ILLUSTRATIVE = {
  label: 'illustrative, not measured',
  validationSuccess: '75%',
  settlementSavings: '40-60%',
  paymentPlanSuccess: '85%',
} as const
