import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project, replaceNpm, runScript, write } from '#tests/support/prepared-project'
import environment from './server-environment.json' with { type: 'json' }

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
    [['doctor'], ['doctor']],
    [
      ['export', 'markdown', 'ud'],
      ['export', 'markdown', 'ud'],
    ],
    [
      ['import', 'list'],
      ['import', 'list'],
    ],
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
  const runner =
    'console.log(process.argv.slice(2).join(" "), process.env.DRILL_KILLS, process.env.DRILL_PROXY)'
  write(folder, 'node_modules/vitest/vitest.mjs', runner)
  const drilled = (...words: string[]) => {
    const { stdout } = runScript(folder, 'drill.mjs', words)
    return stdout.split('\n').at(-2)
  }
  const run = 'run --config=drill/vitest.config.ts'
  expect(drilled()).toBe(`${run} 200 nginx`)
  expect(existsSync(join(folder, 'build/made'))).toBe(true)
  expect(drilled('drill/disk.test.ts', '--quick', 'caddy')).toBe(
    `${run} drill/disk.test.ts 10 caddy`,
  )
})

test('the site with hot reload listens where the operator says, and nowhere else', () => {
  const folder = project()
  replaceNpm(folder)
  write(
    folder,
    'node_modules/@react-router/dev/bin.cjs',
    'console.log(process.argv.slice(2).join(" "))',
  )
  const developed = (variables = {}) =>
    runScript(folder, 'dev.mjs', [], variables).stdout.split('\n').at(-2)
  expect(developed()).toBe('dev --port 3000 --strictPort --host 127.0.0.1')
  expect(developed({ PORT: '4000', HOST: '::1' })).toBe('dev --port 4000 --strictPort --host ::1')
})
