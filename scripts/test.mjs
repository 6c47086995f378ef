// `npm test`: installs dependencies, runs all checks even if one fails, and prints a summary line.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, ourEnvironment, ourNode, prepare, root, succeeds } from './prepare.mjs'
import { ownTemporaryFolder } from './temporary-folder.mjs'

const results = join(root, 'test-results')
const unitResults = join(results, 'tests.json')
const journeyResults = join(results, 'journeys.json')
/** The minimum numbers of tests and journeys, so that a test that no longer runs is noticed. */
const fewest = JSON.parse(readFileSync(join(root, 'tests/fewest.json'), 'utf8'))

if (process.argv.length > 2) {
  process.stderr.write('npm test takes no parameters. One folder or file: npx vitest run FOLDER\n')
  process.exit(1)
}
prepare(install)
if (!(await run('tests/support/install.ts'))) process.exit(1)
ownTemporaryFolder()
rmSync(results, { recursive: true, force: true })

// The first three need one processor each, and do not depend on each other.
const reports = [
  ...(await Promise.all([
    check('lint', () => runScript('lint')),
    check('types', () => runScript('types')),
    check('build', () => succeeds(build)),
  ])),
  await check('tests', tests, countTests),
  await check('browser journeys', journeys, countJourneys),
]
const passed = reports.every((report) => report.passed)
process.stdout.write(`\n${passed ? '✔' : '✖'} ${reports.map(({ line }) => line).join(' · ')}\n`)
process.exitCode = passed ? 0 : 1

function tests() {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitResults}`]
  return run('node_modules/vitest/vitest.mjs', 'run', ...reporters)
}

function journeys() {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = journeyResults
  return run('node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json')
}

/** A counted step passes only if tests ran, none was skipped, and none is missing. */
async function check(name, step, count) {
  process.stdout.write(`\n${name}\n`)
  const start = performance.now()
  const succeeded = await step()
  const { ran = 1, failed = 0, complaint, minimum = 1, note = '' } = count?.() ?? {}
  const time = `${Math.round((performance.now() - start) / 1000)} s`
  const missing = ran < minimum ? `fewer than ${minimum}` : undefined
  const passed = succeeded && failed === 0 && !complaint && !missing
  const what = count ? `${ran} ${name}` : name
  const fault = failed ? `${failed} failed` : (complaint ?? missing ?? 'failed')
  const verdict = passed ? note : ` ${fault}`
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
    minimum: fewest.tests,
    note: ` (${engines.join(', ')})`,
  }
}

function countJourneys() {
  if (!existsSync(journeyResults)) return { ran: 0 }
  const { stats, suites } = JSON.parse(readFileSync(journeyResults, 'utf8'))
  const repeated = suites.flatMap(flakyIn)
  return {
    ran: stats.expected + stats.unexpected + stats.flaky,
    failed: stats.unexpected,
    complaint: skipped(stats.skipped),
    minimum: fewest.journeys,
    note: repeated.length > 0 ? ` (at the second attempt: ${repeated.join(', ')})` : '',
  }
}

function flakyIn({ file, specs = [], suites = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...flaky.map(({ title }) => `${file} »${title}«`), ...suites.flatMap(flakyIn)]
}

function skipped(number) {
  return number > 0 ? `${number} skipped` : undefined
}

function run(...parameters) {
  return execute(ourNode, parameters)
}

/** A script of package.json. */
function runScript(name) {
  return execute('npm', ['run', '--silent', name])
}

function execute(command, parameters) {
  const env = ourEnvironment(process.stdout.isTTY ? {} : { NO_COLOR: '1' })
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: root, env, stdio: 'inherit' })
    child.on('exit', (code) => resolve(code === 0))
  })
}
