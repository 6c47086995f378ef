import { parseISO } from 'date-fns/parseISO'
import { escapeUTF8 } from 'entities'
import type { Feed, Item } from 'feed'
import { shownRichText } from '~/domain/rich-text/shown-rich-text.server'
import { isEditorHtml } from '~/forms/editor-html'
import { danishAtom } from '~/http/danish-atom'
import { linkedText } from '~/http/linked-text.server'
import { pageSize } from '~/http/paging'
import { printable } from '~/http/printable'
import type { Backend } from '~/platform/backend.server'
import type { RowOf } from '~/platform/db/schema'
import { copenhagenDate, copenhagenTime, copenhagenToday } from '~/platform/runtime/clock'
import { newsDescription } from './feed.copy'
import { type FeedFormat, feeds } from './feeds'
import { newsPath } from './news'
import { publicNews } from './news.server'

/** The texts of the content store that a feed shows. */
interface FeedContent {
  title: string
  author: string
  siteName: string
  /** The path of the site's icon. */
  icon: string
  /** The words of the link to an item. */
  more: string
}

/** A feed of the newest news: as many items as the first page of the list. */
export async function newsFeed(
  backend: Backend,
  format: FeedFormat,
  content: FeedContent,
): Promise<string> {
  const { siteUrl } = backend
  const rows = await publicNews(backend).selectAll().limit(pageSize).execute()
  const author = printable(content.author)
  // Not needed at start-up.
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
    updated: lastChange(backend, rows),
  })
  for (const row of rows) feed.addItem(await itemOf(backend, row, format, content))
  return written[format](feed)
}

const written: Record<FeedFormat, (feed: Feed) => string> = {
  atom: (feed) => danishAtom(feed.atom1()),
  rss: (feed) => withTitlesAsText(feed.rss2()),
  json: (feed) => jsonFeed(feed),
}

/** Removes CDATA around item titles, which `itemOf` has escaped. */
function withTitlesAsText(rss: string): string {
  return rss.replaceAll(/<title><!\[CDATA\[(.*?)\]\]><\/title>/gs, '<title>$1</title>')
}

/** JSON Feed 1.1: the library writes version 1, which has no language and only one author. */
function jsonFeed(feed: Feed): string {
  const { author, ...rest } = JSON.parse(feed.json1())
  const version = 'https://jsonfeed.org/version/1.1'
  return JSON.stringify({ ...rest, version, language: 'da', authors: [author] }, null, 4)
}

type NewsRow = RowOf<'news'>

/** An empty feed is dated today: feeds need a date, and it should not change with each request. */
function lastChange({ clock }: Backend, rows: NewsRow[]): Date {
  const changes = rows.map(changeOf).sort()
  return parseISO(changes.at(-1) ?? copenhagenTime(copenhagenToday(clock)).toISOString())
}

async function itemOf(
  backend: Backend,
  row: NewsRow,
  format: FeedFormat,
  { more }: FeedContent,
): Promise<Item> {
  const { siteUrl } = backend
  const title = printable(row.title)
  const link = ownLink(row)
  return {
    id: tagOf(row, siteUrl),
    title: titleFor[format](title),
    link: `${siteUrl}${newsPath(row.slug)}`,
    content: (await contentOf(backend, row)) + (link ? `<p>${anchor(link, more)}</p>` : ''),
    published: publicationOf(row),
    date: parseISO(changeOf(row)),
  }
}

/** A scheduled item changed when it was published. */
function changeOf({ updated_at, published_at }: NewsRow): string {
  return published_at !== null && published_at > updated_at ? published_at : updated_at
}

/** The library treats Atom titles as HTML and RSS titles as XML text; JSON escapes its own. */
const titleFor: Record<FeedFormat, (title: string) => string> = {
  atom: escapeUTF8,
  rss: escapeUTF8,
  json: (title) => title,
}

/** Identifies the item permanently (RFC 4151): contains neither its title nor its path. */
function tagOf({ id, created_at }: NewsRow, siteUrl: string): string {
  return `tag:${new URL(siteUrl).hostname},${created_at.slice(0, 10)}:nyheder/${id}`
}

function ownLink({ link }: NewsRow): string | undefined {
  return link && /^https?:\/\//i.test(link) && URL.canParse(link) ? new URL(link).href : undefined
}

/**
 * When an item was published or, if it was dated the same day, written. For any other date noon, which is
 * the same day almost everywhere.
 */
function publicationOf({ published_date, published_at, created_at }: NewsRow): Date {
  const moment = [published_at ?? created_at, created_at]
    .map((instant) => parseISO(instant))
    .find((instant) => copenhagenDate(instant) === published_date)
  return moment ?? copenhagenTime(published_date, '12:00')
}

async function contentOf(backend: Backend, { content }: NewsRow): Promise<string> {
  if (!isEditorHtml(content)) return paragraphs(content)
  const html = await shownRichText(backend, printable(content))
  return html
    .replaceAll(/<source [^<>]*>| (?:srcset|sizes)="[^"]*"/g, '')
    .replaceAll(/(href|src)="\//g, `$1="${backend.siteUrl}/`)
}

/** Plain text as HTML paragraphs. Escaped, so it cannot end the CDATA section around it. */
function paragraphs(text: string): string {
  return printable(text)
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${withAnchors(paragraph)}</p>`)
    .join('')
}

/** Escaped text with its web addresses as links. */
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
