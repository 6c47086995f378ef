import { useEffect } from 'react'

/** What the router knows of a route: among other things, the paths of its code. */
interface RouteEntry {
  module: string
  imports?: string[]
  css?: string[]
  [name: `client${string}Module`]: string | undefined
}

interface PreloadAreaProps {
  /** The folder of the area's route modules. */
  area: string
  /** As soon as the browser is idle, or not before somebody uses the page. */
  from: 'idle' | 'use'
}

const signsOfUse = ['pointermove', 'scroll', 'keydown', 'touchstart']

/**
 * Fetches the code of an area's pages before it is needed, so that going there later takes their data
 * only: the router leaves the page for good where it cannot load the code of another.
 */
export function PreloadArea({ area, from }: PreloadAreaProps) {
  useEffect(() => {
    const soon = () => (window.requestIdleCallback ?? setTimeout)(() => preload(area))
    if (from === 'idle') return void soon()
    const use = new AbortController()
    const begin = () => {
      use.abort()
      soon()
    }
    for (const sign of signsOfUse) addEventListener(sign, begin, { signal: use.signal })
    return () => use.abort()
  }, [area, from])
  return null
}

function preload(area: string) {
  const known = window as { __reactRouterManifest?: { routes: Record<string, RouteEntry> } }
  const routes = Object.entries(known.__reactRouterManifest?.routes ?? {})
    .filter(([id]) => id.startsWith(area))
    .map(([, route]) => route)
  for (const href of new Set(routes.flatMap(codeOf))) {
    if (document.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`)) continue
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  // Kept by the browser, which asks for none of the build's files twice.
  for (const style of new Set(routes.flatMap(({ css = [] }) => css))) fetch(style).catch(() => {})
}

function codeOf({ module, imports = [], ...route }: RouteEntry): string[] {
  const parts = [route.clientActionModule, route.clientLoaderModule]
  return [module, ...imports, ...parts].filter((href) => href !== undefined)
}
