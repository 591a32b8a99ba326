/** Regulation V, 12 CFR part 1022: credit reports. */
export const REGULATION_V = {
  '12 CFR 1022.43': 'These are the rules for disputes you send straight to the company that reported an item.',
  '12 CFR 1022.43(a)': 'A company must look into a direct dispute about certain things.',
  '12 CFR 1022.43(a)(1)':
    'You can dispute whether you are liable for the account, for example in a case of identity theft.',
  '12 CFR 1022.43(a)(2)': 'You can dispute the terms of the account, such as the balance or the kind of account.',
  '12 CFR 1022.43(a)(3)': 'You can dispute how the account was paid, such as the dates and amounts of payments.',
  '12 CFR 1022.43(b)(1)(i)':
    'A company need not look into a direct dispute about your name, address or other identifying data.',
  '12 CFR 1022.43(b)(1)(iii)':
    'A company need not look into a direct dispute about inquiries or requests for a report.',
  '12 CFR 1022.43(b)(2)':
    'A company need not look into a dispute that a credit repair firm wrote or supplied the form for.',
  '12 CFR 1022.43(e)(3)': 'The company must finish and report the result to you in the time a bureau would have.',
  '12 CFR 1022.43(f)': 'A company may find a direct dispute frivolous or irrelevant, and must then tell you.',
  '12 CFR 1022.43(f)(1)(ii)': 'A dispute that is much the same as an earlier one may be found frivolous.',
  '12 CFR 1022.142': 'A bureau must have a way for victims of human trafficking to have bad marks kept out.',
} as const
