import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { wordOf } from './hostile-requests.ts'

/** Paths that take longer, the more is stored. */
export const grownScreens = [
  '/admin/forside',
  '/admin/nyheder',
  '/admin/kalender',
  '/admin/bibliografi',
  '/admin/salmer',
  '/admin/billeder',
  '/admin/billeder/valg',
  '/admin/presse',
  '/admin/adresser',
  '/admin/historik',
  '/admin/historik/news/grown-news-1',
  '/admin/papirkurv',
  '/admin/seo',
  '/admin/soeg?q=sal',
  '/admin/henvisninger?q=sal',
  '/admin/egne-sider?q=sal',
  '/admin/kladder',
  '/admin/laesere',
  '/admin/laesere.csv',
  '/admin/brev',
  '/admin/brev/modtagere',
  '/admin/brev/modtagere.csv',
  '/admin/henvendelser',
  '/admin/henvendelser?tilstand=archived',
  '/admin/henvendelser.csv',
  '/admin/persondata?q=l1@example.dk',
  '/admin/sikkerhedskopi',
  '/admin/drift',
  '/admin/flyt-ud',
  '/admin/flyt-ud/wordpress.xml',
  '/admin/flyt-ud/filer.zip',
  '/',
  '/nyheder',
  '/kalender',
  '/bibliografi',
  '/salmer',
  '/salmer/register/foerste-linjer',
  '/salmer/kirkeaar',
  '/billeder',
  '/presse',
  '/tilgaengelighed',
  '/soeg?q=sal',
  '/soeg?q=sal+me+lys',
  '/sitemap.xml',
  '/kalender/alle.ics',
  '/salmer/kirkeaar.ics',
  '/salmer/feed.xml',
  '/nyheder/feed.xml',
  '/nyheder/rss.xml',
  '/nyheder/feed.json',
  '/brev/feed.xml',
]

const at = '2026-11-20T10:00:00.000Z'
const letters = 49_000

/** Adds far more rows than any author writes. */
export function growSite(db: DatabaseSync): void {
  const [admin] = db.prepare('select id from users').all() as [{ id: string }]
  db.exec('begin immediate')
  const add = adder(db)
  const linked = (n: number) =>
    `<p>${text(n, 60)}</p>${Array.from({ length: 8 }, (_, m) => `<p><a href="/findes/${n}-${m}">her</a></p>`).join('')}`
  add('news', 3000, (n) => ({ ...page('news', n), content: linked(n), published_date: day(n) }))
  add('calendar_events', 5000, (n) => ({
    ...page('calendar_events', n),
    date: day(n),
    event_type: 'concert',
    location: wordOf(n),
    description: `<p>${text(n, 60)}</p>`,
  }))
  add('hymns', 2000, (n) => ({
    ...page('hymns', n),
    stanzas: text(n, 120),
    themes: '["Jul"]',
    scripture: '[]',
    days: '["1-advent"]',
    occasions: '[]',
  }))
  add('bibliography', 1000, (n) => ({
    ...page('bibliography', n),
    year: 1900 + (n % 120),
    category: 'salmer_sange',
    description: linked(n),
  }))
  const features = ['accessibility', 'letter']
  add('editable_content', features.length, (n) => ({
    page: 'funktioner',
    element_key: features[n - 1] ?? '',
    content_type: 'text',
    content_value: 'on',
  }))
  add('letters', 500, (n) => ({ ...page('letters', n), content: linked(n) }))
  add('redirects', 3000, (n) => ({ path: `/gammel/${n}`, target: `/nyheder/news-${n}` }))
  add('missing_paths', 20_000, (n) => ({
    path: `/findes/${n}`,
    times: (n % 90) + 1,
    first_day: day(n),
    last_day: day(n),
  }))
  add('subscribers', 20_000, (n) => ({
    email: `l${n}@example.dk`,
    email_key: `l${n}@example.dk`,
    state: n % 5 ? 'active' : 'left',
  }))
  add('consents', 20_000, (n) => ({
    subscriber_id: `grown-subscribers-${n}`,
    wording: text(n, 12),
    place: '/brev',
    given_at: at,
    confirmed_at: at,
  }))
  add('enquiries', 5000, (n) => ({
    state: n % 2 ? 'archived' : 'new',
    name: wordOf(n),
    email: `l${n}@example.dk`,
    message: text(n, 200),
  }))
  add('reader_sums', 60_000, (n) => ({
    day: day(n % 700),
    kind: 'page',
    name: `/nyheder/news-${n}`,
    times: 3,
  }))
  history(add, admin.id)
  add('unsaved_drafts', 500, (n) => ({
    account_id: admin.id,
    typed_at: at,
    form: `/admin/nyheder/grown-news-${n}`,
    path: `/admin/nyheder/grown-news-${n}`,
    content: JSON.stringify({ content: `<p>${text(n, 1000)}</p>` }),
  }))
  db.exec('commit')
}

/** Many changes, 2,000 of them in the trash, and a text with versions that have little in common. */
function history(add: Add, admin_id: string) {
  const row = (n: number, content: string) =>
    JSON.stringify({ id: `grown-news-${n}`, title: `Nyt ${n}`, slug: `nyt-${n}`, content })
  add('changes', 20_000, (n) => ({ number: n, at, admin_id }))
  add('row_versions', 20_000, (n) => {
    const isLong = n <= 15
    const content = isLong
      ? row(1, text(n * 9973, letters / 8).slice(0, letters))
      : row(n, text(n, 100))
    return {
      noun: 'news',
      row_id: isLong ? 'grown-news-1' : `trashed-${n}`,
      number: isLong ? n : 1,
      change_id: `grown-changes-${n}`,
      place: 0,
      action: isLong ? 'update' : 'delete',
      summary: `Nyt ${n}`,
      content,
      bytes: content.length,
    }
  })
  add('trash', 2000, (n) => ({
    change_id: `grown-changes-${n + 15}`,
    noun: 'news',
    row_id: `trashed-${n + 15}`,
    admin_id,
    name: `Nyt ${n}`,
  }))
  add('audit_log', 50_000, () => ({ at, admin_id, action: 'update', noun: 'news' }))
}

type Columns = Record<string, SQLInputValue>
type Add = (table: string, count: number, columns: (n: number) => Columns) => void

/** Fills the columns that every row has, and those that may not be null. */
function adder(db: DatabaseSync): Add {
  return (table, count, columns) => {
    const info = db.prepare('select * from pragma_table_info(?)').all(table) as unknown as Info[]
    const names = new Set(info.map(({ name }) => name))
    const required = info
      .filter(({ notnull, dflt_value, pk }) => notnull && dflt_value === null && !pk)
      .map(({ name, type }) => [name, /int/i.test(type) ? 0 : ''] as const)
    for (let n = 1; n <= count; n++) {
      const usual = { id: `grown-${table}-${n}`, created_at: at, updated_at: at, at }
      const kept = Object.entries(usual).filter(([name]) => names.has(name))
      const row: Columns = {
        ...Object.fromEntries([...required, ...kept]),
        ...columns(n),
      }
      // Not all pages can be drafts.
      if (!names.has('published_at')) delete row.published_at
      const places = Object.keys(row).map((name) => `:${name}`)
      db.prepare(`insert into ${table} (${Object.keys(row)}) values (${places})`).run(row)
    }
  }
}

interface Info {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
}

function page(table: string, n: number): Columns {
  return { title: `${wordOf(n)} ${n}`, slug: `${table}-${n}`, published_at: at }
}

const text = (n: number, words: number) =>
  Array.from({ length: words }, (_, m) => wordOf(n * 40 + m)).join(' ')

const day = (n: number) =>
  new Date(Date.UTC(2026, 0, 1) + (n % 900) * 86_400_000).toISOString().slice(0, 10)
