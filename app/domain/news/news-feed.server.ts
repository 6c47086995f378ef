import { parseISO } from 'date-fns/parseISO'
import { escapeUTF8 } from 'entities'
import type { Feed } from 'feed'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { isEditorHtml } from '~/forms/editor-html'
import { danishAtom } from '~/http/danish-atom'
import { linkedText } from '~/http/linked-text.server'
import { pageSize } from '~/http/paging'
import { printable } from '~/http/printable'
import type { Backend } from '~/platform/backend.server'
import type { RowOf } from '~/platform/db/schema'
import { copenhagenDate, copenhagenTime, copenhagenToday } from '~/platform/runtime/clock'
import { type FeedFormat, feeds, newsDescription } from './feeds'
import { newsPath } from './news'
import { publicNews } from './news.server'

interface FeedContent {
  title: string
  author: string
  siteName: string
  icon: string
  more: string
}

export async function newsFeed(backend: Backend, format: FeedFormat, content: FeedContent) {
  const { siteUrl } = backend
  const rows = await publicNews(backend).selectAll().limit(pageSize).execute()
  const author = printable(content.author)
  // Loaded here because the start of the server does not need it.
  const { Feed } = await import('feed')
  const feed = new Feed({
    id: `${siteUrl}/nyheder`,
    title: `${printable(content.title)} · ${printable(content.siteName)}`,
    description: newsDescription,
    language: 'da',
    link: `${siteUrl}/nyheder`,
    feedLinks: Object.fromEntries(feeds.map((each) => [each.format, `${siteUrl}${each.path}`])),
    favicon: siteUrl + content.icon,
    author: { name: author, link: siteUrl },
    generator: 'Skrivestue',
    updated: updatedAt(backend, rows),
  })
  for (const row of rows) feed.addItem(await feedItem(backend, row, format, content))
  return writers[format](feed)
}

const writers: Record<FeedFormat, (feed: Feed) => string> = {
  atom: (feed) => danishAtom(feed.atom1()),
  rss: (feed) => unwrapTitles(feed.rss2()),
  json: (feed) => jsonFeed(feed),
}

/** Removes CDATA around item titles, which `feedItem` has escaped. */
function unwrapTitles(rss: string): string {
  return rss.replaceAll(/<title><!\[CDATA\[(.*?)\]\]><\/title>/gs, '<title>$1</title>')
}

/** Converts the library's JSON Feed 1.0 to 1.1, which has a language and several authors. */
function jsonFeed(feed: Feed): string {
  const { author, ...rest } = JSON.parse(feed.json1())
  const version = 'https://jsonfeed.org/version/1.1'
  return JSON.stringify({ ...rest, version, language: 'da', authors: [author] }, null, 4)
}

type NewsRow = RowOf<'news'>

/** The date of a feed; of an empty feed the start of today, which does not change with each request. */
function updatedAt({ clock }: Backend, rows: NewsRow[]): Date {
  const changes = rows.map(changedAt).sort()
  return parseISO(changes.at(-1) ?? copenhagenTime(copenhagenToday(clock)).toISOString())
}

async function feedItem(backend: Backend, row: NewsRow, format: FeedFormat, { more }: FeedContent) {
  const { siteUrl } = backend
  const title = printable(row.title)
  const link = validLink(row)
  const date = parseISO(changedAt(row))
  const published = publicationDate(row)
  return {
    id: permanentId(row, siteUrl),
    title: escapeTitle[format](title),
    link: `${siteUrl}${newsPath(row.slug)}`,
    content: (await itemHtml(backend, row)) + (link ? `<p>${anchor(link, more)}</p>` : ''),
    // The author may date an item ahead; no reader of feeds expects one that was changed before it was published.
    published: new Date(Math.min(published.getTime(), date.getTime())),
    date,
  }
}

function changedAt({ updated_at, published_at }: NewsRow): string {
  return published_at !== null && published_at > updated_at ? published_at : updated_at
}

/** The library expects Atom titles as HTML and RSS titles as XML, but escapes JSON itself. */
const escapeTitle: Record<FeedFormat, (title: string) => string> = {
  atom: escapeUTF8,
  rss: escapeUTF8,
  json: (title) => title,
}

/** A permanent id (RFC 4151), without the title and the path, which may change. */
function permanentId({ id, created_at }: NewsRow, siteUrl: string): string {
  return `tag:${new URL(siteUrl).hostname},${created_at.slice(0, 10)}:nyheder/${id}`
}

function validLink({ link }: NewsRow): string | undefined {
  return link && /^https?:\/\//i.test(link) && URL.canParse(link) ? new URL(link).href : undefined
}

/** The publication or creation, if on the item's date; otherwise noon, the same day in almost all time zones. */
function publicationDate({ published_date, published_at, created_at }: NewsRow): Date {
  const instant = [published_at ?? created_at, created_at]
    .map((instant) => parseISO(instant))
    .find((instant) => copenhagenDate(instant) === published_date)
  return instant ?? copenhagenTime(published_date, '12:00')
}

async function itemHtml(backend: Backend, { content }: NewsRow): Promise<string> {
  if (!isEditorHtml(content)) return paragraphs(content)
  const html = await richTextHtml(backend, printable(content))
  return html
    .replaceAll(/<source [^<>]*>| (?:srcset|sizes)="[^"]*"/g, '')
    .replaceAll(/(href|src)="\//g, `$1="${backend.siteUrl}/`)
}

/** Converts plain text to HTML paragraphs. The text is escaped, so it cannot end the CDATA section around it. */
function paragraphs(text: string): string {
  return printable(text)
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${withAnchors(paragraph)}</p>`)
    .join('')
}

function withAnchors(text: string): string {
  const html = [linkedText(text)]
    .flat()
    .map((piece) =>
      typeof piece === 'string' ? escapeUTF8(piece) : anchor(piece.href, piece.text),
    )
  return html.join('').replaceAll('\n', '<br>')
}

function anchor(link: string, words: string): string {
  return `<a href="${escapeUTF8(link)}">${escapeUTF8(printable(words))}</a>`
}
