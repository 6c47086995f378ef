import { escapeUTF8 } from 'entities'
import { picturesByPath } from '~/domain/images/images.server'
import { ownFieldsKey, writtenOwnFields } from '~/domain/moving/own-fields'
import { mixedTextHtml } from '~/domain/rich-text/rich-text-html.server'
import type { Backend } from '~/platform/backend.server'
import { asTable } from '~/platform/changes/nouns'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import { copenhagenClock } from '~/platform/runtime/clock'
import { letOthersIn } from '~/platform/runtime/event-loop'
import { exportCopy } from './export.copy'

/** The kinds of a WXR: news are posts, events those of The Events Calendar, the others pages of a category. */
const exported = [
  { noun: 'news', type: 'post', text: 'content', category: undefined },
  { noun: 'lectures', type: 'page', text: 'description', category: exportCopy.lectures },
  {
    noun: 'collaborations',
    type: 'page',
    text: 'description',
    category: exportCopy.collaborations,
  },
  { noun: 'bibliography', type: 'page', text: 'description', category: exportCopy.works },
  { noun: 'calendar_events', type: 'tribe_events', text: 'description', category: undefined },
] as const

/** The site as an export of WordPress (WXR 1.2), drafts and scheduled items too. Its pictures are named by their URLs. */
export async function* wxrExport(backend: Backend): AsyncGenerator<string> {
  const { siteUrl, clock } = backend
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${cdata(new URL(siteUrl).host)}</title>
<link>${siteUrl}</link>
<pubDate>${clock.now().toUTCString()}</pubDate>
<language>da-DK</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${siteUrl}</wp:base_site_url>
<wp:base_blog_url>${siteUrl}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata(exportCopy.author)}</wp:author_login></wp:author>
`
  let id = 0
  for (const { noun, type, text, category } of exported) {
    const rows: PlainRow[] = await backend.db
      .selectFrom(asTable(noun))
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    for (const row of rows) {
      await letOthersIn()
      const picture = await pictureOf(backend, row.image_url)
      const attachment = picture ? ++id : undefined
      if (picture && attachment) yield attachmentItem(attachment, picture, row, siteUrl)
      const html = await mixedTextHtml(backend, String(row[text] ?? ''))
      const path = backend.nouns[noun].pathOf(String(row.slug))
      const content = absolute(html, siteUrl)
      yield postItem(backend, {
        id: ++id,
        type,
        row,
        content,
        link: siteUrl + path,
        category,
        attachment,
      })
    }
  }
  yield '</channel>\n</rss>\n'
}

interface ExportedPicture {
  url: string
  alt: string
}

async function pictureOf(backend: Backend, path: unknown): Promise<ExportedPicture | undefined> {
  if (typeof path !== 'string' || path === '') return undefined
  if (/^https:/.test(path)) return { url: path, alt: '' }
  const picture = (await picturesByPath(backend, [path])).get(path)
  return picture && { url: backend.siteUrl + picture.src, alt: picture.alt }
}

/** Also removes the ids of PDFs, which another site has not: it takes the PDF of the link. */
function absolute(html: string, siteUrl: string): string {
  return html
    .replace(/(<[^>]*?\b(?:src|href)=")\/(?!\/)/g, `$1${siteUrl}/`)
    .replace(/(<a\b[^>]*?) data-pdf-id="[^"]*"/g, '$1')
}

function attachmentItem(
  id: number,
  { url, alt }: ExportedPicture,
  row: PlainRow,
  siteUrl: string,
): string {
  return item([
    ['title', cdata(row.title)],
    ['link', `${siteUrl}/?attachment_id=${id}`],
    ['content:encoded', cdata('')],
    ['wp:post_id', id],
    ...datesOf(secondsBefore(String(row.created_at), id)),
    ['wp:status', 'inherit'],
    ['wp:post_type', 'attachment'],
    ['wp:attachment_url', cdata(url)],
    ...metaParts([['_wp_attachment_image_alt', alt]]),
  ])
}

interface Post {
  id: number
  type: string
  row: PlainRow
  content: string
  link: string
  category: string | undefined
  attachment: number | undefined
}

function postItem({ clock }: Backend, post: Post): string {
  const { row, type, category, attachment } = post
  const now = clock.now().toISOString()
  const isEvent = type === 'tribe_events'
  const eventAt = row.is_visible ? '' : null
  const publishedAt = isEvent ? eventAt : row.published_at
  const { status, ...publication } = publicationOf(publishedAt as string | null, row, now)
  const instant = isEvent ? secondsBefore(publication.instant, post.id) : publication.instant
  const meta: [string, unknown][] = [
    ...(attachment ? [['_thumbnail_id', attachment] as [string, unknown]] : []),
    ...(isEvent ? eventMeta(row) : []),
    [ownFieldsKey, writtenOwnFields(row)],
  ]
  return item([
    ['title', cdata(row.title)],
    ['link', escapeUTF8(post.link)],
    ['pubDate', new Date(instant).toUTCString()],
    ['dc:creator', cdata(exportCopy.author)],
    ['content:encoded', cdata(post.content)],
    ['excerpt:encoded', cdata(row.summary ?? row.short_text ?? '')],
    ['wp:post_id', post.id],
    ...datesOf(instant),
    ['wp:post_name', cdata(row.slug)],
    ['wp:status', status],
    ['wp:post_parent', 0],
    ['wp:menu_order', 0],
    ['wp:post_type', type],
    ...(category
      ? [['category domain="category" nicename="side"', cdata(category)] as [string, string]]
      : []),
    ...metaParts(meta),
  ])
}

function metaParts(meta: readonly [string, unknown][]) {
  return meta.map(([key, value]): [string, string] => [
    'wp:postmeta',
    `<wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value>`,
  ])
}

/** WordPress takes two of one title and one date for one: the dates of a series, or pictures, would be left out. */
const secondsBefore = (instant: string, seconds: number) =>
  new Date(Date.parse(instant) - seconds * 1000).toISOString()

function datesOf(instant: string): [string, string][] {
  const { date, time } = copenhagenClock(instant)
  return [
    ['wp:post_date', `${date} ${time}:${instant.slice(17, 19)}`],
    ['wp:post_date_gmt', instant.slice(0, 19).replace('T', ' ')],
  ]
}

/** News have their own date, at noon; the others that of their creation. */
function publicationOf(publishedAt: string | null, row: PlainRow, now: string) {
  const day = row.published_date ? `${row.published_date}T11:00:00.000Z` : String(row.created_at)
  if (publishedAt === null) return { status: 'draft', instant: day }
  return publishedAt > now
    ? { status: 'future', instant: publishedAt }
    : { status: 'publish', instant: day }
}

function eventMeta(row: PlainRow): [string, unknown][] {
  const start = `${row.date} ${row.time || '00:00'}:00`
  return [
    ['_EventStartDate', start],
    ['_EventEndDate', row.end_time ? `${row.date} ${row.end_time}:00` : start],
    ['_EventTimezone', 'Europe/Copenhagen'],
    ['_EventAllDay', row.time ? 'no' : 'yes'],
    ...(row.ticket_link ? [['_EventURL', row.ticket_link] as [string, unknown]] : []),
    ...(row.is_cancelled ? [['_tribe_events_status', 'canceled'] as [string, unknown]] : []),
  ]
}

function item(parts: readonly [string, unknown][]): string {
  const lines = parts.map(([tag, value]) => `<${tag}>${value}</${tag.split(' ')[0]}>`)
  return `<item>\n${lines.join('\n')}\n</item>\n`
}

function cdata(value: unknown): string {
  return `<![CDATA[${String(value ?? '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
