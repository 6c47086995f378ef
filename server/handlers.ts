import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** The first part of a path as routes have it; any other one is left to the router as a whole. */
const beginning = /^\/(?:([a-z\d-]+)(?:\/|\.data$|$)|$)/
/** What a route may begin with that answers paths of several beginnings. */
const several = /^[:*]|\?$/

/**
 * The router's handlers, one for each beginning of a path. It tries the routes of the whole site one after the
 * other, several times for each request; here it knows those alone that can answer.
 */
export function handlersOf(build: ServerBuild, mode: string): (path: string) => RequestHandler {
  const all = Object.values(build.routes).filter((route) => route !== undefined)
  const beginnings = new Map(all.map((route) => [route.id, beginningOf(route, build.routes)]))
  const known = new Set(beginnings.values())
  const handlers = new Map<string | undefined, RequestHandler>()
  const whole = createRequestHandler(build, mode)
  return (path) => {
    const found = beginning.exec(path)
    if (!found) return whole
    const first = found[1] ?? ''
    return handlerOf(known.has(first) ? first : undefined)
  }

  /** Made when it is first asked for: a start would wait for all of them. */
  function handlerOf(first: string | undefined): RequestHandler {
    const made = handlers.get(first)
    if (made) return made
    const handler = createRequestHandler(within(build, answering(first)), mode)
    handlers.set(first, handler)
    return handler
  }

  function answering(first: string | undefined): Route[] {
    return all.filter(({ id }) => {
      const own = beginnings.get(id) ?? ''
      return own === first || several.test(own)
    })
  }
}

/** The first part of the paths that a route answers; empty for the front page and what holds others alone. */
function beginningOf(route: Route, routes: Routes): string {
  const path = lineOf(route, routes)
    .map(({ path }) => path ?? '')
    .filter(Boolean)
  return path.at(-1)?.split('/')[0]?.toLowerCase() ?? ''
}

/** A route and what it stands in, the innermost first. */
function lineOf(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [route, ...lineOf(parent, routes)] : [route]
}

/** The build as if these were the only routes that answer. */
function within(build: ServerBuild, answering: Route[]): ServerBuild {
  const ids = new Set(answering.flatMap((route) => lineOf(route, build.routes)).map(({ id }) => id))
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  const assets = { ...build.assets, routes: only(build.assets.routes) }
  return { ...build, assets, routes: only(build.routes) }
}
