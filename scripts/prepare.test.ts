import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import environment from './server-environment.json' with { type: 'json' }

/** A project with one source, whose builder writes a file `build/made`. */
function project(): string {
  const folder = temporaryFolder()
  cpSync(import.meta.dirname, join(folder, 'scripts'), { recursive: true })
  write(folder, 'app/page.ts', 'export const page = 1')
  write(
    folder,
    'node_modules/@react-router/dev/bin.cjs',
    `const { mkdirSync, writeFileSync } = require('node:fs')
     mkdirSync('build', { recursive: true })
     writeFileSync('build/made', '')`,
  )
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
  return folder
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-prepare-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function write(folder: string, name: string, content: string) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), content)
}

/** Whether `prepare` built the project again. */
function builds(folder: string): boolean {
  const made = join(folder, 'build/made')
  rmSync(made, { force: true })
  const preparing = `import { build, prepare } from './scripts/prepare.mjs'; prepare(build)`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', preparing],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
  return existsSync(made)
}

test('the site is built if and only if a source was changed, added or removed', () => {
  const folder = project()
  expect(builds(folder)).toBe(true)
  expect(builds(folder)).toBe(false)
  write(folder, 'app/page.ts', 'export const page = 2')
  expect(builds(folder)).toBe(true)
  write(folder, 'app/other.ts', '')
  expect(builds(folder)).toBe(true)
  rmSync(join(folder, 'app/other.ts'))
  expect(builds(folder)).toBe(true)
  expect(builds(folder)).toBe(false)
})

test('the build tools and the guide are sources, tests are not', () => {
  const folder = project()
  builds(folder)
  write(folder, 'app/page.test.ts', '')
  expect(builds(folder)).toBe(false)
  for (const name of ['build-tools/plugin.ts', 'docs/for-forfatteren.md', 'package.json']) {
    write(folder, name, '{ "type": "commonjs" }')
    expect(builds(folder), name).toBe(true)
  }
})

test('a command does not replace the build that a server may be running', () => {
  const folder = project()
  write(folder, 'build/server/index.js', '')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/admin.mjs', 'backup'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  expect(stderr).toContain('The sources are newer than the build')
  expect(existsSync(join(folder, 'build/made'))).toBe(false)
})

/** Replaces npm by a program that adds its arguments to the file `installed`. */
function replaceNpm(folder: string, code = '') {
  write(
    folder,
    'node_modules/.bin/npm',
    `#!${process.execPath}
     require('node:fs').appendFileSync('installed', process.argv.slice(2).join(' ') + '\\n')
     ${code}`,
  )
  chmodSync(join(folder, 'node_modules/.bin/npm'), 0o755)
}

function runScript(folder: string, name: string, words: string[] = [], env = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts', name), ...words],
    { cwd: temporaryFolder(), encoding: 'utf8', env: { PATH: process.env.PATH, ...env } },
  )
  return { status, stdout, stderr }
}

const installed = (folder: string) => readFileSync(join(folder, 'installed'), 'utf8')

test('dependencies are installed if and only if they changed', () => {
  const folder = project()
  write(folder, 'build/server/index.js', '')
  replaceNpm(folder)
  const once = 'install --include=dev\n'
  for (const [lockFile, expected] of [
    ['{}', once],
    ['{}', once],
    ['{ "packages": {} }', once.repeat(2)],
  ] as const) {
    write(folder, 'package-lock.json', lockFile)
    expect(runScript(folder, 'start.mjs').status).toBe(0)
    expect(installed(folder)).toBe(expected)
  }
})

test('a first start says what it does and how long that took', () => {
  const folder = project()
  replaceNpm(folder)
  write(folder, 'build/server/index.js', `console.log('Skrivestue is open')`)
  expect(runScript(folder, 'start.mjs').stdout).toMatch(
    /^Installing the packages, which takes about a minute…\nInstalled in \d+ s\nBuilding the site, which takes about half a minute…\nBuilt in \d+ s\nStarting the site…\nSkrivestue is open\n$/,
  )
})

test('a failed installation ends the start with its output, and is repeated', () => {
  const folder = project()
  replaceNpm(folder, `process.stderr.write('no network\\n'); process.exit(3)`)
  for (let attempt = 1; attempt <= 2; attempt++) {
    const { status, stderr } = runScript(folder, 'start.mjs')
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'no network\nnpm install failed\n' })
    expect(installed(folder).match(/install/g)).toHaveLength(attempt)
  }
})

test('a failed build ends the start with its output, and is repeated', () => {
  const folder = project()
  replaceNpm(folder)
  write(
    folder,
    'node_modules/@react-router/dev/bin.cjs',
    `console.log('a wrong import'); process.exit(1)`,
  )
  for (let attempt = 1; attempt <= 2; attempt++) {
    const { status, stderr } = runScript(folder, 'start.mjs')
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'a wrong import\nThe build failed\n' })
  }
})

/** Builds a server that prints how it was started. */
function replaceServer(folder: string) {
  write(
    folder,
    'build/server/index.js',
    `console.log(JSON.stringify({ words: process.argv.slice(2), env: process.env, folder: process.cwd() }))`,
  )
}

test('the server runs in its folder on our Node with its settings and those of the operator', () => {
  const folder = project()
  replaceNpm(folder)
  replaceServer(folder)
  const { stdout } = runScript(folder, 'start.mjs', [], {
    NODE_OPTIONS: '--no-deprecation',
    SITE_URL: 'https://example.dk',
  })
  const started = JSON.parse(stdout.split('\n').at(-2) ?? '')
  expect(started).toMatchObject({ words: [], folder: realpathSync(folder) })
  expect(started.env).toMatchObject({
    ...environment,
    NODE_OPTIONS: `${environment.NODE_OPTIONS} --no-deprecation`,
    SITE_URL: 'https://example.dk',
    PATH: expect.stringMatching(/^[^:]*\/node_modules\/\.bin:/),
  })
})

test('a command passes its words on to the program, without an installation or a build', () => {
  const folder = project()
  replaceNpm(folder)
  replaceServer(folder)
  for (const [words, passed] of [
    [
      ['reset', 'a@example.dk'],
      ['admin', 'reset', 'a@example.dk'],
    ],
    [[], ['admin']],
    [
      ['backup', 'kopi.zip'],
      ['backup', 'kopi.zip'],
    ],
    [
      ['restore', 'latest'],
      ['restore', 'latest'],
    ],
    [['verify'], ['verify']],
    [
      ['sample-export', 'iben'],
      ['sample-export', 'iben'],
    ],
  ] as const) {
    const { stdout } = runScript(folder, 'admin.mjs', [...words])
    expect(JSON.parse(stdout)).toMatchObject({ words: passed, env: { NODE_ENV: 'production' } })
  }
  expect(existsSync(join(folder, 'installed'))).toBe(false)
})

test('the drill runs on a build of the present sources, shorter if that is wanted', () => {
  const folder = project()
  replaceNpm(folder)
  const runner = 'console.log(process.argv.slice(2).join(" "), process.env.DRILL_KILLS)'
  write(folder, 'node_modules/vitest/vitest.mjs', runner)
  const drilled = (...words: string[]) => {
    const { stdout } = runScript(folder, 'drill.mjs', words)
    return stdout.split('\n').at(-2)
  }
  const run = 'run --config=drill/vitest.config.ts'
  expect(drilled()).toBe(`${run} 200`)
  expect(existsSync(join(folder, 'build/made'))).toBe(true)
  expect(drilled('drill/disk.test.ts', '--quick')).toBe(`${run} drill/disk.test.ts 10`)
})

test('a project that was copied to another folder is not built again', () => {
  const folder = project()
  builds(folder)
  const copy = join(temporaryFolder(), 'copy')
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  utimesSync(join(copy, 'app/page.ts'), 1, 1)
  expect(builds(copy)).toBe(false)
})
