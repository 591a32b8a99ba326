import type { MailOrigin } from '#contract/inbound-mail.ts'
import { t } from '#web/language.tsx'

/** Where a letter that came by mail says it is from, in one sentence. Nobody checked it.
 *  @example saysItIsFrom({ from_name: 'Acme', from_address: 'a@acme.example', … }) // 'By email. It says it is from Acme (a@acme.example).' */
export function saysItIsFrom({ from_name: name, from_address: address, from_you: isFromYou }: MailOrigin): string {
  if (isFromYou) return t('By email, passed on by you.')
  if (address === '') return t('By email, without a sender.')
  if (name === '') return t('By email. It says it is from {address}.', { address })
  return t('By email. It says it is from {name} ({address}).', { name, address })
}
