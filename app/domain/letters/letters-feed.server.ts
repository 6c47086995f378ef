import { parseISO } from 'date-fns/parseISO'
import { escapeUTF8 } from 'entities'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { danishAtom } from '~/http/danish-atom'
import { pageSize } from '~/http/paging'
import { printable } from '~/http/printable'
import type { Backend } from '~/platform/backend.server'
import { letterFeed, letterPath } from './letters'
import { publicLetters, timeOfLetter } from './letters.server'

interface FeedContent {
  title: string
  description: string
  author: string
  siteName: string
  icon: string
}

/** Undefined if there are no letters. */
export async function lettersFeed(
  backend: Backend,
  content: FeedContent,
): Promise<string | undefined> {
  const { siteUrl } = backend
  const rows = await publicLetters(backend).selectAll().limit(pageSize).execute()
  const changes = rows.map((row) => [row.updated_at, timeOfLetter(row)].sort().at(-1) as string)
  const last = changes.toSorted().at(-1)
  if (last === undefined) return undefined
  // Loaded here because the start of the server does not need it.
  const { Feed } = await import('feed')
  const feed = new Feed({
    id: `${siteUrl}/brev`,
    title: `${printable(content.title)} · ${printable(content.siteName)}`,
    description: printable(content.description),
    language: 'da',
    link: `${siteUrl}/brev`,
    feedLinks: { atom: siteUrl + letterFeed.path },
    favicon: siteUrl + content.icon,
    author: { name: printable(content.author), link: siteUrl },
    generator: 'Skrivestue',
    updated: parseISO(last),
  })
  for (const [at, row] of rows.entries()) {
    const html = await richTextHtml(backend, printable(row.content))
    feed.addItem({
      // A permanent id (RFC 4151), without the title and the path, which may change.
      id: `tag:${new URL(siteUrl).hostname},${row.created_at.slice(0, 10)}:brev/${row.id}`,
      title: escapeUTF8(printable(row.title)),
      link: siteUrl + letterPath(row.slug),
      content: html
        .replaceAll(/<source [^<>]*>| (?:srcset|sizes)="[^"]*"/g, '')
        .replaceAll(/(href|src)="\//g, `$1="${siteUrl}/`),
      published: parseISO(timeOfLetter(row)),
      date: parseISO(changes[at] as string),
    })
  }
  return danishAtom(feed.atom1())
}
