import { type DataRouteObject, matchRoutes } from 'react-router'

interface RouteEntry {
  module: string
  imports?: string[]
  css?: string[]
  [name: `client${string}Module`]: string | undefined
}

interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, RouteEntry> }
  __reactRouterRouteModules?: Record<string, unknown>
  __reactRouterDataRouter?: { routes: DataRouteObject[] }
}

export function filesOfArea(area: string): string[] {
  const routes = Object.entries((window as RouterWindow).__reactRouterManifest?.routes ?? {})
    .filter(([id]) => id.startsWith(area))
    .flatMap(([, route]) => [...scriptsOf(route), ...(route.css ?? [])])
  return [...new Set(routes)]
}

/** Returns the scripts of the page at a path that the router has not loaded. */
export function missingCode(path: string): string[] {
  const { __reactRouterManifest, __reactRouterRouteModules, __reactRouterDataRouter } =
    window as RouterWindow
  const loaded = __reactRouterRouteModules ?? {}
  const missing = (matchRoutes(__reactRouterDataRouter?.routes ?? [], path) ?? [])
    .map(({ route }) => (route.id in loaded ? undefined : __reactRouterManifest?.routes[route.id]))
    .filter((route) => route !== undefined)
  return [...new Set(missing.flatMap(scriptsOf))]
}

function scriptsOf({ module, imports = [], ...route }: RouteEntry): string[] {
  const parts = [route.clientActionModule, route.clientLoaderModule]
  return [module, ...imports, ...parts].filter((href) => href !== undefined)
}
