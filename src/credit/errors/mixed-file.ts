import { defineFinder, quoted, toldAbout, toldOf, type CreditCase } from '#credit/credit-case.ts'
import type { Bureau, BureauFile } from '#credit/report.ts'
import type { Field } from '#credit/field.ts'
import { isOtherAddress, isOtherName, otherBirths, otherSsns } from '#credit/who.ts'

interface Sign {
  readonly ref: string
  readonly field: Field<unknown>
}

/** Signs that data of another person is in a bureau's file, of different kinds: a name with another suffix or middle name,
 *  another date of birth, other Social Security digits, a place never lived in beside accounts the person denies. */
export function mixedFileSigns(about: CreditCase, bureau: Bureau): Sign[] {
  const file = about.report.files.find(one => one.bureau === bureau)
  return file ? signsIn(about, file) : []
}

function signsIn(about: CreditCase, file: BureauFile): Sign[] {
  const { profile } = about
  const first = (items: readonly (Field<unknown> & { readonly id: string })[]): Sign[] =>
    items.slice(0, 1).map(item => ({ ref: item.id, field: item }))
  const denied = file.tradelines.filter(line => toldAbout(about, 'account-denied', line.id))
  return [
    ...first(
      file.personal.names.filter(
        name => isOtherName(name.value, profile) === 'suffix-or-middle' || toldAbout(about, 'personal-denied', name.id),
      ),
    ),
    ...first([
      ...otherBirths(file.personal.births, profile),
      ...file.personal.births.filter(({ id }) => toldAbout(about, 'personal-denied', id)),
    ]),
    ...first(otherSsns(file.personal.ssns, profile).filter(ssn => !isTransposed(ssn.value, profile.ssnLast4 ?? ''))),
    ...(denied.length > 0
      ? first(
          file.personal.addresses.filter(
            one => isOtherAddress(one.value, profile) || toldAbout(about, 'personal-denied', one.id),
          ),
        )
      : []),
  ]
}

/** The same digits in another order: a slip, not another person's number. */
function isTransposed(a: string, b: string): boolean {
  return a.split('').sort().join('') === b.split('').sort().join('')
}

export const mixedFile = defineFinder('fraud_mixed_file', about =>
  about.report.files.flatMap(file => {
    const signs = signsIn(about, file)
    // with an identity theft report it is theft, which the law treats otherwise
    if (signs.length < 2 || toldOf(about, 'identity-theft-report').length > 0) return []
    const denied = file.tradelines.filter(line => toldAbout(about, 'account-denied', line.id))
    return [
      {
        bureaus: [file.bureau],
        ref: `${file.bureau}-file`,
        related: [...signs.map(({ ref }) => ref), ...denied.map(({ id }) => id)],
        certainty: 'confirm' as const,
        reason: `${signs.length} signs that another person’s data is in your file: ${signs.flatMap(({ field }) => (field.known ? String(field.value) : [])).join('; ')}.`,
        quotes: quoted(...signs.map(({ field }) => field)),
        confirm: 'Is it right that these are not yours?',
      },
    ]
  }),
)
