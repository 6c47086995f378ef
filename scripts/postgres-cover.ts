/**
 * `npm run test:cover`: records which SQL each test of the database executes on PostgreSQL, and writes the
 * fewest tests that together execute all statements that can differ between the engines to
 * tests/postgres-cover.json. `npm test` runs these on PostgreSQL, too.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Recorded {
  file: string
  sentence: string
  statements: Set<string>
}

/** Patterns, functions, grouping, upserts, order and booleans. */
const canDiffer =
  /\blike\b|\|\||\b(?!(?:in|values|and|or|not|on|as|from|exists|union|select|where|join)\b)[a-z_]+ ?\(|\bgroup by\b|\bon conflict\b|\border by\b|\bdistinct\b|\b(?:true|false)\b/i

const root = join(import.meta.dirname, '..')

if (process.argv.length > 2) {
  process.stderr.write('Use: npm run test:cover\n')
  process.exit(1)
}
const tests = record()
const differing = tests.map((test) => ({
  ...test,
  statements: new Set([...test.statements].filter((statement) => canDiffer.test(statement))),
}))
const cover = fewest(differing)
const byFile = Object.groupBy(cover, ({ file }) => file)
const sorted = Object.entries(byFile).toSorted(([one], [other]) => one.localeCompare(other))
const list = sorted.map(([file, some]) => [file, some?.map(({ sentence }) => sentence).toSorted()])
const path = 'tests/postgres-cover.json'
writeFileSync(join(root, path), JSON.stringify(Object.fromEntries(list)))
spawnSync('node_modules/.bin/biome', ['format', '--write', path], { cwd: root, stdio: 'inherit' })
process.stdout.write(
  `${union(tests).size} statements, of which ${union(differing).size} can differ: ${cover.length} of ${tests.length} tests execute them\n`,
)

/** Runs the tests. @throws Error if one fails */
function record(): Recorded[] {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-cover-'))
  const files = globSync('{app,server,tests}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('databaseTest('),
  )
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=node', '--reporter=dot']
  const { status } = spawnSync(
    process.execPath,
    [...vitest, '--testNamePattern= · PostgreSQL$', ...files],
    { cwd: root, env: { ...process.env, RECORD_SQL: folder }, stdio: 'inherit' },
  )
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').trim().split('\n'),
  )
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error('the tests failed')
  return lines
    .map((line) => JSON.parse(line) as { file: string; sentence: string; statements: string[] })
    .map((test) => ({ ...test, statements: new Set(test.statements.map(withoutNumbers)) }))
    .toSorted((one, other) => one.sentence.localeCompare(other.sentence))
}

/** Lists of parameters are of any length. */
function withoutNumbers(statement: string): string {
  return statement
    .replace(/\$\d+/g, '?')
    .replace(/\?(?:, \?)+/g, '?')
    .replace(/\(\?\)(?:, \(\?\))+/g, '(?)')
}

/** Repeatedly takes the test that executes most of the statements that are left. */
function fewest(candidates: Recorded[]): Recorded[] {
  const chosen: Recorded[] = []
  const left = union(candidates)
  while (left.size > 0) {
    const gain = ({ statements }: Recorded) => [...statements].filter((one) => left.has(one)).length
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    for (const statement of best.statements) left.delete(statement)
    chosen.push(best)
  }
  return chosen
}

function union(tests: Recorded[]): Set<string> {
  return new Set(tests.flatMap(({ statements }) => [...statements]))
}
