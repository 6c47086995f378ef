import { inDatabase, signIn } from '../tests/support/admin-site.ts'
import { bodyLength } from '../tests/support/answers.ts'
import type { RunningServer } from '../tests/support/servers.ts'
import { check, median, row, table } from './report.ts'

const samples = 15
const publicPages = ['/nyheder', '/billeder']
const adminPages = ['/admin/forside', '/admin/nyheder', '/admin/billeder']
const searches = ['/soeg?q=salme', '/soeg?q=hjertensol']

export function addRows(site: RunningServer, news: number, pictures = 0): void {
  const numbers = (count: number) =>
    `with recursive number(n) as (select 1 union all select n + 1 from number where n < ${count})`
  const source = '*, row_number() over () as at, count(*) over () as total'
  inDatabase(site, (db) => {
    db.exec(`${numbers(news)}
      insert into news (id, slug, title, content, published_date, created_at, updated_at, published_at)
      select '${news} ' || n, '${news}-' || n, title || ' ' || n, content, published_date,
        created_at, updated_at, published_at
      from number join (select ${source} from news where published_at is not null)
        on at = n % total + 1`)
    if (pictures === 0) return
    db.exec(`${numbers(pictures)}
      insert into images (id, filename, original_name, file_path, file_size, mime_type, alt_text,
        is_active, sort_order, created_at, updated_at)
      select '${pictures} ' || n, filename, original_name, file_path, file_size, mime_type,
        alt_text || ' ' || n, is_active, sort_order + n, created_at, updated_at
      from number join (select ${source} from images) on at = n % total + 1`)
  })
}

export async function measureGrowth(site: RunningServer, untilQuiet: () => Promise<void>) {
  const costsBefore = await costs(site)
  await site.restart(async () => addRows(site, 20_000, 5000))
  await untilQuiet()
  const costsAfter = await costs(site)
  table(
    'first 15 answers to one client after a start',
    ...['p50 ms', 'with 20,000 news', 'bytes', 'with 20,000 news'],
  )
  for (const [path, before] of costsBefore) {
    const after = costsAfter.get(path) ?? before
    row(path, before.ms.toFixed(1), after.ms.toFixed(1), before.bytes, after.bytes)
    if (publicPages.includes(path)) {
      check(`${path} with 20,000 news: p50 × before`, after.ms / before.ms, { most: 2 })
      check(`${path} with 20,000 news: bytes × before`, after.bytes / before.bytes, { most: 2 })
    } else {
      check(`${path} with 20,000 news: p50 ms`, after.ms, { most: 100 })
    }
  }
}

async function costs(site: RunningServer): Promise<Map<string, { ms: number; bytes: number }>> {
  const Cookie = await signIn(site)
  const results = new Map<string, { ms: number; bytes: number }>()
  for (const path of publicPages) {
    // A page is not cached under a URL with a parameter that it does not read.
    const { ms } = await costOf(`${site.url}${path}?x=1`)
    results.set(path, { ms, bytes: await bodyLength(site.url + path, 'identity') })
  }
  for (const path of adminPages) results.set(path, await costOf(site.url + path, { Cookie }))
  for (const path of searches) results.set(path, await costOf(site.url + path))
  return results
}

async function costOf(url: string, headers: Record<string, string> = {}) {
  const times: number[] = []
  let bytes = 0
  for (let sample = 0; sample < samples; sample++) {
    const start = performance.now()
    const answer = await fetch(url, { headers })
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`)
    bytes = (await answer.arrayBuffer()).byteLength
    times.push(performance.now() - start)
  }
  return { ms: median(times), bytes }
}
