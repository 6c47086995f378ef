import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { locate, postgres } from './programs.ts'

/** A PostgreSQL server for the tests. */
export interface Cluster {
  /** The URL of its maintenance database, for a role that may create databases. */
  url: string
  stop(): Promise<void>
}

const maxStartMs = 30_000

// The server runs as long as this script's standard input is open: however the tests end, it stops and its
// folder is removed.
const guardian = `
  "$0/initdb" --pgdata "$1/data" --username skrivestue --auth trust --encoding UTF8 \
    --locale C.UTF-8 --no-sync </dev/null >&2 &&
  {
    "$0/postgres" -D "$1/data" -c listen_addresses= -c unix_socket_directories="$1" \
      -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200 \
      </dev/null >&2 &
    cat >/dev/null
    kill -QUIT $!
    wait
  }
  rm -rf "$1"
`

/** Starts a server in its own folder, reachable through a socket there. */
export async function startCluster(): Promise<Cluster> {
  const programs = locate(postgres)
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-postgres-'))
  const owner = serverUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const child = spawn('/bin/sh', ['-c', guardian, programs, folder], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr?.on('data', (text) => {
    log = `${log}${text}`.slice(-4000)
  })
  const url = `postgres://skrivestue@localhost/postgres?host=${encodeURIComponent(folder)}`
  const stop = () => end(child)
  try {
    await untilReady(url, child)
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause: error })
  }
  return { url, stop }
}

/** Returns the user of PostgreSQL's package, or nobody, since PostgreSQL refuses to run as root. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, user: string) => {
    const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  }
  const user = id('-u', 'postgres') === undefined ? 'nobody' : 'postgres'
  return { uid: id('-u', user) ?? 65534, gid: id('-g', user) ?? 65534 }
}

async function untilReady(url: string, child: ChildProcess) {
  const deadline = Date.now() + maxStartMs
  for (;;) {
    try {
      await query(url, 'select 1')
      return
    } catch (error) {
      if (Date.now() > deadline || child.exitCode !== null) throw error
      await pause(50)
    }
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.stdin?.end()
  })
}

/** Runs one statement on its own connection. */
export async function query(url: string, statement: string): Promise<void> {
  await rowsOf(url, statement)
}

/** The single value that a statement returns. */
export async function oneValue(url: string, statement: string): Promise<unknown> {
  const [row] = await rowsOf(url, statement)
  return row && Object.values(row)[0]
}

export async function rowsOf(url: string, statement: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<object>(statement)).rows
  } finally {
    await client.end()
  }
}
