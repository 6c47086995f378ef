import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installed, project, replaceNpm, runScript, write } from '#tests/support/prepared-project'
import { temporaryFolder } from '#tests/support/temporary-folder'

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

test('a machine without npm is told so', () => {
  const { status, stderr } = runScript(project(), 'start.mjs', [], { PATH: '/nowhere' })
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'npm is not installed\n' })
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

test('what a failure may have left half done is done again, also for the former sources', () => {
  const folder = project()
  const failing = (file: string) => `if (require('node:fs').existsSync('${file}')) process.exit(1)`
  replaceNpm(folder, failing('no-network'))
  write(folder, 'build/server/index.js', '')
  write(
    folder,
    'node_modules/@react-router/dev/bin.cjs',
    `require('node:fs').appendFileSync('built', 'x'); ${failing('no-room')}`,
  )
  const start = (lockFile: string, obstacle?: string) => {
    write(folder, 'package-lock.json', lockFile)
    if (obstacle) write(folder, obstacle, '')
    const { status } = runScript(folder, 'start.mjs')
    if (obstacle) rmSync(join(folder, obstacle))
    return [
      status,
      installed(folder).split('\n').length - 1,
      readFileSync(join(folder, 'built')).length,
    ]
  }
  expect(start('{}')).toEqual([0, 1, 1])
  expect(start('{ "a": 1 }', 'no-network')).toEqual([1, 2, 1])
  expect(start('{}')).toEqual([0, 3, 1])
  expect(start('{ "a": 1 }', 'no-room')).toEqual([1, 4, 2])
  expect(start('{}')).toEqual([0, 5, 3])
})

test('a project that was copied to another folder is not built again', () => {
  const folder = project()
  builds(folder)
  const copy = join(temporaryFolder(), 'copy')
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  utimesSync(join(copy, 'app/page.ts'), 1, 1)
  expect(builds(copy)).toBe(false)
})
