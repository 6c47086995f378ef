import type { EntryContext } from 'react-router'

/** The code that takes a page over in the browser. Its paths are those of the build. */
export interface PageCode {
  /** What the router's own script would put into `window.__reactRouterContext`. */
  context: unknown
  /** The module that knows all routes. */
  manifest: string
  /** The modules of the page's routes, by the routes' ids. */
  modules: [id: string, paths: string[]][]
  entry: string
  /** Everything that these import, to be fetched at once. */
  preloads: string[]
}

/** Which code takes over the page that the router has prepared. */
export function pageCodeOf({ manifest, serverHandoffString, staticHandlerContext }: EntryContext) {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => {
    const known = manifest.routes[route.id]
    return known ? [known] : []
  })
  const modules = routes.map((route): [string, string[]] => [
    route.id,
    [
      route.clientActionModule,
      route.clientLoaderModule,
      route.clientMiddlewareModule,
      route.hydrateFallbackModule,
      route.module,
    ].filter((path) => path !== undefined),
  ])
  const preloads = new Set([
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...modules.flatMap(([, paths]) => paths),
    ...routes.flatMap(({ imports }) => imports ?? []),
  ])
  return {
    context: JSON.parse(serverHandoffString ?? '{}'),
    manifest: manifest.url,
    modules,
    entry: manifest.entry.module,
    preloads: [...preloads],
  } satisfies PageCode
}
