import type { RouterContextProvider } from 'react-router'
import { addressesText as text } from '~/domain/addresses/addresses.text'
import { deadLinks } from '~/domain/addresses/dead-links.server'
import { missingAddresses } from '~/domain/addresses/missing-addresses.server'
import { allRedirects } from '~/domain/addresses/redirects.server'
import { sitePages } from '~/domain/addresses/site-pages.server'
import { backendContext } from '~/platform/backend.server'
import { readList } from '~/routes/admin/answer.server'

/** The screen's lists; where one cannot be read, the others are shown. */
export async function readAddressLists(context: Readonly<RouterContextProvider>) {
  const backend = context.get(backendContext)
  const [missing, redirects, dead, pages] = await Promise.all([
    readList(context, () => missingAddresses(backend), text.notLoaded),
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
