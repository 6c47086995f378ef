import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Rolldown } from 'vite'

type Build = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The section of those modules that every public page needs. */
const everywhere = 'site'

/**
 * Which modules of the client's code share a file: few files compress better, but a page brings
 * the code of others only where their sections share it.
 * @param routes those of the site, of which a public page's section is the first part of its path
 */
export function codeGroups(routes: RouteConfigEntry[]) {
  const sections = new Map(sectionsOf(routes))
  const sharedBy = (id: string, build: Build) => {
    const pages = pagesThatNeed(id, build).filter((page) => sections.has(page))
    const names = [...new Set(pages.map((page) => sections.get(page)))].sort()
    if (names.length > 2 || names.includes(everywhere)) return everywhere
    return pages.length > 1 ? names.join('-') : null
  }
  return [
    // What begins a page must not bring the rest.
    { name: 'begin', test: /app\/entry\.client/, priority: 2 },
    {
      name: 'framework',
      test: /app\/take-over|node_modules\/(react|react-dom|react-router|scheduler)\//,
      priority: 1,
    },
    // First what all need: a group takes along what its modules import.
    {
      name: (id: string, build: Build) => (sharedBy(id, build) === everywhere ? everywhere : null),
    },
    { name: sharedBy },
  ]
}

function sectionsOf(routes: RouteConfigEntry[]): [file: string, section: string][] {
  return routes.flatMap(({ file, path, children }) => {
    if (!file.startsWith('routes/public/')) return []
    if (!children) return [[file, path?.split('/')[0] ?? 'home']]
    return [[file, everywhere], ...sectionsOf(children)]
  })
}

/** The public pages and layouts that need the module at once, not only when something is done on them. */
function pagesThatNeed(id: string, build: Build): string[] {
  const seen = new Set<string>()
  const rise = (module: string): string[] => {
    if (seen.has(module)) return []
    seen.add(module)
    const [, page] = module.match(/app\/(routes\/public\/[\w-]+\.tsx)$/) ?? []
    return page ? [page] : (build.getModuleInfo(module)?.importers ?? []).flatMap(rise)
  }
  return rise(id)
}
