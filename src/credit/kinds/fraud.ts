import type { KindOfError } from './kind.ts'

const IDENTITY = ['15 USC 1681e(b)', '15 USC 1681i(a)(1)(A)'] as const

/** Errors that say somebody else, or nobody, stands behind an entry. */
export const FRAUD_KINDS = {
  fraud_account_not_mine: {
    category: 'fraud',
    label: 'An account I did not open (identity theft)',
    detection: 'user',
    citations: ['15 USC 1681c-2(a)', '15 USC 1681s-2(a)(6)(B)', '15 USC 1681i(a)(1)(A)'],
    proofHelps: [
      'An identity theft report from IdentityTheft.gov or the police',
      'A copy of your ID and proof of your address',
      'A list of the items that are not yours',
      'Your signed statement that they do not come from any transaction by you',
    ],
    letters: ['block-identity-theft', 'bureau-dispute'],
    caution:
      'A block needs the identity theft report and your statement. Without the report, send an ordinary dispute. A false report is a crime.',
  },
  fraud_charges_on_real_account: {
    category: 'fraud',
    label: 'My account, but charges that are not mine',
    detection: 'user',
    citations: ['15 USC 1681s-2(b)', '15 USC 1666(a)', '15 USC 1643'],
    proofHelps: ['Statements with the charges marked', 'A fraud affidavit', 'Letters from the card company'],
    letters: ['furnisher-dispute', 'bureau-dispute'],
    caution: 'Do not ask to block the whole account: it is yours.',
  },
  fraud_collection_not_mine: {
    category: 'fraud',
    label: 'A collection for a debt I never had',
    detection: 'user',
    citations: ['15 USC 1681c-2(a)', '15 USC 1692g(b)', '15 USC 1692e(8)', '12 CFR 1006.30(a)(1)', '12 CFR 1006.38'],
    proofHelps: [
      'An identity theft report, if it was theft',
      'The addresses where you lived',
      'Your request that the collector validate the debt',
    ],
    letters: ['bureau-dispute', 'debt-validation', 'block-identity-theft'],
  },
  fraud_inquiry: {
    category: 'fraud',
    label: 'A hard inquiry I did not allow',
    detection: 'user',
    citations: ['15 USC 1681b(a)(3)', '15 USC 1681b(f)', '15 USC 1681g(a)(3)(A)'],
    proofHelps: ['Your statement that you did not apply', 'Records of the application, if there are any'],
    letters: ['inquiry'],
    caution:
      'An inquiry that really happened is only wrong when the company had no lawful reason. Ask the company for its reason.',
  },
  fraud_mixed_file: {
    category: 'fraud',
    label: 'Someone else’s data is mixed into my file',
    detection: 'assist',
    citations: IDENTITY,
    proofHelps: [
      'A copy of your ID and proof of your Social Security number',
      'A list of the names, addresses and accounts that are not yours',
      'How you are related to the other person, if you know (Jr., Sr., twin)',
    ],
    letters: ['bureau-dispute'],
    caution: 'A mixed file is not identity theft: ask the bureau to separate the files.',
  },
  fraud_name_wrong: {
    category: 'fraud',
    label: 'A name that is not mine',
    detection: 'auto',
    citations: IDENTITY,
    proofHelps: ['A copy of your ID'],
    letters: ['bureau-dispute'],
    caution: 'Write to the bureau: companies need not look into disputes about personal data.',
  },
  fraud_address_wrong: {
    category: 'fraud',
    label: 'An address where I never lived',
    detection: 'assist',
    citations: IDENTITY,
    proofHelps: ['A lease or utility bills'],
    letters: ['bureau-dispute'],
  },
  fraud_ssn_dob_wrong: {
    category: 'fraud',
    label: 'Wrong Social Security digits or date of birth',
    detection: 'auto',
    citations: IDENTITY,
    proofHelps: ['Your Social Security card or a letter from the agency', 'Your birth certificate or ID'],
    letters: ['bureau-dispute'],
  },
  fraud_employer_wrong: {
    category: 'fraud',
    label: 'An employer I never worked for',
    detection: 'assist',
    citations: IDENTITY,
    proofHelps: ['A W-2 form or your own statement'],
    letters: ['bureau-dispute'],
    caution: 'It weighs little alone. It helps to show a mixed file.',
  },
  fraud_deceased: {
    category: 'fraud',
    label: 'I am reported as deceased',
    detection: 'auto',
    citations: IDENTITY,
    proofHelps: ['A copy of your ID', 'A letter from the Social Security office that you are living'],
    letters: ['bureau-dispute', 'furnisher-dispute'],
  },
  fraud_reinserted_blocked: {
    category: 'fraud',
    label: 'A deleted or blocked item came back',
    detection: 'auto',
    citations: [
      '15 USC 1681i(a)(5)(B)(i)',
      '15 USC 1681i(a)(5)(B)(ii)',
      '15 USC 1681i(a)(5)(C)',
      '15 USC 1681c-2(c)(2)',
    ],
    proofHelps: ['The bureau’s letter that it deleted the item', 'The page of the new report'],
    letters: ['reinsertion'],
  },
  fraud_trafficking: {
    category: 'fraud',
    label: 'A debt forced on me by trafficking',
    detection: 'user',
    citations: ['15 USC 1681c-3(b)', '12 CFR 1022.142'],
    proofHelps: ['The papers the law names for victims of trafficking'],
    letters: ['block-trafficking'],
  },
} as const satisfies Record<string, KindOfError>
