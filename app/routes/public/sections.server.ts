import type { RouterContextProvider } from 'react-router'
import { siteSections } from '~/domain/pages/page-sources.server'
import { sectionList } from '~/domain/sections/sections'
import { backendContext } from '~/platform/backend.server'
import { readCached } from '~/platform/pages/visit.server'

/** The fallback while the database cannot be read. */
const allSections = sectionList.flatMap(({ path }) =>
  path === '/soeg' || path === '/brev' ? [] : [path],
)

export function sectionsOfSite(context: Readonly<RouterContextProvider>) {
  return readCached(
    context,
    'sections of the site',
    () => siteSections(context.get(backendContext)),
    { visible: allSections, listed: allSections, filled: allSections },
  )
}
