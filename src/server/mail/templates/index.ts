import { z } from 'zod'
import { bureauReminder } from './bureau-reminder.ts'
import { deadlineReminder } from './deadline-reminder.ts'
import { letterCopy } from './letter-copy.ts'
import { operatorNews } from './operator-news.ts'
import { orderNews } from './order-news.ts'
import { receipt } from './receipt.ts'
import { signInCode } from './sign-in-code.ts'
import { stepReminder } from './step-reminder.ts'
import type { Template } from './template.ts'

/** Every kind of mail. */
export const TEMPLATES = {
  'sign-in-code': signInCode,
  receipt,
  'order-news': orderNews,
  'operator-news': operatorNews,
  'letter-copy': letterCopy,
  'deadline-reminder': deadlineReminder,
  'step-reminder': stepReminder,
  'bureau-reminder': bureauReminder,
} as const

export type TemplateName = keyof typeof TEMPLATES
export type MailData = { readonly [Name in TemplateName]: z.input<(typeof TEMPLATES)[Name]['data']> }

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name)
}

/** Whether a mail of this kind is lost rather than sent twice. */
export function isNeverTwice(name: TemplateName): boolean {
  const template: Pick<Template, 'neverTwice'> = TEMPLATES[name]
  return template.neverTwice === true
}

/** One mailbox, and nothing that could become a second one or a header.  @throws on anything else */
export function addressOf(to: string): string {
  return z.email().max(254).parse(to)
}

/** @throws when the data is not what the template needs */
export function checkedData(name: TemplateName, data: unknown): unknown {
  return TEMPLATES[name].data.parse(data)
}
