import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { earlierRows, hostile } from './earlier-rows'
import { query, rowsOf } from './postgres'
import { locate, postgres } from './programs'
import { databaseOn } from './template-databases'

type Rows = Record<string, Record<string, unknown>[]>

/** The types of the columns of the specification's tables that are no text. */
const types: Record<string, string> = {
  id: 'text primary key',
  created_at: 'timestamptz not null default now()',
  updated_at: 'timestamptz',
  published_date: 'date',
  date: 'date',
  time: 'time',
  year: 'integer',
  sort_order: 'integer',
  file_size: 'bigint',
  is_visible: 'boolean',
  is_active: 'boolean',
  is_primary: 'boolean',
  keep_after_date: 'boolean',
  focus_x: 'numeric',
  focus_y: 'numeric',
  themes: 'text[]',
}

const odd = [
  hostile,
  "'; drop table news; --",
  '\\. \\N \\\\ \t\r\n»«',
  '{"a":"b"}',
  'æøå 漢字 👩‍🚀 e\u0301',
  '<p>HTML & &amp; <script>x()</script></p>',
  'COPY public.news (id) FROM stdin;\n1\n\\.',
]

/** A thousand rows with hostile values, or a part of them, without files. */
export function manyEarlierRows(part = 1): Rows {
  const repeated = (table: keyof typeof earlierRows, count: number) =>
    Array.from({ length: Math.ceil(count * part) }, (_, index) => {
      const [first = {}] = earlierRows[table] as Record<string, unknown>[]
      const text = odd[index % odd.length] ?? ''
      const texts = Object.entries(first).map(([name, value]) =>
        /^(?:title|content|description|quote|quote_text|location|author)$/.test(name)
          ? [name, `${index} ${text}`]
          : [name, value],
      )
      const at = `2025-01-02T03:04:${String(index % 60).padStart(2, '0')}.123Z`
      const own = {
        id: `${table}-${index}`,
        created_at: at,
        ...(table === 'news' && { link: null }),
      }
      return {
        ...first,
        ...Object.fromEntries(texts),
        ...own,
        ...(table === 'bibliography' && { slug: `bog-${index}` }),
        ...(table === 'reviews' && { bibliography_id: `bibliography-${index}` }),
      }
    })
  return {
    editable_content: earlierRows.editable_content,
    seo_settings: earlierRows.seo_settings,
    protected_contact_info: earlierRows.protected_contact_info,
    contact_content: earlierRows.contact_content,
    news: repeated('news', 300),
    lectures: repeated('lectures', 50),
    testimonials: repeated('testimonials', 50),
    calendar_events: repeated('calendar_events', 300),
    bibliography: repeated('bibliography', 150),
    reviews: repeated('reviews', 150),
    images: [],
    collaborations: earlierRows.collaborations,
    collaboration_images: [],
    collaboration_files: [],
  }
}

/** Creates a database of the earlier site, filled with rows. It is dropped after the run, with the template. */
export async function earlierDatabase(tables: Rows): Promise<string> {
  const { url, template } = inject('postgres')
  const name = `${template}_earlier_${crypto.randomUUID().replaceAll('-', '')}`
  await query(url, `create database ${name}`)
  const database = databaseOn(url, name)
  for (const [table, rows] of Object.entries(tables)) {
    const names = Object.keys(rows[0] ?? { id: '' })
    const columns = names.map((column) => `${column} ${types[column] ?? 'text'}`)
    const json = JSON.stringify(rows).replaceAll("'", "''")
    await query(
      database,
      `create table ${table} (${columns.join(', ')});
       insert into ${table} select * from json_populate_recordset(null::${table}, '${json}')`,
    )
  }
  return database
}

/** The rows in the JSON of PostgREST. */
export async function servedRows(database: string, tables: Rows): Promise<Rows> {
  const served: Rows = {}
  for (const table of Object.keys(tables)) {
    const rows = (await rowsOf(database, `select to_json(t) as row from ${table} t`)) as {
      row: Record<string, unknown>
    }[]
    served[table] = rows.map(({ row }) => row)
  }
  return served
}

/** A dump by PostgreSQL's own program, with the options that hosted databases use. */
export function dumpOf(database: string, ...options: string[]): string {
  const beside = join(locate(postgres), 'pg_dump')
  const program = existsSync(beside) ? beside : 'pg_dump'
  const { status, stdout, stderr, error } = spawnSync(program, [...options, '--dbname', database], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw error ?? new Error(stderr)
  return stdout
}
