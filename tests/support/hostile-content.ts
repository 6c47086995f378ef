import { randomUUID } from 'node:crypto'
import { contentEntries } from '~/domain/content/content'
import { inDatabase } from './admin-site.ts'
import type { RunningServer } from './servers.ts'

const longWord = 'speciallægepraksisplanlægningsstabiliseringsperiode'
const longEmail = `${'navn.'.repeat(14)}efternavn@example.dk`
const longUrl = `https://www.example.dk/${'a1b2c3d4'.repeat(22)}`

/** Text that stretches a layout: a long word, e-mail address and web address. */
export const hostileText = `${longWord} ${longEmail} ${longUrl}`

const hostileHtml = `<p><strong>${longWord}</strong> ${longEmail} <a href="${longUrl}">${longUrl}</a></p><ul><li>${hostileText}</li></ul>`

/** The text columns of each table. */
const texts: Record<
  string,
  { plain?: string[]; rich?: string[]; url?: string[]; email?: string[] }
> = {
  news: { plain: ['title', 'content', 'summary'], url: ['link'] },
  lectures: {
    plain: ['title', 'subtitle', 'description', 'duration', 'location'],
    url: ['link'],
  },
  testimonials: { plain: ['name', 'title', 'quote'] },
  calendar_events: {
    plain: ['title', 'location', 'address', 'description'],
    url: ['ticket_link'],
  },
  hymns: { plain: ['title'] },
  hymn_collections: { plain: ['title', 'description'] },
  bibliography: { plain: ['title'], rich: ['description'], url: ['purchase_link'] },
  reviews: { plain: ['header', 'author', 'publication'], rich: ['quote_text'] },
  collaborations: { plain: ['title', 'short_text'], rich: ['description'], url: ['link'] },
  collaboration_files: { plain: ['original_name'] },
  contact_content: {
    plain: [
      ...['header_title', 'header_subtitle', 'form_title', 'direct_contact_title'],
      ...['quote_text', 'quote_author', 'image_alt'],
    ],
  },
  protected_contact_info: { plain: ['phone', 'location'], email: ['email'] },
  profiles: { plain: ['name'], url: ['url'] },
  images: { plain: ['alt_text', 'description', 'original_name'] },
  seo_settings: { plain: ['meta_title', 'meta_description'] },
  audit_log: { plain: ['summary'] },
  sessions: { plain: ['user_agent'] },
}

/** Writes such texts into every field of every row and every text of the site. */
export function makeHostile(site: RunningServer): void {
  inDatabase(site, (db) => {
    for (const [table, { plain = [], rich = [], url = [], email = [] }] of Object.entries(texts)) {
      const values = [
        ...plain.map((column) => [column, hostileText]),
        ...rich.map((column) => [column, hostileHtml]),
        ...url.map((column) => [column, longUrl]),
        ...email.map((column) => [column, longEmail]),
      ]
      const assignments = values.map(([column]) => `${column} = ?`)
      db.prepare(`update ${table} set ${assignments}`).run(...values.map(([, text = '']) => text))
    }
    db.prepare('update lectures set themes = ?').run(JSON.stringify([longWord, longEmail, longUrl]))
    db.prepare(
      'update collaboration_files set collaboration_id = (select id from collaborations limit 1)',
    ).run()
    db.exec('delete from editable_content')
    const write = db.prepare(
      `insert into editable_content
        (id, page, element_key, content_type, content_value, created_at, updated_at)
       values (?, ?, ?, ?, ?, '2026', '2026')`,
    )
    for (const [key, entry] of Object.entries(contentEntries)) {
      const [page = '', element = ''] = key.split('.')
      const isRich = 'kind' in entry && entry.kind === 'rich_text'
      const text = isRich ? hostileHtml : hostileText
      write.run(randomUUID(), page, element, isRich ? 'rich_text' : 'text', text)
    }
    db.prepare(
      `insert into missing_paths (path, times, first_day, last_day, is_dismissed)
       values (?, 3, '2026-11-01', '2026-11-20', 0)`,
    ).run(`/${new URL(longUrl).pathname}`)
    db.prepare(
      `insert into redirects (id, path, target, created_at, updated_at, revision)
       values ('a', ?, '/nyheder', '2026', '2026', 1)`,
    ).run(`/b${new URL(longUrl).pathname}`)
  })
}
