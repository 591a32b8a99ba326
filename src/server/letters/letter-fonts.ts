import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FontFile } from '#print/fonts.ts'
import { unwrapWoff } from './unwrap-woff.ts'

const NUMBERS = { regular: 400, semibold: 600 } as const

const files = new Map<string, Uint8Array>()

/** The font files of the letters, each read once. */
export const letterFont: FontFile = (script, weight) => {
  const name = `source-serif-4-${script}-${NUMBERS[weight]}-normal.woff`
  const file = files.get(name) ?? readFont(name)
  files.set(name, file)
  return file
}

function readFont(name: string): Uint8Array {
  return unwrapWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/source-serif-4/files/${name}`))))
}
