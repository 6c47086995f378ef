import { type DataRouteObject, matchRoutes } from 'react-router'

/** The part of the router's route manifest that is used here. */
interface RouteEntry {
  module: string
  imports?: string[]
  css?: string[]
  [name: `client${string}Module`]: string | undefined
}

/** The router's data on the window. */
interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, RouteEntry> }
  __reactRouterRouteModules?: Record<string, unknown>
  __reactRouterDataRouter?: { routes: DataRouteObject[] }
}

/** The scripts and styles of an area's pages. */
export function codeOfArea(area: string): { scripts: Set<string>; styles: Set<string> } {
  const routes = Object.entries((window as RouterWindow).__reactRouterManifest?.routes ?? {})
    .filter(([id]) => id.startsWith(area))
    .map(([, route]) => route)
  return {
    scripts: new Set(routes.flatMap(scriptsOf)),
    styles: new Set(routes.flatMap(({ css = [] }) => css)),
  }
}

/** The scripts of the page at a path whose modules the router has not loaded. */
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
