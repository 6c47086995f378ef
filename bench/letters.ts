import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fromOurPage, inDatabase, signIn } from '../tests/support/admin-site.ts'
import { startSampleSite } from '../tests/support/sample-site.ts'
import { freePort } from '../tests/support/servers.ts'
import { check, row, table } from './report.ts'
import { visit } from './traffic.ts'

const readers = 10_000
const mailServer = join(import.meta.dirname, 'mail-server.ts')

/** Times the queueing of a letter, and the answers to visitors while it is sent. */
export async function measureLetters(seconds: number): Promise<void> {
  const port = await freePort()
  const mails = spawn(process.execPath, [mailServer, String(port)], { stdio: 'pipe' })
  await once(mails.stdout, 'data')
  const site = await startSampleSite({
    REQUESTS_PER_SECOND: '0',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'brev@example.dk',
  })
  const addReaders = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${readers})
    insert into subscribers (id, email, email_key, state, created_at, updated_at)
    select 'r' || n, 'r' || n || '@example.dk', 'r' || n || '@example.dk', 'active', '2026', '2026' from numbers;
    insert into editable_content (id, page, element_key, content_type, content_value, created_at, updated_at)
    values ('rate', 'funktioner', 'letter_rate', 'text', '99999', '2026', '2026')`
  inDatabase(site, (db) => db.exec(addReaders))
  const count = (state: string) =>
    Number(
      inDatabase(site, (db) =>
        db.prepare(`select count(*) as n from letter_deliveries where state like ?`).get(state),
      )?.n,
    )
  const headers = { ...fromOurPage, Cookie: await signIn(site) }
  const letter = { revision: '0', title: 'Nyt', content: '<p>Kære læser</p>', summary: '' }
  const publication = { has_page: 'on', publish: 'published', publish_date: '', publish_time: '' }
  const body = new URLSearchParams({ ...letter, ...publication })
  const sentAt = performance.now()
  await fetch(`${site.url}/admin/brev/ny`, { method: 'POST', headers, body })
  while (count('%') < readers) await pause(50)
  const queuedMs = Math.round(performance.now() - sentAt)
  const before = count('sent')
  const slowest = [`${site.url}/nyheder`, `${site.url}/nyheder?x=1`].map((url) =>
    visit(url, seconds),
  )
  const sent = count('sent') - before
  await site.remove()
  mails.kill()
  table('a letter to 10,000 readers', 'figure')
  row('queued after, ms', queuedMs)
  row('sent while visitors read', sent)
  row('visitors meanwhile, p99 ms', Math.max(...slowest).toFixed(1))
  check(`a letter to ${readers} readers is queued, ms`, queuedMs, { most: 5000 })
  check('letters were sent while visitors read', sent, { least: 1 })
  check('visitors while a letter is sent: p99 ms', Math.max(...slowest), { most: 200 })
}
