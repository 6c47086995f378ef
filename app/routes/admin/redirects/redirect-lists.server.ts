import type { RouterContextProvider } from 'react-router'
import { deadLinks } from '~/domain/redirects/dead-links.server'
import { missingPathes } from '~/domain/redirects/missing-paths.server'
import { redirectsCopy as text } from '~/domain/redirects/redirects.copy'
import { allRedirects } from '~/domain/redirects/redirects.server'
import { sitePages } from '~/domain/redirects/site-pages.server'
import { backendContext } from '~/platform/backend.server'
import { readList } from '~/routes/admin/answer.server'

/** The screen's lists; where one cannot be read, the others are shown. */
export async function readRedirectLists(context: Readonly<RouterContextProvider>) {
  const backend = context.get(backendContext)
  const [missing, redirects, dead, pages] = await Promise.all([
    readList(context, () => missingPathes(backend), text.notLoaded),
    readList(context, () => allRedirects(backend), text.notLoaded),
    readList(context, () => deadLinks(backend), text.notLoaded),
    readList(context, () => sitePages(backend), text.notLoaded),
  ])
  return {
    ...{ missing: missing.items, redirects: redirects.items },
    ...{ dead: dead.items, pages: pages.items },
    failed: [missing, redirects, dead, pages].find((list) => list.failed)?.failed,
  }
}
