import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Letter {
  readonly name: string
  readonly bytes: Uint8Array
}

const FOLDER = fileURLToPath(new URL('../../examples/corpus/photos/', import.meta.url))

/** The example letters that were photographed. */
export function photos(): readonly Letter[] {
  const names = readdirSync(FOLDER).filter(name => name.endsWith('.jpg'))
  return names.map(name => ({ name, bytes: readFileSync(join(FOLDER, name)) }))
}
