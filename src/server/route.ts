import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import type { Owner, Person } from './accounts/owner.ts'
import type { Room } from './room.ts'

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a handler gets: everything already checked against the contract. */
export interface Input<C extends Call, O> {
  readonly params: Output<C['params']>
  readonly query: Output<C['query']>
  readonly body: Output<C['body']>
  readonly owner: O
  readonly room: Room
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Bytes to send instead of JSON. */
export class FileReply {
  readonly bytes: Uint8Array
  readonly mediaType: string
  readonly fileName: string | undefined

  constructor(file: { bytes: Uint8Array; mediaType: string; fileName?: string }) {
    this.bytes = file.bytes
    this.mediaType = file.mediaType
    this.fileName = file.fileName
  }
}

/** A file that is made while it is sent. */
export class StreamReply {
  readonly stream: ReadableStream<Uint8Array>
  readonly mediaType: string
  readonly fileName: string

  constructor(file: { stream: ReadableStream<Uint8Array>; mediaType: string; fileName: string }) {
    this.stream = file.stream
    this.mediaType = file.mediaType
    this.fileName = file.fileName
  }
}

/** The handler took the connection over and answers by itself (a stream of events). */
export const TAKEN_OVER = Symbol('taken over')

type Answer<C extends Call> = Promise<z.input<C['reply']> | FileReply | StreamReply | typeof TAKEN_OVER>

export interface RouteLimits {
  /** Requests a minute from one address. */
  readonly perMinute?: number
  /** Bytes of the body. */
  readonly bodyBytes?: number
  /** The body is needed to the byte, to check its signature: it comes as a buffer, unread. */
  readonly rawBody?: boolean
}

/** Who may call. `anyone`: no identity. `visitor`: made when new. `owner`: must have one already, else nothing is found.
 *  `person`: signed in. `admin`: an operator; for everybody else the call does not exist. */
export type Route<C extends Call> = RouteLimits &
  (
    | { readonly who: 'anyone'; readonly handle: (input: Input<C, undefined>) => Answer<C> }
    | { readonly who: 'visitor' | 'owner'; readonly handle: (input: Input<C, Owner>) => Answer<C> }
    | { readonly who: 'person' | 'admin'; readonly handle: (input: Input<C, Person>) => Answer<C> }
  )
