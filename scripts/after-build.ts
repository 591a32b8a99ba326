import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Work on the folder of a build, once everything else of it is there.  @param dist that folder */
export function afterBuild(name: string, work: (dist: string) => Promise<void>): Plugin {
  let dist = 'dist'
  return {
    name: `writeback-${name}`,
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      dist = join(root, outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => work(dist),
    },
  }
}
