import type { EntryContext } from 'react-router'

export type PageCode = ReturnType<typeof pageCode>

export function visitorsManifestPath(manifest: string): string {
  return manifest.replace('manifest-', 'visitors-')
}

export function pageCode(
  { manifest, serverHandoffString, staticHandlerContext }: EntryContext,
  isAdmin: boolean,
) {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => {
    const entry = manifest.routes[route.id]
    return entry ? [entry] : []
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
  const isPublic = routes.every(({ id }) => id === 'root' || id.startsWith('routes/public/'))
  const manifestPath = isPublic && !isAdmin ? visitorsManifestPath(manifest.url) : manifest.url
  const imports = new Set([
    ...manifest.entry.imports,
    ...routes.flatMap(({ imports }) => imports ?? []),
  ])
  return {
    /** The content of `window.__reactRouterContext`. */
    context: JSON.parse(serverHandoffString ?? '{}', dropFalse) as unknown,
    manifest: manifestPath,
    modules,
    entry: manifest.entry.module,
    imports: [...imports],
  }
}

/** The router treats a setting that is missing like one that is false. */
function dropFalse(_: string, value: unknown): unknown {
  return value === false ? undefined : value
}
