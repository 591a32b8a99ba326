import { defineFinder, quoted, toldAbout } from '#credit/credit-case.ts'
import { otherBirths, otherSsns } from '#credit/who.ts'

/** Social Security digits or a date of birth that differ from the person's. */
export const wrongSsnOrBirth = defineFinder('fraud_ssn_dob_wrong', about =>
  about.report.files.flatMap(file => [
    ...otherSsns(file.personal.ssns, about.profile).map(ssn => ({
      bureaus: [file.bureau],
      ref: ssn.id,
      certainty: 'violation' as const,
      reason: `The report shows a Social Security number ending in ${ssn.value}; yours ends in ${about.profile.ssnLast4}.`,
      quotes: quoted(ssn),
      confirm: 'Please compare it with your Social Security card.',
    })),
    ...file.personal.births
      .filter(birth => toldAbout(about, 'personal-denied', birth.id))
      .map(birth => ({
        bureaus: [file.bureau],
        ref: birth.id,
        certainty: 'told' as const,
        reason: `The report shows the birth date ${birth.value}. You say that it is not yours.`,
        quotes: quoted(birth),
      })),
    ...otherBirths(file.personal.births, about.profile).map(birth => ({
      bureaus: [file.bureau],
      ref: birth.id,
      certainty: 'violation' as const,
      reason: `The report shows the birth date ${birth.value}. It is not yours.`,
      quotes: quoted(birth),
      confirm: 'Is this not your date of birth?',
    })),
  ]),
)
