import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { everyEventFile } from '~/domain/calendar/icalendar.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun, SlugNoun } from '~/platform/changes/noun'
import { asTable, columnsOfKind, nounsWith } from '~/platform/changes/nouns'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import { unlessMissing } from '~/platform/files/file-path'
import type { ZippedFile, ZippedText } from '~/platform/files/zip-stream.server'
import { letOthersIn } from '~/platform/runtime/event-loop'
import { markdownOf } from './markdown.server'

/** The folders of the nouns whose rows become a file each; hymns are text. */
const folders = {
  news: 'nyheder',
  letters: 'breve',
  lectures: 'foredrag',
  collaborations: 'samarbejder',
  bibliography: 'vaerker',
  calendar_events: 'arrangementer',
  hymns: 'salmer',
  hymn_collections: 'salmesamlinger',
} as const satisfies Record<SlugNoun, string>

/** Texts of visitors leave with the archive only. */
type LeftOut = 'enquiries' | 'calendar_settings'

/** Nouns whose rows are sections of one file. */
const lists = {
  testimonials: 'anbefalinger',
  reviews: 'anmeldelser',
  contact_content: 'kontakt',
  protected_contact_info: 'kontaktoplysninger',
  profiles: 'profiler',
  images: 'billeder',
  hymn_files: 'noder-og-indspilninger',
  collaboration_files: 'pdf-filer',
  seo_settings: 'seo',
  redirects: 'viderestillinger',
  editable_content: 'tekster',
} as const satisfies Record<Exclude<Noun, SlugNoun | LeftOut>, string>

const internal = new Set(['id', 'revision', 'sort_order', 'series_id', 'slug'])

/** Writes the content as files that can be read without a program. Returns how many were written. */
export async function exportMarkdown(backend: Backend, folder: string): Promise<number> {
  let count = 0
  for await (const entry of markdownFiles(backend)) {
    const file = join(folder, entry.name)
    await mkdir(dirname(file), { recursive: true })
    if ('text' in entry) await writeFile(file, entry.text)
    else await pipeline(await entry.open(), createWriteStream(file))
    count++
  }
  return count
}

export async function* markdownFiles(backend: Backend): AsyncGenerator<ZippedFile | ZippedText> {
  for (const [noun, name] of Object.entries(folders) as [Noun, string][]) {
    const rows = await rowsOf(backend, noun)
    const extension = noun === 'hymns' ? 'txt' : 'md'
    for (const row of rows) {
      const text = await letOthersIn(() => fileOf(backend, noun, row, '../'))
      yield { name: `${name}/${row.slug}.${extension}`, text }
    }
    if (noun === 'bibliography') yield { name: 'works.csv', text: csvOf(rows) }
  }
  for (const [noun, name] of Object.entries(lists) as [Noun, string][]) {
    const texts = (await rowsOf(backend, noun)).map((row) => fileOf(backend, noun, row, ''))
    if (texts.length > 0) yield { name: `${name}.md`, text: texts.join('\n\n') }
  }
  yield { name: 'events.ics', text: await everyEventFile(backend) }
  yield* storedFiles(backend)
}

function rowsOf({ db }: Backend, noun: Noun): Promise<PlainRow[]> {
  return db.selectFrom(asTable(noun)).selectAll().orderBy('created_at').orderBy('id').execute()
}

/** Front matter, and below it the texts. */
function fileOf(backend: Backend, noun: Noun, row: PlainRow, root: string): string {
  const rich = columnsOfKind(backend.nouns, noun, 'rich-text')
  const texts = [...rich, ...(noun === 'hymns' ? ['stanzas'] : [])]
  const matter = Object.entries(row).flatMap(([name, value]) => {
    if (value === null || value === '' || internal.has(name) || texts.includes(name)) return []
    return [`${name}: ${JSON.stringify(value)}`]
  })
  const path = (file: string) => `${root}filer/${file}`
  const body = texts.flatMap((name) => (row[name] ? [markdownOf(String(row[name]), path)] : []))
  return `---\n${matter.join('\n')}\n---\n\n${body.join('\n\n')}\n`
}

const csvColumns = [
  'title',
  'year',
  'category',
  'isbn',
  'publisher',
  'pages',
  'translator',
  'purchase_link',
] as const
const csvHeadings = 'Titel;År;Kategori;ISBN;Forlag;Sider;Oversætter;Købslink'

/** With a byte order mark, by which Excel recognises UTF-8. */
function csvOf(rows: readonly PlainRow[]): string {
  const cell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`
  const lines = rows.map((row) => csvColumns.map((name) => cell(row[name])).join(';'))
  return `\ufeff${[csvHeadings, ...lines].join('\r\n')}\r\n`
}

/** Pictures, PDFs, scores and recordings, at their stored paths. */
async function* storedFiles(backend: Backend): AsyncGenerator<ZippedFile> {
  const paths = new Set<string>()
  for (const noun of nounsWith(backend.nouns, 'file_path'))
    for (const row of await rowsOf(backend, noun)) paths.add(String(row.file_path))
  for (const path of paths) {
    const size = await unlessMissing(backend.files.size(path))
    if (size === undefined) continue
    yield { name: `filer/${path}`, size, open: () => backend.files.read(path) }
  }
}
