import type { MailOrigin } from '#contract/inbound-mail.ts'
import type { Config } from '#server/config.ts'
import type { InboundMailRow, MailAddressRow } from './table.ts'

type Shown = Pick<InboundMailRow, 'fromName' | 'fromAddress' | 'subject' | 'isFromPerson' | 'times'>

/** Where a letter says it is from, as it is shown. */
export function presentOrigin({ fromName, fromAddress, subject, isFromPerson, times }: Shown): MailOrigin {
  return { from_name: fromName, from_address: fromAddress, subject, from_you: isFromPerson, times }
}

/** The whole address, to be copied. While no mail is taken its domain is not known. */
export function fullAddress(
  { inboundMail }: Pick<Config, 'inboundMail'>,
  { localPart }: Pick<MailAddressRow, 'localPart'>,
): string {
  return inboundMail ? `${localPart}@${inboundMail.name}` : localPart
}
