declare module 'heic-decode' {
  /** Every picture of the file with its size, to be decoded one by one. Must be disposed of. */
  export function all(file: { readonly buffer: Uint8Array }): Promise<
    readonly {
      readonly width: number
      readonly height: number
      /** Red, green, blue and alpha. */
      readonly decode: () => Promise<{
        readonly width: number
        readonly height: number
        readonly data: Uint8ClampedArray
      }>
    }[] & { readonly dispose: () => void }
  >
}

declare module 'word-extractor' {
  export default class WordExtractor {
    extract(file: Buffer): Promise<{ readonly getBody: () => string }>
  }
}

declare module 'html-to-text' {
  /** The words of HTML as plain text. */
  export function convert(
    html: string,
    options: {
      readonly wordwrap: number | false
      readonly limits: { readonly maxInputLength: number; readonly maxDepth: number }
      readonly selectors: readonly { readonly selector: string; readonly format?: string; readonly options?: object }[]
    },
  ): string
}
