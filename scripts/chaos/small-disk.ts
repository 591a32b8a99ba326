import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface SmallDisk {
  /** Not a byte is left. */
  readonly fill: () => void
  readonly makeRoom: () => void
  readonly remove: () => void
}

/** A disk of its own under a folder.  Undefined where this account may not mount one: only root may. */
export function smallDiskAt(folder: string, megabytes: number): SmallDisk | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    fill: () => fill(filler),
    makeRoom: () => rmSync(filler),
    remove: () => void execFileSync('umount', [folder]),
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (let size = 1 << 20; size > 0;) {
      try {
        writeSync(file, Buffer.alloc(size))
      } catch {
        size >>= 1 // as full as it gets
      }
    }
  } finally {
    closeSync(file)
  }
}
