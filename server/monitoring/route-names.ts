import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** What is answered before the router is asked. */
const beforeRouter = new Set(['/haendelser', '/livez', '/readyz'])
/** Anybody can ask for anything: no more names are remembered. */
const maxRemembered = 2000

/**
 * The route that answers a path, such as `/nyheder/:id`, so that requests are counted by few names
 * however many paths are asked for.
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
