import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { locate, postfix as program } from '#tests/support/programs'
import { freePort } from '#tests/support/servers'
import { newFolder } from './drilled-site.ts'

/** Its services, without those for other mail servers and other users of the machine. */
const services = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
postlog unix-dgram n - n - 1 postlogd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
`

const settings = (folder: string, user: { uid: number; gid: number }) => `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
myhostname = mail.test
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
alias_database =
biff = no
smtpd_recipient_restrictions = permit_mynetworks, reject
virtual_mailbox_domains = example.dk
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = static:inbox/
virtual_minimum_uid = 1
virtual_uid_maps = static:${user.uid}
virtual_gid_maps = static:${user.gid}
`

const idOf = (option: string, ...name: string[]) =>
  Number(execFileSync('id', [option, ...name], { encoding: 'utf8' }))

/** Postfix with a queue of its own, which delivers every mail to one mailbox. It needs root. */
export async function startPostfix() {
  const postfix = locate(program)
  if (process.getuid?.() !== 0) throw new Error('The drill of letters needs root, to run Postfix')
  const user = { uid: idOf('-u', 'postfix'), gid: idOf('-g', 'postfix') }
  const folder = newFolder()
  chmodSync(folder, 0o755)
  for (const name of ['etc', 'queue', 'data', 'mail']) mkdirSync(join(folder, name))
  for (const name of ['data', 'mail']) chownSync(join(folder, name), user.uid, user.gid)
  const port = await freePort()
  writeFileSync(join(folder, 'etc/main.cf'), settings(folder, user))
  writeFileSync(join(folder, 'etc/master.cf'), services(port))
  const run = (command: string) =>
    execFileSync(postfix, ['-c', join(folder, 'etc'), command], { stdio: 'ignore' })
  /** Postfix refuses to start twice and to stop twice. */
  const attempt = (command: string) => {
    try {
      run(command)
    } catch {
      // It is as it should be.
    }
  }
  run('start')
  onTestFinished(() => attempt('stop'))
  const inbox = join(folder, 'mail/inbox/new')
  const files = (path: string): string[] => {
    try {
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    } catch {
      return []
    }
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => attempt('stop'),
    start: () => attempt('start'),
    /** Whether it still has mails to deliver. */
    isBusy: () =>
      ['incoming', 'active', 'deferred', 'maildrop'].some(
        (queue) => files(join(folder, 'queue', queue)).length > 0,
      ),
    /** The recipients of the mails that arrived. */
    received: () =>
      files(inbox).map(
        (file) => /^Delivered-To: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
      ),
  }
}
