import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../react-router.config'

interface Package {
  version: string
  license?: string
  dev?: boolean
  optional?: boolean
}

interface Lock {
  packages: Record<string, Package>
}

const root = join(import.meta.dirname, '..')
const lock = read<Lock>('package-lock.json')
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

/** The allowed licences. Only libvips and libheif have the LGPL, both loaded as files of their own. */
const allowedLicences = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['ISC', 'LGPL-3.0', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'Unlicense'],
])

/** The packages whose installed version differs from the lock file. */
function strays(locked: [string, Package][], versionIn: (path: string) => string | undefined) {
  return locked.filter(([path, { version, optional }]) => {
    const present = versionIn(path)
    return present === undefined ? !optional : present !== version
  })
}

/** The shipped packages with a missing or forbidden licence. */
function unlicensed(locked: [string, Package][]) {
  return locked.filter(
    ([, { dev, license = '' }]) =>
      !dev && !license.split(' AND ').every((one) => allowedLicences.has(one)),
  )
}

test('the installed packages are those of the lock file', () => {
  expect(packages.length).toBeGreaterThan(300)
  expect(strays(packages, installedVersion)).toEqual([])
})

test('every shipped package has an allowed licence', () => {
  expect(unlicensed(packages)).toEqual([])
})

test('a wrong version, a missing package and a foreign licence are reported', () => {
  const mit = { version: '1.0.0', license: 'MIT' }
  const locked: [string, Package][] = [
    ['a', mit],
    ['b', mit],
    ['c', { ...mit, optional: true }],
    ['d', { ...mit, license: 'AGPL-3.0' }],
    ['e', { ...mit, license: 'AGPL-3.0', dev: true }],
    ['f', { version: '1.0.0' }],
  ]
  const versions = new Map([
    ['a', '1.0.1'],
    ['d', '1.0.0'],
    ['e', '1.0.0'],
    ['f', '1.0.0'],
  ])
  expect(strays(locked, (path) => versions.get(path)).map(([path]) => path)).toEqual(['a', 'b'])
  expect(unlicensed(locked).map(([path]) => path)).toEqual(['d', 'f'])
})

test('the browser gets all routes at once: the build has no code for discovering routes', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' })
})

function installedVersion(path: string): string | undefined {
  const file = join(path, 'package.json')
  return existsSync(join(root, file)) ? read<Package>(file).version : undefined
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
