import { useEffect } from 'react'

/** The part of the router's route manifest that is used here. */
interface RouteEntry {
  module: string
  imports?: string[]
  css?: string[]
  [name: `client${string}Module`]: string | undefined
}

interface PreloadAreaProps {
  /** The folder of the area's route modules. */
  area: string
  /** When to start: once the browser is idle, or on the first interaction. */
  from: 'idle' | 'use'
}

const signsOfUse = ['pointermove', 'scroll', 'keydown', 'touchstart']

/**
 * Preloads the code of an area's pages, so that later navigation only fetches data: where the code of a
 * page cannot be loaded, the router falls back to a full page load.
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
  // Fills the browser's cache; files of the build are immutable.
  for (const style of new Set(routes.flatMap(({ css = [] }) => css))) fetch(style).catch(() => {})
}

function codeOf({ module, imports = [], ...route }: RouteEntry): string[] {
  const parts = [route.clientActionModule, route.clientLoaderModule]
  return [module, ...imports, ...parts].filter((href) => href !== undefined)
}
