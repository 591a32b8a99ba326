import { fileURLToPath } from 'node:url'

/** The place of a file under `examples/`. */
export function example(path: string): string {
  return fileURLToPath(new URL(`../examples/${path}`, import.meta.url))
}
