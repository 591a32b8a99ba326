import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'

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
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...QUIET, ...more] })
}

/** The same with a profile in this folder, as a person's browser has one: what pages keep lies on the disk. */
export function launchChromiumIn(
  profile: string,
  { args = [], ...options }: NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]> = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...options,
    executablePath: chromiumPath(),
    args: [...QUIET, ...args],
  })
}

/** Where it lies on this machine.  @throws when there is none */
export function chromiumPath(): string {
  const path = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(candidate => candidate !== undefined && existsSync(candidate))
  if (!path) throw new Error('No Chromium found. `npm test` installs one; or set CHROMIUM_PATH.')
  return path
}
