import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What a process that handles papers may do besides looking at our own code. */
export interface Allowed {
  /** The only folder it writes to; it reads there too. */
  readonly folder: string
  /** Starting programs and threads of ours. */
  readonly helpers?: boolean
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Flags of Node that keep a process to its own folder and away from the network, from the keys and from the rows.
 *  Native parts (pictures, models) are not held by them: what holds those is `withoutNetwork`. */
export function confinedTo({ folder, helpers = false }: Allowed): readonly string[] {
  return [
    '--permission',
    ...['src', 'node_modules', 'package.json'].map(name => `--allow-fs-read=${ROOT}${name}`),
    `--allow-fs-read=${folder}`,
    `--allow-fs-write=${folder}`,
    '--allow-addons',
    ...(helpers ? ['--allow-child-process', '--allow-worker'] : []),
    `--import=${new URL('./no-network.ts', import.meta.url).href}`,
  ]
}

// a network of its own, in which there is nothing; programs it starts have it too
const UNSHARE = '/usr/bin/unshare'
const APART = ['--user', '--map-current-user', '--net', '--']

/** The same command without a network, where the system lets us make one apart (most Linux); elsewhere as it is. */
export function withoutNetwork([program, args]: Command): Command {
  return canStandApart() ? [UNSHARE, [...APART, program, ...args]] : [program, args]
}

type Command = readonly [program: string, args: readonly string[]]

let tried: boolean | undefined

/** Whether the system keeps processes apart from the network for us. */
export function canStandApart(): boolean {
  tried ??= process.platform === 'linux' && spawnSync(UNSHARE, [...APART, '/bin/true']).status === 0
  return tried
}
