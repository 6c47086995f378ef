import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverUser } from '#tests/support/postgres'
import { freePort } from '#tests/support/servers'
import { keptFolder } from './drilled-site.ts'

export const hasPgBouncer = () => !spawnSync('pgbouncer', ['--version']).error

/**
 * PgBouncer with its default settings in transaction mode, which passes no NOTIFY on.
 * @param target the host, and the port, of the database
 * @returns its port
 */
export async function startPgBouncer(target: string, ends: (() => unknown)[]): Promise<number> {
  const [folder, port] = [keptFolder(ends), await freePort()]
  const settings = join(folder, 'pgbouncer.ini')
  const address = `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any`
  writeFileSync(
    settings,
    `[databases]\n* = ${target} user=skrivestue\n[pgbouncer]\n${address}\npool_mode = transaction\n`,
  )
  chmodSync(folder, 0o755)
  const pooler = spawn('pgbouncer', [settings], { ...serverUser(), stdio: 'ignore' })
  ends.push(() => pooler.kill())
  return port
}
