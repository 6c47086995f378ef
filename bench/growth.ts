import { inDatabase, signIn } from '../tests/support/admin-site.ts'
import { bodyLength } from '../tests/support/answers.ts'
import type { RunningServer } from '../tests/support/servers.ts'
import { untilIdle } from './bench-site.ts'
import { row, table } from './report.ts'

const samples = 15
const publicPages = ['/nyheder', '/billeder']
const adminPages = ['/admin', '/admin/nyheder', '/admin/billeder']
const searches = ['salme', 'hjertensol']

/** Copies sample rows until there are 20,000 more news items and 5,000 more pictures. */
const grow = `
  with recursive number(n) as (select 1 union all select n + 1 from number where n < 20000)
  insert into news (id, slug, title, content, published_date, created_at, updated_at, published_at)
  select 'grown ' || n, 'grown-' || n, title || ' ' || n, content, published_date,
    created_at, updated_at, published_at
  from number join (select *, row_number() over () as at, count(*) over () as total from news
    where published_at is not null) on at = n % total + 1;

  with recursive number(n) as (select 1 union all select n + 1 from number where n < 5000)
  insert into images (id, filename, original_name, file_path, file_size, mime_type, alt_text,
    is_active, sort_order, created_at, updated_at)
  select 'grown ' || n, filename, original_name, file_path, file_size, mime_type,
    alt_text || ' ' || n, is_active, sort_order + n, created_at, updated_at
  from number join (select *, row_number() over () as at, count(*) over () as total from images)
    on at = n % total + 1;
`

interface Cost {
  ms: number
  bytes: number
}

/** Measures lists and searches, first with the sample content and again with the added rows. */
export async function measureGrowth(site: RunningServer): Promise<void> {
  const costsBefore = await costs(site)
  await site.restart(async () => inDatabase(site, (db) => db.exec(grow)))
  await fetch(`${site.url}/soeg?q=salme`)
  await untilIdle(site)
  const costsAfter = await costs(site)
  table('rendered again, one at a time', 'p50 ms', 'with 20,000 news', 'bytes', 'with 20,000 news')
  for (const [path, before] of costsBefore) {
    const after = costsAfter.get(path) ?? before
    const ms = [before.ms.toFixed(1), after.ms.toFixed(1)]
    row(`| ${[path, ...ms, before.bytes, after.bytes].join(' | ')} |`)
  }
}

async function costs(site: RunningServer): Promise<Map<string, Cost>> {
  const Cookie = await signIn(site)
  const results = new Map<string, Cost>()
  for (const path of publicPages) {
    // A page is not cached under a URL with a parameter that it does not read.
    const { ms } = await costOf(`${site.url}${path}?x=1`)
    results.set(path, { ms, bytes: await bodyLength(site.url + path, 'identity') })
  }
  for (const path of adminPages) results.set(path, await costOf(site.url + path, { Cookie }))
  for (const words of searches) {
    results.set(`search: ${words}`, await costOf(`${site.url}/soeg?q=${encodeURIComponent(words)}`))
  }
  return results
}

async function costOf(url: string, headers: Record<string, string> = {}): Promise<Cost> {
  const times: number[] = []
  let bytes = 0
  for (let sample = 0; sample < samples; sample++) {
    const start = performance.now()
    const answer = await fetch(url, { headers })
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`)
    bytes = (await answer.arrayBuffer()).byteLength
    times.push(performance.now() - start)
  }
  return { ms: times.toSorted((one, other) => one - other)[samples >> 1] ?? 0, bytes }
}
