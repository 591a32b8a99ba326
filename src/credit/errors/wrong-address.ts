import { defineFinder, quoted } from '#credit/credit-case.ts'
import { addressKey, isOtherAddress } from '#credit/who.ts'

/** An address that is none of those the person gave; the same address written twice is named once. */
export const wrongAddress = defineFinder('fraud_address_wrong', about =>
  about.report.files.flatMap(file => {
    const other = file.personal.addresses.filter(address => isOtherAddress(address.value, about.profile))
    const once = other.filter((one, index) => other.findIndex(two => addressKey(two.value) === addressKey(one.value)) === index) // prettier-ignore
    return once.map(address => ({
      bureaus: [file.bureau],
      ref: address.id,
      certainty: 'confirm' as const,
      reason: `${address.value} is not among the addresses you gave us.`,
      quotes: quoted(address),
      confirm: 'Have you never lived at or used this address?',
    }))
  }),
)
