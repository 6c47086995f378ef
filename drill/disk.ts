import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Attempts, type Case, must, onCleanup } from './case.ts'
import {
  authorOf,
  frontPage,
  newFolder,
  refusedStart,
  requireServed,
  startSite,
  storedText,
  textKeys,
} from './site.ts'

/** Mounts a disk in memory over a folder until the case ends, which needs root. @returns whether it could */
function mount(folder: string, options: string): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) return false
  onCleanup(() => spawnSync('umount', ['--lazy', folder]))
  return true
}

/** A site on a small disk; undefined if none can be mounted. */
async function siteOnDisk(attempts: Attempts, options: string) {
  const folder = newFolder()
  if (mount(folder, `${options},mode=0700`)) {
    return startSite({ DATA_DIR: folder, TMPDIR: newFolder() })
  }
  attempts.skippedReason = 'no tmpfs may be mounted here'
  return undefined
}

/** Fills a disk with files of these sizes, the largest first. */
function fillDisk(folder: string, sizes: number[]) {
  for (const bytes of sizes) {
    for (let number = 0; tryWrite(join(folder, `filler-${bytes}-${number}`), bytes); number++);
  }
}

function tryWrite(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes, 1))
    return true
  } catch {
    return false
  }
}

function removeFillers(folder: string) {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('filler-')) rmSync(join(folder, name))
  }
}

export const fullDisk: Case = {
  promise: 'a full disk',
  target:
    'pages are served, a save is refused with a message and changes nothing, deleting works, health reports it',
  async run(attempts) {
    const site = await siteOnDisk(attempts, 'size=128m')
    if (!site) return
    const { dataDir } = site
    const author = await authorOf(site)
    await author.mustSave('før', 0)
    fillDisk(dataDir, [1024 * 1024, 4096])
    const refused = async (): Promise<string> => {
      // Some saves still fit into pages that are already allocated.
      for (let number = 0; number < 400; number++) {
        const value = `${'lang '.repeat(30)}${number}`
        const { status, text } = await author.save(value, number, textKeys[1])
        if (status !== 200) return `${status} ${text}`
      }
      throw new Error('every save was taken')
    }
    const statusOf = async (path: string) => (await frontPage(site, path)).status
    await attempts.each(
      [
        async () => {
          const refusal = await refused()
          must(/plads på serveren/.test(refusal), `the refusal does not name the disk: ${refusal}`)
        },
        async () => must((await statusOf('/')) === 200, 'the front page is gone'),
        async () => must((await statusOf('/nyheder')) === 200, 'no other page'),
        async () => must((await statusOf('/healthz')) === 503, 'health is well'),
        async () =>
          must(storedText(dataDir, textKeys[0]).value === 'før', 'what was stored changed'),
        async () => {
          const body = new URLSearchParams({ intent: 'sign-out' })
          const { status } = await author.post('/admin/log-ud', body, { redirect: 'manual' })
          must(status < 400, `signing out, which deletes, answered ${status}`)
        },
        async () => {
          removeFillers(dataDir)
          await (await authorOf(site)).mustSave('efter', 1)
        },
      ],
      (step) => step(),
    )
  },
}

export const noInodes: Case = {
  promise: 'a disk with room but no inodes left',
  target: 'health says so, pages go on, all well once there are some',
  async run(attempts) {
    const site = await siteOnDisk(attempts, 'size=256m,nr_inodes=300')
    if (!site) return
    await attempts.once(async () => {
      fillDisk(site.dataDir, [0])
      await requireServed(site, 503)
      removeFillers(site.dataDir)
      await requireServed(site, 200)
    })
  },
}

export const unusableFolders: Case = {
  promise: 'a DATA_DIR that is a file, in a file, or may not be written',
  target: 'refused in one line',
  async run(attempts) {
    const folder = newFolder()
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    mkdirSync(join(folder, 'odd', 'skrivestue.db'), { recursive: true })
    mkdirSync(join(folder, 'odd2'))
    writeFileSync(join(folder, 'odd2', 'files'), '')
    chmodSync(closed, 0o500)
    // Root ignores file permissions, so the disk itself must be read-only.
    const isClosed = process.getuid?.() !== 0 || mount(closed, 'ro,size=1m')
    const places = [file, join(file, 'data'), join(folder, 'odd'), join(folder, 'odd2')]
    await attempts.each(isClosed ? [...places, closed] : places, async (DATA_DIR) => {
      const line = await refusedStart({ DATA_DIR })
      must(/DATA_DIR|skrivestue\.db/.test(line), `it does not say where: ${line}`)
    })
  },
}

export const fewDescriptors: Case = {
  promise: 'too few file descriptors',
  target: 'every round some answers are 200 and no other but 503; the process lives',
  async run(attempts) {
    const launcher = ['/bin/sh', '-c', 'ulimit -n 48; exec "$0" "$@"']
    const site = await startSite({}, launcher)
    const paths = ['/', '/nyheder', '/foredrag', '/kalender', '/billeder', '/findes-ikke']
    await attempts.each(Array.from({ length: 20 }).keys(), async (round) => {
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
  },
}
