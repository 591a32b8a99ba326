/** What the server's thread asks of the database's thread, and what comes back. */
export type Request = { readonly id: number; readonly transaction?: number } & (
  | {
      readonly kind: 'query'
      readonly sql: string
      readonly parameters: readonly unknown[]
      readonly rowMode?: 'array' | 'object'
      /** Dates as text. */
      readonly raw?: boolean
    }
  | { readonly kind: 'exec'; readonly sql: string }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly ends: number; readonly outcome: 'commit' | 'rollback' }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'unlisten'; readonly listener: number }
  | { readonly kind: 'close' }
)

export type ToWorker = Request

export interface DatabaseFault {
  readonly message: string
  readonly code?: string | undefined
  readonly detail?: string | undefined
  readonly constraint?: string | undefined
  readonly stack?: string | undefined
}

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly error: DatabaseFault }
  | { readonly kind: 'notify'; readonly id: number; readonly payload: string }
