import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromOurPage, signIn } from '../tests/support/admin-site.ts'
import { type Case, must, type Outcome, tryEach } from './case.ts'
import { newFolder, refusedStart, saveText, startSite, storedText, textKeys } from './site.ts'

/**
 * Mounts a small disk, which needs root.
 * @returns undefined if it cannot be mounted
 */
function smallDisk(size: string): { folder: string; remove(): void } | undefined {
  const folder = newFolder()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `${size},mode=0700`, 'tmpfs', folder])
  if (status !== 0) return undefined
  return { folder, remove: () => spawnSync('umount', ['--lazy', folder]) }
}

function fill(folder: string) {
  for (const bytes of [1024 * 1024, 4096]) {
    for (let number = 0; written(join(folder, `filler-${bytes}-${number}`), bytes); number++);
  }
}

function written(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes, 1))
    return true
  } catch {
    return false
  }
}

function emptyAgain(folder: string) {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('filler-')) rmSync(join(folder, name))
  }
}

const untriedHere: Outcome = { tries: 0, held: 0, untried: 'no tmpfs may be mounted here' }

export const fullDisk: Case = {
  promise: 'a full disk',
  target:
    'pages are served, a save is refused with a message and changes nothing, deleting works, health reports it',
  async run() {
    const disk = smallDisk('size=128m')
    if (!disk) return untriedHere
    const { folder } = disk
    const site = await startSite({ DATA_DIR: folder, TMPDIR: newFolder() })
    try {
      const cookie = await signIn(site)
      const [first, second] = textKeys
      await saveText(site, cookie, { key: first, value: 'før', revision: 0 })
      fill(folder)
      let revision = 1
      const refused = async (): Promise<string> => {
        // Some saves still fit into pages that are already allocated.
        for (let number = 0; number < 400; number++) {
          const value = `${'lang '.repeat(30)}${number}`
          const { status, text } = await saveText(site, cookie, {
            key: second,
            value,
            revision: number,
          })
          if (status !== 200) return `${status} ${text}`
        }
        throw new Error('every save was taken')
      }
      const outcome = await tryEach(
        [
          async () => {
            const words = await refused()
            must(/plads på serveren/.test(words), `the refusal does not name the disk: ${words}`)
          },
          async () => must((await fetch(site.url)).status === 200, 'the front page is gone'),
          async () => must((await fetch(`${site.url}/nyheder`)).status === 200, 'no other page'),
          async () => must((await fetch(`${site.url}/healthz`)).status === 503, 'health is well'),
          async () => must(storedText(folder, first).value === 'før', 'what was stored changed'),
          async () => {
            const body = new URLSearchParams({ intent: 'sign-out' })
            const headers = { ...fromOurPage, cookie }
            const answer = await fetch(`${site.url}/admin/log-ud`, {
              method: 'POST',
              headers,
              body,
              redirect: 'manual',
            })
            must(answer.status < 400, `signing out, which deletes, answered ${answer.status}`)
          },
          async () => {
            emptyAgain(folder)
            const again = await signIn(site)
            const { status, text } = await saveText(site, again, {
              key: first,
              value: 'efter',
              revision,
            })
            revision += 1
            must(status === 200, `after there was room again: ${status} ${text}`)
          },
        ],
        (step) => step(),
      )
      return outcome
    } finally {
      await site.kill()
      disk.remove()
    }
  },
}

export const noInodes: Case = {
  promise: 'a disk with room but no inodes left',
  target: 'health says so, pages go on, all well once there are some',
  async run() {
    const disk = smallDisk('size=256m,nr_inodes=300')
    if (!disk) return untriedHere
    const { folder } = disk
    const site = await startSite({ DATA_DIR: folder, TMPDIR: newFolder() })
    const health = async () => (await fetch(`${site.url}/healthz`)).status
    try {
      return await tryEach([1], async () => {
        for (let number = 0; written(join(folder, `filler-${number}`), 0); number++);
        must((await health()) === 503, 'health is well')
        must((await fetch(site.url)).status === 200, 'the front page is gone')
        emptyAgain(folder)
        must((await health()) === 200, 'health is not well again')
      })
    } finally {
      await site.kill()
      disk.remove()
    }
  },
}

export const unusableFolders: Case = {
  promise: 'a DATA_DIR that is a file, in a file, or may not be written',
  target: 'refused in one line',
  async run() {
    const folder = newFolder()
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    mkdirSync(join(folder, 'odd', 'skrivestue.db'), { recursive: true })
    mkdirSync(join(folder, 'odd2'))
    writeFileSync(join(folder, 'odd2', 'files'), '')
    chmodSync(closed, 0o500)
    const mayEverything = process.getuid?.() === 0
    const readOnly = mayEverything ? readOnlyDisk(closed) : { remove: () => {} }
    const places = [file, join(file, 'data'), join(folder, 'odd'), join(folder, 'odd2')]
    const outcome = await tryEach(readOnly ? [...places, closed] : places, async (DATA_DIR) => {
      const line = await refusedStart({ DATA_DIR })
      must(/DATA_DIR|skrivestue\.db/.test(line), `it does not say where: ${line}`)
    })
    readOnly?.remove()
    return outcome
  },
}

/** Root ignores file permissions, so the disk itself must be read-only. */
function readOnlyDisk(folder: string) {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=1m', 'tmpfs', folder])
  return status === 0 ? { remove: () => spawnSync('umount', ['--lazy', folder]) } : undefined
}

export const fewDescriptors: Case = {
  promise: 'too few file descriptors',
  target: 'every round some answers are 200 and no other but 503; the process lives',
  async run() {
    const launcher = ['/bin/sh', '-c', 'ulimit -n 48; exec "$0" "$@"']
    const site = await startSite({}, launcher)
    try {
      const paths = ['/', '/nyheder', '/foredrag', '/kalender', '/billeder', '/findes-ikke']
      const rounds = Array.from({ length: 20 }, (_, round) => round)
      return await tryEach(rounds, async (round) => {
        const answers = await Promise.allSettled(
          Array.from({ length: 60 }, (_, number) =>
            fetch(`${site.url}${paths[number % paths.length]}?x=${round}.${number}`),
          ),
        )
        let served = 0
        for (const answer of answers) {
          // A connection that is refused or closed is not a response.
          if (answer.status === 'rejected') continue
          const { status } = answer.value
          await answer.value.arrayBuffer()
          must([200, 404, 429, 503].includes(status), `${status} for ${answer.value.url}`)
          if (status === 200) served += 1
        }
        must(served > 0, 'no request was served')
        must((await fetch(`${site.url}/livez`)).ok, 'it does not live')
      })
    } finally {
      await site.kill()
    }
  },
}
