import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isBuildCurrent } from '../../scripts/prepare.mjs'
import environment from '../../scripts/server-environment.json' with { type: 'json' }

/** The built server as a separate process, on a free port, with its own DATA_DIR. */
export interface RunningServer {
  /** The public origin, without a trailing slash. */
  url: string
  dataDir: string
  /** The id of the current process. */
  pid: number
  /** Its output so far. */
  output(): string
  /**
   * Stops it with SIGTERM.
   * @throws Error if it does not end cleanly or logged an error
   */
  stop(): Promise<void>
  /** Kills it with SIGKILL and keeps DATA_DIR for the next server. */
  kill(): Promise<void>
  /** Kills it and removes its own DATA_DIR, whatever it logged. */
  remove(): Promise<void>
  /** Stops it with SIGTERM and, after the work, starts it again at the same URL. */
  restart(work?: () => Promise<void>): Promise<void>
}

/** The server made by `npm run build`. */
export const program = join(import.meta.dirname, '../../build/server/index.js')
const endWithParent = join(import.meta.dirname, 'end-with-parent.mjs')
const compileCache = join(import.meta.dirname, '../../node_modules/.cache/server')
const maxStartMs = 120_000

const running = new Set<RunningServer>()

/** Ends the servers that are still running, such as those of tests that took too long. */
export async function removeRunningServers(): Promise<void> {
  await Promise.all([...running].map((server) => server.remove()))
}

/** Lets a server run until the process of the test ends. */
export function keepRunning(server: RunningServer): RunningServer {
  running.delete(server)
  return server
}

/**
 * Starts `build/server/index.js` and waits until /healthz responds.
 * @param variables settings such as SAMPLE_CONTENT; a given DATA_DIR is not removed
 * @param launcher a command that sets limits and then runs the program
 */
export async function startServer(
  variables: Record<string, string> = {},
  launcher: string[] = [],
): Promise<RunningServer> {
  requireBuild()
  const dataDir = variables.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'skrivestue-server-'))
  const port = variables.PORT ?? String(await freePort())
  // A server whose clock is ahead would sweep the temporary files of other servers.
  const temporaryFolder =
    variables.TEST_NOW && mkdtempSync(join(tmpdir(), 'skrivestue-server-temporary-'))
  let outputText = ''
  const launch = () => {
    const [first = '', ...others] = [
      ...launcher,
      process.execPath,
      '--import',
      endWithParent,
      program,
    ]
    const child = spawn(first, others, {
      env: {
        PATH: process.env.PATH,
        TZ: 'UTC',
        PORT: port,
        DATA_DIR: dataDir,
        ...environment,
        ...(temporaryFolder && { TMPDIR: temporaryFolder }),
        NODE_COMPILE_CACHE: compileCache,
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        outputText += text
      })
    }
    return child
  }
  const output = () => outputText
  let child: ChildProcess = launch()

  const kill = async () => {
    running.delete(server)
    await end(child, 'SIGKILL')
  }
  const removeOwnFolder = () => {
    if (temporaryFolder) rmSync(temporaryFolder, { recursive: true, force: true })
    if (!variables.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
  }
  const remove = async () => {
    await kill()
    removeOwnFolder()
  }
  const stop = async () => {
    running.delete(server)
    // A test that fails during a restart stops a server that does not handle signals yet.
    await healthy.catch(() => {})
    const code = await end(child, 'SIGTERM')
    removeOwnFolder()
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${output()}`)
    const errors = output()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line))
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`)
  }

  const restart = async (work = () => Promise.resolve()) => {
    await end(child, 'SIGTERM')
    await work()
    child = launch()
    healthy = untilHealthy(url, child)
    await healthy
  }

  const url = `http://localhost:${port}`
  const server: RunningServer = {
    url,
    dataDir,
    output,
    stop,
    kill,
    remove,
    restart,
    get pid() {
      return child.pid ?? 0
    },
  }
  let healthy = untilHealthy(url, child)
  try {
    await healthy
  } catch (error) {
    await remove()
    throw new Error(`The server did not start:\n${output()}`, { cause: error })
  }
  running.add(server)
  return server
}

let isChecked = false

/** @throws Error if the build is missing or outdated */
function requireBuild() {
  if (isChecked) return
  if (!existsSync(program)) throw new Error('There is no build yet: npm run build')
  if (!isBuildCurrent()) throw new Error('The build is older than the sources: npm run build')
  isChecked = true
}

/** Below the ports that the system gives to connections, one of which could take it before the server does. */
let nextPort = randomInt(10_000, 31_000)

/** A port that is currently free, and that this process has not returned before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    probe.close()
    if (isFree) return port
  }
}

async function untilHealthy(url: string, child: ChildProcess) {
  const deadline = Date.now() + maxStartMs
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`)
    if (Date.now() > deadline)
      throw new Error(`/healthz answered with ${answer?.status ?? 'nothing'}`)
    await pause(25)
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'close')
    child.kill(signal)
    await ended
  }
  return child.exitCode
}
