import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

// no calls home: the machine may have no network, and tests must not depend on one
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A real Chromium: `CHROMIUM_PATH`, or the system's. Fails loudly when there is none. */
export function launchChromium(): Promise<Browser> {
  const path = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(candidate => candidate !== undefined && existsSync(candidate))
  if (!path) throw new Error('No Chromium found. `npm test` installs one; or set CHROMIUM_PATH.')
  return chromium.launch({ executablePath: path, args: QUIET })
}
