import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oneValue, query, serverUser } from '#tests/support/postgres'
import { locate, postgres } from '#tests/support/programs'

export interface PostgresServer {
  /** The URL of the database of the site, through a socket. */
  url: URL
  stop(mode?: 'fast' | 'immediate'): void
  start(): void
  promote(): void
}

const seconds = 60

/** PostgreSQL servers of a test, as a user that may run them. */
export function postgresServers() {
  const owner = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-pair-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const servers: PostgresServer[] = []

  function run(program: string, ...parameters: string[]) {
    // Its servers must not keep a pipe to us open.
    // A client program may be in another folder, but is on the PATH.
    const own = join(locate(postgres), program)
    const { status } = spawnSync(existsSync(own) ? own : program, parameters, {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    })
    if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with ${status}`)
  }

  function serverIn(place: string, settings: string): PostgresServer {
    const data = join(place, 'data')
    const sockets = `listen_addresses = ''\nunix_socket_directories = '${place}'\n`
    appendFileSync(join(data, 'postgresql.conf'), sockets + settings)
    const control = (...parameters: string[]) =>
      run('pg_ctl', '-D', data, '-w', '-t', `${seconds}`, ...parameters)
    const server = {
      url: new URL(`postgres://skrivestue@localhost/site?host=${encodeURIComponent(place)}`),
      start: () => control('-l', join(place, 'log'), 'start'),
      stop: (mode = 'fast') => control('-m', mode, 'stop'),
      promote: () => control('promote'),
    }
    server.start()
    servers.push(server)
    return server
  }

  function newPlace(): string {
    const place = mkdtempSync(join(folder, 'server-'))
    mkdirSync(join(place, 'data'), { mode: 0o700 })
    if (owner)
      for (const path of [place, join(place, 'data')]) chownSync(path, owner.uid, owner.gid)
    return place
  }

  return {
    async startPrimary(): Promise<PostgresServer> {
      const place = newPlace()
      const options = ['--username', 'skrivestue', '--auth', 'trust', '--encoding', 'UTF8']
      run('initdb', '--pgdata', join(place, 'data'), '--locale', 'C.UTF-8', ...options)
      const server = serverIn(place, 'max_connections = 100\n')
      const maintenance = new URL(server.url)
      maintenance.pathname = '/postgres'
      await query(maintenance.href, 'create database site')
      return server
    },

    /** A standby that streams from the server, and without which the server acknowledges nothing. */
    async addStandby(primary: PostgresServer): Promise<PostgresServer> {
      const place = newPlace()
      const from = primary.url.searchParams.get('host') ?? ''
      const data = join(place, 'data')
      run(
        'pg_basebackup',
        '-h',
        from,
        '-U',
        'skrivestue',
        '-D',
        data,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
      )
      const standby = serverIn(place, '')
      await setting(primary, 'synchronous_standby_names', '*')
      return standby
    },

    /** Lets the standby fall behind, without the server waiting for it. */
    async detach(primary: PostgresServer, standby?: PostgresServer): Promise<void> {
      await setting(primary, 'synchronous_standby_names', '')
      if (!standby) return
      await setting(standby, 'primary_conninfo', '')
      while (
        (await oneValue(standby.url.href, 'select count(*) from pg_stat_wal_receiver')) !== '0'
      );
    },

    remove(): void {
      for (const server of servers) {
        try {
          server.stop('immediate')
        } catch {
          // The standby was stopped before.
        }
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function setting({ url }: PostgresServer, name: string, value: string) {
  await query(url.href, `alter system set ${name} = '${value}'`)
  await query(url.href, 'select pg_reload_conf()')
}
