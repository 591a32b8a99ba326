import type { SheetWord } from './sheet.ts'
import type { Raster, Region } from './raster.ts'
import type { Turn } from './turn-upright.ts'

/** A neural model that maps one float tensor to another. */
export interface Model {
  readonly run: (
    values: Float32Array,
    shape: readonly number[],
  ) => Promise<{ data: Float32Array; shape: readonly number[] }>
}

/** What the models of the reader do. */
export type ModelName = 'findLines' | 'isUpsideDown' | 'readLine'

export type Language = 'eng' | 'spa'

/** The first reader: reads a sheet of lines.
 *  @throws (rejects) when it fails or takes too long */
export type ReadSheet = (sheet: Raster, language: Language) => Promise<SheetWord[]>

/** How pictures are made smaller and packed. */
export interface Pictures {
  /** A part of a picture at another size. */
  readonly scaled: (
    picture: Raster,
    part: Region,
    size: { readonly width: number; readonly height: number },
    kernel: 'linear' | 'lanczos3',
  ) => Promise<Raster>
  /** The whole picture turned back by `turn`, small, slightly softened and grey. */
  readonly sketch: (picture: Raster, turn: Turn, longSide: number) => Promise<Raster>
  readonly jpeg: (picture: Raster) => Promise<Uint8Array>
}

/** What differs between the machines that read: a server and a phone look at a page with the same code.
 *  (docs/decisions/043-one-reader-in-two-places.md) */
export interface Engines {
  readonly pictures: Pictures
  readonly openModel: (name: ModelName) => Promise<Model>
  /** The signs the line reader knows, a line each. */
  readonly letters: () => Promise<string>
  readonly readSheet: ReadSheet
  /** How many sheets are best read side by side. */
  readonly sheetsAtOnce: number
}
