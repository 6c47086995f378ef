import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'
import { authorWith, newFolder, startSite, statusOf, storedText } from './drilled-site.ts'

/** A folder on a disk in memory; undefined if none can be mounted, which needs root. */
function smallDisk(options: string): string | undefined {
  const folder = newFolder()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  return folder
}

/** Writes files of this size until none fits. */
function fillDisk(folder: string, bytes: number) {
  const content = Buffer.alloc(bytes, 1)
  try {
    for (let number = 0; ; number++) {
      writeFileSync(join(folder, `filler-${bytes}-${number}`), content)
    }
  } catch {}
}

function removeFillers(folder: string) {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('filler-')) rmSync(join(folder, name))
  }
}

function addNews(site: RunningServer) {
  const statement = `insert into news (id, title, content, published_date, created_at, updated_at)
    values ('n1', 'Nyt', '', '2026-11-21', '2026', '2026')`
  inDatabase(site, (db) => db.exec(statement))
}

/** Makes all sessions so old that their next use prolongs them, which is a write. */
function ageSessions(site: RunningServer) {
  const expiry = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  inDatabase(site, (db) => db.prepare('update sessions set expires_at = ?').run(expiry))
}

const [title, quote] = ['about.title', 'about.quote'] as const

test('on a full disk pages are served, saves are refused with a message, and nothing is lost', async ({
  skip,
}) => {
  const DATA_DIR = smallDisk('size=128m,mode=0700') ?? skip('no tmpfs may be mounted here')
  const site = await startSite({ DATA_DIR, TMPDIR: newFolder() })
  const earlier = authorWith(site, await signIn(site))
  ageSessions(site)
  const author = authorWith(site, await signIn(site))
  expect(await author.save(title, 'før', 0)).toMatchObject({ status: 200 })
  addNews(site)
  for (const bytes of [1024 * 1024, 4096]) fillDisk(DATA_DIR, bytes)
  let answer = { status: 200, text: '' }
  // Some saves still fit into pages that are already allocated.
  for (let number = 0; number < 400 && answer.status === 200; number++) {
    answer = await author.save(quote, `${'lang '.repeat(30)}${number}`, number)
  }
  expect(answer.text).toContain('plads på serveren')
  expect(await statusOf(site, '/')).toBe(200)
  expect(await statusOf(site, '/nyheder')).toBe(200)
  expect(await statusOf(site, '/healthz')).toBe(503)
  expect(storedText(site, title).value).toBe('før')
  expect(await earlier.read('/admin/nyheder')).toBe(200)
  expect(await earlier.send('/admin/nyheder', { intent: 'delete', id: 'n1' })).toMatchObject({
    status: 200,
  })
  await signIn(site)
  // Signing out deletes a row.
  expect(await author.send('/admin/log-ud', { intent: 'sign-out' })).toMatchObject({ status: 200 })
  removeFillers(DATA_DIR)
  const again = authorWith(site, await signIn(site))
  expect(await again.save(title, 'efter', 1)).toMatchObject({ status: 200 })
})

test('a disk with room but no inodes is reported until it has some', async ({ skip }) => {
  const DATA_DIR =
    smallDisk('size=256m,nr_inodes=300,mode=0700') ?? skip('no tmpfs may be mounted here')
  const site = await startSite({ DATA_DIR, TMPDIR: newFolder() })
  fillDisk(DATA_DIR, 0)
  expect(await statusOf(site, '/healthz')).toBe(503)
  expect(await statusOf(site, '/')).toBe(200)
  removeFillers(DATA_DIR)
  expect(await statusOf(site, '/healthz')).toBe(200)
})

test('a DATA_DIR on a read-only disk is refused with one line', async ({ skip }) => {
  const DATA_DIR = smallDisk('ro,size=1m') ?? skip('no tmpfs may be mounted here')
  await expect(startAdminSite({ DATA_DIR })).rejects.toThrow(
    /\nDATA_DIR \S+ cannot be used: [^\n]+\n$/,
  )
})

test('with too few file descriptors requests are served or answered 503', async () => {
  const launcher = ['/bin/sh', '-c', 'ulimit -n 48; exec "$0" "$@"']
  const site = await startSite({ DATA_DIR: newFolder() }, launcher)
  const paths = ['/', '/nyheder', '/foredrag', '/kalender', '/billeder', '/findes-ikke']
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, number) =>
        statusOf(site, `${paths[number % paths.length]}?x=${round}.${number}`),
      ),
    )
    // A connection that is refused or closed is not a response.
    const statuses = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    expect(statuses).toContain(200)
    expect([200, 404, 429, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]))
    expect(await statusOf(site, '/livez')).toBe(200)
  }
})
