// `npm test`: installs what it needs, then runs every check to the end, even when one failed, and
// says in one last line how it went.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, ourEnvironment, ourNode, prepare, root, succeeds } from './prepare.mjs'

const results = join(root, 'test-results')
const unitResults = join(results, 'tests.json')
const journeyResults = join(results, 'journeys.json')

prepare(install)
if (!(await run('tests/support/install.ts'))) process.exit(1)
rmSync(results, { recursive: true, force: true })

const reports = [
  await check('lint', lint),
  await check('types', types),
  await check('build', () => succeeds(build)),
  await check('tests', tests, countTests),
  await check('browser journeys', journeys, countJourneys),
]
const passed = reports.every((report) => report.passed)
process.stdout.write(`\n${passed ? '✔' : '✖'} ${reports.map(({ line }) => line).join(' · ')}\n`)
process.exitCode = passed ? 0 : 1

function lint() {
  return run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')
}

async function types() {
  const generated = await run('node_modules/@react-router/dev/bin.cjs', 'typegen')
  return (await run('node_modules/typescript/bin/tsc')) && generated
}

function tests() {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitResults}`]
  return run('node_modules/vitest/vitest.mjs', 'run', ...reporters)
}

function journeys() {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = journeyResults
  return run('node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json')
}

/**
 * Takes one step and reports on it. A step that counts has passed only when something ran, nothing
 * was skipped, and nothing that had to run is missing.
 */
async function check(name, step, count) {
  process.stdout.write(`\n${name}\n`)
  const start = performance.now()
  const succeeded = await step()
  const { ran = 1, failed = 0, complaint, note = '' } = count?.() ?? {}
  const time = `${Math.round((performance.now() - start) / 1000)} s`
  const passed = succeeded && ran > 0 && failed === 0 && !complaint
  const what = count ? `${ran} ${name}` : name
  const verdict = passed ? note : ` ${failed ? `${failed} failed` : (complaint ?? 'failed')}`
  return { passed, line: `${what}${verdict} ${time}` }
}

function countTests() {
  if (!existsSync(unitResults)) return { ran: 0 }
  const result = JSON.parse(readFileSync(unitResults, 'utf8'))
  const names = result.testResults.flatMap((file) =>
    file.assertionResults.map((test) => test.title),
  )
  const engines = ['SQLite', 'PostgreSQL']
  const idle = engines.find((engine) => !names.some((name) => name.endsWith(` · ${engine}`)))
  return {
    ran: result.numPassedTests + result.numFailedTests,
    failed: result.numFailedTests,
    complaint: idle ? `none on ${idle}` : skipped(result.numPendingTests + result.numTodoTests),
    note: ` (${engines.join(', ')})`,
  }
}

function countJourneys() {
  if (!existsSync(journeyResults)) return { ran: 0 }
  const { stats } = JSON.parse(readFileSync(journeyResults, 'utf8'))
  return {
    ran: stats.expected + stats.unexpected + stats.flaky,
    failed: stats.unexpected,
    complaint: skipped(stats.skipped),
    note: stats.flaky > 0 ? ` (${stats.flaky} at the second attempt)` : '',
  }
}

function skipped(number) {
  return number > 0 ? `${number} skipped` : undefined
}

/** Runs a program on our Node; what it says goes to where we write. */
function run(...parameters) {
  const env = ourEnvironment(process.stdout.isTTY ? {} : { NO_COLOR: '1' })
  return new Promise((resolve) => {
    const child = spawn(ourNode, parameters, { cwd: root, env, stdio: 'inherit' })
    child.on('exit', (code) => resolve(code === 0))
  })
}
