import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

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

test('the temporary folder of a run is removed with its content', () => {
  const folder = temporaryFolder()
  const code = `import { ownTemporaryFolder } from '${import.meta.dirname}/temporary-folder.mjs'
    import { mkdtempSync } from 'node:fs'
    import { tmpdir } from 'node:os'
    const left = ownTemporaryFolder()
    mkdtempSync(tmpdir() + '/skrivestue-server-')
    console.log(left().length)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8',
  })
  expect(stdout.trim()).toBe('1')
  expect(readdirSync(folder)).toEqual([])
})

test('a project that was copied to another folder is not built again', () => {
  const folder = project()
  builds(folder)
  const copy = join(temporaryFolder(), 'copy')
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  utimesSync(join(copy, 'app/page.ts'), 1, 1)
  expect(builds(copy)).toBe(false)
})
