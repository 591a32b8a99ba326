/** The specification's fixed marketing figures. Nobody measured them, so each is shown only with its label.
 *  @law decisions 15 and 21 */
export const ILLUSTRATIVE = {
  label: 'illustrative, not measured',
  validationSuccess: '75%',
  settlementSavings: '40-60%',
  paymentPlanSuccess: '85%',
} as const

/** Amounts of invented letters, before and after a reply. Nobody's real debt; shown with their label only.
 *  @law decision 21 */
export const EXAMPLE_AMOUNTS = {
  label: 'Invented examples to show how it works. No real people, no promise.',
  letters: [
    { debt: 'Credit card', before: '$1,842', after: '$1,695', why: 'The parts of the sum did not add up.' },
    { debt: 'Medical bill', before: '$640', after: '$0', why: 'The insurer had paid it already.' },
    { debt: 'Old phone bill', before: '$318', after: 'Closed', why: 'Nobody could show proof of the debt.' },
    { debt: 'Store card', before: '$2,110', after: 'Not sued', why: 'It was too old to sue on.' },
    { debt: 'Gym fees', before: '$455', after: '$260', why: 'The contract did not allow the added fees.' },
  ],
} as const

/** Public figures with who published them and when. */
export const PUBLIC_FACTS = [
  {
    figure: '45%',
    text: 'of debt-collection complaints in 2024 were about a debt the person said was not owed.',
    source: 'CFPB, yearly report on the debt-collection law, 2025',
  },
  {
    figure: '53%',
    text: 'of people who were contacted said the debt was not theirs, was a relative’s, or had the wrong amount.',
    source: 'CFPB, survey on debt collection, January 2017',
  },
  {
    figure: '70%+',
    text: 'of debt lawsuits end without a defense, in courts that keep count. Often nobody answered.',
    source: 'Pew Charitable Trusts, report on debt in state courts, 2020',
  },
  {
    figure: '$1,000',
    text: 'is the most a court can add in one person’s lawsuit for broken rules, on top of real losses and lawyer’s fees.',
    source: '15 USC 1692k(a)',
  },
] as const
