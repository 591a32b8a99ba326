import { defineFinder, quoted, toldAbout } from '#credit/credit-case.ts'
import { addressKey, isOtherAddress } from '#credit/who.ts'

/** An address that is none of those the person gave, or that they deny; the same address written twice is named once. */
export const wrongAddress = defineFinder('fraud_address_wrong', about =>
  about.report.files.flatMap(file => {
    const isDenied = (id: string): boolean => toldAbout(about, 'personal-denied', id)
    const other = file.personal.addresses.filter(
      ({ id, value }) => isDenied(id) || isOtherAddress(value, about.profile),
    )
    const once = other.filter(
      (one, index) => other.findIndex(two => addressKey(two.value) === addressKey(one.value)) === index,
    )
    return once.map(address => ({
      bureaus: [file.bureau],
      ref: address.id,
      quotes: quoted(address),
      ...(isDenied(address.id)
        ? { certainty: 'told' as const, reason: `You say that you never lived at ${address.value}, nor used it.` }
        : {
            certainty: 'confirm' as const,
            reason: `${address.value} is not among the addresses you gave us.`,
            confirm: 'Have you never lived at or used this address?',
          }),
    }))
  }),
)
