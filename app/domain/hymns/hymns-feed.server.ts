import { parseISO } from 'date-fns/parseISO'
import { escapeUTF8 } from 'entities'
import type { Item } from 'feed'
import { stanzasOf } from '~/domain/hymns/verse/stanzas'
import { danishAtom } from '~/http/danish-atom'
import { pageSize } from '~/http/paging'
import { printable } from '~/http/printable'
import type { Backend } from '~/platform/backend.server'
import type { RowOf } from '~/platform/db/schema'
import { collectionsPath, hymnFeed, hymnPath } from './hymns'
import { creditLines } from './hymns.copy'
import { publicHymns } from './hymns.server'

type HymnRow = RowOf<'hymns'>

/** Undefined if the site has no hymns. */
export async function newHymnsFeed(
  backend: Backend,
  content: { title: string; author: string; siteName: string; icon: string; description: string },
): Promise<string | undefined> {
  const { siteUrl } = backend
  const rows = await newestHymns(backend)
  const changes = rows.map(changedAt).sort()
  const last = changes.at(-1)
  if (last === undefined) return undefined
  const author = printable(content.author)
  // Loaded here because the start of the server does not need it.
  const { Feed } = await import('feed')
  const feed = new Feed({
    id: `${siteUrl}${collectionsPath}`,
    title: `${printable(content.title)} · ${printable(content.siteName)}`,
    description: printable(content.description),
    language: 'da',
    link: `${siteUrl}${collectionsPath}`,
    feedLinks: { atom: `${siteUrl}${hymnFeed.path}` },
    favicon: siteUrl + content.icon,
    author: { name: author, link: siteUrl },
    generator: 'Skrivestue',
    updated: parseISO(last),
  })
  for (const row of rows) feed.addItem(feedItem(row, siteUrl, author))
  return danishAtom(feed.atom1())
}

async function newestHymns(backend: Backend): Promise<HymnRow[]> {
  const rows = await publicHymns(backend).selectAll().orderBy('id').execute()
  return rows
    .sort((one, other) => publishedAt(other).localeCompare(publishedAt(one)))
    .slice(0, pageSize)
}

function feedItem(row: HymnRow, siteUrl: string, author: string): Item {
  const verses = stanzasOf(row.stanzas).map(({ lines }) => lines)
  const paragraphs = [...verses, creditLines(row, author)]
  return {
    // A permanent id (RFC 4151), without the title and the path, which may change.
    id: `tag:${new URL(siteUrl).hostname},${row.created_at.slice(0, 10)}:salmer/${row.id}`,
    title: escapeUTF8(printable(row.title)),
    link: `${siteUrl}${hymnPath(row.slug)}`,
    content: paragraphs.map(paragraphOf).join(''),
    published: parseISO(publishedAt(row)),
    date: parseISO(changedAt(row)),
  }
}

function paragraphOf(lines: string[]): string {
  return `<p>${lines.map((line) => escapeUTF8(printable(line))).join('<br>')}</p>`
}

function publishedAt({ created_at, published_at }: HymnRow): string {
  return later(created_at, published_at ?? created_at)
}

function changedAt(row: HymnRow): string {
  return later(row.updated_at, publishedAt(row))
}

const later = (one: string, other: string) => (other > one ? other : one)
