import type { ReactElement } from 'react'
import type { z } from 'zod'
import type { Translate } from '#language/translate.ts'

export interface Attachment {
  readonly fileName: string
  readonly mediaType: string
  readonly bytes: Buffer
}

/** One kind of mail: a file each, and a line in the list. */
export interface Template<Data extends z.ZodType = z.ZodType> {
  readonly data: Data
  /** No use sending it after so long. */
  readonly usefulMinutes: number
  /** Sent at most once, even when we die before the mail server's answer; the others rather twice than not at all. */
  readonly neverTwice?: true
  /** Without anything personal: subjects show on lock screens. */
  readonly subject: (data: z.output<Data>) => string
  readonly body: (data: z.output<Data>, siteUrl: string) => ReactElement
  readonly attachments?: (data: z.output<Data>, say: Translate) => readonly Attachment[]
}

export function defineTemplate<Data extends z.ZodType>(template: Template<Data>): Template<Data> {
  return template
}
