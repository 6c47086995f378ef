import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningServer } from './servers.ts'

/** A route in the build's manifest. */
export interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  hasAction: boolean
  hasLoader: boolean
  module: string
  imports: string[]
}

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, BuiltRoute>
}

const clientFolder = join(import.meta.dirname, '../../build/client')

/** The manifest of the served build, which public pages do not link to. */
export async function manifestOf({ url }: RunningServer): Promise<Manifest> {
  const page = await (await fetch(`${url}/admin/log-ind`)).text()
  const [path] = /\/assets\/manifest-[\w-]+\.js/.exec(page) ?? []
  if (!path) throw new Error('the page names no manifest')
  const script = await (await fetch(`${url}${path}`)).text()
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest
}

/** The route with its parents, outermost first. */
export function routeChain({ routes }: Manifest, id: string): BuiltRoute[] {
  const route = routes[id]
  if (!route) throw new Error(`there is no route ${id}`)
  return route.parentId ? [...routeChain({ routes } as Manifest, route.parentId), route] : [route]
}

/** The route's path with values for its parameters. */
export function pathOf(manifest: Manifest, id: string): string {
  const parts = routeChain(manifest, id).flatMap(({ path }) => (path ? [path] : []))
  return `/${parts
    .join('/')
    .replaceAll(/:\w+\??/g, 'x')
    .replaceAll('*', 'ukendt')}`
}

/** A file of the build by its path in the manifest. */
export function clientFile(path: string): string {
  return readFileSync(join(clientFolder, path), 'utf8')
}
