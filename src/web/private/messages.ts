import { z } from 'zod'
import type { ProgressEvent } from '#contract/analyses.ts'
import type { Method } from '#contract/call.ts'
import type { Language } from '#language/language.ts'
import type { IsoDate } from '#units/iso-date.ts'

/** A call of the contract, asked on this phone instead of over the network. */
export interface LocalRequest {
  readonly id: number
  readonly method: Method
  /** As the contract writes it, with `:id`. */
  readonly path: string
  readonly params: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly form?: readonly (readonly [name: string, value: string | File])[]
  /** The id the page chose for a letter it sends. */
  readonly analysisId?: string
  readonly language: Language
  /** The day where the person is. */
  readonly today: IsoDate
}

export interface LocalReply {
  readonly id: number
  readonly status: number
  readonly mediaType: string
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** Letters as the vault keeps them: bytes by name. */
export type Things = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** A letter this phone knows. */
export interface LetterHere {
  readonly id: string
  readonly fileName: string
  /** A moment, in ISO 8601. */
  readonly readAt: string
}

/** From the page to the worker: first how to start, then calls. */
export type ToWorker =
  | {
      readonly kind: 'start'
      readonly files: readonly OnDeviceFile[]
      /** The address of who is signed in in this browser. */
      readonly account?: string | undefined
    }
  | { readonly kind: 'call'; readonly call: LocalRequest }
  /** What is read for this letter is not wanted any more. */
  | { readonly kind: 'stop'; readonly analysisId: string }
  /** A letter is to be kept, or kept ones are to be known again. */
  | { readonly kind: 'pack'; readonly id: number; readonly analysisId: string }
  | { readonly kind: 'unpack'; readonly id: number; readonly things: Things }

export type FromWorker =
  | { readonly kind: 'reply'; readonly reply: LocalReply }
  | { readonly kind: 'progress'; readonly analysisId: string; readonly event: ProgressEvent }
  /** A letter was read, or something was answered about it. */
  | { readonly kind: 'changed'; readonly letter: LetterHere }
  | { readonly kind: 'packed'; readonly id: number; readonly things: Things }
  | { readonly kind: 'unpacked'; readonly id: number; readonly letters: readonly LetterHere[] }

const onDeviceFile = z.object({
  /** What it is, whatever its version. */
  name: z.string(),
  url: z.string(),
  bytes: z.int(),
  /** Hexadecimal. */
  sha256: z.string(),
})
export type OnDeviceFile = z.infer<typeof onDeviceFile>

/** All that private mode is made of, as the build wrote it down. */
export const manifestSchema = z.object({ files: z.array(onDeviceFile) })
