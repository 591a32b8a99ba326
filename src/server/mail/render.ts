import { render, toPlainText } from '@react-email/render'
import type { Language } from '#language/language.ts'
import { sayMail, sayTo } from './say-mail.ts'
import { TEMPLATES, type TemplateName } from './templates/index.ts'
import type { Attachment, Template } from './templates/template.ts'

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  /** The same words for programs that show no HTML. */
  readonly text: string
  readonly attachments: readonly Attachment[]
}

/** A mail in its two forms. Data is escaped by the renderer; a subject is one line.
 *  @throws when the data is not what the template needs */
export async function renderMail(
  name: TemplateName,
  data: unknown,
  siteUrl: string,
  language: Language,
): Promise<RenderedMail> {
  const template = TEMPLATES[name] as unknown as Template
  const say = sayTo(language)
  const checked = template.data.parse(data)
  const html = await render(sayMail(template.body(checked, siteUrl), language))
  return {
    subject: say(template.subject(checked)).replace(/\p{Cc}+/gu, ' '),
    html,
    text: toPlainText(html),
    attachments: template.attachments?.(checked, say) ?? [],
  }
}
