import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One HTTP call, shared by server and page: what goes in, what comes out. The only home of snake_case.
 *  `body: 'multipart'`: fields are named in `fields`, files in `files`. */
export interface Call {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Multipart: the text fields, and the names under which files may come. */
  readonly multipart?: { readonly fields: z.ZodType; readonly files: readonly string[] }
  readonly reply: z.ZodType
}

export function call<const C extends Call>(description: C): C {
  return description
}
