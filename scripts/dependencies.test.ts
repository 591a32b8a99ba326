import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const json = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

type Versions = Readonly<Record<string, string>>
const manifest = json('package.json') as Readonly<
  Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Versions>
>

interface LockedPackage {
  readonly license?: string
  readonly integrity?: string
}
const { packages } = json('package-lock.json') as { packages: Record<string, LockedPackage> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

const ALLOWED = new Set(
  'MIT MIT-0 0BSD ISC BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 OFL-1.1 MPL-2.0 LGPL-3.0 LGPL-3.0-or-later CC0-1.0 Zlib'.split(
    ' ',
  ),
)

/** @example isAllowed('(MIT OR GPL-3.0-or-later)') // true: one may choose */
function isAllowed(license: string): boolean {
  const plain = license.replace(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every(part => ALLOWED.has(part))
}

test('a licence that binds the whole, or none, is refused', () => {
  for (const license of ['GPL-3.0', 'MIT AND GPL-2.0', 'SSPL-1.0', 'UNLICENSED', ''])
    expect(isAllowed(license)).toBe(false)
  for (const license of ['MIT', '(MIT OR GPL-3.0-or-later)', 'Apache-2.0 AND MIT'])
    expect(isAllowed(license)).toBe(true)
})

test('everything that is installed has a licence we may use', () => {
  const refused = locked
    .map(([path, entry]) => [path, licenseOf(path, entry)] as const)
    .filter(([, one]) => !isAllowed(one))
  expect(refused).toEqual([])
})

test('every package is held to its hash', () => {
  const others = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(others.map(([path]) => path)).toEqual([])
})

test('every direct dependency has an exact version and stands in the list with its reason, and no other', () => {
  const text = readFileSync(join(ROOT, 'docs', 'dependencies.md'), 'utf8')
  const listed = (head: string): string[] => {
    const section = text.split(/^## /m).find(part => part.startsWith(head)) ?? ''
    return [...section.matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)].map(([, name]) => name!)
  }
  expect(listed('Production')).toEqual(Object.keys(manifest.dependencies))
  expect(listed('Node,')).toEqual(Object.keys(manifest.optionalDependencies))
  expect(listed('Development')).toEqual(Object.keys(manifest.devDependencies))
  const versions = [manifest.dependencies, manifest.optionalDependencies, manifest.devDependencies].flatMap(
    Object.values,
  )
  expect(versions.filter(version => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

/** As the lock file has it, else as the package says itself: in its manifest, old form, or by its licence text. */
function licenseOf(path: string, { license }: LockedPackage): string {
  if (license) return license
  const own = join(ROOT, path, 'package.json')
  if (!existsSync(own)) return ''
  const { licenses } = JSON.parse(readFileSync(own, 'utf8')) as { licenses?: readonly { type: string }[] }
  if (licenses?.[0]) return licenses[0].type
  const file = ['LICENSE', 'LICENSE.md', 'license', 'Readme.md'].map(name => join(ROOT, path, name)).find(existsSync)
  return file && /permission is hereby granted, free of charge|license\s+MIT\b/i.test(readFileSync(file, 'utf8'))
    ? 'MIT'
    : ''
}
