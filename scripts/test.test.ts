import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project, replaceNpm, runScript, write } from '#tests/support/prepared-project'

interface UnitTest {
  title: string
  status: 'passed' | 'failed' | 'skipped'
  tags: string[]
  failureMessages: string[]
}

const unit = (title: string, changes: Partial<UnitTest> = {}): UnitTest => {
  return { title, status: 'passed', tags: [], failureMessages: [], ...changes }
}
const journey = (title: string, status: string) => {
  return { file: 'a.spec.ts', specs: [{ title, tests: [{ status }] }] }
}
const good = [unit('a row · SQLite'), unit('a row · PostgreSQL'), unit('slow', { tags: ['all'] })]
const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }

interface Outcome {
  tests?: UnitTest[]
  journeys?: object
  /** The programs that end with 1. */
  failing?: string[]
}

/** Runs the tests of a project whose programs report this. */
function summary({ tests = good, journeys = {}, failing = [] }: Outcome, words: string[] = []) {
  const folder = project()
  const fails = (name: string) =>
    `if (${JSON.stringify(failing)}.includes(${name})) process.exitCode = 1`
  replaceNpm(folder, fails('process.argv.at(-1)'))
  write(folder, 'tests/support/install.ts', fails("'install'"))
  write(
    folder,
    'tests/fewest.json',
    '{"tests":2,"journeys":2,"onlyInAll":{"tests":1,"journeys":2}}',
  )
  write(folder, 'tests/postgres-cover.json', '{"a.test.ts":["a row"]}')
  const report = { testResults: [{ name: join(folder, 'a.test.ts'), assertionResults: tests }] }
  write(
    folder,
    'node_modules/vitest/vitest.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs'
     const [file] = process.argv.flatMap((word) => word.split('--outputFile.json=')[1] ?? [])
     mkdirSync('test-results', { recursive: true })
     writeFileSync(file, ${JSON.stringify(JSON.stringify(report))})
     ${fails("'vitest'")}`,
  )
  const seen = JSON.stringify({ stats, suites: [], errors: [], ...journeys })
  write(
    folder,
    'node_modules/@playwright/test/cli.js',
    `require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${JSON.stringify(seen)})
     ${fails("'playwright'")}`,
  )
  chmodSync(join(folder, 'node_modules/.bin/npm'), 0o755)
  const { status, stdout, stderr } = runScript(folder, 'test.mjs', words, {
    TMPDIR: folder,
    PLAYWRIGHT_JSON_OUTPUT_FILE: '',
  })
  const line = (stdout.trim().split('\n').at(-1) ?? '').replaceAll(/ \d+ s\b/g, '')
  return { status, line, stderr }
}

const twice = ['late']

test('a run in which everything passed says what ran, and what only at the second attempt', () => {
  expect(
    summary({
      tests: [...good, unit('b', { failureMessages: twice })],
      journeys: { stats: { ...stats, flaky: 1 }, suites: [journey('c', 'flaky')] },
    }),
  ).toMatchObject({
    status: 0,
    line: '✔ lint · types · build · 3 tests (SQLite, PostgreSQL) (1 at the second attempt: a.test.ts »b«) · 3 browser journeys (1 at the second attempt: a.spec.ts »c«)',
  })
})

test('the longer run counts what has the tag, and other parameters are refused', () => {
  expect(summary({ journeys: { suites: [journey('c', 'expected')] } }, ['--all'])).toMatchObject({
    status: 1,
    line: '✖ lint · types · build · 2 tests (SQLite, PostgreSQL) · 2 browser journeys · 1 more tests none on PostgreSQL · 2 more journeys',
  })
  expect(summary({}, ['app'])).toMatchObject({
    status: 1,
    stderr: 'npm test takes no parameters. One folder or file: npx vitest run FOLDER\n',
  })
})

test.each<[Outcome, string]>([
  [
    {
      failing: ['lint', 'types'],
      tests: [...good, unit('b', { status: 'failed' })],
      journeys: { suites: [{ suites: [journey('c', 'unexpected')] }] },
    },
    'lint failed · types failed · build · 3 tests (1 failed: a.test.ts »b«) · 2 browser journeys (1 failed: a.spec.ts »c«)',
  ],
  [
    {
      tests: [...good, unit('b', { status: 'skipped' })],
      journeys: { stats: { ...stats, skipped: 1 } },
    },
    'lint · types · build · 2 tests 1 skipped · 2 browser journeys 1 skipped',
  ],
  [
    {
      tests: [unit('a'), unit('b')],
      journeys: { errors: [{ message: 'an error was logged' }] },
    },
    'lint · types · build · 2 tests none on PostgreSQL · 2 browser journeys an error was logged',
  ],
  [
    {
      tests: [unit('b · SQLite'), unit('b · PostgreSQL')],
      journeys: { stats: { ...stats, expected: 1 } },
    },
    'lint · types · build · 2 tests npm run test:cover, since these are gone: a row · 1 browser journeys fewer than 2',
  ],
  [
    { tests: [unit('a row · PostgreSQL')], failing: ['playwright'] },
    'lint · types · build · 1 tests fewer than 2 · 2 browser journeys failed',
  ],
  [{ failing: ['vitest'] }, 'lint · types · build · 2 tests failed · 2 browser journeys'],
])('the run fails with %j, and says so', (outcome, words) => {
  expect(summary(outcome)).toMatchObject({ status: 1, line: `✖ ${words}` })
})
