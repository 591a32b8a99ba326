import type { RefusalCode } from './refusals.ts'

/** Thrown while a file is opened, when it turns out to be one we do not read. */
export class FileRefused extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.name = 'FileRefused'
    this.code = code
  }
}
