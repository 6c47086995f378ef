import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { inDatabase, signIn } from './admin-site.ts'
import { startedAt } from './outlined-site.ts'
import { startSampleSite } from './sample-site.ts'
import type { RunningServer } from './servers.ts'

type Columns = Record<string, SQLInputValue>

const at = '2026-11-20T10:00:00.000Z'
/** One more than a list shows per page. */
const rowCount = 21
/** Enough for a register in groups. */
const hymnCount = 101

const clearedTables = [
  'news',
  'lectures',
  'testimonials',
  'calendar_events',
  'reviews',
  'bibliography',
  'collaborations',
  'hymn_collections',
  'editable_content',
  'contact_content',
  'protected_contact_info',
  'seo_settings',
  'audit_log',
]

/**
 * Starts a site at a fixed time, with more rows of every noun than a list shows per page. Their optional
 * fields are blank, except in the rows that are named after a field.
 * @returns the site and the admin's cookies
 */
export async function startCrowdedSite(): Promise<{ server: RunningServer; cookie: string }> {
  const site = await startSampleSite(startedAt)
  try {
    await site.restart(async () => inDatabase(site, fill))
    return { server: site, cookie: await signIn(site) }
  } catch (error) {
    await site.remove()
    throw new Error(`The site could not be prepared:\n${site.output()}`, { cause: error })
  }
}

function fill(db: DatabaseSync): void {
  const [{ path: picture }, { path: cover }] = db
    .prepare(`select file_path as path from images
      where page_assignment is null or page_assignment = 'bibliography'
      group by page_assignment order by page_assignment`)
    .all() as [{ path: string }, { path: string }]
  for (const table of clearedTables) db.exec(`delete from ${table}`)
  const add = (table: string, id: string, columns: Columns) => {
    const row: Columns = { id, created_at: at, updated_at: at, ...columns }
    const names = Object.keys(row)
    const places = names.map((name) => `:${name}`)
    db.prepare(`insert into ${table} (${names}) values (${places})`).run(row)
  }
  const entry = (id: string) => ({ title: `Om ${id}`, slug: id, published_at: at })
  const repeat = (count: number, write: (number: string) => void) => {
    for (let index = 1; index <= count; index++) write(String(index).padStart(3, '0'))
  }
  repeat(rowCount, (number) => {
    const news = { published_date: `2025-01-${number.slice(1)}`, content: 'Nyt' }
    add('news', `nyhed-${number}`, { ...entry(`nyhed-${number}`), ...news })
    add('lectures', `foredrag-${number}`, entry(`foredrag-${number}`))
    add('testimonials', `anbefaling-${number}`, { name: `Vært ${number}`, quote: 'Godt.' })
    const { published_at: _, ...event } = entry(`aften-${number}`)
    add('calendar_events', `aften-${number}`, { ...event, date: '2027-05-01' })
    const past = { slug: `tidligere-${number}`, date: '2025-05-01' }
    add('calendar_events', `tidligere-${number}`, { ...event, ...past })
    const work = { year: 2001, category: 'værkliste', image_url: cover }
    add('bibliography', `bog-${number}`, { ...entry(`bog-${number}`), ...work })
    const quote = { quote_text: '<p>»God.«</p>', author: `Læser ${number}` }
    add('reviews', `anmeldelse-${number}`, { ...quote, bibliography_id: 'bog-001' })
    add('collaborations', `samarbejde-${number}`, entry(`samarbejde-${number}`))
  })
  const hymn = (id: string, columns: Columns) =>
    add('hymns', id, { ...entry(id), ...blankHymn, ...columns })
  hymn('lys', { stanzas: 'Lyset kommer\n\nOmkvæd:\nSyng', commentary: '<p>Om lys.</p>' })
  // The files of the sample stay, since a site with missing files is not healthy.
  db.exec("update hymn_files set hymn_id = 'lys'; delete from hymns where id <> 'lys'")
  db.exec("update collaboration_files set collaboration_id = 'samarbejde-001'")
  repeat(hymnCount, (number) => {
    const lists = { themes: '["Håb"]', days: '["2-soendag-i-advent"]' }
    hymn(`salme-${number}`, { stanzas: 'Syng med, min sjæl', ...lists })
  })
  repeat(rowCount, (number) =>
    hymn(`laest-${number}`, { stanzas: 'Læst og læst igen', scripture: '["Luk 21,28"]' }),
  )
  db.exec(`delete from images where page_assignment is null and file_path <> '${picture}'`)
  repeat(rowCount - 1, (number) => {
    db.exec(`create temp table another as select * from images where file_path = '${picture}' limit 1;
      update another set id = 'billede-${number}'; insert into images select * from another;
      drop table another`)
  })
  db.exec('delete from stored_pictures where path not in (select file_path from images)')
  addSpecialRows(add, entry, picture)
  db.exec("update lectures set subtitle = 'Om at synge', fee = '900 kr.' where id = 'foredrag-002'")
  db.exec(`insert into calendar_settings values ('1', 'calendar', 1, '${at}', '${at}', 1)
    on conflict do nothing`)
}

const blankHymn = {
  stanzas: 'Lys',
  themes: '[]',
  scripture: '[]',
  days: '[]',
  occasions: '[]',
  commentary: '',
  is_free_in_worship: 0,
  sort_order: 0,
  revision: 1,
}

type Add = (table: string, id: string, columns: Columns) => void
type Entry = (id: string) => Columns

/** Adds rows in states that neither the sample's rows nor those above have. */
function addSpecialRows(add: Add, entry: Entry, picture: string): void {
  const subject_id = 'saerlig-bog'
  add('bibliography', subject_id, {
    ...entry(subject_id),
    year: 2002,
    category: 'faglitteratur',
    image_url: 'https://boger.example/a.jpg',
  })
  add('bibliography', 'uden-omslag', {
    ...entry('uden-omslag'),
    year: 2003,
    category: 'faglitteratur',
    shops: '["Boghandel https://boger.example/"]',
  })
  add('news', 'saerlig-nyhed', {
    ...entry('saerlig-nyhed'),
    content: 'Først.\n\nSiden.',
    listed_paragraphs: 1,
    image_url: picture,
    subject_id,
    published_date: '2026-11-01',
  })
  const event = { title: 'Om aften', subject_id, location: 'Thy' }
  add('calendar_events', 'foer', { ...event, slug: 'foer', date: '2026-11-01' })
  add('calendar_events', 'efter', {
    ...event,
    slug: 'efter',
    date: '2026-12-24',
    moved_from: '2026-12-23',
  })
  add('calendar_events', 'beholdt', {
    title: 'Om aften',
    slug: 'beholdt',
    date: '2026-11-02',
    keep_after_date: 1,
  })
  add('news', 'om-foredrag', {
    ...entry('om-foredrag'),
    content: 'Nyt',
    published_date: '2025-06-01',
    subject_id: 'foredrag-001',
  })
  add('hymn_collections', 'samling', {
    ...entry('samling'),
    year: 2004,
    description: '',
    is_available: 0,
    sort_order: 0,
    revision: 1,
    hymn_ids: '["lys"]',
  })
}
