// `npm test` installs dependencies, runs the checks even if one fails, and prints a summary line. `npm run
// test:all` then also runs the tests and journeys with the tag `all`.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, install, ourEnvironment, ourNode, prepare, root, succeeds } from './prepare.mjs'
import { ownTemporaryFolder } from './temporary-folder.mjs'

const results = join(root, 'test-results')
const unitResults = join(results, 'tests.json')
const journeyResults = join(results, 'journeys.json')
/** The minimum numbers of tests and journeys, so that a test that no longer runs is noticed. */
const fewest = JSON.parse(readFileSync(join(root, 'tests/fewest.json'), 'utf8'))
/** The tests that must run on PostgreSQL in `npm test`. */
const postgresCover = JSON.parse(readFileSync(join(root, 'tests/postgres-cover.json'), 'utf8'))

const [option, ...others] = process.argv.slice(2)
if ((option !== undefined && option !== '--all') || others.length > 0) {
  process.stderr.write('npm test takes no parameters. One folder or file: npx vitest run FOLDER\n')
  process.exit(1)
}
prepare(install)
if (!(await run('tests/support/install.ts', ...(option ? [option] : [])))) process.exit(1)
ownTemporaryFolder()
rmSync(results, { recursive: true, force: true })

// The first three need one processor each, and do not depend on each other.
const reports = [
  ...(await Promise.all([
    check('lint', () => runScript('lint')),
    check('types', () => runScript('types')),
    check('build', () => succeeds(build)),
  ])),
  await check('tests', () => tests('!all'), countTests),
  await check(
    'browser journeys',
    () => journeys('--grep-invert=@all'),
    () => countJourneys(fewest.journeys),
  ),
]
if (option === '--all') {
  const { tests: least, journeys: leastJourneys } = fewest.onlyInAll
  reports.push(
    await check(
      'more tests',
      () => tests('all', '--project=node'),
      () => ({ ...testsThatRan(({ tags }) => tags.includes('all')), minimum: least }),
    ),
    await check(
      'more journeys',
      () => journeys('--grep=@all'),
      () => countJourneys(leastJourneys),
    ),
  )
}
const passed = reports.every((report) => report.passed)
process.stdout.write(`\n${passed ? '✔' : '✖'} ${reports.map(({ line }) => line).join(' · ')}\n`)
process.exitCode = passed ? 0 : 1

function tests(tags, ...parameters) {
  rmSync(unitResults, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitResults}`]
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', `--tags-filter=${tags}`, '--retry=1']
  return run(...vitest, ...parameters, ...reporters)
}

function journeys(selection) {
  rmSync(journeyResults, { force: true })
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = journeyResults
  return run('node_modules/@playwright/test/cli.js', 'test', selection, '--reporter=dot,json')
}

/** A counted step passes only if tests ran, none was skipped, and none is missing. */
async function check(name, step, count) {
  process.stdout.write(`\n${name}\n`)
  const start = performance.now()
  const succeeded = await step()
  const { ran = 1, failed = [], repeated = [], complaint, minimum = 1, note = '' } = count?.() ?? {}
  const time = `${Math.round((performance.now() - start) / 1000)} s`
  const missing = ran < minimum ? `fewer than ${minimum}` : undefined
  const passed = succeeded && failed.length === 0 && !complaint && !missing
  const what = count ? `${ran} ${name}` : name
  const fault = failed.length > 0 ? named('failed', failed) : ` ${complaint ?? missing ?? 'failed'}`
  const verdict = passed ? note : fault
  return { passed, line: `${what}${verdict}${named('at the second attempt', repeated)} ${time}` }
}

function named(verdict, titles) {
  return titles.length > 0 ? ` (${titles.length} ${verdict}: ${titles.join(', ')})` : ''
}

function countTests() {
  const ran = testsThatRan(({ tags }) => !tags.includes('all'))
  const { titles = [] } = ran
  const missing = Object.values(postgresCover)
    .flat()
    .filter((sentence) => !titles.includes(`${sentence} · PostgreSQL`))
  const outdated =
    missing.length > 0 && `npm run test:cover, since these are gone: ${missing.join(', ')}`
  return { ...ran, complaint: ran.complaint ?? (outdated || undefined), minimum: fewest.tests }
}

function testsThatRan(isSelected) {
  if (!existsSync(unitResults)) return { ran: 0 }
  const { testResults } = JSON.parse(readFileSync(unitResults, 'utf8'))
  const selected = testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
    )
    .filter(isSelected)
  const ran = selected.filter(({ status }) => ['passed', 'failed'].includes(status))
  const titles = ran.map(({ title }) => title)
  const engines = ['SQLite', 'PostgreSQL'].filter((engine) =>
    titles.some((title) => title.endsWith(` · ${engine}`)),
  )
  return {
    titles,
    ran: ran.length,
    failed: ran.filter(({ status }) => status === 'failed').map(nameOf),
    repeated: ran
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(nameOf),
    complaint: engines.includes('PostgreSQL')
      ? skipped(selected.length - ran.length)
      : 'none on PostgreSQL',
    note: ` (${engines.join(', ')})`,
  }
}

function countJourneys(minimum) {
  if (!existsSync(journeyResults)) return { ran: 0 }
  const { stats, suites, errors } = JSON.parse(readFileSync(journeyResults, 'utf8'))
  return {
    ran: stats.expected + stats.unexpected + stats.flaky,
    failed: suites.flatMap((suite) => specsIn(suite, 'unexpected')),
    repeated: suites.flatMap((suite) => specsIn(suite, 'flaky')),
    // The servers that all journeys share are stopped after them, and report what they logged.
    complaint: skipped(stats.skipped) ?? errors[0]?.message,
    minimum,
  }
}

/** The names of the journeys of a suite with an outcome: `unexpected` is failed, `flaky` passed on a retry. */
function specsIn({ file, specs = [], suites = [] }, outcome) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ title }) => nameOf({ file, title })),
    ...suites.flatMap((suite) => specsIn(suite, outcome)),
  ]
}

function nameOf({ file, title }) {
  return `${file} »${title}«`
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
