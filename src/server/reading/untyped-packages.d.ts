declare module 'heic-decode' {
  /** Red, green, blue and alpha of the first picture in the file. */
  export default function decode(file: {
    readonly buffer: Uint8Array
  }): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }>

  /** Every picture of the file with its size, to be decoded one by one. Must be disposed of. */
  export function all(file: { readonly buffer: Uint8Array }): Promise<
    readonly {
      readonly width: number
      readonly height: number
      readonly decode: () => Promise<{ readonly data: Uint8ClampedArray }>
    }[] & { readonly dispose: () => void }
  >
}

declare module 'word-extractor' {
  export default class WordExtractor {
    extract(file: Buffer): Promise<{ readonly getBody: () => string }>
  }
}
