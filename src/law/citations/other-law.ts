/** Other federal law that a letter, a deadline or a page may cite. */
export const OTHER_LAW = {
  '5 USC 6103(a)': 'These are the legal public holidays of the federal government.',
  '11 USC 108(c)':
    'If the time to sue would end during a bankruptcy, it lasts at least thirty days after the stay ends.',
  '11 USC 362': 'A bankruptcy filing stops most collection at once.',
  '11 USC 362(a)': 'From the day of a bankruptcy filing no one may sue, collect or take property for an older debt.',
  '11 USC 524': 'A discharge in bankruptcy ends your duty to pay, and no one may try to collect.',
  '11 USC 524(a)(2)': 'A discharge forbids any act to collect the debt from you.',
  '15 USC 1643': 'For a card used without your leave you owe at most $50.',
  '15 USC 1666': 'This section lets you dispute errors on a credit card bill.',
  '15 USC 1666(a)':
    'If you write about a billing error within sixty days of the bill, the lender must answer and correct it or explain.',
  '15 USC 1673(a)':
    'For an ordinary debt a court order can take at most a quarter of your take-home pay, and none of the first 30 hours at minimum wage each week.',
  '15 USC 1679': 'Congress passed the Credit Repair Organizations Act to protect people from unfair credit repair.',
  '15 USC 1679a(3)(A)': 'A credit repair organization is anyone who for money offers to improve your credit record.',
  '15 USC 1679b(b)': 'A credit repair firm may not take money before it has done the work.',
  '15 USC 1679c': 'A credit repair firm must give you a written notice of your rights before you sign.',
  '15 USC 1679e': 'You can cancel a credit repair contract within three business days.',
  '18 USC 1001': 'It is a crime to lie to the federal government about something that matters.',
  '18 USC 2511(2)(d)':
    'Federal law lets one who takes part in a call record it, unless that is for a crime or a wrong.',
  '20 USC 1080a(f)': 'The default of a federally insured student loan has seven-year limits of its own.',
  '20 USC 1091a(a)': 'No time limit ends the collection of federal student loans.',
  '26 USC 6502': 'Federal tax can in general be collected for ten years after it was assessed.',
  '42 USC 407': 'Social Security benefits may not be taken by ordinary creditors.',
  '50 USC 3936': 'Time in military service does not count toward the time to sue.',
  '12 CFR 1002.10(a)': 'A lender that reports an account both spouses use must report it in both names.',
  '16 CFR 255.2': 'What a customer says in an advertisement must show what people can generally expect.',
  '16 CFR 310.4(a)(2)(i)': 'A telemarketer of credit repair may not take money before the promised time has passed.',
  '16 CFR 310.4(a)(5)': 'A telemarketer of debt relief may not take money before it has settled a debt.',
  '16 CFR 465': 'Fake reviews and testimonials are forbidden.',
  '31 CFR 212': 'A bank that gets a garnishment order must leave recent federal benefits in your account.',
} as const
