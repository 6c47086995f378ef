import type { RouterContextProvider } from 'react-router'
import { deadLinks } from '~/domain/redirects/dead-links.server'
import { missingPaths } from '~/domain/redirects/missing-paths.server'
import { redirectsCopy as text } from '~/domain/redirects/redirects.copy'
import { allRedirects, sitePages } from '~/domain/redirects/redirects.server'
import { listingOf, listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import { readList, readListing } from '~/routes/admin/answer.server'
import { lists } from './list-names'

/** Reads the screen's lists; if one fails, the others are shown. */
export async function readRedirectLists(
  context: Readonly<RouterContextProvider>,
  request: Request,
) {
  const { backend } = signedIn(context)
  const readMissing = async () =>
    listingOf(await missingPaths(backend), listQueryOf(request, lists.missing), ({ path }) => path)
  const readRedirects = async () =>
    listingOf(await allRedirects(backend), listQueryOf(request, lists.redirects), (row) =>
      [row.path, row.target].join(' '),
    )
  const readDead = async () =>
    listingOf(await deadLinks(backend), listQueryOf(request, lists.dead), (link) =>
      [link.text, link.url, link.source].join(' '),
    )
  const [missing, redirects, dead, pages] = await Promise.all([
    readListing(context, readMissing, text.notLoaded),
    readListing(context, readRedirects, text.notLoaded),
    readListing(context, readDead, text.notLoaded),
    readList(context, () => sitePages(backend), text.notLoaded),
  ])
  return {
    missing,
    redirects,
    dead,
    pages: pages.items,
    failed: [missing, redirects, dead, pages].find((list) => list.failed)?.failed,
  }
}
