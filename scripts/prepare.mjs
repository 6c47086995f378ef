// Shared by `npm start`, `npm test` and `npm run dev`: ensures that the dependencies, our own Node and
// the build are up to date. Runs on the machine's Node (20 or newer), before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

export const root = fileURLToPath(new URL('..', import.meta.url))

const requiredNode = 24
const programs = join(root, 'node_modules/.bin')
export const ourNode = join(programs, 'node')
const installStamp = join(root, 'node_modules/.skrivestue-install')
const buildStamp = join(root, 'build/.skrivestue-build')
export const buildSources = [
  ...['app', 'build-tools', 'db', 'docs/for-forfatteren.md', 'public', 'server'],
  ...['package.json', 'package-lock.json'],
  ...['react-router.config.ts', 'tsconfig.json', 'vite.config.ts'],
]

class SetupError extends Error {}

export function prepare(...steps) {
  if (!steps.every(succeeds)) process.exit(1)
}

export function succeeds(step) {
  try {
    step()
    return true
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`${error.message}\n`)
    return false
  }
}

export function install() {
  if (readStamp(installStamp) === dependencies()) return
  rmSync(installStamp, { force: true })
  inWords('Installing the packages, which takes about a minute', 'Installed', () => {
    run('npm', ['install', '--include=dev'], { failure: 'npm install failed' })
    checkNode()
  })
  // npm may have completed the lock file, so the stamp is computed afterwards.
  writeStamp(installStamp, dependencies())
}

export function build() {
  const present = sources()
  if (readStamp(buildStamp) === present) return
  rmSync(buildStamp, { force: true })
  const builder = join(root, 'node_modules/@react-router/dev/bin.cjs')
  inWords('Building the site, which takes about half a minute', 'Built', () =>
    run(ourNode, [builder, 'build'], {
      failure: 'The build failed',
      variables: { NODE_ENV: 'production' },
    }),
  )
  writeBuildStamp(present)
}

const tick = `let seconds = 0
setInterval(() => require('node:fs').writeSync(1, '… ' + (seconds += 10) + ' s\\n'), 10_000)`

/** Says what happens, every ten seconds that it goes on, and how long it took. */
function inWords(beginning, end, work) {
  process.stdout.write(`${beginning}…\n`)
  const startedAt = performance.now()
  // The work blocks this thread.
  const ticking = new Worker(tick, { eval: true })
  ticking.unref()
  try {
    work()
  } finally {
    void ticking.terminate()
  }
  process.stdout.write(`${end} in ${Math.round((performance.now() - startedAt) / 1000)} s\n`)
}

/** Commands use an existing build, since a new one would remove the files of a running server. */
export function useBuild() {
  if (!existsSync(join(root, 'build/server/index.js'))) return build()
  if (isBuildCurrent()) return
  process.stderr.write(
    'The sources are newer than the build, which this command runs. To update it: npm run build, with the server stopped\n',
  )
}

export function useInstallation() {
  if (!existsSync(ourNode)) install()
}

export function isBuildCurrent() {
  return readStamp(buildStamp) === sources()
}

export function writeBuildStamp(fingerprint) {
  writeStamp(buildStamp, fingerprint)
}

/**
 * Runs the built program. Few malloc arenas, and large blocks that are returned at once, prevent memory used for pictures
 * and pages from staying allocated; a young heap of 16 MB is as fast as one of 64 MB. Tests and bench use the same settings.
 */
export function becomeProgram(words = [], variables = {}) {
  const file = join(root, 'scripts/server-environment.json')
  const environment = JSON.parse(readFileSync(file, 'utf8'))
  become(['build/server/index.js', ...words], {
    ...environment,
    NODE_OPTIONS: `${environment.NODE_OPTIONS} ${process.env.NODE_OPTIONS ?? ''}`,
    ...variables,
  })
}

/** Replaces this process if the running Node can do that, else starts a child. */
export function become(parameters, variables = {}) {
  process.chdir(root)
  const env = ourEnvironment(variables)
  if (process.execve) process.execve(ourNode, [ourNode, ...parameters], env)
  const child = spawn(ourNode, parameters, { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

export function ourEnvironment(variables = {}) {
  return { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...variables }
}

function dependencies() {
  return ['package.json', 'package-lock.json']
    .filter((name) => existsSync(join(root, name)))
    .reduce((hash, name) => hash.update(readFileSync(join(root, name))), createHash('sha256'))
    .digest('hex')
}

/** The package `node` fetches its program in an install script, which npm can be configured to skip. */
function checkNode() {
  const { stdout } = spawnSync(ourNode, ['--version'], { encoding: 'utf8' })
  if (Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= requiredNode) return
  throw new SetupError(
    `Node ${requiredNode} was not installed, because npm's install scripts are switched off: run "npm rebuild node --ignore-scripts=false", then this command again`,
  )
}

/** Without times and locations, so that a copied project needs no new build. */
export function sources() {
  const hash = createHash('sha256')
  for (const name of buildSources) addSource(hash, name)
  return hash.digest('hex')
}

function addSource(hash, name) {
  if (/\.test\.tsx?$/.test(name)) return
  const path = join(root, name)
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry === undefined) return
  if (entry.isDirectory()) {
    for (const inside of readdirSync(path).sort()) addSource(hash, `${name}/${inside}`)
  } else {
    hash.update(`${name}\0${entry.size}\0`).update(readFileSync(path))
  }
}

/** Prints the output only if the command fails. @throws SetupError */
export function run(command, parameters, { variables = {}, failure = `${command} failed` } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd: root,
    env: ourEnvironment(variables),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  if (error?.code === 'ENOENT') throw new SetupError(`${command} is not installed`)
  throw new SetupError(error ? `${failure}: ${error.message}` : failure)
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function writeStamp(file, content) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
