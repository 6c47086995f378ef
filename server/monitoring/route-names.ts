import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** Paths answered before the router. */
const beforeRouter = new Set(['/haendelser', '/livez', '/readyz'])
/** Maximum number of cached names: paths come from clients, so there is no natural limit. */
const maxRemembered = 2000

/**
 * Returns the route pattern for a path, such as `/nyheder/:id`, to limit the number of metric labels.
 */
export function routeNames(routes: Routes): (path: string) => string {
  const tree = childrenOf(routes, undefined)
  const known = new Map<string, string>()
  return (path) => {
    const name = known.get(path) ?? nameOf(tree, path)
    if (known.size >= maxRemembered) known.clear()
    known.set(path, name)
    return name
  }
}

function nameOf(tree: RouteObject[], path: string): string {
  if (beforeRouter.has(path)) return path
  if (path.startsWith('/assets/')) return '/assets/*'
  const page = path.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  const matches = matchRoutes(tree, page) ?? []
  return `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, path, children: childrenOf(routes, id) },
    )
}
